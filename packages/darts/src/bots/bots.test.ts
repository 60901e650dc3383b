import { describe, expect, it } from 'vitest';
import { beds, locate, value } from '../x01/dartboard.ts';
import type { Format } from '../x01/format.ts';
import { foldGame, play } from '../x01/game.ts';
import { combineStatistics, gameStatistics } from '../x01/statistics.ts';
import { aimAt, botVisit } from './bot.ts';
import { playGame } from './playGame.ts';
import { aimPoint, throwDart } from './throwDart.ts';

/** A small seeded generator (mulberry32), so that every run throws the same darts. */
function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

const ids = () => {
  let count = 0;
  return () => `e${(count += 1)}`;
};
const bots = (format: Partial<Format>, sigmas: number[], seed = 1) =>
  playGame({
    format: { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'bull-up', ...format },
    sides: sigmas.map((_, side) => ({ id: `s${side}`, players: [`p${side}`] })),
    sigmas,
    random: seeded(seed),
    newId: ids(),
  });

describe('throwDart', () => {
  it('hits what it aims at without an error, whatever the bed', () => {
    for (const { code } of beds.filter((dart) => dart.value > 0)) {
      const { x, y } = aimPoint(code);
      expect(locate(x, y)).toBe(code);
      expect(throwDart(code, 0, seeded(1))).toBe(code);
    }
  });

  // Points per dart at the treble 20, by quadrature over the board (the published model of isotropic scatter).
  it.each([
    [5, 43.01],
    [10, 29.5],
    [20, 17.25],
    [40, 12.17],
  ])('scores at the treble 20 with a spread of %d mm what the integral says', (sigma, expected) => {
    const random = seeded(7);
    const darts = 40_000;
    let points = 0;
    for (let dart = 0; dart < darts; dart += 1) points += value(throwDart('T20', sigma, random));
    expect(Math.abs(points / darts - expected)).toBeLessThan(0.5);
  });

  it('bears the ends of the range of a random number', () => {
    expect(locate(0, 0)).toBe('50');
    for (const edge of [0, 1 - 2 ** -53]) expect(beds.map(({ code }) => code)).toContain(throwDart('T20', 30, () => edge));
  });
});

describe('a bot', () => {
  it('aims at the way in, the way out, or the treble 20', () => {
    const double = { in: 'double', out: 'double' } as const;
    expect(aimAt(501, 3, false, double)).toBe('D20');
    expect(aimAt(501, 3, true, double)).toBe('T20');
    expect(aimAt(141, 3, true, double)).toBe('T20');
    expect(aimAt(61, 1, true, double)).toBe('T15');
    expect(aimAt(3, 1, true, double)).toBe('1');
    expect(aimAt(1, 1, true, { in: 'straight', out: 'straight' })).toBe('1');
  });

  it('without an error plays nine-darters', () => {
    const state = foldGame(bots({}, [0, 0]));
    expect(state.legs.map((leg) => leg.visits.filter((visit) => visit.side === leg.winner).length)).toEqual(state.legs.map(() => 3));
  });

  // Averages of 1,500 simulated legs with plain routes, of one player alone.
  it.each([
    [6, 103],
    [10, 75],
    [14, 56],
    [21, 37],
  ])('with a spread of %d mm averages about %d', (sigma, expected) => {
    const games = [1, 2, 3].map((seed) => gameStatistics(foldGame(bots({ legs: { firstTo: 99 } }, [sigma], seed))).sides);
    expect(Math.abs((combineStatistics(games.flat()).average ?? 0) - expected)).toBeLessThan(5);
  });

  it.each([
    ['double in, master out', { in: 'double', out: 'master' }],
    ['master in, straight out', { in: 'master', out: 'straight' }],
    ['sets with two clear legs', { sets: { firstTo: 2 }, legs: { firstTo: 1 }, twoClear: { suddenDeathAt: 2 } }],
    ['a limit of rounds', { roundLimit: 3, reBull: true }],
    ['a handicap', { handicap: [{ start: 301, out: 'straight' }, null] }],
    ['draws', { legs: { bestOf: 4 }, draw: true }],
  ] satisfies [string, Partial<Format>][])('plays whole legal games: %s', (_, format) => {
    for (const seed of [1, 2, 3]) {
      const log = bots(format, [15, 25], seed);
      log.forEach((event, index) => expect(play(log.slice(0, index), event).ok).toBe(true));
      expect(foldGame(log).next.kind).toBe('over');
    }
  });

  it('ends every game, however badly it throws', () => {
    expect(foldGame(bots({ start: 101, in: 'double', legs: { firstTo: 1 } }, [500, 500])).ending).toBe('played');
  });

  it('plays the same game from the same numbers', () => {
    expect(bots({}, [10, 20], 5)).toEqual(bots({}, [10, 20], 5));
    expect(bots({}, [10, 20], 5)).not.toEqual(bots({}, [10, 20], 6));
  });

  it('throws nothing when it is nobody’s turn', () => {
    expect(() => botVisit(foldGame(bots({}, [0, 0])), 10, seeded(1))).toThrow(/No visit is due/);
  });
});
