import { useMemo } from 'react';
import type { RouteMatch } from '@oche/routes/match';
import { useHost } from './host.tsx';
import { contextOf, matchOn } from './site.ts';

/** The page of the current address, with its parameters and language; null if no page has this address. */
export function useRoute(): RouteMatch | null {
  const { pathname, site } = useHost();
  return useMemo(() => matchOn(site, pathname), [pathname, site]);
}

/** The domain by which the reads of a page name the competition whose site this is; empty on the app, whose pages do not use it. */
export function useEncodedDomain(): string {
  const { site } = useHost();
  return contextOf(site)?.encodedDomain ?? '';
}
