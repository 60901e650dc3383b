import { oddsOf } from './odds.ts';
import type { Policy } from './policy.ts';
import { rulesOf } from './rules.ts';
import type { Spread } from './spread.ts';
import { visitOutcomes } from './visitOutcomes.ts';
import type { VisitOutcomes } from './visitOutcomes.ts';

/** What a leg alone comes to on average. */
export type LegModel = {
  /** darts really thrown: a checkout counts those it took, and so does a bust */
  darts: number;
  visits: number;
  /** darts at a double; 0 with straight out, where nothing is one */
  doubles: number;
  /** three-dart average over many legs: points ÷ darts × 3 */
  average: number;
  /** the same where every bust counts three darts, as where totals are typed */
  typedAverage: number;
  /** legs ÷ darts at a double × 100; null with straight out */
  checkoutPercent: number | null;
};

/** Expected sums over the rest of a leg. */
type Costs = { darts: number; visits: number; doubles: number; unthrown: number };

/**
 * The exact expectation of a leg of 2 to 1001 points that one player plays alone: a Markov chain over what remains, visit by
 * visit, without a dart thrown. Infinite where the policy never finishes.
 */
export function legModel(policy: Policy, spread: Spread, start = 501): LegModel {
  const { lowest } = rulesOf(policy);
  const odds = oddsOf(policy, spread);
  const costs: Costs[] = [];
  const straightIn = policy.in === 'straight';
  // Only the first visits can begin without being in, and they all begin at the start.
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

/** A visit with all that follows. One that scores nothing or is bust is thrown again: c = this visit + what follows + again · c. */
function costOf({ darts, doubles, unthrown, scores, bust }: VisitOutcomes, following: readonly Costs[], from: number): Costs {
  const total = { darts, visits: 1, doubles, unthrown };
  for (let scored = 1; scored <= 180; scored += 1) {
    const chance = scores[scored] as number;
    if (chance === 0) continue;
    const then = following[from - scored] as Costs;
    total.darts += chance * then.darts;
    total.visits += chance * then.visits;
    total.doubles += chance * then.doubles;
    total.unthrown += chance * then.unthrown;
  }
  const goesOn = 1 - (scores[0] as number) - bust;
  return {
    darts: total.darts / goesOn,
    visits: total.visits / goesOn,
    doubles: total.doubles / goesOn,
    unthrown: total.unthrown / goesOn,
  };
}
