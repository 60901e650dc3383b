import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { defaultIndividualRules, individualStandings, type IndividualInput, type IndividualRules } from './individual.ts';
import type { SeasonGame } from './seasonMatch.ts';
import { game, leg, match } from './testSeason.ts';

const rank = (games: readonly SeasonGame[], rules: Partial<IndividualRules> = {}, more: Partial<IndividualInput> = {}) =>
  individualStandings({ games, legs: [], rosters: [], rules: { ...defaultIndividualRules, ...rules }, ...more });
const placesOf = ({ rows }: ReturnType<typeof rank>) => rows.map(({ position, player }) => `${position}${player}`).join(' ');
const ab = match('1 A-B 6-4 20-15');
const tonight = match('1 A-B 6-4 20-15', { status: 'to-confirm' });
const figures = (
  games: readonly SeasonGame[],
  player: string,
  rules: Partial<IndividualRules> = {},
  more: Partial<IndividualInput> = {},
) => {
  const { rows, below } = rank(games, rules, more);
  return [...rows, ...below].find((row) => row.player === player);
};

describe('figures', () => {
  test('games, legs, points and percent', () => {
    const games = [game('Ann-Bo 3-1', ab), game('Ann-Cas 2-3', ab), game('Ann-Dee 3-0', ab), game('Ann-Eva 2-2', ab)];
    expect(figures(games, 'Ann', { perWin: 2 })).toMatchObject({
      ...{ teams: ['A'], played: 4, won: 2, drawn: 1, lost: 1, percent: 50, points: 4 },
      ...{ legsFor: 10, legsAgainst: 6, legDifference: 4, average: null, averageGames: 0 },
    });
    expect(figures(games, 'Bo')).toMatchObject({ teams: ['B'], played: 1, lost: 1, percent: 0, legsFor: 1, legsAgainst: 3 });
  });

  test('the average is points ÷ darts over the games whose visits are known; legs that reached their limit are left out', () => {
    const [first, second, byResult] = [game('Ann-Bo 3-1', ab), game('Ann-Cas 3-0', ab), game('Ann-Dee 3-0', ab, { kind: 'result' })];
    const legs = [
      leg('Ann', first, { points: 501, darts: 20 }),
      leg('Ann', first, { points: 402, darts: 60 }),
      leg('Ann', second, { points: 97, darts: 20, how: null }),
      leg('Ann', second, { points: 480, darts: 9, how: 'tiebreak' }),
      leg('Ann', byResult, { points: 0, darts: 0, visits: 0 }),
      leg('Ann', game('Ann-Eva 3-0', ab, { size: 2 }), { points: 999, darts: 9 }),
    ];
    expect(figures([first, second, byResult], 'Ann', {}, { legs })).toMatchObject({ played: 3, average: 30, averageGames: 2 });
  });

  test('only games of the sizes that count', () => {
    const games = [game('Ann-Bo 3-1', ab), game('Ann+Cas-Bo+Dee 3-1', ab), game('Ann+Cas-Bo+Dee 3-1', ab, { size: 'team' })];
    expect(figures(games, 'Ann')?.played).toBe(1);
    expect(figures(games, 'Ann', { sizes: [1, 'team'] })?.played).toBe(2);
    expect(figures(games, 'Dee', { sizes: [2] })?.played).toBe(1);
  });
});

describe('games that do not count', () => {
  test.each<[string, Partial<SeasonGame>]>([
    ['a forfeit', { kind: 'walkover', players: [['Ann'], []] }],
    ['a game that was not played', { kind: 'not-played' }],
    ['Tactics', { kind: 'result', start: null }],
    ['a game against nobody', { players: [['Ann'], []] }],
    ['a game of an annulled match', { match: { ...ab, isAnnulled: true } }],
    ['a game of a match that is not confirmed', { match: tonight }],
  ])('%s', (_, more) => expect(rank([game('Ann-Bo 3-1', ab, more)])).toEqual({ rows: [], below: [] }));

  test('unconfirmed matches count in the live standings', () => {
    expect(rank([game('Ann-Bo 3-1', tonight)], {}, { live: true }).rows).toHaveLength(2);
  });

  test('a pair with a missing partner counts for the player who played', () => {
    const short = game('Ann+Cas-Bo+Dee 3-1', ab, { players: [['Ann'], ['Bo']] });
    const { rows } = rank([short], { sizes: [2] });
    expect(rows.map(({ player, played, won }) => `${player} ${played} ${won}`)).toEqual(['Ann 1 1', 'Bo 1 0']);
  });
});

