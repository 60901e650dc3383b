import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import type { Format } from '../x01/format.ts';
import { foldGame } from '../x01/game.ts';
import { combineStatistics, gameStatistics } from '../x01/statistics.ts';
import { createBot } from './bot.ts';
import { legModel } from './legModel.ts';
import { levels } from './levels.ts';
import { playGame } from './playGame.ts';
import { plainPolicy } from './policy.ts';
import { simulatedLegs } from './testProfessionals.ts';
import type { Modes } from './rules.ts';
import { legOfSigma, sigmaFor } from './sigmaFor.ts';
import { createThrower, patience, simulateLegs } from './throwVisit.ts';

const double: Modes = { in: 'straight', out: 'double' };

describe('a leg alone', () => {
  it.each(simulatedLegs)('has the simulated average with $sigma mm', ({ sigma, average, checkoutPercent }) => {
    const leg = legOfSigma(sigma);
    expect(Math.abs(leg.typedAverage / average - 1)).toBeLessThan(0.05);
    expect(Math.abs((leg.checkoutPercent ?? 0) - checkoutPercent)).toBeLessThan(4);
  });

  it.each([
    [{ in: 'straight', out: 'double' }, 501],
    [{ in: 'double', out: 'double' }, 301],
    [{ in: 'master', out: 'master' }, 170],
    [{ in: 'double', out: 'straight' }, 101],
  ] as [Modes, number][])('has the expected values when it is simulated, %j from %d', (modes, start) => {
    const legs = 3000;
    const leg = legModel(plainPolicy(modes), 15, start);
    const thrown = simulateLegs({ spread: 15 }, { ...modes, start, legs, random: createRandom(4) });
    expect(thrown).toMatchObject({ legs, points: legs * start });
    expect(Math.abs(thrown.darts / legs / leg.darts - 1)).toBeLessThan(0.025);
    expect(Math.abs(thrown.visits / legs / leg.visits - 1)).toBeLessThan(0.025);
    expect(Math.abs(thrown.average / leg.average - 1)).toBeLessThan(0.025);
  });

  it('has the same values as the statistics of logs', () => {
    const format: Format = { start: 501, ...double, legs: { firstTo: 99 }, starter: 'first' };
    let ids = 0;
    const statistics = [1, 2, 3, 4].flatMap((gameNumber) => {
      const sides = [{ id: 's', players: ['p'] }];
      const log = playGame({ format, sides, sigmas: [18], random: createRandom(gameNumber), newId: () => `e${(ids += 1)}` });
      return gameStatistics(foldGame(log)).sides;
    });
    const { average, checkoutPercent } = combineStatistics(statistics);
    const leg = legOfSigma(18);
    expect(Math.abs((average ?? 0) / leg.average - 1)).toBeLessThan(0.05);
    expect(Math.abs((checkoutPercent ?? 0) - (leg.checkoutPercent ?? 0))).toBeLessThan(2);
  });

  it('without a spread is a nine-darter', () => {
    expect(legOfSigma(0)).toEqual({ darts: 9, visits: 3, doubles: 1, average: 167, typedAverage: 167, checkoutPercent: 100 });
  });

  it('is worse with a wider spread', () => {
    const legs = [0.5, 2, 4, 8, 15, 30, 60, 120, 240].map((sigma) => legOfSigma(sigma));
    for (const figure of ['average', 'typedAverage', 'checkoutPercent'] as const) {
      const figures = legs.map((leg) => leg[figure] as number);
      expect(figures).toEqual([...figures].sort((a, b) => b - a));
    }
    legs.forEach((leg) => expect(leg.typedAverage).toBeLessThanOrEqual(leg.average));
  });

  it('ends even with a very bad bot, because the bot is helped eventually', () => {
    const bot = createBot({ x: 1e9, y: 1e9, rho: 0 });
    const { visits } = simulateLegs(bot, { in: 'double', out: 'double', start: 501, legs: 1, random: createRandom(1) });
    expect(visits).toBeGreaterThan(patience);
    expect(visits).toBeLessThan(patience + 500);
  });

  it('is played without help until then', () => {
    const thrower = createThrower(createBot(20, 'optimal'), double);
    const [unhelped, last, helped, later] = [thrower(0), thrower(patience - 1), thrower(patience), thrower(patience + 10)];
    expect(last).toBe(unhelped);
    expect([unhelped.aims[60]?.a, helped.aims[60]?.a, later.aims[60]?.a]).toEqual([20, 10, 5]);
    expect(helped.policy).toBe(plainPolicy(double));
  });
});

describe('sigmaFor', () => {
  it.each([20, 40, 60, 80, 100, 115])('finds the spread of an average of %d', (average) => {
    const sigma = sigmaFor(average);
    expect(Math.abs(legOfSigma(sigma).average / average - 1)).toBeLessThan(1e-4);
    const thrown = simulateLegs({ spread: sigma }, { ...double, start: 501, legs: 2000, random: createRandom(6) });
    expect(Math.abs(thrown.average / average - 1)).toBeLessThan(0.03);
  });

  it('supports other legs, optimal aims, and busts that count three darts', () => {
    const options = { start: 60, in: 'double', out: 'master', style: 'optimal' } as const;
    expect(legOfSigma(sigmaFor(15, options), options).average).toBeCloseTo(15, 1);
    expect(legOfSigma(sigmaFor(35, { busts: 'three' })).typedAverage).toBeCloseTo(35, 1);
    expect(sigmaFor(35, { busts: 'three' })).toBeLessThan(sigmaFor(35));
  });

  it('names the possible averages if no spread gives the average', () => {
    expect(() => sigmaFor(168)).toThrow(new RangeError('No spread gives an average of 168. Choose one between 0.9 and 167.0.'));
    expect(() => sigmaFor(0.5)).toThrow(RangeError);
    expect(() => sigmaFor(Number.NaN)).toThrow(RangeError);
  });
});

describe('the levels', () => {
  it.each(levels)('$name has its stated values', ({ sigma, average, checkoutPercent }) => {
    const leg = legOfSigma(sigma);
    expect(leg.average.toFixed(1)).toBe(average.toFixed(1));
    expect(leg.checkoutPercent?.toFixed(1)).toBe(checkoutPercent.toFixed(1));
  });

  it('are sorted from the weakest', () => {
    expect(levels.map(({ sigma }) => sigma)).toEqual(levels.map(({ sigma }) => sigma).sort((a, b) => b - a));
    expect(new Set(levels.map(({ id }) => id)).size).toBe(levels.length);
  });
});
