import { describe, expect, test } from 'vitest';
import { boardRows, type SheetFact } from './facts.ts';
import {
  bestPerMatchday,
  boardFilter,
  defaultLeaderboards,
  gamesPlayedBoard,
  highCheckoutBoard,
  highScoreBoard,
  shortLegBoard,
  type BoardFilter,
  type LeaderboardSettings,
} from './leaderboards.ts';
import type { SeasonLeg, SeasonMatch } from './seasonMatch.ts';
import { game, leg, match, wonLeg } from './testSeason.ts';

const [ab, cd, ac] = [match('1 A-B 6-4 20-15'), match('1 C-D 6-4 20-15'), match('2 A-C 6-4 20-15')];
const single = game('Ann-Bo 3-1', ab);
const other = game('Cas-Dee 3-1', cd);
const later = game('Ann-Cas 3-1', ac);
const settings = (more: Partial<LeaderboardSettings> = {}) => ({ ...defaultLeaderboards, ...more });
const all = boardFilter({ live: true });
const rowsOf = (legs: SeasonLeg[], facts: SheetFact[] = []) => boardRows(legs, facts);

describe('180 and 171', () => {
  const legs = [
    leg('Ann', single, { scores180: 1, scores171: 2, strict171: 1, unknown171: 1 }),
    leg('Bo', single, { scores180: 2, how: 'tiebreak' }),
    leg('Cas', later, { scores180: 1 }),
    leg('Cas', other, { scores171: 1, strict171: 1 }),
    leg('Dee', other),
  ];
  const lines = (more: Partial<LeaderboardSettings>) =>
    highScoreBoard(rowsOf(legs), settings(more), all).map(
      (row) => `${row.position} ${row.player} ${row.oneEighties}+${row.oneSevenOnes} ${row.unanswered}`,
    );

  test('strict: unanswered 171s are counted separately', () =>
    expect([{}, { count171: 'strict' } as const].map(lines)).toEqual([1, 2].map(() => ['1 Bo 2+0 0', '2 Ann 1+1 1', '2 Cas 1+1 0'])));
  test('total', () => expect(lines({ count171: 'total' })).toEqual(['1 Ann 1+2 0', '2 Bo 2+0 0', '3 Cas 1+1 0']));
  test('a row has the teams of the player, and its legs', () => {
    const cas = highScoreBoard(rowsOf(legs), settings(), all).find(({ player }) => player === 'Cas');
    expect(cas?.teams).toEqual(['C']);
    expect(cas?.legs.map(({ game: of }) => of?.id)).toEqual(['AC: Ann-Cas 3-1', 'CD: Cas-Dee 3-1']);
  });
  test('a player of two teams has one row with both', () => {
    const moved = [leg('Ann', single, { scores180: 1 }), leg('Ann', game('Dee-Ann 3-1', match('3 C-D 6-4 20-15')), { scores180: 1 })];
    expect(highScoreBoard(rowsOf(moved), settings(), all)).toMatchObject([{ player: 'Ann', oneEighties: 2, teams: ['A', 'D'] }]);
  });
});

