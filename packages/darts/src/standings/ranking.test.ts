import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom, shuffle } from '../draw/random.ts';
import { earlierRanking, ranking, rankingChanges } from './ranking.ts';
import type { PlayerFacts, PointsScheme } from './rankingScheme.ts';
import type { Counting, RankedTournament, RankingCriterion, RankingInput } from './rankingTotals.ts';

/** One point per game won, so the numbers in the tests are the points. */
const perGame: PointsScheme = { tables: [{ fromEntries: 0, perGameWon: 1 }], guests: 'excluded' };
/** Fractions, whose floating-point sum depends on their order unless it is rounded. */
const tenths: PointsScheme = { tables: [{ fromEntries: 0, perGameWon: 0.1 }], guests: 'excluded' };
const facts = (player: string, gamesWon: number, more: Partial<PlayerFacts> = {}): PlayerFacts => ({
  player,
  gamesWon,
  legsWon: 0,
  legsLost: 0,
  ...more,
});
const night = (on: string, results: Record<string, number | PlayerFacts>, more: Partial<RankedTournament> = {}): RankedTournament => ({
  id: on,
  on,
  entries: Object.keys(results).length,
  players: Object.entries(results).map(([player, result]) => (typeof result === 'number' ? facts(player, result) : result)),
  ...more,
});
const rank = (tournaments: readonly RankedTournament[], counting: Partial<Counting> = {}, more: Partial<RankingInput> = {}) => {
  const result = ranking({
    scheme: { points: perGame, counting: { score: 'sum', tieBreakers: ['points'], ...counting } },
    tournaments,
    asOf: '2026-12-31',
    ...more,
  });
  const row = (player: string) => result.rows.find((each) => each.player === player);
  return { ...result, row, summary: result.rows.map(({ position, player, points }) => `${position} ${player} ${points}`) };
};

describe('which results count', () => {
  const season = [
    night('2026-01-02', { A: 5, B: 9 }),
    night('2026-02-06', { A: 7 }),
    night('2026-03-06', { A: 5, B: 1 }),
    night('2026-04-03', { A: 6 }),
  ];

  test('all of them by default', () => expect(rank(season).summary).toEqual(['1 A 23', '2 B 10']));

  test('the best three of four; the dropped one is listed, the earlier one of equals', () => {
    const { row, summary } = rank(season, { best: 3 });
    expect(summary).toEqual(['1 A 18', '2 B 10']);
    expect(row('A')?.results.map(({ on, points, counts }) => [on, points, counts])).toEqual([
      ['2026-01-02', 5, false],
      ['2026-02-06', 7, true],
      ['2026-03-06', 5, true],
      ['2026-04-03', 6, true],
    ]);
    expect(row('B')).toMatchObject({ attended: 2, missed: 2 });
  });

  test('the average per evening attended', () => {
    const { summary } = rank(season, { score: 'average' });
    expect(summary).toEqual(['1 A 5.75', '2 B 5']);
    expect(rank(season, { score: 'average', best: 1 }).summary).toEqual(['1 B 9', '2 A 7']);
  });

  test('players who took part too seldom, or missed too many, are listed separately', () => {
    const few = rank(season, { leastAttended: 3 });
    expect([few.summary, few.out.map(({ player, because, points }) => [player, because, points])]).toEqual([
      ['1 A 23'],
      [['B', 'attended-too-few', 10]],
    ]);
    const missed = rank(season, { mostMissed: 1 });
    expect([missed.summary, missed.out.map(({ player, because }) => [player, because])]).toEqual([['1 A 23'], [['B', 'missed-too-many']]]);
    expect(rank(season, { leastAttended: 2, mostMissed: 2 }).out).toEqual([]);
    const late = rank([...season, night('2026-05-01', { C: 1 }), night('2026-06-05', { Ab: 1 })], { leastAttended: 2 });
    expect(late.out.map(({ player }) => player)).toEqual(['Ab', 'C']);
  });

  test('a result has its lines', () => {
    expect(rank(season).row('B')?.results[0]).toEqual({
      tournament: '2026-01-02',
      on: '2026-01-02',
      points: 9,
      lines: [{ kind: 'games-won', count: 9, each: 1, points: 9 }],
      counts: true,
    });
  });
});

