import { useSession } from '@oche/api/session';
import { useHost } from '../shell/host.tsx';
import { localPath } from '../shell/localPath.ts';
import { useHref } from '../shell/useHref.ts';

/** Takes the token of a log-in and goes where the visitor wanted to go, else to what they manage; on the site of a competition to its front page. */
export function useAfterLogin(): (token: string, fallback?: string) => Promise<void> {
  const { login } = useSession();
  const { navigate, search, site } = useHost();
  const href = useHref();
  const home = href(site.kind === 'app' ? 'manage' : 'home');
  return async (token, fallback = home) => {
    await login(token);
    navigate(localPath(search.get('next')) ?? fallback, { replace: true });
  };
}