describe('short legs', () => {
  const lines = (legs: SeasonLeg[], more: Partial<LeaderboardSettings> = {}, facts: SheetFact[] = []) =>
    shortLegBoard(rowsOf(legs, facts), settings(more), all).map(
      ({ position, player, best }) => `${position} ${player} ${best.darts}/${best.visits}`,
    );

  test('are singles of 501 won by a checkout; of equal legs, the earlier one is listed first', () => {
    const legs = [
      ...[wonLeg('Ann', later, 15), wonLeg('Ann', later, 17), wonLeg('Dee', other, 15), wonLeg('Bo', single, 19)],
      wonLeg('Eva', game('Eva-Fay 3-1', ab, { start: 301 }), 9),
      wonLeg('Gus', single, 12, 40, { how: 'tiebreak', checkout: null }),
    ];
    expect(lines(legs)).toEqual(['1 Dee 15/5', '1 Ann 15/5']);
    expect(shortLegBoard(rowsOf(legs), settings(), all)[1]?.legs.map(({ darts }) => darts)).toEqual([15, 17]);
    expect(lines(legs, { shortLeg: { darts: 12, start: 301, sizes: [1] } })).toEqual(['1 Eva 9/3']);
  });

  test('a leg of a pair, if pairs count, has the darts of both and belongs to the player who finished', () => {
    const pair = game('Ann+Eva-Bo+Dee 3-1', ab);
    const legs = [
      wonLeg('Ann', pair, 9),
      leg('Eva', pair, { darts: 8, visits: 3, won: true }),
      leg('Bo', pair, { darts: 6 }),
      wonLeg('Eva', pair, 12, 40, { leg: 2 }),
      leg('Ann', pair, { leg: 2, darts: 9, visits: 3, won: true }),
    ];
    expect(lines(legs)).toEqual([]);
    expect(lines(legs, { shortLeg: { darts: 18, start: 501, sizes: [1, 2] } })).toEqual(['1 Ann 17/6']);
    expect(lines([...legs, wonLeg('Cas', other, 14)], { shortLeg: { darts: 18, start: 501, sizes: [1, 2] } })).toEqual([
      '1 Cas 14/5',
      '2 Ann 17/6',
    ]);
    expect(lines(legs, { shortLeg: { darts: 21, start: 501, sizes: [2] } })).toEqual(['1 Ann 17/6', '2 Eva 21/7']);
    const fact = { id: 'f1', match: ab, game: null, side: 0, player: 'Aad', kind: 'short-leg', value: 20 } as const;
    expect(lines(legs, { shortLeg: { darts: 20, start: 501, sizes: [2] } }, [fact])).toEqual(['1 Ann 17/6', '2 Aad 20/7']);
  });

  test('by visits: visits, then darts', () => {
    const legs = [wonLeg('Ann', single, 15, 40, { visits: 6 }), wonLeg('Bo', single, 14, 40, { visits: 6 }), wonLeg('Cas', other, 15)];
    expect(lines(legs, { byVisits: true })).toEqual(['1 Cas 15/5', '2 Bo 14/6', '3 Ann 15/6']);
    expect(lines(legs)).toEqual(['1 Bo 14/6', '2 Ann 15/6', '2 Cas 15/5']);
  });

  test('a leg known in visits only counts with three darts per visit, and is listed last among equals', () => {
    const fact = { id: 'f1', match: ab, game: null, side: 0, player: 'Aad', kind: 'short-leg-visits', value: 5 } as const;
    expect(lines([wonLeg('Dee', other, 15), wonLeg('Cas', other, 16)], {}, [fact])).toEqual(['1 Dee 15/5', '1 Aad 15/5', '3 Cas 16/6']);
    const later = { ...fact, player: 'Aart', match: ac };
    expect(lines([], {}, [later, fact])).toEqual(['1 Aad 15/5', '1 Aart 15/5']);
  });
});

describe('high checkouts', () => {
  const legs = [wonLeg('Ann', later, 20, 121), wonLeg('Cas', other, 20, 121), wonLeg('Ann', single, 25, 100), wonLeg('Dee', other, 20, 99)];
  const pair = game('Eva+Fay-Bo+Dee 3-1', ab);
  const board = (more: Partial<LeaderboardSettings> = {}) =>
    highCheckoutBoard(rowsOf([...legs, wonLeg('Fay', pair, 20, 170)]), settings(more), all);

  test('of games of all sizes; equal ones share the place, the earlier listed first', () => {
    expect(board().map(({ position, player, best }) => `${position} ${player} ${best.checkout}`)).toEqual([
      '1 Fay 170',
      '2 Cas 121',
      '2 Ann 121',
    ]);
    expect(board({ highCheckout: 99 })).toHaveLength(4);
  });
  test('a row has all checkouts of the player, the highest first', () =>
    expect(board()[2]?.legs.map(({ checkout }) => checkout)).toEqual([121, 100]));
});

describe('games played', () => {
  const games = [
    ...[single, later, game('Ann+Cas-Bo+Dee 1-3', ab), game('Bo-Cas 3-1', cd, { kind: 'result' })],
    ...[game('Bo- 3-0', ab, { kind: 'walkover' }), game('Bo-Cas 3-0', ab, { kind: 'not-played' }), game('Bo-Cas 3-0', ab, { start: null })],
    game('Ann-Dee 3-1', { ...ab, isAnnulled: true }),
  ];
  const lines = (filter: BoardFilter = {}) =>
    gamesPlayedBoard(games, boardFilter(filter)).map(
      (row) => `${row.position} ${row.player} ${row.played} ${row.won} ${row.byResult} ${row.teams}`,
    );

  test('by games, then by games won; without forfeits and Tactics, with annulled matches', () => {
    expect(lines()).toEqual(['1 Ann 4 3 0 A', '2 Bo 3 2 1 B,C', '3 Cas 3 0 1 A,C,D', '4 Dee 2 1 0 B']);
  });
  test('singles and pairs separately', () => {
    expect(lines({ size: 1 })).toEqual(['1 Ann 3 3 0 A', '2 Bo 2 1 1 B,C', '3 Cas 2 0 1 C,D', '4 Dee 1 0 0 B']);
    expect(lines({ size: 2 })).toEqual(['1 Bo 1 1 0 B', '1 Dee 1 1 0 B', '3 Ann 1 0 0 A', '3 Cas 1 0 0 A']);
    expect(lines({ size: 'team' })).toEqual([]);
  });
});

