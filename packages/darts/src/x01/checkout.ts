import { allowedBy, beds, parseDart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';
import { lowestLeft, modesOf } from './formatRules.ts';
import { outcomes } from './outcomes.ts';
import { usualRoutes } from './routes.ts';
import { currentLeg } from './state.ts';
import type { GameState } from './state.ts';

/**
 * The routes to finish with the darts in hand that take no more darts than the usual one, best first: the route of the checkout card,
 * then others. With preferred doubles (`prefer`, the best first), routes that end on one of them come first if they are no harder.
 * Darts are in the order of throwing. Empty if there is no route. `everyRoute` includes longer routes.
 */
export const checkoutRoutes = (remaining: number, dartsLeft: number, out: Mode, most = 5, prefer?: readonly DartCode[]): DartCode[][] =>
  usualRoutes(remaining, dartsLeft, out, prefer)
    .slice(0, most)
    .map((route) => [...route]);

/** The usual route to finish, or null if there is none. It is cached. */
export const checkoutRoute = (remaining: number, dartsLeft: number, out: Mode, prefer?: readonly DartCode[]): DartCode[] | null =>
  checkoutRoutes(remaining, dartsLeft, out, 1, prefer)[0] ?? null;

/** By score: the number of unordered pairs of darts. A miss counts as a dart, so the pairs include single darts and none. */
const pairs: readonly number[] = beds.reduce<number[]>((counts, first, place) => {
  for (const second of beds.slice(place)) counts[first.value + second.value] = (counts[first.value + second.value] ?? 0) + 1;
  return counts;
}, []);

/**
 * The number of checkouts with up to three darts, as Project Euler 109 counts them: the last dart is allowed by the mode, the order of
 * the darts before does not count, and misses are left out. With double out: 11 for 6, 42,336 in all, 38,182 below 100.
 */
export const countCheckouts = (remaining: number, out: Mode): number =>
  beds.filter((last) => allowedBy(out, last)).reduce((ways, last) => ways + (pairs[remaining - last.value] ?? 0), 0);

/** The fewest darts that finish, or null if three darts cannot. */
export function minDarts(remaining: number, out: Mode): 1 | 2 | 3 | null {
  const { checkouts } = outcomes(remaining, { in: 'straight', out, isIn: true });
  return ([1, 2, 3] as const).find((darts) => checkouts[darts]) ?? null;
}

/** The highest finish with this number of darts: 50, 110, 170 with double out; 60, 120, 180 otherwise. */
export function highestCheckout(out: Mode, darts: 1 | 2 | 3 = 3): number {
  return out === 'double' ? darts * 60 - 10 : darts * 60;
}

/** Whether a number below the highest finish has no finish in three darts: 159, 162, 163, 165, 166, 168, 169 with double out. */
export const isBogey = (remaining: number, out: Mode): boolean =>
  remaining >= 1 && remaining <= highestCheckout(out) && minDarts(remaining, out) === null;

/**
 * The numbers from 2 to the highest finish with this number of darts that have no such finish, ascending. With two darts and double
 * out: 99, 102, 103, 105, 106, 108, 109 (https://dartscheckoutassistant.com/2019/05/21/the-bogey-numbers/).
 */
export const bogeys = (out: Mode, darts: 1 | 2 | 3 = 3): number[] =>
  Array.from({ length: highestCheckout(out, darts) }, (_, index) => index + 1).filter(
    (remaining) => remaining > 1 && (minDarts(remaining, out) ?? 4) > darts,
  );

/** The remainder of the thrower and the usual route. `isBogey` is about three darts, independent of `dartsLeft`. */
export type Hint = { remaining: number; dartsLeft: number; isIn: boolean; route: DartCode[] | null; isBogey: boolean };

/**
 * The hint for the thrower after the darts of this visit that have been thrown. The route is null before the side is in.
 *
 * @param prefer the thrower's preferred doubles, the best first
 * @returns null if it is nobody's throw, if the visit has ended with these darts, or if one of them is not a valid dart
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
