import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { play, tableOf } from './testGames.ts';
import { countGames, pointsOf, tidy, type PointsSystem, type StandingsGame } from './totals.ts';

const usual: PointsSystem = { win: 2, draw: 1, loss: 0 };
const count = (games: readonly StandingsGame[], points: PointsSystem = usual, more: Parameters<typeof countGames>[3] = {}) => {
  const totals = countGames(['A', 'B', 'C'], games, points, more);
  return (entry: string) => totals.get(entry);
};
const bothPoints = (game: string | StandingsGame, points: PointsSystem) => {
  const played = typeof game === 'string' ? (play(game)[0] as StandingsGame) : game;
  return [pointsOf(played, 0, points), pointsOf(played, 1, points)];
};

describe('points of a game', () => {
  test.each<[string, string, PointsSystem, [number, number]]>([
    ['won and lost', 'AB 3-1', usual, [2, 0]],
    ['lost and won', 'AB 1-3', { win: 3, draw: 1, loss: 0.5 }, [0.5, 3]],
    ['drawn', 'AB 3-3', usual, [1, 1]],
    ['per leg won, as in Moraira', 'AB 4-2', { win: 0, draw: 0, loss: 0, perLeg: 1 }, [4, 2]],
    ['half a point per leg on top, as at Rakegooier', 'AB 3-1', { ...usual, perLeg: 0.5 }, [3.5, 0.5]],
    ['a walkover like any win', 'AB 3-0 w/o', { ...usual, perLeg: 0.5 }, [3.5, 0]],
    ['per set of a game without sets', 'AB 3-1', { ...usual, perSet: 1 }, [2, 0]],
    ['neither came', 'AB 0-0 w/o', { win: 2, draw: 1, loss: -1 }, [-1, -1]],
    [
      'a walkover with its own points, which replace all others',
      'AB 3-0 w/o',
      { ...usual, perLeg: 0.5, walkover: { points: { came: 1.5, absent: -1 } } },
      [1.5, -1],
    ],
    ['neither came, with own points for walkovers', 'AB 0-0 w/o', { ...usual, walkover: { points: { came: 1.5, absent: -1 } } }, [-1, -1]],
    ['a played game, with own points for walkovers', 'AB 3-0', { ...usual, walkover: { points: { came: 1.5, absent: -1 } } }, [2, 0]],
    ['a walkover whose legs do not count', 'AB 3-0 w/o', { ...usual, perLeg: 0.5, walkover: { legs: 'nobody' } }, [2, 0]],
    ['a walkover whose legs count for the winner', 'AB 0-3 w/o', { ...usual, perLeg: 0.5, walkover: { legs: 'winner' } }, [0, 3.5]],
  ])('%s', (_, game, points, expected) => expect(bothPoints(game, points)).toEqual(expected));

  test('by score: 2–0 gives 4, 2–1 gives 2, 1–2 gives 1; other scores give the usual points', () => {
    const points: PointsSystem = { win: 4, draw: 2, loss: 0.5, byScore: { '2-0': 4, '2-1': 2, '1-2': 1, '0-2': 0 } };
    expect(bothPoints('AB 2-0', points)).toEqual([4, 0]);
    expect(bothPoints('AB 1-2', points)).toEqual([1, 2]);
    expect(bothPoints('AB 3-0', points)).toEqual([4, 0.5]);
  });

  test('by score uses sets if the game has sets', () => {
    const points: PointsSystem = { win: 0, draw: 0, loss: 0, byScore: { '2-1': 3, '1-2': 1 } };
    expect(bothPoints({ sides: ['A', 'B'], sets: [2, 1], legs: [7, 8], winner: 0 }, points)).toEqual([3, 1]);
  });

  test('per set won: in a match of teams, every game is a point, as at HDCF', () => {
    const match: StandingsGame = { sides: ['A', 'B'], sets: [6, 3], legs: [20, 14], winner: 0 };
    const points: PointsSystem = { win: 0, draw: 0, loss: 0, perSet: 1 };
    expect(bothPoints(match, points)).toEqual([6, 3]);
    expect(bothPoints(match, { ...usual, perSet: 0.5, perLeg: 0.1 })).toEqual([7, 2.9].map((value) => expect.closeTo(value, 9)));
    expect(bothPoints({ ...match, walkover: true }, { ...points, walkover: { legs: 'winner' } })).toEqual([6, 0]);
  });

  test('bonus points are added, also to those of a walkover', () => {
    const game: StandingsGame = { sides: ['A', 'B'], legs: [3, 0], winner: 0, bonus: [0.5, 1] };
    expect(bothPoints(game, usual)).toEqual([2.5, 1]);
    expect(bothPoints({ ...game, walkover: true }, { ...usual, walkover: { points: { came: 2, absent: 0 } } })).toEqual([2.5, 1]);
  });
});

