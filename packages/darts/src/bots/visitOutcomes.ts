import { canFinishWithOne } from '../x01/outcomes.ts';
import { dartScores, mostOfDart } from './odds.ts';
import type { Odds } from './odds.ts';
import type { Policy } from './policy.ts';
import { rulesOf } from './rules.ts';

/** The exact distribution of one visit. */
export type VisitOutcomes = {
  /** expected darts thrown */
  darts: number;
  /** expected darts at a double; 0 with straight out */
  doubles: number;
  finish: number;
  bust: number;
  /** expected darts that a bust leaves unthrown */
  unthrown: number;
  /** index = points scored without finishing or going bust (0 to 180), value = probability */
  scores: Float64Array;
};

const points = dartScores;

/** The distribution of a visit from the score `from`, computed dart by dart. `odds`: from `oddsOf`. */
export function visitOutcomes(policy: Policy, odds: (aim: number) => Odds, from: number, wasIn = true): VisitOutcomes {
  const { lowest } = rulesOf(policy);
  const outcomes: VisitOutcomes = { darts: 0, doubles: 0, finish: 0, bust: 0, unthrown: 0, scores: new Float64Array(181) };
  // Index = points scored so far. A dart that opens scores at least 2, so a side that has scored is in.
  let current = new Float64Array(181);
  current[0] = 1;
  for (let dartsLeft = 3; dartsLeft > 0; dartsLeft -= 1) {
    const next = new Float64Array(181);
    for (let scored = 0; scored <= 60 * (3 - dartsLeft); scored += 1) {
      const mass = current[scored] as number;
      if (mass === 0) continue;
      const remaining = from - scored;
      const isIn = wasIn || scored > 0;
      const aimed = odds(policy.aimOf(from, wasIn, remaining, dartsLeft));
      const { scores, finishes } = isIn ? aimed.in : aimed.opening;
      let inPlay = 0;
      for (let place = 0; place < points.length && remaining - (points[place] as number) >= lowest; place += 1) {
        const to = scored + (points[place] as number);
        next[to] = (next[to] as number) + mass * (scores[place] as number);
        inPlay += scores[place] as number;
      }
      outcomes.darts += mass;
      if (remaining > mostOfDart + 1) continue;
      const finish = finishes[remaining] ?? 0;
      const bust = mass * Math.max(0, 1 - inPlay - finish);
      outcomes.finish += mass * finish;
      outcomes.bust += bust;
      outcomes.unthrown += bust * (dartsLeft - 1);
      if (policy.out !== 'straight' && canFinishWithOne(remaining, { in: policy.in, out: policy.out, isIn })) outcomes.doubles += mass;
    }
    current = next;
  }
  return { ...outcomes, scores: current };
}
