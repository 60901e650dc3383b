import { useMemo } from 'react';
import type { RouteMatch } from '@oche/routes/match';
import { useHost } from './host.tsx';
import { contextOf, matchOn } from './site.ts';

/** The page that is shown, with its parameters and language; null where the address is nobody's. */
export function useRoute(): RouteMatch | null {
  const { pathname, site } = useHost();
  return useMemo(() => matchOn(site, pathname), [pathname, site]);
}

/** How the reads of a page name the competition whose site this is; empty on the app, whose pages read nothing by it. */
export function useEncodedDomain(): string {
  const { site } = useHost();
  return contextOf(site)?.encodedDomain ?? '';
}
