import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { beds, locate } from '../x01/dartboard.ts';
import type { Format } from '../x01/format.ts';
import { foldGame, play } from '../x01/game.ts';
import { botVisit, createBot } from './bot.ts';
import { nextEvent, playGame } from './playGame.ts';
import { aimPoint, throwDart } from './throwDart.ts';
import type { Bot } from './throwVisit.ts';

const ids = () => {
  let count = 0;
  return () => `e${(count += 1)}`;
};
const bots = (format: Partial<Format>, sigmas: (number | Bot)[], gameNumber = 1) =>
  playGame({
    format: { start: 501, in: 'straight', out: 'double', legs: { firstTo: 3 }, starter: 'bull-up', ...format },
    sides: sigmas.map((_, side) => ({ id: `s${side}`, players: [`p${side}`] })),
    sigmas,
    random: createRandom(gameNumber),
    newId: ids(),
  });

describe('throwDart', () => {
  it('hits the bed that it aims at if its spread is 0', () => {
    for (const { code } of beds.filter((dart) => dart.value > 0)) {
      const { x, y } = aimPoint(code);
      expect(locate(x, y)).toBe(code);
      expect(throwDart(code, 0, createRandom(1))).toBe(code);
    }
  });

  it('accepts the ends of the range of random numbers', () => {
    expect(locate(0, 0)).toBe('50');
    for (const edge of [0, 1 - 2 ** -53]) expect(beds.map(({ code }) => code)).toContain(throwDart('T20', 30, () => edge));
  });
});

describe('a bot', () => {
  it('without a spread plays nine-darters', () => {
    const state = foldGame(bots({}, [0, 0]));
    expect(state.legs.map((leg) => leg.visits.filter((visit) => visit.side === leg.winner).length)).toEqual(state.legs.map(() => 3));
  });

  it.each([
    ['double in, master out', { in: 'double', out: 'master' }],
    ['master in, straight out', { in: 'master', out: 'straight' }],
    ['sets with two clear legs', { sets: { firstTo: 2 }, legs: { firstTo: 1 }, twoClear: { suddenDeathAt: 2 } }],
    ['a limit of rounds', { roundLimit: 3, reBull: true }],
    ['a handicap', { handicap: [{ start: 301, out: 'straight' }, null] }],
    ['draws', { legs: { bestOf: 4 }, draw: true }],
  ] satisfies [string, Partial<Format>][])('plays whole legal games: %s', (_, format) => {
    for (const gameNumber of [1, 2, 3]) {
      const log = bots(format, [15, 25], gameNumber);
      log.forEach((event, index) => expect(play(log.slice(0, index), event).ok).toBe(true));
      expect(foldGame(log).next.kind).toBe('over');
    }
  });

  it('ends every game, however badly it throws', () => {
    expect(foldGame(bots({ start: 101, in: 'double', legs: { firstTo: 1 } }, [500, 500])).ending).toBe('played');
  });

  it('plays the same game from the same random numbers', () => {
    expect(bots({}, [10, 20], 5)).toEqual(bots({}, [10, 20], 5));
    expect(bots({}, [10, 20], 5)).not.toEqual(bots({}, [10, 20], 6));
  });

  it('plays optimally, each side with its own modes', () => {
    const bot = createBot({ all: 14, at: { T20: { x: 9, y: 7, rho: 0.3 } } }, 'optimal');
    for (const gameNumber of [1, 2, 3]) {
      const log = bots({ start: 101, in: 'double', handicap: [{ in: 'straight', out: 'master' }, null] }, [bot, bot], gameNumber);
      expect(foldGame(log).ending).toBe('played');
    }
  });

  it('has a spread of 20 mm by default', () => {
    const log = bots({}, [20, 20], 3);
    expect(bots({}, [20, 20], 3).slice(1)).toEqual(log.slice(1));
    const alone = nextEvent(foldGame(log.slice(0, 2)), { sigmas: [], random: createRandom(4), newId: () => 'x' });
    expect(alone).toEqual(nextEvent(foldGame(log.slice(0, 2)), { sigmas: [20, 20], random: createRandom(4), newId: () => 'x' }));
  });

  it('does not play a game that the rules refuse', () => {
    expect(() => bots({ start: 3 }, [10, 10])).toThrow(/broke the rule invalid-format/);
  });

  it('throws an error if no visit is due', () => {
    expect(() => botVisit(foldGame(bots({}, [0, 0])), 10, createRandom(1))).toThrow(/No visit is due/);
  });
});
