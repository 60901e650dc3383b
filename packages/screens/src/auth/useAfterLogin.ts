import { useSession } from '@oche/api/session';
import { useHost } from '../shell/host.tsx';
import { localPath } from '../shell/localPath.ts';

/** Takes the token of a log-in and goes where the visitor wanted to go, else to `fallback`. */
export function useAfterLogin(): (token: string, fallback: string) => Promise<void> {
  const { login } = useSession();
  const { navigate, search } = useHost();
  return async (token, fallback) => {
    await login(token);
    navigate(localPath(search.get('next')) ?? fallback, { replace: true });
  };
}
