import { allowedBy, beds } from './dartboard.ts';
import type { Mode } from './format.ts';
import { lowestLeft } from './formatRules.ts';

/** What a visit starts from. `isIn` is true from the start with straight in. */
export type Situation = { in: Mode; out: Mode; isIn: boolean };

/** Darts thrown and how many of them were at a double. In straight out nothing is a double and `doubles` is 0. */
export type Answer = { darts: number; doubles: number };

/** index = darts thrown → mask */
type ByDarts = [number, number, number, number];

/**
 * Everything that up to three darts can do to a remainder. Numbers of darts at a double are bit masks: bit 1 set
 * means that one dart at a double is possible.
 */
type Outcomes = {
  /** points scored with three darts, neither bust nor checkout → mask */
  scores: ReadonlyMap<number, number>;
  /** index = darts used → mask; 0 where no checkout takes so many */
  checkouts: readonly number[];
  /** index = darts thrown when the visit went bust → mask */
  busts: readonly number[];
};

/** Whether this one dart could finish: what "at a double" means (even ≤ 40, or 50, with double out). */
export const canFinishWithOne = (remaining: number, { in: inMode, out, isIn }: Situation): boolean =>
  beds.some((dart) => dart.value === remaining && allowedBy(out, dart) && (isIn || allowedBy(inMode, dart)));

/** From here on no visit can finish, go bust or come to a double, so that all remainders above are alike. */
const faraway = 182;

const cache = new Map<string, Outcomes>();

/** Exact enumeration of all 63³ visits, folded dart by dart so that it costs some thousand steps; kept per situation. */
export function outcomes(before: number, situation: Situation): Outcomes {
  const from = Math.min(before, faraway);
  const key = `${from} ${situation.in} ${situation.out} ${situation.isIn}`;
  const known = cache.get(key);
  if (known) return known;
  const fresh = enumerate(from, situation);
  cache.set(key, fresh);
  return fresh;
}

function enumerate(before: number, { in: inMode, out, isIn }: Situation): Outcomes {
  const checkouts: ByDarts = [0, 0, 0, 0];
  const busts: ByDarts = [0, 0, 0, 0];
  const lowest = lowestLeft(out);
  // remaining × 2 + isIn → mask of darts at a double so far
  let frontier = new Map<number, number>([[before * 2 + Number(isIn), 1]]);
  for (const thrown of [1, 2, 3] as const) {
    const next = new Map<number, number>();
    for (const [key, mask] of frontier) {
      const remaining = key >> 1;
      const wasIn = key % 2 === 1;
      const atDouble = out !== 'straight' && canFinishWithOne(remaining, { in: inMode, out, isIn: wasIn });
      const counted = atDouble ? mask << 1 : mask;
      for (const dart of beds) {
        const nowIn = wasIn || allowedBy(inMode, dart);
        const left = nowIn ? remaining - dart.value : remaining;
        if (left === 0 && allowedBy(out, dart)) checkouts[thrown] |= counted;
        else if (left < lowest) busts[thrown] |= counted;
        else next.set(left * 2 + Number(nowIn), (next.get(left * 2 + Number(nowIn)) ?? 0) | counted);
      }
    }
    frontier = next;
  }
  const scores = new Map<number, number>();
  // A side that is in has scored, so that no two ways here leave the same.
  for (const [key, mask] of frontier) scores.set(before - (key >> 1), mask);
  return { scores, checkouts, busts };
}

/** The numbers whose bits are set, ascending. */
export const bits = (mask: number): number[] => [0, 1, 2, 3].filter((n) => mask & (1 << n));
