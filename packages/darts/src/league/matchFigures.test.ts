import { expect, test } from 'vitest';
import { middenkust } from '../match/presets.ts';
import { foldMatch } from '../match/fold.ts';
import type { SheetGame } from '../match/state.ts';
import { defaultLeaderboards } from './leaderboards.ts';
import { averagesOfGame, legsOfSheet, momentsOfMatch, playersOfMatch, type MatchShare } from './matchFigures.ts';

const share = (changes: Partial<MatchShare>): MatchShare => ({
  ...{ game: 'm1', leg: 1, side: 0, player: 'ann', visits: 6, darts: 18, points: 501, won: false, how: 'checkout', checkout: null },
  ...{ scores180: 0, scores171: 0, strict171: 0, unknown171: 0 },
  ...changes,
});
/** Ann wins the first leg in 18 darts, Ben the second one in 24. */
const shares = [
  share({ won: true, checkout: 121 }),
  share({ side: 1, player: 'ben', points: 380 }),
  share({ leg: 2, darts: 21, points: 461, scores180: 1 }),
  share({ leg: 2, side: 1, player: 'ben', darts: 24, won: true, checkout: 40 }),
];

const [planned] = foldMatch(middenkust, [], {}).games as [SheetGame, ...SheetGame[]];
const over = { key: 'm1', status: 'over', legs: [1, 1] } as const;
const game = (changes: Partial<SheetGame>): SheetGame => ({ ...planned, players: [['ann'], ['ben']], status: 'over', ...changes });

test('a leg has the darts of its winner', () => {
  expect(legsOfSheet(shares, over)).toEqual([
    { leg: 1, winner: 0, darts: 18 },
    { leg: 2, winner: 1, darts: 24 },
  ]);
});

test('a running leg has the darts of the side that has thrown more', () => {
  const third = [share({ leg: 3, darts: 9, how: null }), share({ leg: 3, side: 1, player: 'ben', darts: 12, how: null })];
  expect(legsOfSheet([...third, ...shares], { ...over, status: 'playing' }).at(-1)).toEqual({ leg: 3, winner: null, darts: 12 });
});

test('a corrected game has no legs, because its visits do not explain its score', () => {
  expect(legsOfSheet(shares, { ...over, legs: [3, 0] })).toEqual([]);
  expect(legsOfSheet(shares, { ...over, key: 'm2', legs: [0, 0] })).toEqual([]);
});

test('averages leave out legs that a tie-break decided', () => {
  expect(averagesOfGame([...shares, share({ leg: 3, how: 'tiebreak', points: 20 })], 'm1')[0]).toBeCloseTo(((501 + 461) / 39) * 3);
  expect(averagesOfGame(shares, 'm2')).toEqual([null, null]);
});

test('players are listed by side and average, with their games and their highest checkout', () => {
  const games = [
    game({ winner: 0 }),
    game({ key: 'm2', players: [['cas'], ['ben']], winner: 1 }),
    game({ key: 'm3', players: [['dirk'], ['ben']], winner: 0 }),
    // It counts once it is over, a walkover for nobody.
    game({ key: 'm4', status: 'playing', players: [['ann'], ['ben']] }),
    game({ key: 'm5', ending: 'walkover', players: [['eve'], ['ben']], winner: 0 }),
    game({ key: 'm6', status: 'ready', players: [['eve'], ['ben']] }),
  ];
  const players = playersOfMatch([...shares, share({ game: 'm4', leg: 1, checkout: 60 })], { games });
  expect(players.map(({ player, side, played, won, scores180, checkout }) => [player, side, played, won, scores180, checkout])).toEqual([
    ['ann', 0, 1, 1, 1, 121],
    // Without averages, the one who has won more.
    ['dirk', 0, 1, 1, 0, null],
    ['cas', 0, 1, 0, 0, null],
    ['ben', 1, 3, 1, 0, 40],
  ]);
  expect(players[0]!.average).toBeCloseTo(((501 + 461 + 501) / 57) * 3);
});

test('high checkouts, short legs and 180s are listed, the latest first, then the facts from paper', () => {
  const fact = { player: 'cas', kind: '171', value: 2 } as const;
  expect(momentsOfMatch(shares, { games: [game({})], facts: { one: fact } }, defaultLeaderboards)).toEqual([
    { player: 'ann', kind: '180', value: 1, game: 'm1', leg: 2 },
    { player: 'ann', kind: 'checkout', value: 121, game: 'm1', leg: 1 },
    { player: 'ann', kind: 'short-leg', value: 18, game: 'm1', leg: 1 },
    { ...fact, leg: null },
  ]);
});

test('a 171 counts as the season says', () => {
  const thrown = [share({ scores171: 2, strict171: 1 })];
  const valueWith = (count171: 'strict' | 'total') =>
    momentsOfMatch(thrown, { games: [game({})], facts: {} }, { ...defaultLeaderboards, count171 }).map(({ value }) => value);
  expect(valueWith('strict')).toEqual([1]);
  expect(valueWith('total')).toEqual([2]);
});

test('a short leg needs the start and the size of the season', () => {
  const of = (changes: Partial<SheetGame>) =>
    momentsOfMatch(shares, { games: [game(changes)], facts: {} }, defaultLeaderboards).filter(({ kind }) => kind === 'short-leg');
  expect(of({ size: 2 })).toEqual([]);
  expect(of({ format: { ...planned.format, start: 701 } })).toEqual([]);
});

test('a stopped game counts for its 180s only', () => {
  const moments = momentsOfMatch(shares, { games: [game({ status: 'unplayed', reason: 'stopped' })], facts: {} }, defaultLeaderboards);
  expect(moments.map(({ kind }) => kind)).toEqual(['180']);
});
