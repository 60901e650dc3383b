import { oddsOf } from './odds.ts';
import type { Policy } from './policy.ts';
import { rulesOf } from './rules.ts';
import type { Spread } from './spread.ts';
import { visitOutcomes } from './visitOutcomes.ts';
import type { VisitOutcomes } from './visitOutcomes.ts';

/** The expected values of a leg that one player plays alone. */
export type LegModel = {
  /** darts thrown; a checkout and a bust count only the darts that were thrown */
  darts: number;
  visits: number;
  /** darts at a double; 0 with straight out */
  doubles: number;
  /** three-dart average over many legs: points ÷ darts × 3 */
  average: number;
  /** the average if every bust counts three darts, as when only totals are entered */
  typedAverage: number;
  /** legs ÷ darts at a double × 100; null with straight out */
  checkoutPercent: number | null;
};

/** Expected sums over the rest of a leg. `unthrown`: darts that busts leave unthrown. */
type Costs = { darts: number; visits: number; doubles: number; unthrown: number };

/**
 * The exact expectation of a leg of 2 to 1001 points that one player plays alone: a Markov chain over the remaining score, visit by visit,
 * without simulation. Infinite if the policy never finishes.
 */
export function legModel(policy: Policy, spread: Spread, start = 501): LegModel {
  const { lowest } = rulesOf(policy);
  const odds = oddsOf(policy, spread);
  const costs: Costs[] = [];
  const straightIn = policy.in === 'straight';
  // Only visits from the start of the leg can begin without being in.
  for (let from = lowest; from <= start; from += 1)
    costs[from] = costOf(visitOutcomes(policy, odds, from, straightIn || from < start), costs, from);
  const { darts, visits, doubles, unthrown } = costs[start] as Costs;
  return {
    darts,
    visits,
    doubles,
    average: (start * 3) / darts,
    typedAverage: (start * 3) / (darts + unthrown),
    checkoutPercent: policy.out === 'straight' ? null : 100 / doubles,
  };
}

/** The cost c of a visit and everything after it. A visit with no score or a bust is repeated: c = this visit + later visits + P(repeat) · c. */
function costOf({ darts, doubles, unthrown, scores, bust }: VisitOutcomes, following: readonly Costs[], from: number): Costs {
  const total = { darts, visits: 1, doubles, unthrown };
  for (let scored = 1; scored <= 180; scored += 1) {
    const chance = scores[scored] as number;
    if (chance === 0) continue;
    const next = following[from - scored] as Costs;
    total.darts += chance * next.darts;
    total.visits += chance * next.visits;
    total.doubles += chance * next.doubles;
    total.unthrown += chance * next.unthrown;
  }
  const progressChance = 1 - (scores[0] as number) - bust;
  return {
    darts: total.darts / progressChance,
    visits: total.visits / progressChance,
    doubles: total.doubles / progressChance,
    unthrown: total.unthrown / progressChance,
  };
}
