import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { allowedBy, beds, parseDart } from './dartboard.ts';
import type { DartCode } from './event.ts';
import type { Mode } from './format.ts';
import { lowestLeft } from './formatRules.ts';
import { bits, canFinishWithOne, outcomes } from './outcomes.ts';
import type { Answer, Situation } from './outcomes.ts';
import type { RuleCode } from './ruleCode.ts';

/** The outcome of a visit. `doubles` is null if it was not given and more than one number is possible. */
export type Judged = {
  scored: number;
  after: number;
  bust: boolean;
  checkout: boolean;
  isIn: boolean;
  darts: number;
  doubles: number | null;
  /** whether 171 was three treble 19; null if it was not given, and for all other visits */
  allTreble19: boolean | null;
  throws: DartCode[] | null;
};

/** The written form of a visit: a total, the darts, or only that it was bust. */
export type Written = number | readonly DartCode[] | 'bust';

function sums(darts: number): ReadonlySet<number> {
  let reached = new Set([0]);
  for (let dart = 0; dart < darts; dart += 1) reached = new Set([...reached].flatMap((sum) => beds.map((bed) => sum + bed.value)));
  return reached;
}
const possible = [sums(0), sums(1), sums(2), sums(3)] as const;

/** Whether this number of darts can score a total. With three darts, 163, 166, 169, 172, 173, 175, 176, 178 and 179 are impossible. */
export const isPossibleTotal = (total: number, darts: 0 | 1 | 2 | 3 = 3): boolean => possible[darts].has(total);

/** The totals below the highest one that this number of darts cannot score, ascending. */
export function impossibleTotals(darts: 1 | 2 | 3 = 3): number[] {
  return Array.from({ length: darts * 60 + 1 }, (_, total) => total).filter((total) => !isPossibleTotal(total, darts));
}

/** The totals that a visit can score far from the finish, where only the in mode limits them. */
const reachable = ({ in: inMode, isIn }: Pick<Situation, 'in' | 'isIn'>) => outcomes(1001, { in: inMode, out: 'straight', isIn }).scores;

/** The totals 1–180 that a first visit cannot score while the side is not in, ascending. */
export function impossibleFirstTotals(mode: Mode): number[] {
  const scores = reachable({ in: mode, isIn: false });
  return Array.from({ length: 180 }, (_, index) => index + 1).filter((total) => !scores.has(total));
}

/** How a visit ends. */
export type Outcome = 'score' | 'bust' | 'checkout';

function outcomeOf(before: number, total: number | 'bust', situation: Situation): Outcome {
  if (total === 'bust') return 'bust';
  const after = before - total;
  if (after >= lowestLeft(situation.out)) return 'score';
  if (after !== 0) return 'bust';
  return outcomes(before, situation).checkouts.some((mask) => mask > 0) ? 'checkout' : 'bust';
}

/** All pairs of darts used and darts at a double that are possible for a visit, the fewest darts first. */
function answers(before: number, total: number | 'bust', situation: Situation): Answer[] {
  const table = outcomes(before, situation);
  const outcome = outcomeOf(before, total, situation);
  const pairs = (masks: readonly number[]) => masks.flatMap((mask, darts) => bits(mask).map((doubles) => ({ darts, doubles })));
  if (outcome === 'bust') return pairs(table.busts);
  if (outcome === 'checkout') return pairs(table.checkouts);
  return bits(table.scores.get(total as number) ?? 0).map((doubles) => ({ darts: 3, doubles }));
}

/**
 * The possible pairs of darts used and darts at a double for a typed total or bust. The marker is asked only if there is more than
 * one, and for both numbers together. A typed bust always counts three darts, as at any board where totals are called. Only a visit
 * entered dart by dart can count fewer.
 */
export function openAnswers(before: number, total: number | 'bust', situation: Situation): Answer[] {
  const all = answers(before, total, situation);
  if (outcomeOf(before, total, situation) !== 'bust') return all;
  return [...new Set(all.map((answer) => answer.doubles))].map((doubles) => ({ darts: 3, doubles }));
}

/** What a marker adds to a typed visit: darts used, darts at a double, whether 171 was three treble 19. */
export type MarkerAnswers = { darts?: number | undefined; doubles?: number | undefined; allTreble19?: boolean | undefined };

/**
 * Judges one visit from the remainder `before`. A checkout that is typed as a total counts three darts, unless `darts` is given.
 *
 * Codes of broken rules: `impossible-total`, `impossible-bust`, `illegal-dart`, `too-few-darts`, `too-many-darts`, `leg-over` (a dart
 * after the winning one), `after-bust`, `impossible-answer`.
 */
export function judge(before: number, written: Written, situation: Situation & MarkerAnswers): Result<Judged, RuleCode> {
  if (typeof written === 'object') return judgeThrows(before, written, situation);
  // A side that is not in yet cannot score every total: with double in, 1 and 169 are impossible.
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