describe('order', () => {
  /** Ann won 2 of 4, Bo 2 of 2, Cas 1 of 1 by a better average; Dee, Eva and Fay lost. */
  const games = [
    ...['Ann-Dee 3-0', 'Ann-Dee 3-0', 'Dee-Ann 3-0', 'Dee-Ann 3-1', 'Bo-Eva 3-2', 'Bo-Eva 3-2', 'Cas-Fay 3-0'].map((text) =>
      game(text, ab),
    ),
  ];
  const legs = [leg('Ann', games[0] as SeasonGame, { points: 600 }), leg('Cas', games[6] as SeasonGame, { points: 700 })];
  const order = (by: IndividualRules['order']) => {
    const rules = { sizes: [1] as const, order: by, perWin: 1 };
    return individualStandings({ games, legs, rosters: [], rules })
      .rows.map(({ position, player }) => `${position}${player}`)
      .join(' ');
  };
  // Ann, Bo and Dee have two points each. Ann and Dee won half of their games: Ann has 7–6 legs, Dee 6–7.
  test('points, then percent, then leg difference', () => expect(order('points')).toBe('1Bo 2Ann 3Dee 4Cas 5Eva 6Fay'));
  test('percent, then points', () => expect(order('percent')).toBe('1Bo 2Cas 3Ann 4Dee 5Eva 6Fay'));
  test('average, then points; players without one come last', () => expect(order('average')).toBe('1Cas 2Ann 3Bo 4Dee 5Eva 6Fay'));
  test('level players share their place, and are listed by id', () => {
    expect(placesOf(rank([game('Dee-Bo 3-1', ab), game('Cas-Ann 3-1', ab)]))).toBe('1Cas 1Dee 3Ann 3Bo');
  });
});

