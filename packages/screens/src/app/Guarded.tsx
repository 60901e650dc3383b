import { useEffect, useRef, type ReactNode } from 'react';
import { useSession, useToken } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { guard, type GuardResult } from '@oche/routes/guard';
import { routes, type RouteName } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { redirectTarget } from '../shell/localPath.ts';
import { useHref } from '../shell/useHref.ts';

/** Whether the user may see the page, or else the redirect; `wait` until this device's tokens are known. */
function useGuard(name: RouteName): GuardResult | 'wait' {
  const { access } = routes[name];
  const team = useToken('team');
  const match = useToken('match');
  const { state, user } = useSession();
  const board = useToken('board');
  // After a log-in, the page for logged-out users itself navigates to the next page. Only users who arrive logged in are redirected here.
  const loggedOutPage = useRef<RouteName>(undefined);
  if (state === 'unauthenticated') loggedOutPage.current = name;
  if (access.startsWith('board-') && board === undefined) return 'wait';
  if (access === 'anonymous' && (state === 'loading' || loggedOutPage.current === name)) return 'allow';
  // A user with a token may see the page before the user is loaded, because the API authorises every call.
  if (state === 'loading' && access !== 'none' && !access.startsWith('board-')) return 'allow';
  return guard(routes[name], {
    user: user === null ? 'nobody' : user.isSuperAdmin ? 'superadmin' : 'user',
    board: typeof board === 'string',
    team: typeof team === 'string',
    match: typeof match === 'string',
    // `useRedirectToBoard` has already redirected devices in tablet mode.
    tabletMode: false,
  });
}

/** Shows a page to users who may see it, and redirects all others. */
export function Guarded({ name, fallback, children }: { name: RouteName; fallback: ReactNode; children: ReactNode }) {
  const { navigate, pathname, search, site } = useHost();
  const { locale } = useIntl();
  const href = useHref();
  const result = useGuard(name);
  const redirect = typeof result === 'object' ? result.redirect : null;
  useEffect(() => {
    if (!redirect) return;
    const currentUrl = search.size ? `${pathname}?${search}` : pathname;
    const target = {
      home: () => redirectTarget(name, search, locale, site),
      login: () => href('login', {}, { next: currentUrl }),
      tablet: () => href('tablet'),
      tabletLogin: () => href('tabletLogin'),
    }[redirect]();
    navigate(target, { replace: true });
  }, [redirect, navigate, href, name, locale, pathname, search, site]);
  return result === 'allow' ? children : fallback;
}
