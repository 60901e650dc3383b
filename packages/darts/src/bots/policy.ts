import { checkoutRoute } from '../x01/checkout.ts';
import { beds } from '../x01/dartboard.ts';
import type { Mode } from '../x01/format.ts';
import { bedIndex } from './board.ts';
import type { Point } from './board.ts';
import { after, bust, highestStart, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import { aimPoint } from './throwDart.ts';

/** The aims in every situation of a leg. */
export type Policy = Modes & {
  aims: readonly Point[];
  /**
   * The index in `aims` for the next dart. `from`: the score at the beginning of the visit. `wasIn`: whether the side was in then (always
   * true with straight in). `remaining` (up to 1001) and `dartsLeft` (1 to 3): the current values. A side that was not in is in as soon as it
   * has scored. Throws if no dart can open the leg (3, double in, double out).
   */
  aimOf: (from: number, wasIn: boolean, remaining: number, dartsLeft: number) => number;
};

/** The middle of every bed, in the order of `beds`. */
export const bedAims: readonly Point[] = beds.map(({ code }) => aimPoint(code));

const highestFirst = (letter: string): number[] => Array.from({ length: 20 }, (_, index) => bedIndex(`${letter}${20 - index}`));
const openers = { straight: highestFirst('T'), double: highestFirst('D'), master: [...highestFirst('T'), ...highestFirst('D')] };

/** The highest double or treble that opens the leg without a bust. */
function openingAim(remaining: number, modes: Modes): number {
  const rules = rulesOf(modes);
  const aim = openers[modes.in].find((bed) => after(rules, remaining, false, bed) !== bust);
  if (aim === undefined)
    throw new Error(`No dart opens a leg of ${remaining} with ${modes.in} in and ${modes.out} out. Start from a higher score.`);
  return aim;
}

/** The first dart of the checkout route with the darts left, otherwise of the route with three darts, otherwise the treble 20. */
function routeAim(remaining: number, dartsLeft: number, out: Mode): number {
  const route = checkoutRoute(remaining, dartsLeft, out) ?? checkoutRoute(remaining, 3, out);
  return bedIndex(route?.[0] ?? 'T20');
}

const unknown = 255;
const policies = new Map<string, Policy>();

/**
 * The policy of most players, which does not depend on their spread: the treble 20 until a checkout is possible, then the routes of
 * `x01/checkout`. Its table is filled lazily, and all bots share it.
 */
export function plainPolicy({ in: inMode, out }: Modes): Policy {
  const key = `${inMode} ${out}`;
  let policy = policies.get(key);
  if (!policy) {
    const table = new Uint8Array((highestStart + 1) * 4).fill(unknown);
    const aimOf: Policy['aimOf'] = (from, wasIn, remaining, dartsLeft) => {
      const isIn = wasIn || remaining < from;
      const entry = remaining * 4 + (isIn ? dartsLeft : 0);
      if (table[entry] === unknown) table[entry] = isIn ? routeAim(remaining, dartsLeft, out) : openingAim(remaining, { in: inMode, out });
      return table[entry] as number;
    };
    policy = { in: inMode, out, aims: bedAims, aimOf };
    policies.set(key, policy);
  }
  return policy;
}