describe('the window', () => {
  test.each([
    ['2026-03-15', ['2024-03-15', 1], []],
    ['2026-03-15', ['2024-03-16', 1], ['1 A 1']],
    ['2026-03-15', ['2026-03-15', 1], ['1 A 1']],
    ['2026-03-15', ['2026-03-16', 1], []],
    ['2026-03-15T23:30:00+01:00', ['2026-03-15T19:00:00Z', 1], ['1 A 1']],
    ['2026-03-15', ['2026-03-15T19:00:00Z', 1], ['1 A 1']],
    ['2026-03-15T01:00:00Z', ['2024-03-15T23:00:00Z', 1], []],
  ] as const)('of two years on %s: %j', (asOf, [on, won], expected) => {
    expect(rank([night(on, { A: won })], { months: 24 }, { asOf }).summary).toEqual(expected);
  });

  test.each([
    ['2026-01-31', 1, '2025-12-31', false],
    ['2026-01-31', 1, '2026-01-01', true],
    ['2026-03-31', 1, '2026-02-28', false],
    ['2026-03-31', 1, '2026-03-01', true],
    ['2026-12-05', 12, '2025-12-05', false],
    ['2026-12-05', 12, '2025-12-06', true],
    ['2026-01-05', 13, '2024-12-05', false],
    ['2026-01-05', 13, '2024-12-06', true],
  ])('on %s, %d months: %s', (asOf, months, on, isIn) => {
    expect(rank([night(on, { A: 1 })], { months }, { asOf }).rows.length).toBe(isIn ? 1 : 0);
  });

  test('without one, all tournaments up to the day count', () => {
    expect(rank([night('1999-01-01', { A: 1 }), night('2027-01-01', { A: 1 })]).summary).toEqual(['1 A 1']);
  });
});

describe('categories', () => {
  const tournaments = [
    night('2026-01-02', { A: facts('A', 1, { category: 'men' }), B: facts('B', 2, { category: 'women' }), C: 4 }, { category: 'open' }),
    night('2026-01-09', { B: facts('B', 3, { category: 'women' }) }, { category: 'women' }),
    night('2026-01-16', { C: 5 }),
  ];
  test('of tournaments', () => {
    expect(rank(tournaments, { categories: ['open'] }).summary).toEqual(['1 C 4', '2 B 2', '3 A 1']);
    expect(rank(tournaments, { categories: ['open', 'women'] }).summary).toEqual(['1 B 5', '2 C 4', '3 A 1']);
    expect(rank(tournaments, { categories: ['open'] }).row('C')?.missed).toBe(0);
  });
  test('of players', () => {
    expect(rank(tournaments, { playerCategories: ['women'] }).summary).toEqual(['1 B 5']);
    expect(rank(tournaments, { playerCategories: ['women', 'men'] }).summary).toEqual(['1 B 5', '2 A 1']);
  });
  test('whatever their capitals and spaces', () => {
    expect(rank(tournaments, { categories: [' Open '] }).summary).toEqual(['1 C 4', '2 B 2', '3 A 1']);
    expect(rank(tournaments, { playerCategories: ['WOMEN'] }).summary).toEqual(['1 B 5']);
    expect(rank(tournaments, { playerCategories: ['wo men'] }).summary).toEqual([]);
  });
});

describe('adjustments by hand', () => {
  const adjustments = [
    { player: 'A', points: -2, reason: 'no show', on: '2026-01-03' },
    { player: 'C', points: 0.5, reason: 'organised an evening', on: '2026-01-04' },
    { player: 'B', points: 9, reason: 'later', on: '2027-01-01' },
  ];
  test('count in full from their day, and are not dropped or averaged', () => {
    const { summary, row } = rank(
      [night('2026-01-02', { A: 4, B: 3 }), night('2026-01-09', { A: 2 })],
      { score: 'average' },
      { adjustments },
    );
    expect(summary).toEqual(['1 B 3', '2 A 1', '3 C 0.5']);
    expect(row('A')?.adjustments).toEqual([adjustments[0]]);
    expect(row('B')?.adjustments).toEqual([]);
    expect(row('C')).toMatchObject({ attended: 0, missed: 2, results: [] });
  });
  test('count only for players of the categories that are ranked', () => {
    const given = (player: string, category?: string) => ({
      player,
      points: 5,
      reason: 'x',
      on: '2026-01-03',
      ...(category && { category }),
    });
    const women = night('2026-01-02', { B: facts('B', 2, { category: 'women' }) });
    const options = { adjustments: [given('A', 'men'), given('B', 'women'), given('C')] };
    expect(rank([women], { playerCategories: ['women'] }, options).summary).toEqual(['1 B 7']);
    expect(rank([women], {}, options).summary).toEqual(['1 B 7', '2 A 5', '2 C 5']);
  });
});

