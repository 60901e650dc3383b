import { expect, test } from 'vitest';
import { createIntl } from '@oche/i18n/createIntl';
import { matchOf } from '@oche/mocks/match';
import { eveningInProgress } from '@oche/mocks/world';
import type { Match } from '@oche/api/contract/fixture';
import { structuredData } from './structuredData.ts';

const world = eveningInProgress();
const intl = createIntl({ locale: 'en', messages: {} });
const match: Match = { ...matchOf(world), timeZone: 'Europe/Brussels', startsAt: '2026-11-27T20:00' };

const dataOf = (changes: Partial<Match> = {}) =>
  structuredData(intl, {
    ...{ origin: 'https://darts.example', context: world.competition, params: { match: match.slug } },
    sheet: { match: { ...match, ...changes }, address: 'Kerkplein 20' },
    href: (name, ..._args) => `/${name}`,
    teamHref: ({ slug }) => (slug === match.home.slug ? `/teams/${slug}` : undefined),
  });

test('a match is an event with an instant, its teams and its place', () => {
  expect(dataOf()).toMatchObject({
    '@type': 'SportsEvent',
    ...{ name: `${match.home.name} v ${match.away.name}`, url: 'https://darts.example/competitionMatch' },
    ...{ startDate: '2026-11-27T19:00:00.000Z', eventStatus: 'https://schema.org/EventScheduled' },
    location: { name: match.location.name, address: 'Kerkplein 20' },
    homeTeam: { name: match.home.name, url: `https://darts.example/teams/${match.home.slug}` },
    awayTeam: { '@type': 'SportsTeam', name: match.away.name },
  });
});

test('says if a match is moved, postponed or called off', () => {
  const movedFrom = [{ startsAt: '2026-11-20T20:00', locationId: match.location.id }];
  expect(dataOf({ movedFrom })['eventStatus']).toMatch(/EventRescheduled$/);
  expect(dataOf({ state: 'postponed', startsAt: null, movedFrom })['eventStatus']).toMatch(/EventPostponed$/);
  expect(dataOf({ state: 'postponed', startsAt: null })).not.toHaveProperty('startDate');
  expect(dataOf({ state: 'cancelled' })['eventStatus']).toMatch(/EventCancelled$/);
  expect(dataOf({ annulled: true, state: 'confirmed' })['eventStatus']).toMatch(/EventCancelled$/);
});