describe('walkovers under real rules', () => {
  const games = play('AB 6-0 w/o, AC 6-4, BC 2-6');

  test('most leagues: the score counts for both', () => {
    const row = count(games);
    expect(row('A')).toMatchObject({
      played: 2,
      won: 2,
      lost: 0,
      setsFor: 0,
      setsAgainst: 0,
      setDifference: 0,
      legsFor: 12,
      legsAgainst: 4,
      legDifference: 8,
      points: 4,
    });
    expect(row('B')).toMatchObject({ played: 2, won: 0, lost: 2, legsFor: 2, legsAgainst: 12, legDifference: -10, points: 0 });
  });

  test('Premier League 2022: a win and 6–0 for the winner, no game and no legs for the absent player', () => {
    const row = count(games, { ...usual, walkover: { legs: 'winner', absentPlayed: false } });
    expect(row('A')).toMatchObject({ played: 2, won: 2, legsFor: 12, legsAgainst: 4, legDifference: 8 });
    expect(row('B')).toMatchObject({ played: 1, won: 0, lost: 1, legsFor: 2, legsAgainst: 6, legDifference: -4 });
  });

  test('Premier League 2024: a win, and no legs for either', () => {
    const row = count(games, { ...usual, walkover: { legs: 'nobody', absentPlayed: false } });
    expect(row('A')).toMatchObject({ played: 2, won: 2, legsFor: 6, legsAgainst: 4, legDifference: 2 });
    expect(row('B')).toMatchObject({ played: 1, lost: 1, legsFor: 2, legsAgainst: 6 });
  });

  test('the legs are the winner’s, but who did not come has lost', () => {
    const row = count(games, { ...usual, walkover: { legs: 'winner', absentPlayed: true } });
    expect(row('B')).toMatchObject({ played: 2, lost: 2, legsFor: 2, legsAgainst: 6 });
  });

  test('neither came: both lost, or neither played', () => {
    const neither = play('AB 0-0 w/o');
    expect(count(neither)('A')).toMatchObject({ played: 1, won: 0, drawn: 0, lost: 1, points: 0 });
    expect(count(neither, { ...usual, walkover: { absentPlayed: false } })('B')).toMatchObject({ played: 0, drawn: 0, lost: 0 });
  });
});

