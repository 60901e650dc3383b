import { useMemo } from 'react';
import { matchRoute, type RouteMatch } from '@oche/routes/match';
import { useHost } from './host.tsx';

/** The page that is shown, with its parameters and language; null where the address is nobody's. */
export function useRoute(): RouteMatch | null {
  const { pathname, site = 'app' } = useHost();
  return useMemo(() => matchRoute(pathname, site), [pathname, site]);
}
