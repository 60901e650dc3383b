import type { Access } from './contract/define.ts';

/** Key-value storage of a host: the device's storage, or cookies. */
export type Storage = { get(key: string): string | null; set(key: string, value: string): void; remove(key: string): void };

/**
 * `user`: a session on this device, valid for two years · `impersonation`: until the browser is closed · `board`: a paired tablet · `team`: the
 * link of a team, for its captain without an account · `match`: the link of a match, for people who score it
 */
export type TokenKind = 'user' | 'impersonation' | 'board' | 'team' | 'match';

const keys: Record<TokenKind, string> = {
  user: 'token',
  impersonation: 'impersonation_token',
  board: 'board_token',
  team: 'team_token',
  match: 'match_token',
};

/** The tokens of this device; `subscribe` calls its listener after each change. */
export type Tokens = {
  get(kind: TokenKind): string | null;
  set(kind: TokenKind, token: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** Keeps the tokens of users, teams and matches in `cookies`, which the rendering server gets, and the token of a board in `device`. */
export function createTokens({ cookies, device }: { cookies: Storage; device: Storage }): Tokens {
  const listeners = new Set<() => void>();
  const storageOf = (kind: TokenKind) => (kind === 'board' ? device : cookies);
  return {
    get: (kind) => storageOf(kind).get(keys[kind]),
    set(kind, token) {
      if (token === null) storageOf(kind).remove(keys[kind]);
      else storageOf(kind).set(keys[kind], token);
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Whether a path is this one or below it, in any language. */
const isBelow = (pathname: string, first: string) => new RegExp(`^/(?:(?:en|nl|fr|de)/)?${first}(?:/|$)`).test(pathname);

/** Whether a path is a page on which a device scores a match. */
const isMatchPlay = (pathname: string) =>
  /^\/(?:(?:en|nl|fr|de)\/)?competition\/[^/]+\/season\/[^/]+\/matches\/[^/]+\/play\//.test(pathname);

/**
 * The bearer token of a request. Pages of the tablet and endpoints for boards use the token of the board. All others use the token of the
 * impersonated user, otherwise the user's own. Without these, the management of competitions uses the link of a team. Other pages do not,
 * because they would fail after the link has been renewed. Only the page of this link does: it reads the page of the team before the address changes.
 * The pages that score a match use its link first: a device has it only if its user may not
 * score the match otherwise.
 */
export function bearerOf(tokens: Tokens, { pathname, search }: Pick<Location, 'pathname' | 'search'>, access: Access): string | null {
  if (access === 'board' || isBelow(pathname, 'tablet')) return tokens.get('board');
  const match = isMatchPlay(pathname) ? tokens.get('match') : null;
  if (match !== null) return match;
  const team = tokens.get('team');
  const isTeams = isBelow(pathname, 'competition') || new URLSearchParams(search).get('team') === team;
  return tokens.get('impersonation') ?? tokens.get('user') ?? (isTeams ? team : null);
}

/** Browsers keep a cookie for at most 400 days. The token is valid for two years, so every start of the app renews the cookie. */
const tokenDays = 400;

/** For how many days a token is kept. The link of a match is not valid for longer. The others are kept until the browser is closed. */
const daysKept: Readonly<Record<string, number>> = { [keys.user]: tokenDays, [keys.team]: tokenDays, [keys.match]: 1.5 };

/** Storage in the cookies of a document. */
export function documentCookies(document: { cookie: string }, secure: boolean): Storage {
  const attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  // Reading cookies is slow, since the browser gets them from another process, and many parts of a page read the session. They cannot change
  // during a task, so they are cached until its end.
  let cached: string | undefined;
  const readAll = () => {
    if (cached === undefined) {
      cached = document.cookie;
      queueMicrotask(() => (cached = undefined));
    }
    return cached;
  };
  const write = (cookie: string) => {
    document.cookie = cookie + attributes;
    cached = undefined;
  };
  return {
    get(key) {
      const found = readAll()
        .split('; ')
        .find((pair) => pair.startsWith(`${key}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(key.length + 1)) || null;
    },
    set(key, value) {
      const days = daysKept[key];
      const age = days === undefined ? '' : `; Max-Age=${days * 24 * 60 * 60}`;
      write(`${key}=${encodeURIComponent(value)}${age}`);
    },
    remove(key) {
      write(`${key}=; Max-Age=0`);
    },
  };
}

/** Storage in memory, for servers, stories and browsers without storage. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** The `localStorage` of a browser, or memory if the browser denies it (private windows, blocked cookies). */
export function deviceStorage(): Storage {
  try {
    const { localStorage } = globalThis;
    localStorage.getItem('');
    return {
      get: (key) => localStorage.getItem(key),
      set: (key, value) => localStorage.setItem(key, value),
      remove: (key) => localStorage.removeItem(key),
    };
  } catch {
    return memoryStorage();
  }
}
