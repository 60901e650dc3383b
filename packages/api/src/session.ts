import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Client } from './client.ts';
import type { User } from './contract/account.ts';
import { ApiError } from './errors.ts';
import { useApi } from './provider.ts';
import { queryOptionsOf, read } from './read.ts';
import type { TokenKind } from './tokens.ts';

/** The shortest time between two automatic reloads in milliseconds, against loops. */
export const reloadGuardMs = 10_000;
const reloadedAt = 'oche-reloaded-at';

/** A token of this device; undefined on a rendering server, which does not know it. */
export function useToken(kind: TokenKind): string | null | undefined {
  const { tokens } = useApi();
  return useSyncExternalStore(
    tokens.subscribe,
    () => tokens.get(kind),
    () => undefined,
  );
}

/**
 * The user of this device; null for nobody, on a rendering server, and until the user is loaded. Unlike `useSession`, it does not tell these apart,
 * so a device without a session renders nothing again when it hydrates a page.
 */
export function useUser(): User | null {
  const { client, tokens } = useApi();
  const token = useSyncExternalStore(
    tokens.subscribe,
    () => tokens.get('impersonation') ?? tokens.get('user'),
    () => null,
  );
  return useUserOf(client, token).user;
}

export type Session = {
  /** unauthenticated: no token · loading: a token whose user is not known yet · authenticated: the user is known */
  state: 'unauthenticated' | 'loading' | 'authenticated';
  user: User | null;
  impersonating: boolean;
  /** Ends an impersonation: revokes its token, removes it and reloads the page with the user's own session. */
  stopImpersonating(): Promise<void>;
  /**
   * Stores the token of a log-in and loads its user. If the server does not know the token, the session is cleared, the page reloads, and this
   * throws "Failed to login". Without a response, the token is kept, and this throws the `ApiError`.
   */
  login(token: string): Promise<User>;
  /** Revokes the token, removes it, empties the query cache and reloads the page. */
  logout(): Promise<void>;
  /** Clears the session as `logout` does, after the server has already revoked the token. */
  forget(): void;
  /** Clears the session on this device only, without a request and without a reload. */
  logoutHere(): void;
  /** Loads the user again, e.g. when the app returns to the foreground. Throws "User is already loading" while it is loading, unless forced. */
  reload(options?: { force?: boolean }): Promise<void>;
};

/** Whether the server has rejected the token. It is kept if there was no response or a 5xx. */
const isRejected = (error: unknown) => error instanceof ApiError && error.status === 401;

const getUser = read('getUser');
const userKey = [getUser.name, getUser.input] as const;

/** Reads the user of a token. It sends this token even on the pages of a tablet, where other calls send the token of the board. */
const userQuery = (client: Client, token: string) => ({
  ...queryOptionsOf(client, getUser),
  queryFn: ({ signal }: { signal?: AbortSignal }) => client.call('getUser', {}, { token, ...(signal && { signal }) }),
});

/** The user of a token; `data` is null if there is no such user. */
function useUserOf(client: Client, token: string | null) {
  const { data, error } = useQuery({
    ...userQuery(client, token ?? ''),
    enabled: token !== null,
    staleTime: 5 * 60_000,
  });
  return { data, error, user: token === null ? null : (data ?? null) };
}

/** The session of this device. */
export function useSession(): Session {
  const { client, tokens, reload: reloadPage, storage } = useApi();
  const cache = useQueryClient();
  const userToken = useToken('user');
  const impersonation = useToken('impersonation');
  const isHydrated = userToken !== undefined && impersonation !== undefined;
  const token = impersonation ?? userToken ?? null;
  const { data, error, user } = useUserOf(client, token);

  const clear = useCallback(() => {
    tokens.set('user', null);
    tokens.set('impersonation', null);
    cache.clear();
  }, [tokens, cache]);
  const clearImpersonation = useCallback(() => {
    tokens.set('impersonation', null);
    cache.clear();
  }, [tokens, cache]);
  const forget = useCallback(() => {
    clear();
    reloadPage();
  }, [clear, reloadPage]);

  const isInvalid = token !== null && (data === null || isRejected(error));
  useEffect(() => {
    if (!isInvalid) return;
    // After an impersonation has ended, the user's own session continues.
    if (impersonation) clearImpersonation();
    else clear();
    const last = Number(storage.get(reloadedAt) ?? 0);
    if (Date.now() - last < reloadGuardMs) return;
    storage.set(reloadedAt, String(Date.now()));
    reloadPage();
  }, [isInvalid, impersonation, clearImpersonation, clear, storage, reloadPage]);

  return {
    state: !isHydrated ? 'loading' : token === null ? 'unauthenticated' : user ? 'authenticated' : 'loading',
    user,
    impersonating: typeof impersonation === 'string',
    async stopImpersonating() {
      if (impersonation) await client.call('stopImpersonating', {}, { token: impersonation }).catch(() => null);
      clearImpersonation();
      reloadPage();
    },
    async login(newToken) {
      // Responses to requests without a token may lack data that this user may see.
      void cache.invalidateQueries({ refetchType: 'none' });
      // A cached response belongs to another token.
      cache.removeQueries({ queryKey: userKey });
      tokens.set('user', newToken);
      const user = await cache.fetchQuery(userQuery(client, newToken)).catch((error: unknown) => {
        if (isRejected(error)) return null;
        throw error;
      });
      // The effect above then clears the session and reloads the page.
      if (!user) throw new Error('Failed to login');
      return user;
    },
    async logout() {
      // Best effort: without a network the user is still logged out on this device.
      const all = [impersonation, userToken].filter((each) => typeof each === 'string');
      await Promise.all(all.map((each) => client.call('logout', {}, { token: each }).catch(() => null)));
      forget();
    },
    forget,
    logoutHere: clear,
    async reload({ force = false } = {}) {
      if (!force && cache.isFetching({ queryKey: userKey })) throw new Error('User is already loading');
      await cache.invalidateQueries({ queryKey: userKey });
    },
  };
}
