import { useMemo } from 'react';
import type { RouteMatch } from '@oche/routes/match';
import { useHost } from './host.tsx';
import { contextOf, matchOn } from './site.ts';

/** The page of the current URL, with its parameters and language; null if no page has this URL. */
export function useRoute(): RouteMatch | null {
  const { pathname, site } = useHost();
  return useMemo(() => matchOn(site, pathname), [pathname, site]);
}

/** The domain that names the competition of this site in the reads of its pages. Empty on the app, whose pages do not use it. */
export function useEncodedDomain(): string {
  const { site } = useHost();
  return contextOf(site)?.encodedDomain ?? '';
}
