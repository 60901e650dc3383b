import type { Access } from './contract/define.ts';

/** Where a host keeps things: the device's storage, or cookies. */
export type Storage = { get(key: string): string | null; set(key: string, value: string): void; remove(key: string): void };

/** user: logged in here, two years · impersonation: a super admin acts as somebody, this browser session · board: a paired tablet */
export type TokenKind = 'user' | 'impersonation' | 'board';

const keys: Record<TokenKind, string> = { user: 'token', impersonation: 'impersonation_token', board: 'board_token' };

/** The tokens of this device; `subscribe` tells when one has changed. */
export type Tokens = {
  get(kind: TokenKind): string | null;
  set(kind: TokenKind, token: string | null): void;
  subscribe(listener: () => void): () => void;
};

/** `cookies` hold what belongs to a person, `device` what belongs to the tablet. */
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

const onTablet = (pathname: string) => /^\/(?:(?:en|nl|fr|de)\/)?tablet(?:\/|$)/.test(pathname);

/**
 * The bearer of a request: the board's on the tablet's pages and for what only a board may ask, else the impersonated
 * user's before one's own, else none.
 */
export function bearerOf(tokens: Tokens, pathname: string, access: Access): string | null {
  if (access === 'board' || onTablet(pathname)) return tokens.get('board');
  return tokens.get('impersonation') ?? tokens.get('user');
}

/** Browsers keep a cookie for 400 days at most; the token itself lives two years, so every start of the app writes it anew. */
const tokenDays = 400;

/** The cookies of a document. The user's token is kept as long as browsers allow, the others until the browser is closed. */
export function documentCookies(document: { cookie: string }, secure: boolean): Storage {
  const attributes = `; Path=/; SameSite=Lax${secure ? '; Secure' : ''}`;
  // A browser asks another process for its cookies, and every part of a page that wants to know who is logged in asks the browser. They
  // are the same until the end of a task.
  let known: string | undefined;
  const all = () => {
    if (known === undefined) {
      known = document.cookie;
      queueMicrotask(() => (known = undefined));
    }
    return known;
  };
  const write = (cookie: string) => {
    document.cookie = cookie + attributes;
    known = undefined;
  };
  return {
    get(key) {
      const found = all()
        .split('; ')
        .find((pair) => pair.startsWith(`${key}=`));
      return found === undefined ? null : decodeURIComponent(found.slice(key.length + 1)) || null;
    },
    set(key, value) {
      const age = key === keys.user ? `; Max-Age=${tokenDays * 24 * 60 * 60}` : '';
      write(`${key}=${encodeURIComponent(value)}${age}`);
    },
    remove(key) {
      write(`${key}=; Max-Age=0`);
    },
  };
}

/** Keeps what it is given until the page is closed; for servers, stories and browsers that refuse storage. */
export function memoryStorage(initial: Record<string, string> = {}): Storage {
  const values = new Map(Object.entries(initial));
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => void values.set(key, value),
    remove: (key) => void values.delete(key),
  };
}

/** `localStorage` of a browser; where it is refused (private windows, blocked cookies), memory. */
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
