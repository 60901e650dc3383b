import { expect, test, vi } from 'vitest';
import { bearerOf as bearerAt, createTokens, documentCookies, memoryStorage, type TokenKind } from './tokens.ts';

const withTokens = (values: Partial<Record<TokenKind, string>>) => {
  const tokens = createTokens({ cookies: memoryStorage(), device: memoryStorage() });
  for (const kind of ['user', 'impersonation', 'board', 'team', 'match'] as const) tokens.set(kind, values[kind] ?? null);
  return tokens;
};

const bearerOf = (tokens: Parameters<typeof bearerAt>[0], path: string, access: Parameters<typeof bearerAt>[2]) => {
  const { pathname, search } = new URL(path, 'https://oche.example');
  return bearerAt(tokens, { pathname, search }, access);
};

test('without a token no header is sent', () => {
  expect(bearerOf(withTokens({}), '/', 'public')).toBeNull();
});

test('the token of an impersonation takes precedence over the user’s own', () => {
  expect(bearerOf(withTokens({ user: 'mine', impersonation: 'theirs' }), '/manage', 'user')).toBe('theirs');
  expect(bearerOf(withTokens({ user: 'mine' }), '/manage', 'user')).toBe('mine');
});

test('the pages of the tablet use only the token of the board', () => {
  const tokens = withTokens({ user: 'mine', board: 'boards' });
  for (const path of ['/tablet', '/tablet/login', '/nl/tablet']) expect(bearerOf(tokens, path, 'scorer')).toBe('boards');
  expect(bearerOf(withTokens({ user: 'mine' }), '/tablet', 'public')).toBeNull();
});

test('pages with similar paths are not pages of the tablet', () => {
  const tokens = withTokens({ user: 'mine', board: 'boards' });
  for (const path of ['/tablets', '/manage/tablet', '/es/tablet', '/']) expect(bearerOf(tokens, path, 'user')).toBe('mine');
});

test('the link of a team is used for competitions only, and only without a user', () => {
  const guest = withTokens({ team: 'link' });
  for (const path of ['/competition', '/nl/competition/krijtland/season/2026']) expect(bearerOf(guest, path, 'public')).toBe('link');
  for (const path of ['/', '/profile', '/competitions', '/tablet']) expect(bearerOf(guest, path, 'public')).toBeNull();
  expect(bearerOf(withTokens({ user: 'mine', team: 'link' }), '/competition', 'captain')).toBe('mine');
  // The page of the link reads the page of the team before the address changes.
  expect(bearerOf(guest, '/profile?team=link', 'public')).toBe('link');
  expect(bearerOf(guest, '/profile?team=renewed', 'public')).toBeNull();
});

test('the link of a match is used first, but only on the pages that score it', () => {
  const page = '/competition/krijtland/season/2026/matches/a-b';
  const tokens = withTokens({ user: 'mine', team: 'team', match: 'link' });
  for (const path of [`${page}/play/1`, `/nl${page}/play/1`]) expect(bearerOf(tokens, path, 'match')).toBe('link');
  for (const path of [page, '/competition/play/', '/profile', '/']) expect(bearerOf(tokens, path, 'match')).toBe('mine');
  expect(bearerOf(withTokens({ match: 'link' }), page, 'public')).toBeNull();
  expect(bearerOf(withTokens({ match: 'link', board: 'board' }), '/tablet', 'scorer')).toBe('board');
});

test('endpoints for boards use the token of the board on every page', () => {
  expect(bearerOf(withTokens({ user: 'mine', board: 'boards' }), '/', 'board')).toBe('boards');
});

test('a listener is called after a change until it stops', () => {
  const tokens = withTokens({});
  const listener = vi.fn();
  const stop = tokens.subscribe(listener);
  tokens.set('user', 'mine');
  stop();
  tokens.set('user', null);
  expect(listener).toHaveBeenCalledTimes(1);
});

test('the cookie of the link of a match lives as long as the link', () => {
  const written: string[] = [];
  const document = {
    get cookie() {
      return '';
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  documentCookies(document, false).set('match_token', 'x');
  expect(written).toEqual(['match_token=x; Max-Age=129600; Path=/; SameSite=Lax']);
});

test('the cookie of a user lives as long as browsers allow, that of an impersonation until the browser closes', () => {
  const written: string[] = [];
  const document = {
    get cookie() {
      return 'other=1; token=a%20b; impersonation_token=';
    },
    set cookie(value: string) {
      written.push(value);
    },
  };
  const cookies = documentCookies(document, true);
  cookies.set('token', 'a b');
  cookies.set('impersonation_token', 'x');
  cookies.remove('token');
  expect(written).toEqual([
    'token=a%20b; Max-Age=34560000; Path=/; SameSite=Lax; Secure',
    'impersonation_token=x; Path=/; SameSite=Lax; Secure',
    'token=; Max-Age=0; Path=/; SameSite=Lax; Secure',
  ]);
  expect(cookies.get('token')).toBe('a b');
  expect(cookies.get('impersonation_token')).toBeNull();
  expect(cookies.get('absent')).toBeNull();
});
