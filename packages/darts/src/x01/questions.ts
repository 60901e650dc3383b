import type { Answer, Situation } from './outcomes.ts';
import { judge, openAnswers } from './visit.ts';
import type { Outcome } from './visit.ts';

/** A total that can be written at a remainder, what becomes of it, and every (darts, darts at a double) that explains it. */
export type PossibleVisit = { total: number; outcome: Outcome; after: number; answers: Answer[] };

/**
 * Every total that can be written at a remainder, ascending, as data for a keypad. What is not in the list is refused by
 * `judge`; a bust without a total can be written where one of them is a bust.
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

/** What only the marker knows about a visit: one prompt at most. */
export type Questions = {
  /** the pairs to choose from; empty where there is nothing to ask */
  answers: Answer[];
  /** whether it must be asked if 171 was three treble 19 */
  allTreble19: boolean;
};

/**
 * What is open after a total or a bust was typed; nothing where the rules refuse it. With `strict171` (an organisation's
 * setting: only three treble 19 count as a 171) a scored 171 asks how it was thrown. Darts entered one by one leave nothing open.
 */
export function openQuestions(before: number, written: number | 'bust', situation: Situation, strict171 = false): Questions {
  const judged = judge(before, written, situation);
  const answers = openAnswers(before, written, situation);
  return { answers: judged.ok && answers.length > 1 ? answers : [], allTreble19: strict171 && judged.ok && judged.value.scored === 171 };
}
