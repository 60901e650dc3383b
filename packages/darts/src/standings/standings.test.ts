import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, shuffle } from '../draw/random.ts';
import { ranksOf, standings } from './standings.ts';
import { defaultTieBreakers, tieBreakers, type TieBreaker } from './tieBreakers.ts';
import { defaultPoints, type PointsSystem, type StandingsGame } from './totals.ts';

const game = (a: string, b: string, legsA: number, legsB: number): StandingsGame => ({
  sides: [a, b],
  legs: [legsA, legsB],
  winner: legsA > legsB ? 0 : legsA < legsB ? 1 : null,
});
const withAverages = (played: StandingsGame, a: number, b: number): StandingsGame => ({
  ...played,
  scored: [
    { points: a * 10, darts: 30 },
    { points: b * 10, darts: 30 },
  ],
});
const table = (games: StandingsGame[], list: readonly TieBreaker[] = defaultTieBreakers, entries = ['A', 'B', 'C', 'D']) =>
  standings({ entries, games, points: defaultPoints, tieBreakers: list });
const order = (result: ReturnType<typeof standings>) => result.rows.map((row) => `${row.position}${row.entry}`).join(' ');

/** A beats B, B beats C, C beats A, all beat D. */
const circle = (ab: [number, number], bc: [number, number], ca: [number, number]) => [
  game('A', 'B', ...ab),
  game('B', 'C', ...bc),
  game('C', 'A', ...ca),
  ...['A', 'B', 'C'].map((entry) => game(entry, 'D', 3, 0)),
];

describe('counting', () => {
  test('counts a drawn game, a walkover and a game to which neither side came', () => {
    const { rows } = table(
      [
        game('A', 'B', 3, 3),
        { sides: ['C', 'A'], legs: [3, 0], winner: 0, walkover: true },
        { sides: ['B', 'D'], legs: [0, 0], winner: null, walkover: true },
      ],
      ['points'],
    );
    const row = (entry: string) => rows.find((r) => r.entry === entry);
    expect(row('A')).toMatchObject({ played: 2, won: 0, drawn: 1, lost: 1, legsFor: 3, legsAgainst: 6, legDifference: -3, points: 1 });
    expect(row('B')).toMatchObject({ played: 2, won: 0, drawn: 1, lost: 1, points: 1 });
    expect(row('C')).toMatchObject({ played: 1, won: 1, points: 2, legDifference: 3 });
    expect(row('D')).toMatchObject({ played: 1, lost: 1, points: 0, legDifference: 0 });
  });

  test('an average is points ÷ darts of all games, not the mean of averages, without walkovers', () => {
    const a = { points: 501, darts: 20 };
    const b = { points: 402, darts: 60 };
    const { rows } = table([
      { ...game('A', 'B', 3, 0), scored: [a, b] },
      { ...game('A', 'C', 3, 0), scored: [b, a] },
      { ...game('A', 'D', 3, 0), walkover: true, scored: [{ points: 999, darts: 1 }, b] },
    ]);
    expect(rows.find((row) => row.entry === 'A')?.average).toBeCloseTo((903 / 80) * 3, 10);
    expect(rows.find((row) => row.entry === 'D')?.average).toBeNull();
  });

  test('throws for a game of an entry outside the group, and for a duplicate entry', () => {
    expect(() => table([game('A', 'X', 3, 0)])).toThrow('not in the group');
    expect(() => table([], defaultTieBreakers, ['A', 'A'])).toThrow('twice');
  });
});

