import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import { advance, started } from './apply.ts';
import { eventVersion, versionOf } from './event.ts';
import type { GameEvent, NewEvent } from './event.ts';
import { appendOrUndo, checkCorrection, isAnswer, standingEvents, undoTarget, withCorrections } from './log.ts';
import type { Effective, StandingEvent } from './log.ts';
import type { RuleCode } from './ruleCode.ts';
import { currentLeg } from './state.ts';
import type { GameState } from './state.ts';

export type { RuleCode } from './ruleCode.ts';

type Folded = { ok: true; state: GameState } | { ok: false; code: RuleCode; event: string };

/** Folds the events that have not been undone. `length` is the length of the whole log. */
function foldStanding(standing: readonly StandingEvent[], length: number): Folded {
  const [first, ...rest] = withCorrections(standing);
  if (!first) return { ok: false, code: 'not-started', event: '' };
  const start = started(first);
  if (!start.ok) return { ok: false, code: start.code, event: first.id };
  const state = start.value;
  for (const event of rest) {
    const code = advance(state, event, false);
    if (code) return { ok: false, code, event: event.id };
  }
  state.length = length;
  state.undoable = undoTarget(standing)?.id ?? null;
  return { ok: true, state };
}

/**
 * Folds the standing events of a legal log.
 *
 * @throws if an event breaks a rule
 */
function foldLegal(standing: readonly StandingEvent[], length: number): GameState {
  const folded = foldStanding(standing, length);
  if (!folded.ok) throw new Error(`The log cannot be folded: event ${folded.event || '(none)'} breaks the rule "${folded.code}".`);
  return folded.state;
}

const isReadable = ({ v, kind }: NewEvent): boolean => v >= versionOf(kind) && v <= eventVersion;

/**
 * Folds a game's log into its state. The same log gives the same state everywhere.
 *
 * @throws if the log is not legal: a gap in `seq`, an unknown version, or an event that `play` would have rejected
 */
export function foldGame(events: readonly GameEvent[]): GameState {
  events.forEach((event, index) => {
    if (event.seq !== index + 1) throw new Error(`The log has seq ${event.seq} at place ${index + 1}; it must count from 1 without gaps.`);
    if (!isReadable(event)) throw new Error(`Event ${event.id} has version ${event.v}; this package reads up to ${eventVersion}.`);
  });
  return foldLegal(standingEvents(events), events.length);
}

/** A copy for `advance` to change. It shares visits and finished legs with the original. */
function draftOf(state: GameState): GameState {
  const last = currentLeg(state);
  const open = { ...last, remaining: [...last.remaining], isIn: [...last.isIn], visits: [...last.visits] };
  return { ...state, legs: [...state.legs.slice(0, -1), open], totalLegs: [...state.totalLegs], retired: [...state.retired] };
}

/**
 * Applies an event to a state, without the log. Returns the new state, or the rule that the event breaks.
 *
 * @throws for `undo` and `correct`, which need the log: use `play`
 */
export function applyEvent(state: GameState, event: NewEvent): Result<GameState, RuleCode> {
  if (event.kind === 'undo' || event.kind === 'correct')
    throw new Error(`applyEvent cannot ${event.kind}: it needs the log. Use play(events, event).`);
  if (!isReadable(event)) return broken('unknown-version');
  const draft = draftOf(state);
  const code = advance(draft, { ...event, corrected: false }, true);
  if (code) return broken(code);
  draft.length += 1;
  return ok(draft);
}

/**
 * Validates a new event against the log, and returns the state after it, or the rule that it breaks. If a correction would make later
 * events illegal, the code is `breaks-later`, with the ids of those events.
 *
 * @throws if the log itself is not legal
 */
export function play(events: readonly GameEvent[], event: NewEvent): Result<GameState, RuleCode> {
  if (!isReadable(event)) return broken('unknown-version');
  if (events.length === 0) {
    const start = started(event);
    return start.ok ? ok({ ...start.value, length: 1 }) : start;
  }
  if (event.kind === 'correct') return correct(events, event);
  if (event.kind !== 'undo') return applyEvent(foldGame(events), event);
  // An undo leaves a prefix of a legal log (with later answers), which is legal.
  const standing = appendOrUndo(standingEvents(events), event);
  return standing.ok ? ok(foldLegal(standing.value, events.length + 1)) : standing;
}

type Correction = Extract<NewEvent, { kind: 'correct' }>;

const legOfVisits = (state: GameState): Map<string, number> =>
  new Map(state.legs.flatMap((leg) => leg.visits.map((visit) => [visit.event, leg.number] as const)));

/** Whether the finished game has been reopened with a reason. Later confirmations, corrections and names do not end that. */
const isReopened = (standing: readonly StandingEvent[]): boolean =>
  (standing.findLast(({ kind }) => !['accept', 'correct', 'players'].includes(kind)) as StandingEvent).kind === 'reopen';

function correct(events: readonly GameEvent[], event: Correction): Result<GameState, RuleCode> {
  const standing = standingEvents(events);
  const refused = checkCorrection(standing, event.payload);
  if (refused) return broken(refused);
  const old = foldGame(events);
  const isExplained = isAnswer(standing, event.payload) || isReopened(standing) || Boolean(event.payload.reason?.trim());
  if (old.next.kind === 'over' && !isExplained) return broken('reason-needed');

  const { target, replacement } = event.payload;
  const at = standing.findIndex((candidate) => candidate.id === target);
  // The corrected event itself must obey every rule, including answers about darts. So fold up to it, then apply it strictly.
  const upTo = foldLegal([...standing.slice(0, at), ...standing.filter((candidate) => candidate.kind === 'correct')], 0);
  const code = advance(draftOf(upTo), { ...standing[at], payload: replacement, corrected: true } as Effective, true);
  if (code) return broken(code);
  const folded = foldStanding([...standing, event], events.length + 1);
  const ids = standing.map(({ id }) => id);
  if (!folded.ok) return broken('breaks-later', ids.slice(ids.indexOf(folded.event)));
  // A visit that moves to another leg would count for another score than the marker saw.
  const legs = legOfVisits(folded.state);
  const moved = [...legOfVisits(old)].filter(([id, leg]) => legs.get(id) !== leg).map(([id]) => id);
  return moved.length > 0 ? broken('breaks-later', moved) : ok(folded.state);
}

/**
 * Previews a correction: the rule that it breaks (null for none), the ids of the events that block it, and the ids of the later
 * visits whose remainder or bust it would change.
 */
export function correctionEffects(
  events: readonly GameEvent[],
  correction: Correction,
): { code: RuleCode | null; blocking: string[]; changed: string[] } {
  const after = play(events, correction);
  if (!after.ok) return { code: after.code, blocking: after.events ?? [], changed: [] };
  const byId = new Map(foldGame(events).legs.flatMap((leg) => leg.visits.map((visit) => [visit.event, visit] as const)));
  const changed = after.value.legs
    .flatMap((leg) => leg.visits)
    .filter((visit) => {
      const old = byId.get(visit.event);
      return visit.event !== correction.payload.target && old && (old.after !== visit.after || old.bust !== visit.bust);
    })
    .map((visit) => visit.event);
  return { code: null, blocking: [], changed };
}
