import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { modes } from '../x01/format.ts';
import { beds } from '../x01/dartboard.ts';
import { hitProbabilities } from './hitProbabilities.ts';
import { legModel } from './legModel.ts';
import { optimalAims } from './optimalAims.ts';
import { optimalPolicy } from './optimalPolicy.ts';
import { plainPolicy } from './policy.ts';
import { after, bust, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import type { Spread } from './spread.ts';
import { createThrower, throwVisit } from './throwVisit.ts';

const double: Modes = { in: 'straight', out: 'double' };

/** The minimum number of visits from each score, by simple value iteration over every aim and every dart until nothing changes. */
function byIteration(spread: Spread, inAndOut: Modes, highest: number): number[] {
  const rules = rulesOf(inAndOut);
  const chances = optimalAims.map((aim) => hitProbabilities(aim, spread));
  const cost: number[] = [];
  for (let from = rules.lowest; from <= highest; from += 1) {
    let estimate = 20;
    for (;;) {
      const minVisits = (remaining: number, dartsLeft: number): number => {
        if (dartsLeft === 0) return remaining === from ? estimate : (cost[remaining] as number);
        const values = beds.map((_, bed) => {
          const left = after(rules, remaining, true, bed);
          return left === bust ? estimate : left === 0 ? 0 : cached(left, dartsLeft - 1);
        });
        return Math.min(...chances.map((beds) => values.reduce((sum, value, bed) => sum + value * (beds[bed] as number), 0)));
      };
      const cache = new Map<number, number>();
      const cached = (remaining: number, dartsLeft: number): number => {
        const key = remaining * 4 + dartsLeft;
        const found = cache.get(key) ?? minVisits(remaining, dartsLeft);
        cache.set(key, found);
        return found;
      };
      const next = 1 + cached(from, 3);
      const change = Math.abs(next - estimate);
      estimate = next;
      if (change < 1e-9) break;
    }
    cost[from] = estimate;
  }
  return cost;
}

describe('the optimal policy', () => {
  it('has the cost that simple value iteration finds', () => {
    const expected = byIteration(12, double, 10);
    const { cost } = optimalPolicy(12, double);
    for (let from = 2; from <= 10; from += 1) expect(cost(from)).toBeCloseTo(expected[from] as number, 6);
  });

  it.each([0, 12, { x: 9, y: 6, rho: 0.4 }, { all: 14, at: { T20: 8, D16: { x: 12, y: 9, rho: 0 } } }] as Spread[])(
    'needs the visits of its cost, and no more visits or darts than plain aims: %j',
    (spread) => {
      const optimal = optimalPolicy(spread, double);
      const leg = legModel(optimal, spread);
      const plain = legModel(plainPolicy(double), spread);
      expect(leg.visits).toBeCloseTo(optimal.cost(501), 8);
      expect(leg.visits).toBeLessThanOrEqual(plain.visits + 1e-9);
      expect(leg.darts).toBeLessThanOrEqual(plain.darts + 1e-9);
      expect(leg.average).toBeCloseTo(1503 / leg.darts, 9);
    },
  );

  it('saves many visits with a wide spread', () => {
    expect(optimalPolicy(40, double).cost(301)).toBeLessThan(0.93 * legModel(plainPolicy(double), 40, 301).visits);
  });

  it('costs more with a wider spread, and more to get in than to be in', () => {
    const mixedModes: Modes = { in: 'double', out: 'master' };
    const legs = [3, 10, 30].map((sigma) => optimalPolicy(sigma, mixedModes));
    for (const from of [32, 101, 170]) {
      const costs = legs.map(({ cost }) => cost(from, false));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
    // At a low score it may be an advantage not to be in, because a missed double then does not change the score.
    legs.forEach(({ cost }) => expect(cost(182, false)).toBeGreaterThan(cost(182)));
    expect(optimalPolicy(14, { in: 'double', out: 'double' }).cost(32, false)).toBeLessThan(optimalPolicy(14, double).cost(32));
  });

  it('has an infinite cost if the leg cannot be finished', () => {
    expect(optimalPolicy(10, { in: 'double', out: 'double' }).cost(3, false)).toBe(Infinity);
    expect(optimalPolicy(10, { in: 'master', out: 'master' }).cost(3, false)).toBeLessThan(30);
  });

  it.each((['double', 'master'] as const).flatMap((inMode) => modes.map((out) => ({ in: inMode, out }))))(
    'ends every leg from 2 to 1001 with $out out, if the side is in and with $in in',
    (testedModes) => {
      const policy = optimalPolicy(11, testedModes);
      const thrower = createThrower({ spread: 11, policy: () => policy }, testedModes)(0);
      const random = createRandom(3);
      for (let start = 2; start <= 1001; start += start < 200 ? 1 : 67)
        for (const wasIn of start % 9 === 3 ? [true, false] : [true]) {
          const cost = policy.cost(start, wasIn);
          if (cost === Infinity) {
            expect(start).toBe(3);
            continue;
          }
          let from = start;
          let isIn = wasIn;
          for (let visits = 0; from > 0 && visits < 300; visits += 1) {
            const { left } = throwVisit(thrower, from, isIn, random);
            if (left < 0) continue;
            isIn ||= left < from;
            from = left;
          }
          expect([start, from]).toEqual([start, 0]);
        }
    },
  );
});
