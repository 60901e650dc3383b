import { describe, expect, test } from 'vitest';
import { addDays, weekdayOf, dayNumber } from '../days.ts';
import type { FixturesInput, GivenFixture } from '../fixtures/fixture.ts';
import { placeTies, roundDays, type TieToPlace } from './evenings.ts';

const friday = '2026-10-09';
const days = { wednesday: addDays(friday, -2), friday, sunday: addDays(friday, 2) };
type Day = keyof typeof days;

/** Every location has one board on these days, or as many as `boards` says. */
const season = (boards: Record<string, Partial<Record<Day, number>>> = {}, more: Partial<FixturesInput> = {}): FixturesInput => ({
  groups: [],
  teams: [],
  locations: ['Dubbel', 'Bull', 'Treble', 'Hall'].map((id) => ({
    id,
    boards: Object.fromEntries(Object.entries(days).map(([day, date]) => [weekdayOf(dayNumber(date)), boards[id]?.[day as Day] ?? 1])),
  })),
  matchdays: [],
  blocked: [],
  wishes: [],
  ...more,
});
let teams = 0;
const tie = (key: string, home: string | null, away: string | null): TieToPlace => ({
  ...{ key, group: 'cup', teams: [`team ${++teams}`, `team ${++teams}`] },
  ...{ locations: [home, away], day: days.friday, otherDays: [days.wednesday, days.sunday] },
});
const closed = { wednesday: 0, friday: 0, sunday: 0 };

describe('the days of a round', () => {
  const week = { from: '2026-10-05', to: '2026-10-08' };
  test('begin with the home evening, and go on with the nearest', () =>
    expect(roundDays(week, 3)).toEqual({ day: '2026-10-07', otherDays: ['2026-10-06', '2026-10-08', '2026-10-05'] }));
  test.each([5, undefined])('begin with the first day if the weekday is %s', (weekday) =>
    expect(roundDays(week, weekday)).toEqual({ day: '2026-10-05', otherDays: ['2026-10-06', '2026-10-07', '2026-10-08'] }),
  );
});

describe('a tie is placed', () => {
  const one = tie('w1-1', 'Dubbel', 'Bull');
  const place = (...input: Parameters<typeof season>) => placeTies(season(...input), [one]).placed[0];
  test('as drawn if the home location is free', () =>
    expect(place()).toEqual({ key: 'w1-1', location: 'Dubbel', day: days.friday, exchanged: false, moved: false }));
  test('with the sides exchanged if it is full', () =>
    expect(place({ Dubbel: { friday: 0 } })).toMatchObject({ location: 'Bull', day: days.friday, exchanged: true, moved: false }));
  test('on another evening if both are full, the preferred one first', () => {
    expect(place({ Dubbel: { friday: 0 }, Bull: closed })).toMatchObject({ location: 'Dubbel', day: days.wednesday, moved: true });
    expect(place({ Dubbel: { friday: 0, wednesday: 0 }, Bull: { friday: 0 } })).toMatchObject({ location: 'Dubbel', day: days.sunday });
  });
  test('exchanged and on another evening if nothing else is left', () =>
    expect(place({ Dubbel: closed, Bull: { friday: 0 } })).toMatchObject({
      ...{ location: 'Bull', day: days.wednesday, exchanged: true, moved: true },
    }));
  test('nowhere if everything is full', () =>
    expect(placeTies(season({ Dubbel: closed, Bull: closed }), [one])).toEqual({ placed: [], full: ['w1-1'] }));
  test('not on a day that is blocked for it, nor beside another match of its teams', () => {
    const blocked = [{ from: days.friday, to: days.friday, reason: 'Fair', team: one.teams[1] }];
    expect(place({}, { blocked })).toMatchObject({ location: 'Dubbel', day: days.wednesday, moved: true });
    const league: GivenFixture = {
      ...{ key: '1', group: 'first', home: one.teams[0], away: 'other', matchday: 1, location: 'Treble', day: addDays(friday, -1) },
      fixed: false,
    };
    expect(place({}, { matches: [league] })).toMatchObject({ location: 'Dubbel', day: days.sunday, moved: true });
  });
});

test('ties of the same round count: the second tie of a location with one board is exchanged, the third moves', () => {
  const ties = [
    tie('w1-1', 'Dubbel', 'Bull'),
    tie('w1-2', 'Dubbel', 'Treble'),
    tie('w1-3', 'Dubbel', 'Bull'),
    tie('w1-4', 'Dubbel', 'Bull'),
  ];
  const { placed, full } = placeTies(season({ Bull: closed }), ties);
  expect(full).toEqual([]);
  expect(placed.map(({ location, day }) => [location, day])).toEqual([
    ['Dubbel', days.friday],
    ['Treble', days.friday],
    ['Dubbel', days.wednesday],
    ['Dubbel', days.sunday],
  ]);
});

test('a round in one location never exchanges sides, and a team without a location plays at the other', () => {
  const hall = [1, 2, 3, 4].map((n) => tie(`w4-${n}`, 'Hall', null));
  const { placed, full } = placeTies(season({ Hall: { friday: 2, wednesday: 0 } }), hall);
  expect(placed.map(({ day, exchanged }) => [day, exchanged])).toEqual([
    [days.friday, false],
    [days.friday, false],
    [days.sunday, false],
  ]);
  expect(full).toEqual(['w4-4']);
  expect(placeTies(season(), [tie('w1-1', null, 'Bull')]).placed[0]).toMatchObject({ location: 'Bull', exchanged: true, moved: false });
});
