import { describe, expect, test } from 'vitest';
import { placeTies, type TieToPlace } from './evenings.ts';

const friday = (key: string, home: string | null, away: string | null): TieToPlace => ({
  key,
  locations: [home, away],
  day: 'friday',
  otherDays: ['thursday', 'saturday'],
});
/** Free places by location and day; one in all other cases. */
const withRoom = (room: Record<string, number>) => (location: string, day: string, placed: number) =>
  placed < (room[`${location} ${day}`] ?? room[location] ?? 1);
const one = (tie: TieToPlace, room: Record<string, number>) => placeTies([tie], withRoom(room)).placed[0];

describe('a tie is placed', () => {
  const tie = friday('w1-1', 'Dubbel', 'Bull');
  test('as drawn if the home location is free', () =>
    expect(one(tie, {})).toEqual({ key: 'w1-1', location: 'Dubbel', day: 'friday', exchanged: false, moved: false }));
  test('with the sides exchanged if it is full', () =>
    expect(one(tie, { 'Dubbel friday': 0 })).toMatchObject({ location: 'Bull', day: 'friday', exchanged: true, moved: false }));
  test('on another evening if both are full, the preferred one first', () => {
    expect(one(tie, { 'Dubbel friday': 0, Bull: 0 })).toMatchObject({ location: 'Dubbel', day: 'thursday', exchanged: false, moved: true });
    expect(one(tie, { 'Dubbel friday': 0, 'Dubbel thursday': 0, 'Bull friday': 0 })).toMatchObject({ location: 'Dubbel', day: 'saturday' });
  });
  test('exchanged and on another evening if nothing else is left', () =>
    expect(one(tie, { Dubbel: 0, 'Bull friday': 0 })).toMatchObject({ location: 'Bull', day: 'thursday', exchanged: true, moved: true }));
  test('nowhere if everything is full', () => expect(placeTies([tie], () => false)).toEqual({ placed: [], full: ['w1-1'] }));
});

test('ties of the same round count: the second tie of a location with one board is exchanged, the third moves', () => {
  const ties = [
    friday('w1-1', 'Dubbel', 'Bull'),
    friday('w1-2', 'Dubbel', 'Treble'),
    friday('w1-3', 'Dubbel', 'Bull'),
    friday('w1-4', 'Dubbel', 'Bull'),
  ];
  const { placed, full } = placeTies(ties, withRoom({ 'Bull friday': 0, 'Bull thursday': 0, 'Bull saturday': 0 }));
  expect(full).toEqual([]);
  expect(placed.map(({ location, day }) => `${location} ${day}`)).toEqual([
    'Dubbel friday',
    'Treble friday',
    'Dubbel thursday',
    'Dubbel saturday',
  ]);
});

test('a round in one location never exchanges sides, and a team without a location plays at the other', () => {
  const hall = [1, 2, 3, 4].map((n) => friday(`w4-${n}`, 'Hall', null));
  const { placed, full } = placeTies(hall, withRoom({ 'Hall friday': 2, 'Hall thursday': 0 }));
  expect(placed.map(({ day, exchanged }) => `${day} ${exchanged}`)).toEqual(['friday false', 'friday false', 'saturday false']);
  expect(full).toEqual(['w4-4']);
  expect(one(friday('w1-1', null, 'Bull'), {})).toMatchObject({ location: 'Bull', exchanged: true, moved: false });
});
