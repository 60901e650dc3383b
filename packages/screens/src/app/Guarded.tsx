import { useEffect, useRef, type ReactNode } from 'react';
import { useSession, useToken } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { guard, type GuardResult } from '@oche/routes/guard';
import { routes, type RouteName } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { redirectTarget } from '../shell/localPath.ts';
import { useHref } from '../shell/useHref.ts';

/** Whether this visitor may see the page, or where to redirect; `wait` until this device's tokens are known. */
function useGuard(name: RouteName): GuardResult | 'wait' {
  const { access } = routes[name];
  const { state, user } = useSession();
  const board = useToken('board');
  // After a log-in on a page for logged-out visitors, that page navigates on. Only visitors who arrive logged in are redirected here.
  const cameLoggedOut = useRef<RouteName>(undefined);
  if (state === 'unauthenticated') cameLoggedOut.current = name;
  if (access.startsWith('board-') && board === undefined) return 'wait';
  if (access === 'anonymous' && (state === 'loading' || cameLoggedOut.current === name)) return 'allow';
  // A visitor with a token is let in before the user is known, because the API authorises every call.
  if (state === 'loading' && access !== 'none' && !access.startsWith('board-')) return 'allow';
  return guard(access, {
    user: user === null ? 'nobody' : user.isSuperAdmin ? 'superadmin' : 'user',
    board: typeof board === 'string',
    // `useRedirectToBoard` has already redirected devices in tablet mode.
    tabletMode: false,
  });
}

/** Shows a page to visitors who may see it, and redirects all others. */
export function Guarded({ name, waiting, children }: { name: RouteName; waiting: ReactNode; children: ReactNode }) {
  const { navigate, pathname, search, site } = useHost();
  const { locale } = useIntl();
  const href = useHref();
  const result = useGuard(name);
  const redirect = typeof result === 'object' ? result.redirect : null;
  useEffect(() => {
    if (!redirect) return;
    const here = search.size ? `${pathname}?${search}` : pathname;
    const target = {
      home: () => redirectTarget(name, search, locale, site),
      login: () => href('login', {}, { next: here }),
      tablet: () => href('tablet'),
      tabletLogin: () => href('tabletLogin'),
    }[redirect]();
    navigate(target, { replace: true });
  }, [redirect, navigate, href, name, locale, pathname, search, site]);
  return result === 'allow' ? children : waiting;
}
