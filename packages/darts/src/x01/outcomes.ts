import { allowedBy, beds } from './dartboard.ts';
import type { Mode } from './format.ts';
import { lowestLeft } from './formatRules.ts';

/** The modes of a side at the beginning of a visit, and whether it is in. With straight in, `isIn` is always true. */
export type Situation = { in: Mode; out: Mode; isIn: boolean };

/** Darts thrown, and how many of them were at a double. With straight out, `doubles` is 0. */
export type Answer = { darts: number; doubles: number };

/** masks by number of darts thrown */
type ByDarts = [number, number, number, number];

/**
 * All outcomes of a visit at a remainder. A mask is the set of possible numbers of darts at a double: bit n is set if n darts are
 * possible.
 */
type Outcomes = {
  /** points scored with three darts, neither bust nor checkout → mask */
  scores: ReadonlyMap<number, number>;
  /** masks by number of darts used; 0 if no checkout takes this number */
  checkouts: readonly number[];
  /** masks by number of darts thrown when the visit went bust */
  busts: readonly number[];
};

/** Whether one dart can finish, so that it counts as a dart at a double: at an even remainder up to 40, or 50, with double out. */
export const canFinishWithOne = (remaining: number, { in: inMode, out, isIn }: Situation): boolean =>
  beds.some((dart) => dart.value === remaining && allowedBy(out, dart) && (isIn || allowedBy(inMode, dart)));

/** From this remainder up, no visit can finish, go bust or come to a double, so all have the same outcomes. */
const farFromFinish = 182;

const cache = new Map<string, Outcomes>();

/** The outcomes of all 63³ visits. They are enumerated dart by dart, in some thousand steps, and cached per situation. */
export function outcomes(before: number, situation: Situation): Outcomes {
  const from = Math.min(before, farFromFinish);
  const key = `${from} ${situation.in} ${situation.out} ${situation.isIn}`;
  const cached = cache.get(key);
  if (cached) return cached;
  const enumerated = enumerate(from, situation);
  cache.set(key, enumerated);
  return enumerated;
}

function enumerate(before: number, { in: inMode, out, isIn }: Situation): Outcomes {
  const checkouts: ByDarts = [0, 0, 0, 0];
  const busts: ByDarts = [0, 0, 0, 0];
  const lowest = lowestLeft(out);
  // by remaining × 2 + isIn: the mask of darts at a double so far
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
  // A side that has come in during the visit has scored, so every total has one key only.
  for (const [key, mask] of frontier) scores.set(before - (key >> 1), mask);
  return { scores, checkouts, busts };
}

/** The numbers whose bits are set, ascending. */
export const bits = (mask: number): number[] => [0, 1, 2, 3].filter((n) => mask & (1 << n));
