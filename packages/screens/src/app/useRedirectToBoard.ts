import { useEffect } from 'react';
import { guard } from '@oche/routes/guard';
import { routes } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';
import { useHref } from '../shell/useHref.ts';
import { useRoute } from '../shell/useRoute.ts';

/**
 * Redirects a device in tablet mode to its board from every other page, including unknown URLs. Returns whether it redirects, so that
 * the page is not shown in the meantime.
 */
export function useRedirectToBoard(): boolean {
  const { navigate, site } = useHost();
  const href = useHref();
  const route = useRoute();
  const [tabletMode] = usePreference('tabletMode');
  // Only tablet mode matters here; `Guarded` checks the rest.
  const guardInput = {
    user: 'nobody',
    board: false,
    team: false,
    match: false,
    tabletMode: tabletMode === 'true' && site.kind === 'app',
  } as const;
  const result = guard(routes[route?.name ?? 'home'], guardInput);
  const isRedirected = typeof result === 'object' && result.redirect === 'tablet';
  useEffect(() => {
    if (isRedirected) navigate(href('tablet'), { replace: true });
  }, [isRedirected, navigate, href]);
  return isRedirected;
}
