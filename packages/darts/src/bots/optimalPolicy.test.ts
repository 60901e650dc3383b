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

/** The least visits from each score by the plainest value iteration there is: every aim, every dart, until nothing changes. */
function byIteration(spread: Spread, of: Modes, highest: number): number[] {
  const rules = rulesOf(of);
  const chances = optimalAims.map((aim) => hitProbabilities(aim, spread));
  const cost: number[] = [];
  for (let from = rules.lowest; from <= highest; from += 1) {
    let own = 20;
    for (;;) {
      const least = (remaining: number, dartsLeft: number): number => {
        if (dartsLeft === 0) return remaining === from ? own : (cost[remaining] as number);
        const then = beds.map((_, bed) => {
          const left = after(rules, remaining, true, bed);
          return left === bust ? own : left === 0 ? 0 : known(left, dartsLeft - 1);
        });
        return Math.min(...chances.map((beds) => then.reduce((sum, value, bed) => sum + value * (beds[bed] as number), 0)));
      };
      const memory = new Map<number, number>();
      const known = (remaining: number, dartsLeft: number): number => {
        const key = remaining * 4 + dartsLeft;
        const found = memory.get(key) ?? least(remaining, dartsLeft);
        memory.set(key, found);
        return found;
      };
      const next = 1 + known(from, 3);
      const change = Math.abs(next - own);
      own = next;
      if (change < 1e-9) break;
    }
    cost[from] = own;
  }
  return cost;
}

describe('the optimal policy', () => {
  it('costs what plain value iteration finds', () => {
    const expected = byIteration(12, double, 10);
    const { cost } = optimalPolicy(12, double);
    for (let from = 2; from <= 10; from += 1) expect(cost(from)).toBeCloseTo(expected[from] as number, 6);
  });

  it.each([0, 12, { x: 9, y: 6, rho: 0.4 }, { all: 14, at: { T20: 8, D16: { x: 12, y: 9, rho: 0 } } }] as Spread[])(
    'needs the visits that it says, and no more visits or darts than plain aims: %j',
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

  it('gains much where darts go far astray', () => {
    expect(optimalPolicy(40, double).cost(301)).toBeLessThan(0.93 * legModel(plainPolicy(double), 40, 301).visits);
  });

  it('costs more with a wider spread, and more to get in than to be in', () => {
    const of: Modes = { in: 'double', out: 'master' };
    const legs = [3, 10, 30].map((sigma) => optimalPolicy(sigma, of));
    for (const from of [32, 101, 170]) {
      const costs = legs.map(({ cost }) => cost(from, false));
      expect(costs).toEqual([...costs].sort((a, b) => a - b));
    }
    // Below a finish it may even be good not to be in: a miss of the double then leaves what it was.
    legs.forEach(({ cost }) => expect(cost(182, false)).toBeGreaterThan(cost(182)));
    expect(optimalPolicy(14, { in: 'double', out: 'double' }).cost(32, false)).toBeLessThan(optimalPolicy(14, double).cost(32));
  });

  it('has no cost where nobody can finish', () => {
    expect(optimalPolicy(10, { in: 'double', out: 'double' }).cost(3, false)).toBe(Infinity);
    expect(optimalPolicy(10, { in: 'master', out: 'master' }).cost(3, false)).toBeLessThan(30);
  });

  it.each((['double', 'master'] as const).flatMap((inMode) => modes.map((out) => ({ in: inMode, out }))))(
    'ends every leg from 2 to 1001, in already or $in in, $out out',
    (of) => {
      const policy = optimalPolicy(11, of);
      const thrower = createThrower({ spread: 11, policy: () => policy }, of)(0);
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
