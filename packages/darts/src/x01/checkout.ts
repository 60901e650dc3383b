import { allowedBy, beds, parseDart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';
import { lowestLeft, modesOf } from './formatRules.ts';
import { outcomes } from './outcomes.ts';
import { usualRoutes } from './routes.ts';
import { currentLeg } from './state.ts';
import type { GameState } from './state.ts';

/**
 * Ways to finish with the darts in hand, best first: the card's route where it fits, then others that take no more darts;
 * with preferred doubles (`prefer`, the best first) those that end on one where that is no harder. Empty where there is none.
 * Darts in the order in which they are thrown. `everyRoute` knows the longer ones too.
 */
export const checkoutRoutes = (remaining: number, dartsLeft: number, out: Mode, most = 5, prefer?: readonly DartCode[]): DartCode[][] =>
  usualRoutes(remaining, dartsLeft, out, prefer)
    .slice(0, most)
    .map((route) => [...route]);

/** The way to finish that most players would take, or null. A look-up. */
export const checkoutRoute = (remaining: number, dartsLeft: number, out: Mode, prefer?: readonly DartCode[]): DartCode[] | null =>
  checkoutRoutes(remaining, dartsLeft, out, 1, prefer)[0] ?? null;

/** How many unordered pairs of darts score so much, a miss being a dart like any other: one dart or none are pairs too. */
const pairs: readonly number[] = beds.reduce<number[]>((counts, first, place) => {
  for (const second of beds.slice(place)) counts[first.value + second.value] = (counts[first.value + second.value] ?? 0) + 1;
  return counts;
}, []);

/**
 * In how many ways three darts finish, as Project Euler 109 counts them: the last dart as the mode wants it, those before in
 * any order counted once, misses not counted. Double out: 11 ways for 6, 42,336 in all, 38,182 below 100.
 */
export const countCheckouts = (remaining: number, out: Mode): number =>
  beds.filter((last) => allowedBy(out, last)).reduce((ways, last) => ways + (pairs[remaining - last.value] ?? 0), 0);

/** The fewest darts that finish, or null where three do not. */
export function minDarts(remaining: number, out: Mode): 1 | 2 | 3 | null {
  const { checkouts } = outcomes(remaining, { in: 'straight', out, isIn: true });
  return ([1, 2, 3] as const).find((darts) => checkouts[darts]) ?? null;
}

/** The highest finish with so many darts: 50, 110, 170 with double out; 60, 120, 180 with the others. */
export function highestCheckout(out: Mode, darts: 1 | 2 | 3 = 3): number {
  return out === 'double' ? darts * 60 - 10 : darts * 60;
}

/** A number low enough to hope, but without a finish in three darts: 159, 162, 163, 165, 166, 168, 169 with double out. */
export const isBogey = (remaining: number, out: Mode): boolean =>
  remaining >= 1 && remaining <= highestCheckout(out) && minDarts(remaining, out) === null;

/**
 * The numbers that can be left and are below the highest finish with so many darts, but have none, ascending. With two
 * darts and double out 99, 102, 103, 105, 106, 108, 109 (https://dartscheckoutassistant.com/2019/05/21/the-bogey-numbers/).
 */
export const bogeys = (out: Mode, darts: 1 | 2 | 3 = 3): number[] =>
  Array.from({ length: highestCheckout(out, darts) }, (_, index) => index + 1).filter(
    (remaining) => remaining > 1 && (minDarts(remaining, out) ?? 4) > darts,
  );

/** What a thrower could do. `isBogey` is said of three darts, whatever is left of the visit. */
export type Hint = { remaining: number; dartsLeft: number; isIn: boolean; route: DartCode[] | null; isBogey: boolean };

/**
 * What the thrower could do now, after the darts of this visit that are thrown already; `prefer` are the thrower's own doubles.
 * Null when nobody throws, when the visit has ended with these darts, or when one of them is no dart. No route before a side is in.
 */
export function hint(state: GameState, thrown: readonly DartCode[] = [], prefer?: readonly DartCode[]): Hint | null {
  if (state.next.kind !== 'visit' || thrown.length >= 3) return null;
  const { side } = state.next;
  const { in: inMode, out } = modesOf(state.format, side);
  const leg = currentLeg(state);
  let remaining = leg.remaining[side] as number;
  let isIn = leg.isIn[side] as boolean;
  for (const code of thrown) {
    const dart = parseDart(code);
    if (!dart) return null;
    isIn = isIn || allowedBy(inMode, dart);
    if (isIn) remaining -= dart.value;
  }
  if (remaining < lowestLeft(out)) return null;
  const dartsLeft = 3 - thrown.length;
  const route = isIn ? checkoutRoute(remaining, dartsLeft, out, prefer) : null;
  return { remaining, dartsLeft, isIn, route, isBogey: isBogey(remaining, out) };
}
