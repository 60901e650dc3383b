import type { Answer, Situation } from './outcomes.ts';
import { judge, openAnswers } from './visit.ts';
import type { Outcome } from './visit.ts';

/** A total that is possible at a remainder, how the visit ends, and the possible pairs of darts used and darts at a double. */
export type PossibleVisit = { total: number; outcome: Outcome; after: number; answers: Answer[] };

/**
 * All totals that are possible at a remainder, ascending, for a keypad. `judge` rejects all others. A bust without a total is possible
 * if one of these is a bust.
 */
export function possibleVisits(before: number, situation: Situation): PossibleVisit[] {
  return Array.from({ length: 181 }, (_, total) => total).flatMap((total) => {
    const judged = judge(before, total, situation);
    if (!judged.ok) return [];
    const { bust, checkout, after } = judged.value;
    const outcome = bust ? 'bust' : checkout ? 'checkout' : 'score';
    return [{ total, outcome, after, answers: openAnswers(before, total, situation) }];
  });
}

/** What only the marker knows about a visit; a screen asks for it in one prompt at most. */
export type Questions = {
  /** the pairs to choose from; empty if there is nothing to ask */
  answers: Answer[];
  /** whether to ask if 171 was three treble 19 */
  allTreble19: boolean;
};

/**
 * What to ask after a total or a bust has been typed. There is nothing to ask if the rules reject the visit. `strict171` is a setting of
 * organisations that count only three treble 19 as a 171. It asks the marker how a 171 was thrown.
 */
export function openQuestions(before: number, written: number | 'bust', situation: Situation, strict171 = false): Questions {
  const judged = judge(before, written, situation);
  const answers = openAnswers(before, written, situation);
  return { answers: judged.ok && answers.length > 1 ? answers : [], allTreble19: strict171 && judged.ok && judged.value.scored === 171 };
}
