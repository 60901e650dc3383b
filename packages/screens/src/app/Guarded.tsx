import { useEffect, useRef, type ReactNode } from 'react';
import { useSession, useToken } from '@oche/api/session';
import { useIntl } from '@oche/i18n/provider';
import { guard, type GuardResult } from '@oche/routes/guard';
import { routes, type RouteName } from '@oche/routes/table';
import { useHost } from '../shell/host.tsx';
import { insteadOf } from '../shell/localPath.ts';
import { useHref } from '../shell/useHref.ts';

/** Where the rules of a page send this visitor; `wait` until this device's tokens are known. */
function useGuard(name: RouteName): GuardResult | 'wait' {
  const { access } = routes[name];
  const { state, user } = useSession();
  const board = useToken('board');
  // Who logs in on a page for the logged-out is taken on by that page; only who comes logged in is sent away.
  const cameAsNobody = useRef<RouteName>(undefined);
  if (state === 'unauthenticated') cameAsNobody.current = name;
  if (access.startsWith('board-') && board === undefined) return 'wait';
  if (access === 'anonymous' && (state === 'loading' || cameAsNobody.current === name)) return 'allow';
  // A token whose user is not known yet passes: the server has the last word, and has had it where it rendered the page.
  if (state === 'loading' && access !== 'none' && !access.startsWith('board-')) return 'allow';
  return guard(access, {
    user: user === null ? 'nobody' : user.isSuperAdmin ? 'superadmin' : 'user',
    board: typeof board === 'string',
    // Whose device belongs to a board never comes so far: useSentToBoard.
    tabletMode: false,
  });
}

/** Shows a page to whom it is for, and sends everybody else where they belong. */
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
      home: () => insteadOf(name, search, locale, site),
      login: () => href('login', {}, { next: here }),
      tablet: () => href('tablet'),
      tabletLogin: () => href('tabletLogin'),
    }[redirect]();
    navigate(target, { replace: true });
  }, [redirect, navigate, href, name, locale, pathname, search, site]);
  return result === 'allow' ? children : waiting;
}
