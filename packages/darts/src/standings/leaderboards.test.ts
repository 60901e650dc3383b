import { describe, expect, test } from 'vitest';
import type { LegPlayer } from '../x01/legPlayers.ts';
import { gamesPlayed, highCheckouts, highScores, lowVisits, type GameFacts } from './leaderboards.ts';

const leg = (player: string, more: Partial<LegPlayer> = {}): LegPlayer => ({
  ...{ player, leg: 1, side: 0, darts: 30, visits: 10, points: 450, won: false, how: 'checkout', checkout: null },
  ...{ scores180: 0, scores171: 0, strict171: 0, unknown171: 0 },
  ...more,
});
const won = (player: string, darts: number, checkout = 40, more: Partial<LegPlayer> = {}) =>
  leg(player, { darts, visits: Math.ceil(darts / 3), won: true, checkout, ...more });

describe('180 and 171', () => {
  const legs = [
    leg('Ann', { scores180: 1, scores171: 2, strict171: 1, unknown171: 1 }),
    leg('Bo', { scores180: 2 }),
    leg('Cas', { scores180: 1, scores171: 1, strict171: 1 }),
    leg('Ann'),
    leg('Ann', { scores171: 1, unknown171: 1 }),
    // A leg that reached its limit of rounds counts.
    leg('Dee', { scores180: 2, how: 'tiebreak' }),
    leg('Eva', { scores171: 1, unknown171: 1, darts: 12 }),
  ];
  const lines = (count: 'strict' | 'total') =>
    highScores(legs, count).map(
      ({ position, player, oneEighties, oneSevenOnes, total }) => `${position} ${player} ${oneEighties}+${oneSevenOnes}=${total}`,
    );

  test('strict: by both together, then by 180s; equal players share the place', () => {
    expect(lines('strict')).toEqual(['1 Bo 2+0=2', '1 Dee 2+0=2', '3 Ann 1+1=2', '3 Cas 1+1=2']);
  });
  test('total: any 171 counts', () =>
    expect(lines('total')).toEqual(['1 Ann 1+3=4', '2 Bo 2+0=2', '2 Dee 2+0=2', '4 Cas 1+1=2', '5 Eva 0+1=1']));
  test('counts separately the 171s whose darts are not in the log', () => {
    expect(highScores(legs, 'strict').map(({ unanswered }) => unanswered)).toEqual([0, 0, 2, 0]);
    expect(highScores(legs, 'total').map(({ unanswered }) => unanswered)).toEqual([0, 0, 0, 0, 0]);
  });
  test('a row has the legs with its scores', () => expect(highScores(legs, 'strict')[2]?.legs).toEqual([legs[0], legs[4]]));
});

