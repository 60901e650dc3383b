import { leastSigma } from './sigmaFor.ts';
import { oddsOf } from './odds.ts';
import { plainPolicy } from './policy.ts';
import type { Modes } from './rules.ts';
import { visitOutcomes } from './visitOutcomes.ts';

/** The observed values of a real visit. A `Visit` of a folded game has this type. `wasIn: false`: the side was not in at its beginning. */
export type SeenVisit = { before: number; scored: number; bust: boolean; checkout: boolean; wasIn?: boolean };

/** The prior: the spread of a club player in millimetres, and the standard deviation of its logarithm between players. */
const prior = { sigma: 20, deviation: 0.6 };

/** The share of visits that no bot would throw, such as darts at another number. Their totals from 0 to 180 are equally likely. */
const outlierShare = 0.03;

/** The widest spread that a fit can give. The average of such a bot in 501 is about 5. */
const maxSigma = 120;

/**
 * The isotropic spread in millimetres that explains a player's own visits best ("play me"): the maximum of their likelihood under
 * `plainPolicy`. Each visit is judged from the score before it, so that busts and missed doubles count as well as scores. Two assumptions
 * make the fit robust: 3 % of the visits may be anything, and a prior stands for players in general (log-normal, median 20 mm, with about the
 * weight of one visit). Without visits the result is 20.
 *
 * To find a spread from an average alone, use `sigmaFor`.
 */
export function fitSigma(visits: readonly SeenVisit[], modes: Modes = { in: 'straight', out: 'double' }): number {
  const policy = plainPolicy(modes);
  // Equal visits are judged once.
  const groups = new Map<string, { visit: SeenVisit; times: number }>();
  for (const visit of visits) {
    const key = `${visit.before} ${visit.wasIn ?? true} ${visit.bust} ${visit.checkout} ${visit.scored}`;
    const group = groups.get(key) ?? { visit, times: 0 };
    group.times += 1;
    groups.set(key, group);
  }
  const likelihood = (log: number): number => {
    const odds = oddsOf(policy, Math.exp(log));
    const outcomesOf = new Map<string, ReturnType<typeof visitOutcomes>>();
    let sum = -(((log - Math.log(prior.sigma)) / prior.deviation) ** 2) / 2;
    for (const { visit, times } of groups.values()) {
      const { before, wasIn = true, bust, checkout, scored } = visit;
      const key = `${before} ${wasIn}`;
      const outcomes = outcomesOf.get(key) ?? visitOutcomes(policy, odds, before, wasIn);
      outcomesOf.set(key, outcomes);
      const chance = bust ? outcomes.bust : checkout ? outcomes.finish : (outcomes.scores[scored] as number);
      sum += times * Math.log((1 - outlierShare) * chance + outlierShare / 181);
    }
    return sum;
  };
  return Math.exp(argmax(likelihood, Math.log(leastSigma), Math.log(maxSigma)));
}

/** The argument at which a function is highest: first by steps, to avoid a local maximum, then by golden-section search. */
function argmax(f: (x: number) => number, from: number, to: number): number {
  const steps = 10;
  const step = (to - from) / steps;
  const values = Array.from({ length: steps + 1 }, (_, index) => f(from + index * step));
  const best = from + values.indexOf(Math.max(...values)) * step;
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = Math.max(from, best - step);
  let high = Math.min(to, best + step);
  while (high - low > 1e-3) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (f(left) > f(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