describe('the ranking before the last tournament', () => {
  const summaryBefore = (tournaments: readonly RankedTournament[], more: Partial<RankingInput> = {}) => {
    const before = earlierRanking({
      scheme: { points: perGame, counting: { score: 'sum', tieBreakers: ['points'] } },
      tournaments,
      asOf: '2026-12-31',
      ...more,
    });
    return before && [before.on, ...before.ranking.rows.map(({ position, player, points }) => `${position} ${player} ${points}`)];
  };
  const nights = [night('2026-01-09', { A: 2, B: 9 }), night('2026-01-02', { A: 4, B: 3 }), night('2026-01-16', { C: 30 })];

  test('is that of the day of the tournament before', () => {
    expect(summaryBefore(nights)).toEqual(['2026-01-09', '1 B 12', '2 A 6']);
    expect(summaryBefore(nights, { asOf: '2026-01-10' })).toEqual(['2026-01-02', '1 A 4', '2 B 3']);
  });
  test('has only the adjustments until then', () => {
    const given = (on: string) => ({ player: 'A', points: 8, reason: 'x', on });
    expect(summaryBefore(nights, { adjustments: [given('2026-01-09')] })).toEqual(['2026-01-09', '1 A 14', '2 B 12']);
    expect(summaryBefore(nights, { adjustments: [given('2026-01-10')] })).toEqual(['2026-01-09', '1 B 12', '2 A 6']);
  });
  test('lacks only the later one of two on the same day', () => {
    const [first, second] = [night('2026-01-02', { A: 4 }, { id: 'a' }), night('2026-01-02', { B: 5 }, { id: 'b' })];
    expect(summaryBefore([second, first])).toEqual(['2026-01-02', '1 A 4']);
  });
  test('does not exist before the second tournament that counts', () => {
    expect([summaryBefore([]), summaryBefore(nights.slice(0, 1)), summaryBefore(nights, { asOf: '2026-01-02' })]).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('ties on points', () => {
  const place = (from: number, more: Partial<PlayerFacts> = {}): Partial<PlayerFacts> => ({
    knockout: { bracket: 'only', from, to: from },
    ...more,
  });
  test.each<[RankingCriterion, Record<string, number>[], string]>([
    [
      'best-results',
      [
        { A: 4, B: 3 },
        { A: 4, B: 5 },
      ],
      'B 5:4 A',
    ],
    [
      'best-results',
      [
        { A: 4, B: 4 },
        { A: 2, B: 3 },
        { A: 2, B: 1 },
      ],
      'B 3:2 A',
    ],
    ['best-results', [{ A: 4, B: 3 }, { B: 1 }], 'A 4:3 B'],
    ['best-results', [{ A: 4, B: 4 }], 'A = B'],
    ['attended', [{ A: 4, B: 3 }, { B: 1 }], 'B 2:1 A'],
    ['given:nights-won', [{ A: 1, B: 1 }], 'A 7:3 B'],
    ['given:unknown', [{ A: 1, B: 1 }], 'A = B'],
    ['given:of-one', [{ A: 1, B: 1 }], 'A = B'],
  ])('%s: %j', (criterion, nights, expected) => {
    const given = {
      'nights-won': new Map([
        ['A', 7],
        ['B', 3],
      ]),
      'of-one': new Map([['A', 7]]),
    };
    const all = nights.map((each, i) => night(`2026-01-0${i + 1}`, each));
    const { rows, unresolved } = rank(all, { tieBreakers: ['points', criterion] }, { given });
    const why = rows[0]?.why.below;
    expect(`${rows[0]?.player} ${why ? `${why.better}:${why.worse}` : '='} ${rows[1]?.player}`).toBe(expected);
    expect(unresolved).toEqual(why ? [] : [['A', 'B']]);
  });

  test('the last result can make the difference', () => {
    const { summary, rows } = rank([night('2026-01-01', { A: 4, B: 4 }), night('2026-01-02', { B: 1 })], { tieBreakers: ['best-results'] });
    expect([summary, rows[0]?.why.below?.nth]).toEqual([['1 B 5', '2 A 4'], 2]);
  });

  test('a given criterion without numbers is skipped', () =>
    expect(rank([night('2026-01-01', { A: 1, B: 1 })], { tieBreakers: ['given:x'] }).unresolved).toEqual([['A', 'B']]));

  test('best-results explains which result made the difference', () => {
    const { rows } = rank([night('2026-01-01', { A: 4, B: 4 }), night('2026-01-02', { A: 2, B: 3 }), night('2026-01-03', { A: 2, B: 1 })], {
      tieBreakers: ['points', 'best-results'],
    });
    expect(rows[0]?.why.below).toEqual({
      criterion: 'best-results',
      upper: 'B',
      lower: 'A',
      better: 3,
      worse: 2,
      among: ['A', 'B'],
      nth: 2,
    });
  });

  test('best-results puts a player without further results last, and continues for the others', () => {
    const won: Record<string, number>[] = [{ A: 2, B: 2, C: 2 }, { A: 1, B: 1, C: 2 }, { A: 1, B: 0.5 }, { B: 0.5 }];
    const nights = won.map((each, i) => night(`2026-01-0${i + 1}`, each));
    expect(rank(nights, { tieBreakers: ['points', 'best-results'] }).summary).toEqual(['1 C 4', '2 A 4', '3 B 4']);
  });

  test('tournaments won are unshared first places outside the losers’ knockout', () => {
    const evening = night('2026-01-01', {
      A: facts('A', 1, { knockout: { bracket: 'losers', from: 1, to: 1 } }),
      B: facts('B', 1, { knockout: { bracket: 'winners', from: 1, to: 1 } }),
      C: facts('C', 1, place(1)),
      D: facts('D', 1, { knockout: { bracket: 'only', from: 1, to: 2 } }),
      E: facts('E', 1),
    });
    const { rows } = rank([evening], { tieBreakers: ['points', 'tournaments-won'] });
    expect(rows.map(({ player, tournamentsWon }) => [player, tournamentsWon])).toEqual([
      ['B', 1],
      ['C', 1],
      ['A', 0],
      ['D', 0],
      ['E', 0],
    ]);
  });

  test('games won, legs won and leg difference separate players', () => {
    const flat: PointsScheme = { tables: [{ fromEntries: 0, attendance: 1 }], guests: 'excluded' };
    const evening = night('2026-01-01', {
      A: facts('A', 1, { legsWon: 5, legsLost: 1 }),
      B: facts('B', 2, { legsWon: 3, legsLost: 2 }),
      C: facts('C', 1, { legsWon: 7, legsLost: 5 }),
    });
    const by = (criterion: RankingCriterion) =>
      rank(
        [evening],
        { tieBreakers: [criterion] },
        { scheme: { points: flat, counting: { score: 'sum', tieBreakers: ['points', criterion] } } },
      ).summary;
    expect(by('games-won')).toEqual(['1 B 1', '2 A 1', '2 C 1']);
    expect(by('legs-won')).toEqual(['1 C 1', '2 A 1', '3 B 1']);
    expect(by('leg-difference')).toEqual(['1 A 1', '2 C 1', '3 B 1']);
  });

  test('a decision counts in the middle of the list or at its end', () => {
    const nights = [night('2026-01-01', { A: 4, B: 3 }), night('2026-01-02', { B: 1 })];
    const decisions = [{ order: ['A', 'B'], by: 'lot' as const }];
    expect(rank(nights, { tieBreakers: ['points', 'drawn-lot', 'attended'] }, { decisions }).summary).toEqual(['1 A 4', '2 B 4']);
    expect(rank(nights, {}, { decisions }).rows[0]?.why.below?.decision).toEqual(decisions[0]);
    expect(rank(nights).unresolved).toEqual([['A', 'B']]);
  });

  test('the band is null if a tie reaches over its end', () => {
    const bands = [
      { name: 'A', from: 1, to: 2 },
      { name: 'B', from: 3, to: 4 },
    ];
    const band = (results: Record<string, number>) => rank([night('2026-01-01', results)], { bands }).rows.map((row) => row.band);
    expect(band({ A: 9, B: 8, C: 7, D: 6, E: 5 })).toEqual(['A', 'A', 'B', 'B', null]);
    expect(band({ A: 9, B: 8, C: 8, D: 6 })).toEqual(['A', null, null, 'B']);
    expect(band({ A: 9, B: 9, C: 8, D: 8 })).toEqual(['A', 'A', 'B', 'B']);
    expect(rank([night('2026-01-01', { A: 1 })]).rows[0]?.band).toBeNull();
  });
});

describe('a scheme frozen with its tournament', () => {
  const double: PointsScheme = { tables: [{ fromEntries: 0, perGameWon: 2 }], guests: 'excluded' };
  const tournaments = [night('2026-01-01', { A: 3, B: 2, D: 1 }, { frozen: double }), night('2026-01-02', { A: 1, B: 3, C: 1, D: 1 })];

  test('counts; the current one counts without a frozen scheme, or with use: current', () => {
    expect(rank(tournaments).summary).toEqual(['1 A 7', '1 B 7', '3 D 3', '4 C 1']);
    expect(rank(tournaments, {}, { use: 'frozen' }).summary).toEqual(rank(tournaments).summary);
    expect(rank(tournaments, {}, { use: 'current' }).summary).toEqual(['1 B 5', '2 A 4', '3 D 2', '4 C 1']);
  });

  test('the preview lists only players whose points or place would change', () => {
    expect(rankingChanges(rank(tournaments), rank(tournaments, {}, { use: 'current' }))).toEqual([
      { player: 'B', before: { position: 1, points: 7 }, after: { position: 1, points: 5 } },
      { player: 'A', before: { position: 1, points: 7 }, after: { position: 2, points: 4 } },
      { player: 'D', before: { position: 3, points: 3 }, after: { position: 3, points: 2 } },
    ]);
    expect(rankingChanges(rank(tournaments), rank(tournaments))).toEqual([]);
  });

  test('the preview includes players who enter or leave the ranking, and changes of only the place', () => {
    const [one, two] = [rank([night('2026-01-01', { A: 3, B: 2 })]), rank([night('2026-01-01', { C: 4, A: 3 })])];
    expect(rankingChanges(one, two)).toEqual([
      { player: 'C', before: null, after: { position: 1, points: 4 } },
      { player: 'A', before: { position: 1, points: 3 }, after: { position: 2, points: 3 } },
      { player: 'B', before: { position: 2, points: 2 }, after: null },
    ]);
  });
});

test('throws for a duplicate tournament, and for a duplicate player in one', () => {
  expect(() => rank([night('2026-01-01', {}), night('2026-01-01', {})])).toThrow('twice');
  expect(() => rank([night('2026-01-01', {}, { players: [facts('A', 1), facts('A', 2)] })])).toThrow(
    'A player is in tournament 2026-01-01 twice',
  );
});

test('two tournaments on the same day are sorted by id', () => {
  const both = [night('2026-01-01', { A: 1 }, { id: 'y' }), night('2026-01-01', { A: 1 }, { id: 'x' })];
  const results = (all: RankedTournament[]) =>
    rank(all, { best: 1 })
      .row('A')
      ?.results.map(({ tournament, counts }) => [tournament, counts]);
  expect(results(both)).toEqual([
    ['x', false],
    ['y', true],
  ]);
  expect(results(both.toReversed())).toEqual(results(both));
});

test('any season: the ranking does not depend on the order of tournaments and players, and points are the sum of counting results', () => {
  const result = fc.record({ player: fc.constantFrom('A', 'B', 'C', 'D'), won: fc.integer({ min: 0, max: 4 }) });
  const evenings = fc.array(fc.uniqueArray(result, { selector: ({ player }) => player }), { maxLength: 6 });
  fc.assert(
    fc.property(evenings, fc.integer({ min: 1, max: 4 }), fc.integer({ min: 0 }), (all, best, seed) => {
      const tournaments = all.map((results, i) =>
        night(`2026-01-0${i + 1}`, Object.fromEntries(results.map(({ player, won }) => [player, won]))),
      );
      const counting: Counting = { score: 'sum', best, tieBreakers: ['points', 'tournaments-won', 'best-results', 'attended'] };
      const scheme = { points: tenths, counting };
      const random = createRandom(seed);
      const mixed = shuffle(tournaments, random).map((each) => ({ ...each, players: shuffle(each.players, random) }));
      const { rows, out, unresolved } = rank(tournaments, {}, { scheme });
      const again = rank(mixed, {}, { scheme });
      expect([again.rows, again.out, again.unresolved]).toEqual([rows, out, unresolved]);
      for (const { points, results, attended, missed } of rows) {
        const counts = results.filter((each) => each.counts);
        expect(counts.length).toBe(Math.min(best, attended));
        expect(points).toBeCloseTo(
          counts.reduce((sum, each) => sum + each.points, 0),
          9,
        );
        const least = Math.min(...counts.map((each) => each.points));
        for (const dropped of results.filter((each) => !each.counts)) expect(dropped.points).toBeLessThanOrEqual(least);
        expect(attended + missed).toBe(all.length);
      }
    }),
  );
});
