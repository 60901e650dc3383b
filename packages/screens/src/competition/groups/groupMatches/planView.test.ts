import { expect, test } from 'vitest';
import type { Fixture, PlannedMatch } from '@oche/api/contract/fixture';
import type { SeasonTeam } from '@oche/api/contract/team';
import { applyChanges, columnsOf, isIn, lettersOf, unplayable } from './planView.ts';

const fixture = (key: string, more: Partial<Fixture> = {}): Fixture => ({
  ...{ key, group: 'g', home: 'a', away: 'b', matchday: 1, location: 'l', day: '2026-09-11' },
  ...more,
});
const stored = (key: string, more: Partial<PlannedMatch> = {}): PlannedMatch => ({
  ...fixture(key),
  ...{ startsAt: '2026-09-11T19:30', state: 'planned', locked: false, moved: false },
  ...more,
});
const team = (id: string, locationId: string | null) =>
  ({ id, homeTime: '20:00', location: locationId === null ? null : { id: locationId } }) as SeasonTeam;
const teams = new Map([['a', team('a', 'l')]]);

test('a plan changes, adds and drops matches, and keeps the others', () => {
  const before = [stored('kept'), stored('moved', { locked: true }), stored('dropped')];
  const after = applyChanges(
    before,
    [
      { from: fixture('moved'), to: fixture('moved', { day: '2026-09-18' }) },
      { from: fixture('dropped'), to: null },
      { from: null, to: fixture('new', { day: null }) },
    ],
    teams,
  );
  expect(after).toEqual([
    before[0],
    stored('moved', { day: '2026-09-18', startsAt: '2026-09-18T20:00', locked: true }),
    stored('new', { day: null, startsAt: null }),
  ]);
});

test('all matches on a full evening are unplayable', () => {
  const matches = [stored('1'), stored('2'), stored('3', { day: '2026-09-12' }), stored('4')];
  const broken = [{ rule: 'full', match: '1', location: 'l', day: '2026-09-11', boards: 1, matches: 2 } as const];
  expect([...unplayable({ broken, matches })].toSorted()).toEqual(['1', '2', '4']);
});

test('a column has the day of most matches, and holds matches by day', () => {
  const matchdays = [{ groupId: null, number: 1, from: '2026-09-07', to: '2026-09-13', kind: 'league' as const }];
  const [column] = columnsOf({ matchdays }, [stored('1'), stored('2'), stored('3', { day: '2026-09-10' })]);
  expect(column!.day).toBe('2026-09-11');
  expect(columnsOf({ matchdays }, [])[0]!.day).toBe('2026-09-07');
  expect([stored('1'), stored('2', { day: null }), stored('3', { day: '2026-09-14' })].map((match) => isIn(column!, match))).toEqual([
    true,
    true,
    false,
  ]);
});

test('teams that share a location have letters', () => {
  expect([...lettersOf([team('a', 'l'), team('b', 'm'), team('c', 'l')])]).toEqual([
    ['a', 'A'],
    ['c', 'B'],
  ]);
});
