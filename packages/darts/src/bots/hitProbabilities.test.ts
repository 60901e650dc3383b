import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { beds } from '../x01/dartboard.ts';
import { bedAt, bedIndex } from './board.ts';
import type { Point } from './board.ts';
import { expectedScore, hitProbabilities } from './hitProbabilities.ts';
import { expectedDarts, professionals } from './testProfessionals.ts';
import { aimed } from './spread.ts';
import { aimPoint, hit } from './throwDart.ts';

const treble20 = bedIndex('T20');

/** The probabilities by brute force: small squares, each counted for the bed at its centre. The error is a few ten-thousandths. */
function bySquares(aim: Point, { x: sx, y: sy, rho }: { x: number; y: number; rho: number }): Float64Array {
  const step = 0.01;
  const found = new Float64Array(beds.length);
  const scale = (step * step) / (2 * Math.PI * Math.sqrt(1 - rho * rho));
  // The steps are in standard deviations, so that the squares fit the spread.
  for (let u = -7 + step / 2; u < 7; u += step)
    for (let v = -7 + step / 2; v < 7; v += step) {
      const density = Math.exp(-(u * u - 2 * rho * u * v + v * v) / (2 * (1 - rho * rho)));
      const bed = bedAt(aim.x + u * sx, aim.y + v * sy);
      found[bed] = (found[bed] as number) + scale * density;
    }
  return found;
}

describe('hitProbabilities', () => {
  it('adds up to 1, and none is negative', () => {
    const coordinate = fc.double({ min: -180, max: 180, noNaN: true });
    const deviation = fc.double({ min: 1, max: 150, noNaN: true });
    const spread = fc.record({ x: deviation, y: deviation, rho: fc.double({ min: -0.95, max: 0.95, noNaN: true }) });
    fc.assert(
      fc.property(coordinate, coordinate, fc.oneof(deviation, spread), (x, y, anySpread) => {
        const probabilities = hitProbabilities({ x, y }, anySpread);
        expect(probabilities.reduce((sum, probability) => sum + probability, 0)).toBeCloseTo(1, 9);
        expect(Math.min(...probabilities)).toBeGreaterThanOrEqual(0);
      }),
      { numRuns: 60 },
    );
  });

  it.each([
    [aimPoint('T20'), { x: 9, y: 6, rho: 0.4 }],
    [aimPoint('D16'), { x: 30, y: 22, rho: -0.6 }],
    [
      { x: 3, y: -4 },
      { x: 14, y: 14, rho: 0 },
    ],
    [
      { x: -60, y: 20 },
      { x: 60, y: 90, rho: 0.2 },
    ],
  ])('equals a sum over small squares, aimed at %j with %j', (aim, spread) => {
    const expected = bySquares(aim, spread);
    hitProbabilities(aim, spread).forEach((probability, bed) =>
      expect(Math.abs(probability - (expected[bed] as number))).toBeLessThan(3e-4),
    );
  });

  it.each([1, 4, 15, 60, 120])('is exact for darts at the bull, whose distance has a known distribution, with %d mm', (sigma) => {
    const probabilities = hitProbabilities({ x: 0, y: 0 }, sigma);
    const within = (radius: number) => 1 - Math.exp(-((radius / sigma) ** 2) / 2);
    const expectProbability = (bed: string, expected: number) =>
      expect(Math.abs((probabilities[bedIndex(bed)] as number) - expected)).toBeLessThan(1e-6);
    expectProbability('50', within(6.35));
    expectProbability('25', within(15.9) - within(6.35));
    expectProbability('0', 1 - within(170));
    for (const number of [20, 3, 11]) {
      expectProbability(`T${number}`, (within(107) - within(99)) / 20);
      expectProbability(`D${number}`, (within(170) - within(162)) / 20);
      expectProbability(`${number}`, (within(99) - within(15.9) + within(162) - within(107)) / 20);
    }
  });

  it('is 1 for one bed without a spread, and almost 1 with a tiny spread', () => {
    for (const code of ['T20', 'D7', '13', '25', '50', '0']) {
      expect(hitProbabilities(aimPoint(code), 0)[bedIndex(code)]).toBe(1);
      expect(hitProbabilities(aimPoint(code), 0.01)[bedIndex(code)]).toBeCloseTo(1, 9);
      expect(hitProbabilities(aimPoint(code), { x: 0, y: 0.5, rho: 0 })[bedIndex(code)]).toBeCloseTo(1, 9);
    }
    // An aim on the wire between 20 and 1 hits both equally often.
    const wire = hitProbabilities({ x: 134.5 * Math.sin(Math.PI / 20), y: 134.5 * Math.cos(Math.PI / 20) }, 1);
    expect([wire[20], wire[1]].map((probability) => probability?.toFixed(6))).toEqual(['0.500000', '0.500000']);
  });

  it.each(professionals)('gives the published probability of the treble 20 for $player', ({ x, y, rho, treble20: expected }) => {
    const spread = { x, y, rho };
    expect(Math.abs((hitProbabilities({ x: 0, y: 103 }, spread)[treble20] as number) - expected)).toBeLessThan(0.001);
    const random = createRandom(20);
    const aim = aimed(spread, aimPoint('T20'));
    const darts = 40_000;
    let hits = 0;
    for (let dart = 0; dart < darts; dart += 1) if (hit(aim, random) === treble20) hits += 1;
    // Four standard errors.
    expect(Math.abs(hits / darts - expected)).toBeLessThan(0.01);
  });

  it.each(expectedDarts)('gives the expected points per dart with $sigma mm', ({ sigma, treble20: twenty, treble19, bull, best }) => {
    const expectPoints = (aim: Point, points: number) => expect(Math.abs(expectedScore(aim, sigma) - points)).toBeLessThan(0.02);
    expectPoints(aimPoint('T20'), twenty);
    expectPoints(aimPoint('T19'), treble19);
    expectPoints(aimPoint('50'), bull);
    if (best) expectPoints(best, best.points);
  });
});