describe('low visits', () => {
  const legs = [
    won('Ann', 18),
    won('Ann', 15),
    won('Bo', 19),
    won('Cas', 15),
    won('Dee', 14),
    leg('Eva', { darts: 12 }),
    leg('Fay', { darts: 12, won: true, how: 'tiebreak' }),
  ];

  test('ranks players by their shortest leg, up to a number of darts', () => {
    const board = lowVisits(legs, 18);
    expect(board.map(({ position, player, best }) => `${position} ${player} ${best.darts}/${best.visits}`)).toEqual([
      '1 Dee 14/5',
      '2 Ann 15/5',
      '2 Cas 15/5',
    ]);
    expect(board[1]?.legs.map(({ darts }) => darts)).toEqual([15, 18]);
    expect(lowVisits(legs, 19).map(({ player }) => player)).toEqual(['Dee', 'Ann', 'Cas', 'Bo']);
    expect(lowVisits(legs, 13)).toEqual([]);
  });

  test('lists legs with fewer visits first if the darts are equal', () => {
    const board = lowVisits([won('Ann', 15, 40, { visits: 6 }), won('Ann', 15, 40, { visits: 5 })], 18);
    expect(board[0]?.legs.map(({ visits }) => visits)).toEqual([5, 6]);
  });

  test('compares visits first if the season does', () => {
    const more = [won('Ann', 14, 40, { visits: 6 }), won('Bo', 15), won('Cas', 13, 40, { visits: 6 }), won('Dee', 15)];
    const board = lowVisits(more, 18, { byVisits: true });
    expect(board.map(({ position, player }) => `${position} ${player}`)).toEqual(['1 Bo', '1 Dee', '3 Cas', '4 Ann']);
    const byDarts = lowVisits(more, 18, {});
    expect(byDarts.map(({ position, player }) => `${position} ${player}`)).toEqual(['1 Cas', '2 Ann', '3 Bo', '3 Dee']);
  });

  test('lists equal players in the order that the caller gives, without another place', () => {
    const byName = (a: LegPlayer, b: LegPlayer) => (a.player < b.player ? 1 : -1);
    expect(lowVisits(legs, 15, { listed: byName }).map(({ position, player }) => `${position} ${player}`)).toEqual([
      '1 Dee',
      '2 Cas',
      '2 Ann',
    ]);
    expect(highCheckouts([won('Ann', 20, 121), won('Bo', 20, 121)], 100, byName).map(({ player }) => player)).toEqual(['Bo', 'Ann']);
  });
});

describe('high checkouts', () => {
  const legs = [won('Ann', 20, 100), won('Ann', 20, 121), won('Bo', 20, 99), won('Cas', 20, 121), won('Dee', 20, 170), leg('Eva')];

  test('ranks players by their highest checkout, from a minimum', () => {
    const board = highCheckouts(legs, 100);
    expect(board.map(({ position, player, best }) => `${position} ${player} ${best.checkout}`)).toEqual([
      '1 Dee 170',
      '2 Ann 121',
      '2 Cas 121',
    ]);
    expect(board[1]?.legs.map(({ checkout }) => checkout)).toEqual([121, 100]);
    expect(highCheckouts(legs, 99).at(-1)).toMatchObject({ position: 4, player: 'Bo' });
  });

  test('leaves out players without a checkout, even with the minimum 0', () => {
    expect(highCheckouts(legs, 0).map(({ player }) => player)).toEqual(['Dee', 'Ann', 'Cas', 'Bo']);
    expect(highCheckouts([won('Ann', 20, 2)], 2)).toHaveLength(1);
  });
});

describe('games played', () => {
  const game = (player: string, isWon: boolean, kind: GameFacts['kind'] = 'played'): GameFacts => ({ player, won: isWon, kind });
  test('ranks by games, then by games won; byes and walkovers do not count', () => {
    const games = [
      ...[game('Ann', true), game('Ann', false, 'result'), game('Ann', true, 'bye')],
      ...[game('Bo', true), game('Bo', true), game('Bo', true, 'walkover')],
      ...[
        game('Cas', false),
        game('Cas', true, 'result'),
        game('Dee', true, 'walkover'),
        game('Eva', false, 'bye'),
        game('Eva', false, 'not-played'),
      ],
      ...[game('Fay', false), game('Fay', false), game('Fay', false)],
    ];
    expect(gamesPlayed(games)).toEqual([
      { position: 1, player: 'Fay', played: 3, won: 0, byResult: 0 },
      { position: 2, player: 'Bo', played: 2, won: 2, byResult: 0 },
      { position: 3, player: 'Ann', played: 2, won: 1, byResult: 1 },
      { position: 3, player: 'Cas', played: 2, won: 1, byResult: 1 },
    ]);
  });
});

test('leaderboards do not depend on the order of legs', () => {
  const legs = [won('Bo', 15), won('Ann', 15), won('Cas', 14)];
  expect(lowVisits(legs.toReversed(), 18)).toEqual(lowVisits(legs, 18));
  expect(highCheckouts(legs.toReversed(), 1)).toEqual(highCheckouts(legs, 1));
});