describe('sums', () => {
  test('sets, legs and their differences', () => {
    const row = count([
      { sides: ['A', 'B'], sets: [3, 1], legs: [10, 7], winner: 0 },
      { sides: ['C', 'A'], sets: [3, 2], legs: [11, 12], winner: 0 },
    ]);
    expect(row('A')).toEqual({
      entry: 'A',
      ...{ played: 2, won: 1, drawn: 0, lost: 1, points: 2, adjusted: 0, average: null, legsAgainstThrow: null },
      ...{ setsFor: 5, setsAgainst: 4, setDifference: 1, legsFor: 22, legsAgainst: 18, legDifference: 4 },
    });
    expect(row('B')).toMatchObject({ setsFor: 1, setsAgainst: 3, setDifference: -2, legDifference: -3 });
  });

  test('legs against throw are known if every played game has them; walkovers do not matter', () => {
    const [first, second, awarded] = play('AB 3-1, AC 3-2, CB 3-0 w/o') as [StandingsGame, StandingsGame, StandingsGame];
    const row = count([{ ...first, legsAgainstThrow: [2, 0] }, { ...second, legsAgainstThrow: [1, 3] }, awarded]);
    expect(['A', 'B', 'C'].map((entry) => row(entry)?.legsAgainstThrow)).toEqual([3, 0, 3]);
    const unknown = count([{ ...first, legsAgainstThrow: [2, 0] }, second]);
    expect(['A', 'B', 'C'].map((entry) => unknown(entry)?.legsAgainstThrow)).toEqual([null, 0, null]);
    const unknownFirst = count([second, { ...first, legsAgainstThrow: [2, 0] }]);
    expect(unknownFirst('A')?.legsAgainstThrow).toBeNull();
  });

  test('without darts the average is null', () => {
    const [game] = play('AB 3-1') as [StandingsGame];
    const none = { points: 0, darts: 0 };
    expect(count([{ ...game, scored: [none, { points: 60, darts: 3 }] }])('A')?.average).toBeNull();
    expect(count([{ ...game, scored: [none, { points: 60, darts: 3 }] }])('B')?.average).toBe(60);
  });

  test('byes give the points of a win by default, and are not games', () => {
    expect(count([], usual, { byes: ['A', 'A', 'B'] })('A')).toMatchObject({ points: 4, played: 0, won: 0 });
    expect(count([], { ...usual, bye: 0 }, { byes: ['A'] })('A')?.points).toBe(0);
  });

  test('penalty points count, and are listed separately', () => {
    const adjustments = [
      { entry: 'A', points: -1.5, reason: 'sheet not signed' },
      { entry: 'A', points: -0.5, reason: 'late' },
    ];
    expect(count(play('AB 3-1'), usual, { adjustments })('A')).toMatchObject({ points: 0, adjusted: -2, won: 1 });
    const { rows } = tableOf(play('AB 3-1, CA 3-0, BC 3-2'), { adjustments });
    expect(rows.map(({ entry, adjustments: own }) => [entry, own.length])).toEqual([
      ['C', 0],
      ['B', 0],
      ['A', 2],
    ]);
    expect(rows[2]?.adjustments).toEqual(adjustments);
    expect(tableOf(play('AB 3-1')).rows[0]?.adjustments).toEqual([]);
  });

  test('an adjustment of sets changes the sets won, and the points if there are points per set', () => {
    const games: StandingsGame[] = [{ sides: ['A', 'B'], sets: [6, 3], legs: [20, 14], winner: 0 }];
    const adjustments = [{ entry: 'A', points: -1, sets: -2, reason: 'played without a licence' }];
    expect(count(games, usual, { adjustments })('A')).toMatchObject({
      points: 1,
      adjusted: -1,
      setsFor: 4,
      setsAgainst: 3,
      setDifference: 1,
    });
    expect(count(games, { ...usual, perSet: 1 }, { adjustments })('A')).toMatchObject({ points: 5, adjusted: -3, setsFor: 4 });
  });

  test('counts games only for one side: a table of home or away games', () => {
    const games = play('AB 3-1, BA 3-2, CA 1-3');
    expect(count(games, usual, { onlySide: 0 })('A')).toMatchObject({ played: 1, won: 1, legsFor: 3, legsAgainst: 1, points: 2 });
    expect(count(games, usual, { onlySide: 1 })('A')).toMatchObject({ played: 2, won: 1, lost: 1, legsFor: 5, legsAgainst: 4, points: 2 });
  });

  test('throws for a bye, an adjustment or a game of an entry outside the group, and for a duplicate entry', () => {
    expect(() => count([], usual, { byes: ['X'] })).toThrow('A bye of X, which is not in the group');
    expect(() => count([], usual, { adjustments: [{ entry: 'X', points: 1, reason: '' }] })).toThrow('An adjustment of X');
    expect(() => count(play('AX 3-0'))).toThrow('A game of X');
    expect(() => countGames(['A', 'A'], [], usual)).toThrow('A is in the group twice');
  });

  test('fractions add up in any order', () => {
    expect([tidy(0.1 + 0.2), tidy(-1e-17), tidy(2.5), tidy(-0.5)]).toEqual([0.3, 0, 2.5, -0.5]);
    const tenths: PointsSystem = { win: 0.1, draw: 0.7, loss: 0.2 };
    const games = play('AB 3-0, BA 3-0, AC 2-2, CA 1-2, AB 2-2, CA 2-0');
    expect(count(games, tenths)('A')).toEqual(count(games.toReversed(), tenths)('A'));
    expect(count(games, tenths)('A')?.points).toBe(2);
  });
});

test('games and legs won equal games and legs lost in any group', () => {
  const game = fc.tuple(fc.integer({ min: 0, max: 4 }), fc.integer({ min: 0, max: 4 }), fc.constantFrom('AB', 'BC', 'CA'));
  fc.assert(
    fc.property(fc.array(game, { maxLength: 12 }), (games) => {
      const played = games.flatMap(([a, b, sides]) => play(`${sides} ${a}-${b}`));
      const rows = [...countGames(['A', 'B', 'C'], played, { ...usual, perLeg: 0.5 }).values()];
      const sum = (of: (row: (typeof rows)[number]) => number) => rows.reduce((total, row) => total + of(row), 0);
      expect(sum((row) => row.played)).toBe(played.length * 2);
      expect(sum((row) => row.won)).toBe(sum((row) => row.lost));
      expect(sum((row) => row.legDifference)).toBe(0);
      expect(sum((row) => row.legsFor)).toBe(sum((row) => row.legsAgainst));
      expect(sum((row) => row.points)).toBe(played.length * 2 + sum((row) => row.legsFor) / 2);
      for (const row of rows) expect(row.won + row.drawn + row.lost).toBe(row.played);
    }),
  );
});