describe('tie-breakers', () => {
  test('head-to-head separates two entries, with the reason on both rows', () => {
    const result = table(
      [game('B', 'A', 3, 2), game('A', 'C', 3, 1), game('B', 'D', 3, 2), game('C', 'B', 3, 2), game('A', 'D', 3, 3)],
      ['games-won', 'head-to-head'],
    );
    expect(order(result)).toBe('1B 2A 3C 4D');
    expect(result.rows[0]?.why.below).toMatchObject({ criterion: 'games-won', upper: 'B', better: 2, worse: 1 });
    expect(result.rows[1]?.why.below).toMatchObject({
      criterion: 'head-to-head',
      upper: 'A',
      lower: 'C',
      better: 2,
      worse: 0,
      among: ['A', 'C'],
    });
    expect(result.rows[2]?.why.above).toEqual(result.rows[1]?.why.below);
  });

  test('three entries that beat each other in a cycle are tied, in any order of the input', () => {
    const games = circle([3, 1], [3, 1], [3, 1]);
    for (const entries of [
      ['A', 'B', 'C', 'D'],
      ['D', 'C', 'B', 'A'],
      ['B', 'D', 'A', 'C'],
    ]) {
      const result = table(games, defaultTieBreakers, entries);
      expect(order(result)).toBe('1A 1B 1C 4D');
      expect(result.unresolved).toEqual([['A', 'B', 'C']]);
      expect(result.rows[0]?.tiedWith).toEqual(['B', 'C']);
      expect(ranksOf(result)).toEqual([null, null, null, 'D']);
    }
  });

  test('once one of three is separated, head-to-head is applied again to the other two', () => {
    const result = table(circle([3, 2], [3, 1], [3, 2]), ['points', 'head-to-head', 'leg-difference']);
    // Leg differences: A 1-1+3 = 3, B -1+2+3 = 4, C -2+1+3 = 2. All differ.
    expect(order(result)).toBe('1B 2A 3C 4D');
    const level = table(circle([3, 0], [3, 0], [3, 2]), ['points', 'head-to-head', 'legs-won']);
    // Legs won: A 3+2+3 = 8, B 0+3+3 = 6, C 0+3+3 = 6. A is first, then only the game of B and C counts.
    expect(order(level)).toBe('1A 2B 3C 4D');
    expect(level.rows[0]?.why.below).toMatchObject({ criterion: 'legs-won', better: 8, worse: 6, among: ['A', 'B', 'C'] });
    expect(level.rows[1]?.why.below).toMatchObject({ criterion: 'head-to-head', better: 2, worse: 0, among: ['B', 'C'] });
  });

  test('the mini-table contains only games among the tied entries', () => {
    // A and B won two games each, C and D one each. So there are two ties and two mini-tables of one game.
    const games = [
      game('B', 'A', 3, 0),
      game('B', 'C', 3, 0),
      game('D', 'B', 3, 0),
      game('A', 'D', 3, 0),
      game('A', 'C', 3, 0),
      game('C', 'D', 3, 0),
    ];
    const result = table(games, ['games-won', 'head-to-head']);
    expect(order(result)).toBe('1B 2A 3C 4D');
  });

  test.each<[TieBreaker, string]>([
    ['leg-difference', '1A 2B'],
    ['legs-won', '1B 2A'],
    ['legs-against', '1A 2B'],
    ['leg-ratio', '1A 2B'],
  ])('%s', (criterion, expected) => {
    // A 6–2, B 9–6
    const games = [game('A', 'C', 6, 2), game('B', 'D', 9, 6)];
    expect(order(table(games, ['points', criterion])).slice(0, 5)).toBe(expected);
  });

  test('the average counts only if all tied entries have one', () => {
    const games = [withAverages(game('A', 'C', 3, 0), 50, 60), withAverages(game('B', 'D', 3, 0), 55, 40)];
    expect(order(table(games, ['points', 'average']))).toBe('1B 2A 3C 4D');
    const withoutOne = [game('A', 'C', 3, 0), games[1] as StandingsGame];
    expect(table(withoutOne, ['points', 'average']).unresolved).toEqual([
      ['A', 'B'],
      ['C', 'D'],
    ]);
  });
});

