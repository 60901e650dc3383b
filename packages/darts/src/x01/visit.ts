import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { allowedBy, beds, parseDart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';
import { lowestLeft } from './formatRules.ts';
import { bits, canFinishWithOne, outcomes } from './outcomes.ts';
import type { Answer, Situation } from './outcomes.ts';
import type { RuleCode } from './ruleCode.ts';

/** A visit as the rules see it. `doubles` is null where it was not said and more than one number is possible. */
export type Judged = {
  scored: number;
  after: number;
  bust: boolean;
  checkout: boolean;
  isIn: boolean;
  darts: number;
  doubles: number | null;
  /** whether 171 was three treble 19; null where it was not said, and for every other visit */
  allTreble19: boolean | null;
  throws: DartCode[] | null;
};

/** What was written for a visit: a total, the darts, or only that it was bust. */
export type Written = number | readonly DartCode[] | 'bust';

function sums(darts: number): ReadonlySet<number> {
  let reached = new Set([0]);
  for (let dart = 0; dart < darts; dart += 1) reached = new Set([...reached].flatMap((sum) => beds.map((bed) => sum + bed.value)));
  return reached;
}
const possible = [sums(0), sums(1), sums(2), sums(3)] as const;

/** Whether so many darts can score this total (163, 166, 169, 172, 173, 175, 176, 178, 179 are impossible with three). */
export const isPossibleTotal = (total: number, darts: 0 | 1 | 2 | 3 = 3): boolean => possible[darts].has(total);

/** The totals below the highest one that so many darts cannot score, ascending. */
export function impossibleTotals(darts: 1 | 2 | 3 = 3): number[] {
  return Array.from({ length: darts * 60 + 1 }, (_, total) => total).filter((total) => !isPossibleTotal(total, darts));
}

/** The totals that a visit can score from far away, where only the way in limits it: all that three darts score, or fewer. */
const reachable = ({ in: inMode, isIn }: Pick<Situation, 'in' | 'isIn'>) => outcomes(1001, { in: inMode, out: 'straight', isIn }).scores;

/** The totals 1–180 that a first visit cannot score while the side is not in, ascending. */
export function impossibleFirstTotals(mode: Mode): number[] {
  const scores = reachable({ in: mode, isIn: false });
  return Array.from({ length: 180 }, (_, index) => index + 1).filter((total) => !scores.has(total));
}

/** What becomes of a visit. */
export type Outcome = 'score' | 'bust' | 'checkout';

function outcomeOf(before: number, total: number | 'bust', situation: Situation): Outcome {
  if (total === 'bust') return 'bust';
  const after = before - total;
  if (after >= lowestLeft(situation.out)) return 'score';
  if (after !== 0) return 'bust';
  return outcomes(before, situation).checkouts.some((mask) => mask > 0) ? 'checkout' : 'bust';
}

/** Every (darts, darts at a double) that explains what was written, fewest darts first. */
function answers(before: number, total: number | 'bust', situation: Situation): Answer[] {
  const table = outcomes(before, situation);
  const outcome = outcomeOf(before, total, situation);
  const pairs = (masks: readonly number[]) => masks.flatMap((mask, darts) => bits(mask).map((doubles) => ({ darts, doubles })));
  if (outcome === 'bust') return pairs(table.busts);
  if (outcome === 'checkout') return pairs(table.checkouts);
  return bits(table.scores.get(total as number) ?? 0).map((doubles) => ({ darts: 3, doubles }));
}

/**
 * What a marker may be asked after typing a total (or "bust"): the possible pairs of darts used and darts at a double.
 * A question is open only where the list has more than one element; both numbers are one question. A bust always
 * counts three darts here, as at any board where totals are called; only darts entered one by one know better.
 */
export function openAnswers(before: number, total: number | 'bust', situation: Situation): Answer[] {
  const all = answers(before, total, situation);
  if (outcomeOf(before, total, situation) !== 'bust') return all;
  return [...new Set(all.map((answer) => answer.doubles))].map((doubles) => ({ darts: 3, doubles }));
}

/** What a marker said about a visit that was typed: darts used, darts at a double, whether 171 was three treble 19. */
export type Said = { darts?: number | undefined; doubles?: number | undefined; allTreble19?: boolean | undefined };

/**
 * Judges one visit from `before`. Broken codes: `impossible-total`, `impossible-bust`, `illegal-dart`, `too-few-darts`,
 * `too-many-darts`, `leg-over` (a dart after the winning one), `after-bust`, `impossible-answer`.
 * A checkout typed as a total without darts counts three.
 */
export function judge(before: number, written: Written, situation: Situation & Said): Result<Judged, RuleCode> {
  if (typeof written === 'object') return judgeThrows(before, written, situation);
  // A side that is not in cannot have scored every total: 1 or 169 never begin with a double.
  if (written !== 'bust' && !reachable(situation).has(written)) return broken('impossible-total');
  const outcome = outcomeOf(before, written, situation);
  const bust = outcome === 'bust';
  const all = bust && (situation.darts ?? 3) === 3 ? openAnswers(before, written, situation) : answers(before, written, situation);
  if (all.length === 0) return broken('impossible-bust');
  const fitting = all
    .filter(({ darts }) => situation.darts === undefined || darts === situation.darts)
    .filter(({ doubles }) => situation.doubles === undefined || doubles === situation.doubles);
  const darts = Math.max(...fitting.map((answer) => answer.darts));
  const doubles = fitting.filter((answer) => answer.darts === darts).map((answer) => answer.doubles);
  const [only] = doubles;
  if (only === undefined) return broken('impossible-answer');
  const { allTreble19 = null } = situation;
  if (allTreble19 !== null && (bust || written !== 171)) return broken('impossible-answer');
  const scored = bust ? 0 : (written as number);
  return ok({
    scored,
    after: before - scored,
    bust,
    checkout: outcome === 'checkout',
    isIn: situation.isIn || scored > 0,
    darts,
    doubles: doubles.length === 1 && situation.out !== 'straight' ? only : null,
    allTreble19,
    throws: null,
  });
}

function judgeThrows(before: number, codes: readonly DartCode[], situation: Situation): Result<Judged, RuleCode> {
  if (codes.length > 3) return broken('too-many-darts');
  let { isIn } = situation;
  let left = before;
  let doubles = 0;
  let ended: 'bust' | 'checkout' | null = null;
  const throws: DartCode[] = [];
  for (const code of codes) {
    const dart = typeof code === 'string' ? parseDart(code) : null;
    if (!dart) return broken('illegal-dart');
    if (ended) return broken(ended === 'bust' ? 'after-bust' : 'leg-over');
    if (canFinishWithOne(left, { ...situation, isIn })) doubles += 1;
    isIn = isIn || allowedBy(situation.in, dart);
    if (isIn) left -= dart.value;
    if (left === 0 && allowedBy(situation.out, dart)) ended = 'checkout';
    else if (left < lowestLeft(situation.out)) ended = 'bust';
    throws.push(dart.code);
  }
  if (!ended && throws.length < 3) return broken('too-few-darts');
  const bust = ended === 'bust';
  const scored = bust ? 0 : before - left;
  return ok({
    scored,
    after: before - scored,
    bust,
    checkout: ended === 'checkout',
    isIn: bust ? situation.isIn : isIn,
    darts: throws.length,
    doubles: situation.out === 'straight' ? null : doubles,
    allTreble19: scored === 171 ? throws.every((code) => code === 'T19') : null,
    throws,
  });
}
