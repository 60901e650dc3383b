import { useEffect } from 'react';
import { guard } from '@oche/routes/guard';
import { routes } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { usePreference } from '../shell/preferences.ts';
import { useHref } from '../shell/useHref.ts';
import { useRoute } from '../shell/useRoute.ts';

/**
 * Whether this device belongs to a board and the page does not, be it one that does not exist: then it is left at once, and nothing of it is
 * shown meanwhile, not even its bar.
 */
export function useSentToBoard(): boolean {
  const { navigate, site } = useHost();
  const href = useHref();
  const route = useRoute();
  const [tabletMode] = usePreference('tabletMode');
  // Whoever it is: what a page asks of its visitors is looked at once it is to be shown.
  const visitor = { user: 'nobody', board: false, tabletMode: tabletMode === 'true' && site.kind === 'app' } as const;
  const result = guard(route ? routes[route.name].access : 'none', visitor);
  const isSent = typeof result === 'object' && result.redirect === 'tablet';
  useEffect(() => {
    if (isSent) navigate(href('tablet'), { replace: true });
  }, [isSent, navigate, href]);
  return isSent;
}
