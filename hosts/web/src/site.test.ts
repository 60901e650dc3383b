import { buildCompetition } from '@oche/mocks/competition';
import { appSite, type HostSite } from '@oche/screens/shell/site';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { endpoints } from '@oche/api/contract/endpoints';
import { toWire } from '@oche/api/wire';
import { firstLanguage, pathInOwnLanguage } from './firstLanguage.ts';
import { domainOf, siteOf } from './site.ts';

const configured = new Set(['league.example', 'xn--flchettes-c4a.example']);

test.each([
  ['league.example', 'league.example'],
  ['League.Example:3000', 'league.example'],
  ['www.league.example', 'league.example'],
  ['Fléchettes.example', 'xn--flchettes-c4a.example'],
  ['league.example.', 'league.example'],
])('%s is the domain of a configured competition', (host, domain) => expect(domainOf(host, configured)).toBe(domain));

test.each([
  'oche.example',
  'localhost:3000',
  'cup.league.example',
  'league.example.evil.example',
  'league.example@evil.example',
  '',
  null,
  undefined,
])('%j is the app', (host) => expect(domainOf(host, configured)).toBeNull());

test('every host that is not configured is the app', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string(), fc.ipV4(), fc.ipV6()), (host) => {
      const domain = domainOf(host, configured);
      expect(domain === null || configured.has(domain)).toBe(true);
      expect(domainOf(host, new Set())).toBeNull();
    }),
  );
});

const league: HostSite = { kind: 'competition', context: buildCompetition({ languages: ['nl', 'fr'] }) };

test('a first visit is redirected to a language of the site', () => {
  expect(firstLanguage(league, undefined, 'fr-BE,nl;q=0.8')).toBe('fr');
  expect(firstLanguage(league, undefined, 'de,fr;q=0.5,nl;q=0.4')).toBe('fr');
  expect(firstLanguage(league, undefined, 'nl-BE')).toBeNull();
  expect(firstLanguage(league, undefined, 'de')).toBeNull();
  expect(firstLanguage(league, 'de', 'fr')).toBe('fr');
  expect(firstLanguage(league, 'fr', 'nl')).toBe('fr');
  expect(firstLanguage(appSite, undefined, 'nl')).toBe('nl');
  expect(firstLanguage(appSite, 'en', 'nl')).toBeNull();
});

test('the link of a team opens in the language of the visitor, and not of the organiser who created it', () => {
  const pathOf = (path: string, cookie?: string, accept = 'nl-BE') =>
    pathInOwnLanguage(appSite, new URL(path, 'https://oche.example'), cookie, accept)?.path ?? null;
  expect(pathOf('/profile?team=abc')).toBe('/nl/profile?team=abc');
  expect(pathOf('/de/profile?team=abc')).toBe('/nl/profile?team=abc');
  expect(pathOf('/de/profile?team=abc', 'en')).toBe('/profile?team=abc');
  // Somebody has chosen this language, or the browser names none that is offered.
  expect(pathOf('/de/profile?team=abc', 'de')).toBeNull();
  expect(pathOf('/de/profile?team=abc', undefined, 'it')).toBeNull();
  for (const other of ['/de/profile', '/de/tournaments?team=abc', '/de/unknown?team=abc']) expect(pathOf(other), other).toBeNull();
  expect(pathOf('/?a=b')).toBe('/nl?a=b');
});

describe('the site of a domain', () => {
  const { context } = league as { context: CompetitionContext };
  const fetchContext = vi.fn<() => Promise<Response>>();
  const { output } = endpoints.getCompetitionContext;
  const found = () => Promise.resolve(Response.json(toWire(output, context)));
  const notFound = () => Promise.resolve(Response.json({ code: 'not-found', message: 'Not found.' }, { status: 404 }));
  const networkError = () => Promise.reject(new TypeError('fetch failed'));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', fetchContext);
    fetchContext.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is fetched once for concurrent requests, and refetched after ten seconds', async () => {
    fetchContext.mockImplementation(found);
    const sites = await Promise.all([siteOf('a.example'), siteOf('a.example')]);
    expect(sites).toEqual([league, league]);
    expect(fetchContext).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_001);
    await siteOf('a.example');
    expect(fetchContext).toHaveBeenCalledTimes(2);
    expect(await siteOf(null)).toBe(appSite);
    expect(fetchContext).toHaveBeenCalledTimes(2);
  });

  test('has no competition if none uses the domain', async () => {
    fetchContext.mockImplementation(notFound);
    expect(await siteOf('b.example')).toEqual({ kind: 'competition', context: null });
  });

  test('is the last known site if the API does not respond; without a known site, it rejects', async () => {
    fetchContext.mockImplementation(networkError);
    await expect(siteOf('c.example')).rejects.toThrow();
    fetchContext.mockImplementation(found);
    expect(await siteOf('c.example')).toEqual(league);
    fetchContext.mockImplementation(networkError);
    vi.advanceTimersByTime(10_001);
    expect(await siteOf('c.example')).toEqual(league);
  });
});
