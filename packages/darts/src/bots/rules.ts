import { allowedBy, beds } from '../x01/dartboard.ts';
import type { Mode } from '../x01/format.ts';
import { lowestLeft } from '../x01/formatRules.ts';
import { bedValues } from './board.ts';

/** The in and out modes of a side. */
export type Modes = { in: Mode; out: Mode };

/** The rules of X01 for bots. Beds are indexes of `beds`. */
export type Rules = {
  /** 1 for the beds that open a leg */
  opens: Uint8Array;
  /** 1 for the beds that may be the last dart */
  finishes: Uint8Array;
  /** the lowest remaining score that is not a bust: 1 with straight out, otherwise 2 */
  lowest: number;
};

/** The highest score from which a leg can start (`formatRules`). */
export const highestStart = 1001;

/** The result of `after` for a bust. */
export const bust = -1;

const flags = (mode: Mode): Uint8Array => Uint8Array.from(beds, (dart) => Number(allowedBy(mode, dart)));
const cache = new Map<string, Rules>();

/** The rules of an in and an out mode, cached. */
export function rulesOf(modes: Modes): Rules {
  const key = `${modes.in} ${modes.out}`;
  let rules = cache.get(key);
  if (!rules) {
    const opens = modes.in === 'straight' ? new Uint8Array(beds.length).fill(1) : flags(modes.in);
    rules = { opens, finishes: flags(modes.out), lowest: lowestLeft(modes.out) };
    cache.set(key, rules);
  }
  return rules;
}

/** The remaining score after a dart: 0 is a finish, `bust` a bust. For a side that is not in, a dart that does not open changes nothing. */
export function after({ opens, finishes, lowest }: Rules, remaining: number, isIn: boolean, bed: number): number {
  if (!isIn && opens[bed] === 0) return remaining;
  const left = remaining - (bedValues[bed] as number);
  if (left === 0) return finishes[bed] === 1 ? 0 : bust;
  return left < lowest ? bust : left;
}