describe('entries without a position', () => {
  test('count as opponents, and are listed apart with their figures', () => {
    const games = [game('A', 'B', 3, 0), game('C', 'A', 3, 0), game('B', 'C', 3, 2), game('B', 'D', 3, 0)];
    const adjustments = [{ entry: 'D', points: -1, reason: 'withdrew' }];
    const input = { entries: ['A', 'B', 'C', 'D'], games, points: defaultPoints, tieBreakers: defaultTieBreakers, adjustments };
    const result = standings({ ...input, unranked: ['D', 'A'] });
    expect(order(result)).toBe('1B 2C');
    expect(result.unranked.map(({ entry, points, played }) => [entry, points, played])).toEqual([
      ['A', 2, 2],
      ['D', -1, 1],
    ]);
    expect(result.unranked[1]?.adjustments).toEqual(adjustments);
    expect(standings(input).unranked).toEqual([]);
  });

  test('criteria that look at opponents include them', () => {
    const games = [game('A', 'D', 3, 0), game('B', 'C', 3, 0), game('D', 'C', 3, 0)];
    const input = { entries: ['A', 'B', 'C', 'D'], games, points: defaultPoints, unranked: ['D', 'C'] };
    // A beat D, which has two points; B beat C, which has none.
    expect(order(standings({ ...input, tieBreakers: ['points', 'opponents-points'] }))).toBe('1A 2B');
  });
});

test('a table of home games compares entries by their home games, also head-to-head', () => {
  const games = [game('A', 'B', 3, 1), game('B', 'A', 3, 1), game('B', 'C', 0, 3), game('A', 'C', 0, 3)];
  const home = { entries: ['A', 'B', 'C'], games, points: defaultPoints, onlySide: 0 } as const;
  const away = { ...home, onlySide: 1 } as const;
  const onlyAB = games.slice(0, 1);
  expect(order(standings({ ...home, tieBreakers: ['points'] }))).toBe('1A 1B 3C');
  expect(order(standings({ ...away, tieBreakers: ['points'] }))).toBe('1C 2A 2B');
  expect(order(standings({ ...home, games: onlyAB, tieBreakers: ['head-to-head-legs'], entries: ['A', 'B'] }))).toBe('1A 2B');
  expect(standings({ ...home, games: onlyAB, tieBreakers: ['head-to-head'], entries: ['A', 'B'] }).rows[0]?.why.below).toMatchObject({
    better: 2,
    worse: 0,
  });
  // The only game of both is at home for A, so it is no away game of A.
  expect(standings({ ...away, games: onlyAB, tieBreakers: ['head-to-head'], entries: ['A', 'B'] }).unresolved).toEqual([['A', 'B']]);
});

describe('decisions', () => {
  const games = circle([3, 1], [3, 1], [3, 1]);
  const decide = (decisions: Parameters<typeof standings>[0]['decisions'], list: readonly TieBreaker[] = defaultTieBreakers) =>
    standings({ entries: ['A', 'B', 'C', 'D'], games, points: defaultPoints, tieBreakers: list, decisions });

  test('a drawn lot orders exactly the tied entries, and is the reason on their rows', () => {
    const lot = { order: ['C', 'A', 'B'], by: 'lot' } as const;
    const result = decide([lot]);
    expect(order(result)).toBe('1C 2A 3B 4D');
    expect(result.unresolved).toEqual([]);
    expect(result.unused).toEqual([]);
    expect(result.rows[1]?.why.above).toMatchObject({ criterion: 'drawn-lot', upper: 'C', lower: 'A', better: 1, worse: 2, decision: lot });
  });

  test('a decision on another set has no effect and is returned as unused', () => {
    const stale = { order: ['B', 'A'], by: 'manual', reason: 'agreed' } as const;
    const result = decide([stale]);
    expect(result.unresolved).toEqual([['A', 'B', 'C']]);
    expect(result.unused).toEqual([stale]);
  });

  test('of two decisions on the same tie the later one counts', () => {
    expect(
      order(
        decide([
          { order: ['C', 'A', 'B'], by: 'lot' },
          { order: ['B', 'A', 'C'], by: 'shoot-out' },
        ]),
      ),
    ).toBe('1B 2A 3C 4D');
  });

  test('drawn-lot in the list applies decisions before the later criteria', () => {
    const result = standings({
      entries: ['A', 'B'],
      games: [game('A', 'B', 3, 3)],
      points: defaultPoints,
      tieBreakers: ['points', 'drawn-lot', 'average'],
      decisions: [{ order: ['B', 'A'], by: 'lot' }],
    });
    expect(order(result)).toBe('1B 2A');
  });
});

