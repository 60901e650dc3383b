import { leastSigma } from './sigmaFor.ts';
import { oddsOf } from './odds.ts';
import { plainPolicy } from './policy.ts';
import type { Modes } from './rules.ts';
import { visitOutcomes } from './visitOutcomes.ts';

/** What is known of a real visit; a `Visit` of a folded game fits. `wasIn: false` where the side was not in when it began. */
export type SeenVisit = { before: number; scored: number; bust: boolean; checkout: boolean; wasIn?: boolean };

/** Before a visit is seen: a club player's spread in millimetres, and how far (as a factor's logarithm) players differ from it. */
const usual = { sigma: 20, deviation: 0.6 };

/** The share of visits that no bot would throw, such as darts at another number: any total from 0 to 180 may be one. */
const odd = 0.03;

/** The widest spread that a fit gives: the average of such a bot in 501 is about 5. */
const widest = 120;

/**
 * The isotropic spread in millimetres that explains a player's own visits best ("play me"): the maximum of their likelihood
 * under `plainPolicy`, each visit judged from what remained before it, so that busts and missed doubles count as well as
 * scores. Two things keep it sane: 3 % of visits may be anything, and a prior stands for what is known of players in general
 * (log-normal, median 20 mm; it weighs about as much as one visit). Without visits it is 20.
 *
 * From an average alone use `sigmaFor`.
 */
export function fitSigma(visits: readonly SeenVisit[], modes: Modes = { in: 'straight', out: 'double' }): number {
  const policy = plainPolicy(modes);
  // Alike visits are judged once.
  const seen = new Map<string, { visit: SeenVisit; times: number }>();
  for (const visit of visits) {
    const key = `${visit.before} ${visit.wasIn ?? true} ${visit.bust} ${visit.checkout} ${visit.scored}`;
    const alike = seen.get(key) ?? { visit, times: 0 };
    alike.times += 1;
    seen.set(key, alike);
  }
  const likelihood = (log: number): number => {
    const odds = oddsOf(policy, Math.exp(log));
    const outcomesOf = new Map<string, ReturnType<typeof visitOutcomes>>();
    let sum = -(((log - Math.log(usual.sigma)) / usual.deviation) ** 2) / 2;
    for (const { visit, times } of seen.values()) {
      const { before, wasIn = true, bust, checkout, scored } = visit;
      const key = `${before} ${wasIn}`;
      const outcomes = outcomesOf.get(key) ?? visitOutcomes(policy, odds, before, wasIn);
      outcomesOf.set(key, outcomes);
      const chance = bust ? outcomes.bust : checkout ? outcomes.finish : (outcomes.scores[scored] as number);
      sum += times * Math.log((1 - odd) * chance + odd / 181);
    }
    return sum;
  };
  return Math.exp(highest(likelihood, Math.log(leastSigma), Math.log(widest)));
}

/** Where a function is highest: by steps first, so that a lesser summit does not catch it, then by golden section. */
function highest(of: (at: number) => number, from: number, to: number): number {
  const steps = 10;
  const step = (to - from) / steps;
  const values = Array.from({ length: steps + 1 }, (_, index) => of(from + index * step));
  const summit = from + values.indexOf(Math.max(...values)) * step;
  const golden = (Math.sqrt(5) - 1) / 2;
  let low = Math.max(from, summit - step);
  let high = Math.min(to, summit + step);
  while (high - low > 1e-3) {
    const left = high - golden * (high - low);
    const right = low + golden * (high - low);
    if (of(left) > of(right)) high = right;
    else low = left;
  }
  return (low + high) / 2;
}
