import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ownRedirects, parseRedirects, redirectOf } from './redirects.ts';

test('accepts paths and https URLs as targets', () => {
  const redirects = parseRedirects('/open /tournaments/open-12?view=tv, /shop/ https://shop.example/darts\n\n /alt%20pfad /de ,');
  expect(redirectOf(redirects, '/open')).toBe('/tournaments/open-12?view=tv');
  expect(redirectOf(redirects, '/open/')).toBe('/tournaments/open-12?view=tv');
  expect(redirectOf(redirects, '/shop')).toBe('https://shop.example/darts');
  expect(redirectOf(redirects, '/alt%20pfad')).toBe('/de');
  for (const other of ['/', '/Open', '/open/more', '/nl/open', '/openx', '/constructor', '/__proto__', ''])
    expect([other, redirectOf(redirects, other)]).toEqual([other, null]);
  expect(parseRedirects('')).toEqual({});
});

test.each([
  ['/open', 'target is a path'],
  ['/a /b /c', 'write a path'],
  ['open /tournaments', 'is a path'],
  ['/open?x=1 /tournaments', 'without a query'],
  ['https://oche.example/open /tournaments', 'is a path'],
  ['/open http://plain.example/', 'https URL'],
  ['/open //elsewhere.example', 'https URL'],
  ['/open /\\elsewhere.example', 'https URL'],
  ['/open javascript:alert(1)', 'https URL'],
  ['/open https://', 'https URL'],
  ['/open /../x', 'https URL'],
  ['/open /a, /open/ /b', 'already'],
  ['/open /other, /other /open', 'redirected itself'],
  ['/open /open', 'redirected itself'],
])('rejects %s', (setting, reason) => expect(() => parseRedirects(setting)).toThrow(reason));

test('a redirect leads to the listed target, which is not redirected again', () => {
  const word = fc.stringMatching(/^[a-z]{1,3}$/);
  const path = word.map((text) => `/${text}`);
  fc.assert(
    fc.property(
      fc.uniqueArray(
        fc.tuple(
          path,
          fc.oneof(
            path,
            word.map((text) => `https://${text}.example/`),
          ),
        ),
      ),
      path,
      (pairs, pathname) => {
        let redirects;
        try {
          redirects = parseRedirects(pairs.map((pair) => pair.join(' ')).join(','));
        } catch {
          return;
        }
        const target = redirectOf(redirects, pathname);
        expect(target).toBe(pairs.find(([from]) => from === pathname)?.[1] ?? null);
        if (target !== null) expect(redirectOf(redirects, target)).toBeNull();
      },
    ),
  );
});

test('the path above the pages of super admins leads to the first of them, in each language', () => {
  expect(redirectOf(ownRedirects, '/admin')).toBe('/admin/users');
  expect(redirectOf(ownRedirects, '/de/admin/')).toBe('/de/admin/users');
  expect(redirectOf(ownRedirects, '/admin/users')).toBeNull();
});
