import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useSyncExternalStore } from 'react';
import type { Client } from './client.ts';
import type { User } from './contract/account.ts';
import { ApiError } from './errors.ts';
import { useApi } from './provider.ts';
import { queryOptionsOf, read } from './read.ts';
import type { TokenKind } from './tokens.ts';

/** A page that reloads itself again and again helps nobody. */
export const reloadGuardMs = 10_000;
const reloadedAt = 'oche-reloaded-at';

/** A token of this device; undefined while a server renders, which does not know it. */
export function useToken(kind: TokenKind): string | null | undefined {
  const { tokens } = useApi();
  return useSyncExternalStore(
    tokens.subscribe,
    () => tokens.get(kind),
    () => undefined,
  );
}

export type Session = {
  /** unauthenticated: no token · loading: a token, its user not known yet · authenticated */
  state: 'unauthenticated' | 'loading' | 'authenticated';
  user: User | null;
  impersonating: boolean;
  /** Ends acting as somebody else: revokes that token, forgets it and starts the page anew as oneself. */
  stopImpersonating(): Promise<void>;
  /**
   * Keeps the token of a log-in and loads its user. If the server does not know the token, it is forgotten, the page reloads, and
   * this throws "Failed to login". Without an answer the token stays, and this throws the `ApiError`.
   */
  login(token: string): Promise<User>;
  /** Revokes the token, forgets it and everything read with it, and starts the page anew. */
  logout(): Promise<void>;
  /** Forgets the token as `logout` does, where the server has ended the log-in already. */
  forget(): void;
  /** Forgets it on this device without a word to the server, and the page goes on. */
  logoutHere(): void;
  /** Loads the user again, e.g. when the app comes back; throws "User is already loading" unless forced. */
  reload(options?: { force?: boolean }): Promise<void>;
};

/** Whether an error says that the token is dead. Silence and 5xx say nothing about it: they keep token and user. */
const isDead = (error: unknown) => error instanceof ApiError && error.status === 401;

const getUser = read('getUser');
const userKey = [getUser.name, getUser.input] as const;

/** A client that always sends the person's own token. The pages of a tablet send the board's, which belongs to no user. */
const userQuery = (client: Client, token: string) => ({
  ...queryOptionsOf(client, getUser),
  queryFn: ({ signal }: { signal?: AbortSignal }) => client.call('getUser', {}, { token, ...(signal && { signal }) }),
});

/** Who is logged in on this device. */
export function useSession(): Session {
  const { client, tokens, reload: reloadPage, storage } = useApi();
  const cache = useQueryClient();
  const own = useToken('user');
  const impersonation = useToken('impersonation');
  const known = own !== undefined && impersonation !== undefined;
  const token = impersonation ?? own ?? null;
  const { data, error } = useQuery({
    ...userQuery(client, token ?? ''),
    enabled: token !== null,
    staleTime: 5 * 60_000,
  });
  const user = token === null ? null : (data ?? null);

  const clear = useCallback(() => {
    tokens.set('user', null);
    tokens.set('impersonation', null);
    cache.clear();
  }, [tokens, cache]);
  const beOneself = useCallback(() => {
    tokens.set('impersonation', null);
    cache.clear();
  }, [tokens, cache]);
  const forget = useCallback(() => {
    clear();
    reloadPage();
  }, [clear, reloadPage]);

  const dead = token !== null && (data === null || isDead(error));
  useEffect(() => {
    if (!dead) return;
    // Whose acting as somebody else has ended is still logged in.
    if (impersonation) beOneself();
    else clear();
    const last = Number(storage.get(reloadedAt) ?? 0);
    if (Date.now() - last < reloadGuardMs) return;
    storage.set(reloadedAt, String(Date.now()));
    reloadPage();
  }, [dead, impersonation, beOneself, clear, storage, reloadPage]);

  return {
    state: !known ? 'loading' : token === null ? 'unauthenticated' : user ? 'authenticated' : 'loading',
    user,
    impersonating: typeof impersonation === 'string',
    async stopImpersonating() {
      if (impersonation) await client.call('stopImpersonating', {}, { token: impersonation }).catch(() => null);
      beOneself();
      reloadPage();
    },
    async login(fresh) {
      // Answers that were read without a log-in may lack data that this user may see.
      void cache.invalidateQueries({ refetchType: 'none' });
      // An older answer says nothing about this token.
      cache.removeQueries({ queryKey: userKey });
      tokens.set('user', fresh);
      const found = await cache.fetchQuery(userQuery(client, fresh)).catch((error: unknown) => {
        if (isDead(error)) return null;
        throw error;
      });
      // The effect above clears the session and reloads the page.
      if (!found) throw new Error('Failed to login');
      return found;
    },
    async logout() {
      // Best effort: whoever logs out without network is logged out on this device all the same.
      const all = [impersonation, own].filter((each) => typeof each === 'string');
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
