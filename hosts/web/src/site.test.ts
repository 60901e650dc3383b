import { buildCompetition } from '@oche/mocks/competition';
import { appSite, type HostSite } from '@oche/screens/shell/site';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { firstLanguage } from './firstLanguage.ts';
import { domainOf } from './site.ts';

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
