import { buildCompetition } from '@oche/mocks/competition';
import { appSite, type HostSite } from '@oche/screens/shell/site';
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { endpoints } from '@oche/api/contract/endpoints';
import { toWire } from '@oche/api/wire';
import { firstLanguage } from './firstLanguage.ts';
import { domainOf, siteOf } from './site.ts';

const configured = new Set(['league.example', 'xn--flchettes-c4a.example']);

test.each([
  ['league.example', 'league.example'],
  ['League.Example:3000', 'league.example'],
  ['www.league.example', 'league.example'],
  ['Fléchettes.example', 'xn--flchettes-c4a.example'],
  ['league.example.', 'league.example'],
])('%s is a configured competition', (host, domain) => expect(domainOf(host, configured)).toBe(domain));

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

test('no host that is not configured is anything but the app', () => {
  fc.assert(
    fc.property(fc.oneof(fc.domain(), fc.string(), fc.ipV4(), fc.ipV6()), (host) => {
      const domain = domainOf(host, configured);
      expect(domain === null || configured.has(domain)).toBe(true);
      expect(domainOf(host, new Set())).toBeNull();
    }),
  );
});

const league: HostSite = { kind: 'competition', context: buildCompetition({ languages: ['nl', 'fr'] }) };

test('sends a first visit to a language that it offers', () => {
  expect(firstLanguage(league, undefined, 'fr-BE,nl;q=0.8')).toBe('fr');
  expect(firstLanguage(league, undefined, 'de,fr;q=0.5,nl;q=0.4')).toBe('fr');
  expect(firstLanguage(league, undefined, 'nl-BE')).toBeNull();
  expect(firstLanguage(league, undefined, 'de')).toBeNull();
  expect(firstLanguage(league, 'de', 'fr')).toBe('fr');
  expect(firstLanguage(league, 'fr', 'nl')).toBe('fr');
  expect(firstLanguage(appSite, undefined, 'nl')).toBe('nl');
  expect(firstLanguage(appSite, 'en', 'nl')).toBeNull();
});

describe('whose site a domain is', () => {
  const { context } = league as { context: CompetitionContext };
  const answers = vi.fn<() => Promise<Response>>();
  const { output } = endpoints.getCompetitionContext;
  const found = () => Promise.resolve(Response.json(toWire(output, context)));
  const unknown = () => Promise.resolve(Response.json({ code: 'not-found', message: 'Nobody’s.' }, { status: 404 }));
  const away = () => Promise.reject(new TypeError('fetch failed'));
  beforeEach(() => {
    vi.useFakeTimers();
    vi.stubGlobal('fetch', answers);
    answers.mockReset();
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  test('is asked once for all who come at the same time, and again after ten seconds', async () => {
    answers.mockImplementation(found);
    const sites = await Promise.all([siteOf('a.example'), siteOf('a.example')]);
    expect(sites).toEqual([league, league]);
    expect(answers).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(10_001);
    await siteOf('a.example');
    expect(answers).toHaveBeenCalledTimes(2);
    expect(await siteOf(null)).toBe(appSite);
    expect(answers).toHaveBeenCalledTimes(2);
  });

  test('may be nobody’s yet', async () => {
    answers.mockImplementation(unknown);
    expect(await siteOf('b.example')).toEqual({ kind: 'competition', context: null });
  });

  test('is what was known while the API does not answer, and nothing where nothing was', async () => {
    answers.mockImplementation(away);
    await expect(siteOf('c.example')).rejects.toThrow();
    answers.mockImplementation(found);
    expect(await siteOf('c.example')).toEqual(league);
    answers.mockImplementation(away);
    vi.advanceTimersByTime(10_001);
    expect(await siteOf('c.example')).toEqual(league);
  });
});