describe('filters', () => {
  const legs = [leg('Ann', single), leg('Bo', single), leg('Cas', other), leg('Ann', later)];
  const cup: SeasonMatch = match('1 A-E 6-4 20-15', { group: 'cup' });
  const rows = [...legs, leg('Eva', game('Ann-Eva 3-1', cup))];
  const classes = new Map([['Bo', 'B']]);
  const found = (filter?: BoardFilter) => rows.filter(boardFilter(filter, classes)).map(({ player, match: of }) => `${player} ${of.id}`);

  test.each<[BoardFilter, string[]]>([
    [{}, ['Ann AB', 'Bo AB', 'Cas CD', 'Ann AC', 'Eva AE']],
    [{ group: 'cup' }, ['Eva AE']],
    [{ team: 'A' }, ['Ann AB', 'Ann AC']],
    [{ from: 2 }, ['Ann AC']],
    [{ to: 1, group: 'g1' }, ['Ann AB', 'Bo AB', 'Cas CD']],
    [{ month: '2026-10', team: 'C' }, ['Cas CD']],
    [{ month: '2026-11' }, []],
    [{ class: 'B' }, ['Bo AB']],
    [{ size: 2 }, []],
  ])('%o', (filter, expected) => expect(found(filter)).toEqual(expected));

  test('without a filter, everything that is final counts, also of annulled matches', () => {
    const rows = [
      leg('Ann', game('Ann-Bo 3-1', { ...ab, isAnnulled: true })),
      leg('Ann', game('Ann-Bo 3-1', match('1 A-B 6-4 20-15', { status: 'to-confirm' }))),
    ];
    expect(rows.filter(boardFilter())).toEqual([rows[0]]);
    expect(rows.filter(boardFilter({ live: true }))).toEqual(rows);
    expect(rows.filter(boardFilter({ month: '2026-10' }))).toHaveLength(1);
    expect([leg('Ann', game('Ann-Bo 3-1', { ...ab, day: null }))].filter(boardFilter({ month: '2026-10' }))).toEqual([]);
  });

  test('a fact without a game matches no size', () => {
    const fact = { id: 'f1', match: ab, game: null, side: 0, player: 'Aad', kind: '180', value: 1 } as const;
    expect(rowsOf([], [fact]).filter(boardFilter({ size: 1 }))).toEqual([]);
    expect(rowsOf([], [fact]).filter(boardFilter())).toHaveLength(1);
  });

  test('each leaderboard has only the rows of its filter', () => {
    const legs = [single, later].map((of) => wonLeg('Ann', of, 15, 100, { scores180: 1 }));
    const where = boardFilter({ from: 2 });
    const boards = [
      highScoreBoard(legs, settings(), where),
      shortLegBoard(legs, settings(), where),
      highCheckoutBoard(legs, settings(), where),
    ];
    expect(boards.map((board) => board.map((row) => row.legs))).toEqual([[[legs[1]]], [[legs[1]]], [[legs[1]]]]);
    expect(gamesPlayedBoard([single, later], where).map(({ player, played }) => [player, played])).toEqual([
      ['Ann', 1],
      ['Cas', 1],
    ]);
  });

  test('tonight: rows with a match that is not final are marked', () => {
    const tonight = [
      wonLeg('Ann', single, 15),
      wonLeg('Ann', game('Ann-Cas 3-1', match('2 A-C 4-3 15-12', { status: 'playing' })), 17),
      wonLeg('Bo', single, 18),
    ];
    expect(shortLegBoard(rowsOf(tonight), settings(), all).map(({ player, isLive }) => [player, isLive])).toEqual([
      ['Ann', true],
      ['Bo', false],
    ]);
  });
});

test('the best of each matchday, with several rows if they share the place', () => {
  const legs = [
    ...[wonLeg('Cas', later, 20, 120), wonLeg('Ann', later, 20, 104), leg('Ann', game('Ann-Dee 1-3', match('3 A-D 4-6 15-20')))],
    ...[wonLeg('Ann', single, 20, 101), wonLeg('Dee', other, 20, 101)],
  ];
  const best = bestPerMatchday(rowsOf(legs), (rows) => highCheckoutBoard(rows, settings(), all));
  expect(best.map(({ matchday, best: lines }) => [matchday, ...lines.map(({ player, best: of }) => `${player} ${of.checkout}`)])).toEqual([
    [1, 'Ann 101', 'Dee 101'],
    [2, 'Cas 120'],
  ]);
});

test('leaderboards do not depend on the order of legs', () => {
  const legs = [
    wonLeg('Bo', single, 15, 110),
    wonLeg('Ann', later, 15, 110),
    wonLeg('Cas', other, 14, 110, { scores180: 1 }),
    leg('Dee', other, { scores180: 1 }),
  ];
  const boards = (rows: SeasonLeg[]) => [
    shortLegBoard(rows, settings(), all),
    highCheckoutBoard(rows, settings(), all),
    highScoreBoard(rows, settings(), all),
  ];
  expect(boards(legs.toReversed())).toEqual(boards(legs));
});
