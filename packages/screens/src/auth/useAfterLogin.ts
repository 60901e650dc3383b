import type { User } from '@oche/api/contract/account';
import { useSession } from '@oche/api/session';
import { useHost } from '../shell/host.tsx';
import { localPath } from '../shell/localPath.ts';
import { manageRoute } from '../shell/manageRoute.ts';
import { useHref } from '../shell/useHref.ts';

/**
 * Stores the token of a log-in and navigates to the page in `?next=`. Without one, organisers go to the management pages and players to their
 * profile. On the site of a competition, all users go to its front page.
 */
export function useAfterLogin(): (token: string) => Promise<void> {
  const { login } = useSession();
  const { navigate, search, site } = useHost();
  const href = useHref();
  const homeOf = (user: User) => {
    if (site.kind !== 'app') return href('home');
    return href(user.isSuperAdmin || user.memberships.length > 0 ? manageRoute(user) : 'profile');
  };
  return async (token) => {
    const user = await login(token);
    navigate(localPath(search.get('next')) ?? homeOf(user), { replace: true });
  };
}
