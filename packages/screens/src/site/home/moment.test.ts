import type { Match } from '@oche/api/contract/fixture';
import { expect, test } from 'vitest';
import { momentOf } from './moment.ts';

const matchdays = [
  { groupId: null, number: 9, from: '2026-11-16', to: '2026-11-22', kind: 'league' as const },
  { groupId: null, number: 10, from: '2026-11-23', to: '2026-11-29', kind: 'league' as const },
  { groupId: null, number: 11, from: '2026-12-07', to: '2026-12-13', kind: 'league' as const },
];

/** A match on a day. Those before the 25th of November are decided. */
const match = (startsAt: string, matchday: number, state: Match['state'] = startsAt < '2026-11-25' ? 'confirmed' : 'planned'): Match => ({
  ...{ id: `${startsAt} ${state}`, slug: 'match', groupId: 'group', matchday, cup: null, location: { id: 'hall', name: 'Hall' } },
  ...{ home: { id: 'a', slug: 'a', name: 'A', short: 'A' }, away: { id: 'b', slug: 'b', name: 'B', short: 'B' } },
  ...{ startsAt: `${startsAt}T20:00`, timeZone: 'Europe/Brussels', state, locked: false, movedFrom: [], absent: null, annulled: false },
  points: state === 'planned' ? null : [6, 4],
});
const season = [match('2026-11-20', 9), match('2026-11-22', 9), match('2026-11-27', 10), match('2026-11-29', 10), match('2026-12-11', 11)];

/** The matchdays of the parts of the moment. */
const leads = (today: string, matches = season) => {
  const { evening, results, next } = momentOf({ matches, matchdays }, today);
  const brief = (part: typeof next) => part && `${part.matchday}: ${part.matches.map(({ startsAt }) => startsAt!.slice(8, 10)).join(' ')}`;
  return { evening: brief(evening), results: brief(results), next: brief(next) };
};

test('before the first match, its whole matchday comes next', () => {
  const first = [match('2026-11-20', 9, 'planned'), match('2026-11-22', 9, 'planned'), match('2026-11-27', 10)];
  expect(leads('2026-11-01', first)).toEqual({ evening: null, results: null, next: '9: 20 22' });
});

test('on the day after a match, the results and the next matches of the matchday are shown', () => {
  expect(leads('2026-11-23')).toEqual({ evening: null, results: '9: 20 22', next: '10: 27 29' });
});

test('later, what is nearer is shown', () => {
  expect(leads('2026-11-24')).toEqual({ evening: null, results: '9: 20 22', next: null });
  expect(leads('2026-11-25')).toEqual({ evening: null, results: null, next: '10: 27 29' });
});

test('on an evening its matches are shown, and what comes next in the matchday', () => {
  expect(leads('2026-11-27')).toEqual({ evening: '10: 27', results: null, next: '10: 29' });
});

test('a match that is played now comes first, whatever its day', () => {
  const late = [match('2026-11-27', 10, 'confirmed'), match('2026-11-28', 10), match('2026-11-27', 10, 'playing')];
  expect(leads('2026-11-28', late)).toEqual({ evening: '10: 27 28', results: null, next: null });
});

test('after the last match, its results stay', () => {
  const over = [match('2026-11-20', 9), match('2026-11-22', 9)];
  expect(leads('2027-03-01', over)).toEqual({ evening: null, results: '9: 20 22', next: null });
});

test('cancelled and annulled matches are left out', () => {
  const none = [match('2026-11-27', 10, 'cancelled'), { ...match('2026-11-28', 10), annulled: true }];
  expect(leads('2026-11-27', none)).toEqual({ evening: null, results: null, next: null });
});

test('matches of several matchdays share no number', () => {
  expect(leads('2026-11-27', [match('2026-11-27', 10), match('2026-11-27', 9)]).evening).toBe('null: 27 27');
});
