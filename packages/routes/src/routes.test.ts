import { localeCodes } from '@oche/i18n/locales';
import { matchRoutes } from 'react-router';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { href } from './href.ts';
import { matchRoute } from './match.ts';
import { routeNames, routes } from './table.ts';
import type { ParamsOf, ParamsOfPath, RouteName } from './table.ts';

/** Values that are unlikely as a slug or id. A URL must keep them unchanged. */
const awkward = ['friday-42', '019a5c1e-7f00-7000-8000-00000000002a', 'a b', 'a/b', 'ÿ?#%', '100%25', '..%2f'];

const paramsWith = (name: RouteName, value: string) =>
  Object.fromEntries(
    [...routes[name].path.matchAll(/\{(\w+)\??\}/g)].map(([, param], i) => [param ?? '', i === 0 ? value : `${value}-${i}`]),
  );

// The route name determines the type of the parameters of `href`. TypeScript cannot check them in a loop over all names, so the tests do.
const hrefOf = (name: RouteName, params: Record<string, string>, locale?: (typeof localeCodes)[number]) =>
  href(name, params as ParamsOf<RouteName>, locale);

const site = (name: RouteName) => (routes[name].site === 'both' ? 'app' : routes[name].site);

describe.each(routeNames)('%s', (name) => {
  it('is found without a prefix and with each language', () => {
    const params = paramsWith(name, 'friday-42');
    const plain = hrefOf(name, params);
    expect(matchRoute(plain, site(name))).toEqual({ name, params, locale: 'en', explicitPrefix: false });
    for (const locale of localeCodes) {
      const prefixed = plain === '/' ? `/${locale}` : `/${locale}${plain}`;
      expect(matchRoute(prefixed, site(name))).toEqual({ name, params, locale, explicitPrefix: true });
      expect(hrefOf(name, params, locale)).toBe(locale === 'en' ? plain : prefixed);
    }
  });

  it('has the parameters that its path was built from', () => {
    for (const value of awkward) {
      const params = paramsWith(name, value);
      for (const locale of localeCodes)
        expect(matchRoute(hrefOf(name, params, locale), site(name))).toMatchObject({ name, params, locale });
    }
  });

  it('is also found by react-router', () => {
    const objects = routeNames
      .filter((other) => [site(name), 'both'].includes(routes[other].site))
      .map((other) => ({ id: other, path: routes[other].path.replace(/\{(\w+)(\??)\}/g, ':$1$2') }));
    const params = paramsWith(name, 'a b');
    expect(matchRoutes(objects, hrefOf(name, params))?.at(-1)).toMatchObject({ route: { id: name }, params });
  });
});

describe('matchRoute', () => {
  it('prefers a literal to a parameter', () => {
    expect(matchRoute('/manage/tournaments/create', 'app')?.name).toBe('tournamentCreate');
    expect(matchRoute('/manage/tournaments/created', 'app')?.name).toBe('tournamentManage');
  });

  it('finds no page of the other site', () => {
    expect(matchRoute('/manage/participants', 'competition')).toBeNull();
    expect(matchRoute('/documents', 'app')).toBeNull();
    expect(matchRoute('/help', 'app')?.name).toBe('help');
    expect(matchRoute('/help', 'competition')?.name).toBe('competitionHelp');
    expect(matchRoute('/live/1', 'competition')?.name).toBe('live');
  });

  it('uses the language of the site if the path has no prefix', () => {
    expect(matchRoute('/live/1', 'competition', 'nl')).toMatchObject({ locale: 'nl', explicitPrefix: false });
    expect(href('live', { id: '1' }, 'nl', {}, 'nl')).toBe('/live/1');
    expect(href('live', { id: '1' }, 'en', {}, 'nl')).toBe('/en/live/1');
  });

  it('ignores one trailing slash', () => {
    expect(matchRoute('/nl/manage/', 'app')?.name).toBe('manage');
  });

  it.each(['/nowhere', '/live', '/live/1/2', '/live//', '//live/1', '/nl/nl/manage', '/NL/manage', '/Manage', '/live/%E0%A4%A', '/live/%'])(
    'finds nothing at %s',
    (path) => expect(matchRoute(path, 'app')).toBeNull(),
  );
});

describe('href', () => {
  it('leaves undefined values out of the query', () => {
    expect(href('tournaments', {}, 'nl', { page: 2, search: 'é&=', tab: undefined })).toBe('/nl/tournaments?page=2&search=%C3%A9%26%3D');
    expect(href('home')).toBe('/');
    expect(href('home', {}, 'de', { ref: 'qr' })).toBe('/de?ref=qr');
  });

  it('does not compile without a parameter, and throws if one is empty', () => {
    expectTypeOf<ParamsOf<'tournamentGame'>>().toEqualTypeOf<{ tournament: string; id: string }>();
    expectTypeOf<ParamsOfPath<'/{season?}/news/{slug}'>>().toEqualTypeOf<{ slug: string; season?: string }>();
    // @ts-expect-error tournament is missing
    expect(() => href('tournamentGame', { id: '1' })).toThrow('{tournament}');
    // @ts-expect-error parameters are missing
    expect(() => href('event')).toThrow('{event}');
    expect(() => href('event', { event: '' })).toThrow('{event}');
  });
});
