import { canFinishWithOne } from '../x01/outcomes.ts';
import { bedValues } from './board.ts';
import { hitProbabilities } from './hitProbabilities.ts';
import type { Policy } from './policy.ts';
import { after, bust, rulesOf } from './rules.ts';
import type { Spread } from './spread.ts';

/** The probabilities of all beds for each aim of a policy, computed when first asked. */
export type Chances = (aim: number) => Float64Array;

/** The chances of a player with this spread at the aims of a policy. */
export function chancesOf({ aims }: Pick<Policy, 'aims'>, spread: Spread): Chances {
  const known: Float64Array[] = [];
  return (aim) => (known[aim] ??= hitProbabilities(aims[aim] as Policy['aims'][number], spread));
}

/** What one visit comes to, exactly. */
export type VisitOutcomes = {
  /** expected darts thrown */
  darts: number;
  /** expected darts at a double (0 with straight out, where nothing is one) */
  doubles: number;
  finish: number;
  bust: number;
  /** expected darts that a bust leaves unthrown */
  unthrown: number;
  /** index = points scored without finishing or going bust (0 to 180), value = probability */
  scores: Float64Array;
};

/** The distribution of a visit that begins at `from`, by counting forward through its darts. */
export function visitOutcomes(policy: Policy, chances: Chances, from: number, wasIn = true): VisitOutcomes {
  const rules = rulesOf(policy);
  const outcomes: VisitOutcomes = { darts: 0, doubles: 0, finish: 0, bust: 0, unthrown: 0, scores: new Float64Array(181) };
  // Index = points scored so far. A dart that opens scores at least 2, so that points tell whether a side is in by now.
  let now = new Float64Array(181);
  now[0] = 1;
  for (let dartsLeft = 3; dartsLeft > 0; dartsLeft -= 1) {
    const next = new Float64Array(181);
    for (let scored = 0; scored <= 60 * (3 - dartsLeft); scored += 1) {
      const mass = now[scored] as number;
      if (mass === 0) continue;
      const remaining = from - scored;
      const isIn = wasIn || scored > 0;
      outcomes.darts += mass;
      if (policy.out !== 'straight' && canFinishWithOne(remaining, { in: policy.in, out: policy.out, isIn })) outcomes.doubles += mass;
      const beds = chances(policy.aimOf(from, wasIn, remaining, dartsLeft));
      for (let bed = 0; bed < bedValues.length; bed += 1) {
        const part = mass * (beds[bed] as number);
        if (part === 0) continue;
        const left = after(rules, remaining, isIn, bed);
        if (left === bust) {
          outcomes.bust += part;
          outcomes.unthrown += part * (dartsLeft - 1);
        } else if (left === 0) outcomes.finish += part;
        else next[from - left] = (next[from - left] as number) + part;
      }
    }
    now = next;
  }
  return { ...outcomes, scores: now };
}