describe('too few games', () => {
  /** Three matches of A. Ann plays all six singles that one player can play, Cas three, Eva two, and Dee one. */
  const [one, two, three] = [match('1 A-B 6-4 20-15'), match('2 C-A 4-6 15-20'), match('3 A-D 6-4 20-15')];
  const games = [
    ...[game('Ann-Bo 3-1', one), game('Ann-Bo 3-2', one), game('Cas-Bo 3-1', one)],
    ...[game('Fay-Ann 1-3', two), game('Fay-Ann 1-3', two), game('Fay-Cas 1-3', two), game('Fay-Dee 1-3', two)],
    ...[
      game('Ann-Gus 3-1', three),
      game('Ann-Gus 3-1', three),
      game('Cas-Gus 3-0', three),
      game('Eva-Gus 3-0', three),
      game('Eva-Gus 3-0', three),
    ],
  ];
  const roster = (player: string, from = '2026-09-01', to: string | null = null, team = 'A') => ({ player, team, from, to });
  const missingOf = (rosters: IndividualInput['rosters'], least: IndividualRules['least'] = { share: 0.5 }) =>
    rank(games, { least }, { rosters }).below.map(({ player, missing }) => `${player} ${missing}`);

  test('a share is that of the games that one player could play while the member was on the roster', () => {
    const rosters = [roster('Ann'), roster('Cas'), roster('Dee'), roster('Eva', '2026-10-16')];
    // Of six games, three are needed. Eva joined on the day of the third match, in which two were possible.
    expect(missingOf(rosters)).toEqual(['Dee 2']);
    expect(missingOf(rosters, { share: 0.6 })).toEqual(['Cas 1', 'Dee 3']);
    expect(missingOf([...rosters.slice(0, 3), roster('Eva')])).toEqual(['Eva 1', 'Dee 2']);
  });

  test('the day on which a roster entry ends still counts', () => {
    expect(missingOf([roster('Dee', '2026-10-02', '2026-10-09'), roster('Eva', '2026-10-16')])).toEqual(['Dee 1']);
    expect(missingOf([roster('Dee', '2026-10-09', '2026-10-09'), roster('Eva', '2026-10-16')])).toEqual([]);
  });

  test('a member who comes back has several roster entries', () => {
    const rosters = [roster('Eva', '2026-10-02', '2026-10-03'), roster('Eva', '2026-10-16'), roster('Dee', '2026-10-09', '2026-10-09')];
    // Two games each in the first and the third match.
    expect(missingOf(rosters, { share: 1 })).toContain('Eva 2');
  });

  test('for a player on no roster of the group, all matches of the team count', () =>
    expect(missingOf([roster('Eva', '2026-10-16')])).toEqual(['Dee 2']));

  test('a number of games, or no least number', () => {
    expect(missingOf([], { games: 2 })).toEqual(['Dee 1']);
    expect(individualStandings({ games, legs: [], rosters: [], rules: { sizes: [1], order: 'points', perWin: 1 } }).below).toEqual([]);
  });

  test('players below the line have no place and take none from others', () => {
    const { rows, below } = rank(games, { least: { games: 3 } });
    expect(rows.map(({ position, player }) => `${position}${player}`)).toEqual(['1Ann', '2Cas', '3Bo', '4Fay', '5Gus']);
    expect(below.map(({ player, missing }) => `${player} ${missing}`)).toEqual(['Eva 1', 'Dee 2']);
  });

  test('a player of two teams of the group has one row, with the games of both while on their rosters', () => {
    const both = [...games, game('Hal-Eva 0-3', match('4 D-B 4-6 15-20'))];
    const rosters = [roster('Eva', '2026-10-16', '2026-10-20'), roster('Eva', '2026-10-21', null, 'B')];
    expect(figures(both, 'Eva', { least: { share: 1 } }, { rosters })).toMatchObject({ teams: ['A', 'B'], played: 3, position: 2 });
  });

  test('a match without a day does not raise the number of games that a member needs', () => {
    const undated = [...games, game('Ann-Ivo 3-0', match('4 A-E 6-4 20-15', { day: null }))];
    expect(figures(undated, 'Ann', { least: { share: 1 } }, { rosters: [roster('Ann')] })).toMatchObject({ played: 7, position: 1 });
  });
});

test('any games: games won and legs won equal games and legs lost, and the order of the input does not matter', () => {
  const players = ['Ann', 'Bo', 'Cas', 'Dee', 'Eva', 'Fay'];
  const anyGame = fc
    .tuple(
      fc.uniqueArray(fc.constantFrom(...players), { minLength: 2, maxLength: 2 }),
      fc.integer({ min: 0, max: 3 }),
      fc.integer({ min: 0, max: 3 }),
    )
    .map(([[a, b], x, y]) => game(`${a}-${b} ${x}-${y}`, ab));
  fc.assert(
    fc.property(fc.array(anyGame, { maxLength: 20 }), fc.constantFrom(...(['points', 'percent', 'average'] as const)), (games, order) => {
      const result = rank(games, { order, least: { games: 3 } });
      expect(rank(games.toReversed(), { order, least: { games: 3 } })).toEqual(result);
      const all = [...result.rows, ...result.below];
      const sum = (of: (row: (typeof all)[number]) => number) => all.reduce((total, row) => total + of(row), 0);
      expect([sum((row) => row.won - row.lost), sum((row) => row.legDifference), sum((row) => row.played)]).toEqual([
        0,
        0,
        games.length * 2,
      ]);
    }),
  );
});