/** Random games among six entries, with walkovers, drawn games, sets, breaks, darts and bonuses. */
const anyGames = fc.array(
  fc
    .record({
      pair: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { minLength: 2, maxLength: 2 }),
      legs: fc.tuple(fc.integer({ min: 0, max: 3 }), fc.integer({ min: 0, max: 3 })),
      walkover: fc.boolean(),
      more: fc.constantFrom<Partial<StandingsGame>>(
        {},
        { sets: [2, 1], legsAgainstThrow: [1, 0] },
        { legsAgainstThrow: [0, 2], bonus: [0.1, 0.7] },
        {
          scored: [
            { points: 501, darts: 20 },
            { points: 402, darts: 21 },
          ],
        },
      ),
    })
    .map(({ pair: [a, b], legs, walkover, more }): StandingsGame => ({
      ...game(`e${a}`, `e${b}`, ...legs),
      ...(walkover && { walkover }),
      ...more,
    })),
  { maxLength: 20 },
);
const mirrored = (games: readonly StandingsGame[]) =>
  games.map(({ sides, legs, winner, walkover, ...more }): StandingsGame => ({
    sides: [sides[1], sides[0]],
    legs: [legs[1], legs[0]],
    winner: winner === null ? null : winner === 0 ? 1 : 0,
    ...(walkover && { walkover }),
    ...(more.sets && { sets: [more.sets[1], more.sets[0]] }),
    ...(more.bonus && { bonus: [more.bonus[1], more.bonus[0]] }),
    ...(more.scored && { scored: [more.scored[1], more.scored[0]] }),
    ...(more.legsAgainstThrow && { legsAgainstThrow: [more.legsAgainstThrow[1], more.legsAgainstThrow[0]] }),
  }));
const anySystem = fc.constantFrom<PointsSystem>(
  defaultPoints,
  { win: 0.3, draw: 0.1, loss: 0, perLeg: 0.1, walkover: { legs: 'winner', absentPlayed: false } },
  { win: 4, draw: 1, loss: 0, byScore: { '2-1': 2, '1-2': 1 }, bye: 0.5, walkover: { points: { came: 1.5, absent: -1 }, legs: 'nobody' } },
);

test('any table: rows do not depend on the order of entries, games and sides, each entry is listed once, positions have no gaps', () => {
  const entries = ['e0', 'e1', 'e2', 'e3', 'e4', 'e5'];
  fc.assert(
    fc.property(
      anyGames,
      anySystem,
      fc.shuffledSubarray<TieBreaker>([...tieBreakers, 'given:a', 'given:b']),
      fc.array(fc.constantFrom(...entries), { maxLength: 3 }),
      fc.integer({ min: 0 }),
      (games, points, list, byes, seed) => {
        const input = {
          ...{ points, tieBreakers: list, byes, adjustments: byes.map((entry) => ({ entry, points: -0.2, reason: 'late' })) },
          given: { a: new Map(entries.map((entry, i) => [entry, i >> 1])), b: new Map([['e0', 1]]) },
        };
        const random = createRandom(seed);
        const result = standings({ ...input, entries, games });
        expect(standings({ ...input, entries: shuffle(entries, random), games: shuffle(games, random) })).toEqual(result);
        expect(standings({ ...input, entries, games: mirrored(games) })).toEqual(result);
        expect(result.rows.map((row) => row.entry).sort()).toEqual(entries);
        result.rows.forEach((row, i) => {
          const before = result.rows[i - 1];
          const isTied = before !== undefined && row.tiedWith.includes(before.entry);
          expect(row.position).toBe(isTied ? before.position : i + 1);
          expect(row.why.above === null).toBe(i === 0 || isTied);
          expect(row.why.above).toEqual(isTied || !before ? null : before.why.below);
          if (row.why.above) expect(row.why.above.lower).toBe(row.entry);
          if (row.why.below) expect(row.why.below.upper).toBe(row.entry);
          const next = result.rows[i + 1];
          expect(row.why.below === null).toBe(next === undefined || row.tiedWith.includes(next.entry));
        });
        if (list[0] === 'points')
          result.rows.forEach((row, i) => expect(row.points).toBeLessThanOrEqual(result.rows[i - 1]?.points ?? Infinity));
      },
    ),
  );
});
