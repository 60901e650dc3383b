import { describe, expect, test } from 'vitest';
import { rankTournament, tableFor } from './rankTournament.ts';
import type { Bonus, PlayerFacts, PointsScheme, PointsTable, TournamentFacts } from './rankingScheme.ts';

const facts = (player: string, more: Partial<PlayerFacts> = {}): PlayerFacts => ({ player, gamesWon: 0, legsWon: 0, legsLost: 0, ...more });
const evening = (players: readonly PlayerFacts[], entries = players.length): TournamentFacts => ({
  id: 't1',
  on: '2026-01-09',
  entries,
  players,
});
const scheme = (table: Omit<PointsTable, 'fromEntries'>, guests: PointsScheme['guests'] = 'excluded'): PointsScheme => ({
  tables: [{ fromEntries: 0, ...table }],
  guests,
});
const pointsOf = (table: Omit<PointsTable, 'fromEntries'>, more: Partial<PlayerFacts>) =>
  rankTournament(scheme(table), evening([facts('Ann', more)]))[0]?.points;

describe('lines', () => {
  test('every source of points is a separate line, and the lines add up', () => {
    const ann = facts('Ann', {
      groupPlace: 2,
      knockout: { bracket: 'winners', from: 3, to: 4 },
      gamesWon: 4,
      legsWon: 13,
      visits: [180, 140, 180],
    });
    const points = scheme({
      attendance: 1,
      groupPlaces: [{ from: 1, to: 2, points: 3 }],
      knockoutPlaces: { winners: [{ from: 3, to: 4, points: 5 }] },
      perGameWon: 2,
      perLegWon: 0.1,
      bonuses: [{ kind: 'visit', from: 180, to: 180, points: 0.5 }],
    });
    expect(rankTournament(points, evening([ann]))).toEqual([
      {
        player: 'Ann',
        points: 19.3,
        lines: [
          { kind: 'attendance', points: 1 },
          { kind: 'group-place', place: 2, points: 3 },
          { kind: 'knockout-place', bracket: 'winners', from: 3, to: 4, points: 5 },
          { kind: 'games-won', count: 4, each: 2, points: 8 },
          { kind: 'legs-won', count: 13, each: 0.1, points: 1.3 },
          { kind: 'bonus', bonus: { kind: 'visit', from: 180, to: 180, points: 0.5 }, count: 2, points: 1 },
        ],
      },
    ]);
  });

  test('sources without points have no line', () => {
    const ann = facts('Ann', { groupPlace: 1, knockout: { bracket: 'only', from: 1, to: 1 }, gamesWon: 3, legsWon: 9, visits: [180] });
    expect(rankTournament(scheme({}), evening([ann]))).toEqual([{ player: 'Ann', points: 0, lines: [] }]);
  });

  test('players are sorted by points, then by id', () => {
    const players = [facts('Cas'), facts('Bo', { gamesWon: 1 }), facts('Ann')];
    const order = (all: PlayerFacts[]) => rankTournament(scheme({ perGameWon: 1 }), evening(all)).map(({ player }) => player);
    expect([order(players), order(players.toReversed())]).toEqual([
      ['Bo', 'Ann', 'Cas'],
      ['Bo', 'Ann', 'Cas'],
    ]);
  });
});

describe('places', () => {
  const winners = [
    { from: 1, to: 1, points: 7 },
    { from: 2, to: 2, points: 6 },
    { from: 3, to: 4, points: 5 },
  ];
  const knockoutPlaces = { winners, losers: [{ from: 1, to: 1, points: 3 }] };

  test.each<[PlayerFacts['knockout'], number]>([
    [{ bracket: 'winners', from: 1, to: 1 }, 7],
    [{ bracket: 'winners', from: 2, to: 2 }, 6],
    [{ bracket: 'winners', from: 3, to: 3 }, 5],
    [{ bracket: 'winners', from: 4, to: 4 }, 5],
    [{ bracket: 'winners', from: 5, to: 8 }, 0],
    [{ bracket: 'losers', from: 1, to: 1 }, 3],
    [{ bracket: 'only', from: 1, to: 1 }, 0],
    // A shared place has the points of its best.
    [{ bracket: 'winners', from: 2, to: 4 }, 6],
  ])('%j gives %d', (knockout, points) => expect(pointsOf({ knockoutPlaces }, { knockout })).toBe(points));

  test('a place in the group gives points', () => {
    const groupPlaces = [
      { from: 1, to: 1, points: 13 },
      { from: 2, to: 3, points: 11 },
    ];
    expect([1, 2, 3, 4].map((groupPlace) => pointsOf({ groupPlaces }, { groupPlace }))).toEqual([13, 11, 11, 0]);
    expect(pointsOf({ groupPlaces }, {})).toBe(0);
    expect(pointsOf({ groupPlaces: [{ from: 2, to: 3, points: 11 }] }, { groupPlace: 1 })).toBe(0);
  });
});

