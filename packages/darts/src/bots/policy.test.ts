import { describe, expect, it } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { modes } from '../x01/format.ts';
import { beds } from '../x01/dartboard.ts';
import { checkoutRoute } from '../x01/checkout.ts';
import { legModel } from './legModel.ts';
import { plainPolicy } from './policy.ts';
import type { Modes } from './rules.ts';
import { createThrower, throwVisit } from './throwVisit.ts';

const allModes: Modes[] = modes.flatMap((inMode) => modes.map((out) => ({ in: inMode, out })));
const aim = (gameModes: Modes, from: number, wasIn: boolean, remaining: number, dartsLeft: number) =>
  beds[plainPolicy(gameModes).aimOf(from, wasIn, remaining, dartsLeft)]?.code;

/** With double or master in, a leg of 3 cannot be opened without a bust, unless the treble 1 opens and finishes it. */
const cannotOpen = (gameModes: Modes, start: number) =>
  start === 3 && gameModes.in !== 'straight' && gameModes.out !== 'straight' && !(gameModes.in === 'master' && gameModes.out === 'master');

describe('the plain policy', () => {
  it('aims at a bed that opens, at the checkout route, or at the treble 20', () => {
    const double = { in: 'double', out: 'double' } as const;
    expect(aim(double, 501, false, 501, 3)).toBe('D20');
    expect(aim(double, 501, true, 501, 3)).toBe('T20');
    expect(aim(double, 501, false, 461, 2)).toBe('T20');
    expect(aim(double, 170, true, 50, 1)).toBe('50');
    expect(aim(double, 61, true, 61, 1)).toBe(checkoutRoute(61, 3, 'double')?.[0]);
    expect(aim(double, 3, true, 3, 1)).toBe('1');
    expect(aim({ in: 'straight', out: 'straight' }, 1, true, 1, 1)).toBe('1');
    expect(aim({ in: 'master', out: 'double' }, 501, false, 501, 1)).toBe('T20');
  });

  it('opens without going bust, and throws an error if no bed opens', () => {
    expect(aim({ in: 'double', out: 'double' }, 40, false, 40, 3)).toBe('D20');
    expect(aim({ in: 'double', out: 'double' }, 41, false, 41, 3)).toBe('D19');
    expect(aim({ in: 'master', out: 'double' }, 60, false, 60, 3)).toBe('T19');
    expect(aim({ in: 'master', out: 'double' }, 2, false, 2, 3)).toBe('D1');
    expect(aim({ in: 'master', out: 'master' }, 3, false, 3, 3)).toBe('T1');
    expect(() => aim({ in: 'double', out: 'double' }, 3, false, 3, 3)).toThrow(/No dart opens a leg of 3/);
  });

  // Other bots are known to loop forever on certain scores.
  it.each(allModes)('ends every leg from 2 to 1001, $in in, $out out', (gameModes) => {
    const random = createRandom(9);
    for (const spread of [0, 12])
      for (let start = 2; start <= 1001; start += spread === 0 ? 1 : 7)
        for (const wasIn of [true, gameModes.in === 'straight']) {
          if (!wasIn && cannotOpen(gameModes, start)) continue;
          const thrower = createThrower({ spread }, gameModes)(0);
          let from = start;
          let isIn = wasIn;
          let visits = 0;
          for (; from > 0 && visits < 400; visits += 1) {
            const { left } = throwVisit(thrower, from, isIn, random);
            if (left < 0) continue;
            isIn ||= left < from;
            from = left;
          }
          expect([start, from]).toEqual([start, 0]);
          if (spread === 0) expect(visits).toBeLessThanOrEqual(9);
        }
  });

  it.each(allModes)('has a finite expectation from every score, $in in, $out out', (gameModes) => {
    const leg = legModel(plainPolicy(gameModes), 20, 1001);
    expect(leg.visits).toBeGreaterThan(20);
    expect(leg.visits).toBeLessThan(60);
    expect(leg.darts).toBeLessThan(leg.visits * 3);
    expect(leg.checkoutPercent === null).toBe(gameModes.out === 'straight');
  });
});