describe('bonuses', () => {
  const ann: Partial<PlayerFacts> = {
    visits: [169, 170, 171, 171, 177, 180, 180],
    strict171s: 1,
    finishes: [99, 100, 130, 131, 170],
    legs: [
      { darts: 9, start: 501 },
      { darts: 6, start: 301 },
      { darts: 9, start: 301 },
      { darts: 18, start: 501 },
    ],
  };
  test.each<[string, Bonus, number]>([
    ['180', { kind: 'visit', from: 180, to: 180, points: 1 }, 2],
    ['171 by total', { kind: 'visit', from: 171, to: 171, points: 1 }, 2],
    ['171 strictly', { kind: 'strict-171', points: 1 }, 1],
    ['any of 170–180, as in Germany', { kind: 'visit', from: 170, to: 180, points: 1 }, 6],
    ['a finish', { kind: 'finish', from: 100, to: 130, points: 1 }, 2],
    ['short legs', { kind: 'leg', from: 1, to: 18, points: 1 }, 4],
    ['short legs of 301', { kind: 'leg', from: 1, to: 18, start: 301, points: 1 }, 2],
    ['a nine-darter of 501', { kind: 'leg', from: 9, to: 9, start: 501, points: 1 }, 1],
  ])('%s', (_, bonus, times) => {
    expect(pointsOf({ bonuses: [bonus] }, ann)).toBe(times);
    expect(pointsOf({ bonuses: [bonus] }, {})).toBe(0);
  });

  test('every bonus that covers an achievement counts', () => {
    const bonuses: Bonus[] = [
      { kind: 'leg', from: 1, to: 18, points: 1 },
      { kind: 'leg', from: 9, to: 9, points: 10 },
    ];
    expect(pointsOf({ bonuses }, { legs: [{ darts: 9, start: 501 }] })).toBe(11);
  });
});

describe('guests', () => {
  const players = [
    facts('Ann', { guest: true, knockout: { bracket: 'only', from: 1, to: 1 } }),
    facts('Bo', { knockout: { bracket: 'only', from: 2, to: 2 } }),
  ];
  const places = {
    knockoutPlaces: {
      only: [
        { from: 1, to: 1, points: 5 },
        { from: 2, to: 2, points: 3 },
      ],
    },
  };

  test('excluded: they are not listed, and the other places stay', () => {
    expect(rankTournament(scheme(places), evening(players)).map(({ player, points }) => [player, points])).toEqual([['Bo', 3]]);
  });

  test('counted: they get points like all players', () => {
    expect(rankTournament(scheme(places, 'counted'), evening(players)).map(({ player }) => player)).toEqual(['Ann', 'Bo']);
  });
});

describe('tables by size of the field', () => {
  const two: PointsScheme = {
    tables: [
      { fromEntries: 65, attendance: 9 },
      { fromEntries: 8, attendance: 5 },
      { fromEntries: 16, attendance: 6 },
    ],
    guests: 'excluded',
  };
  test.each([
    [7, undefined],
    [8, 8],
    [15, 8],
    [16, 16],
    [64, 16],
    [65, 65],
    [200, 65],
  ])('%d entries', (entries, from) => {
    expect(tableFor(two, entries)?.fromEntries).toBe(from);
    expect(tableFor({ ...two, tables: two.tables.toReversed() }, entries)?.fromEntries).toBe(from);
  });

  test('too few entries for all tables give no points', () => {
    expect(rankTournament(two, evening([facts('Ann')], 7))).toEqual([{ player: 'Ann', points: 0, lines: [] }]);
    expect(rankTournament(two, evening([facts('Ann')], 65))[0]?.points).toBe(9);
  });
});
