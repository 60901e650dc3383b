import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameEvent, NewEvent, Payloads } from './event.ts';
import type { RuleCode } from './ruleCode.ts';

/** An event that has not been undone. */
export type StandingEvent = Exclude<NewEvent, { kind: 'undo' }>;

/** A standing event with the payload of its last correction. */
export type Effective = StandingEvent & { corrected: boolean };

/** Whether events of this kind leave the score unchanged, so that an undo skips them. */
export const keepsScore = (kind: NewEvent['kind']): boolean => kind === 'reopen' || kind === 'accept' || kind === 'players';

/**
 * Whether a correction only answers what its visit left open: the same total or bust, with darts or doubles that were missing before.
 * Such a visit does not count as corrected, the answer needs no reason after the game, and undoing the visit removes both.
 */
export const isAnswer = (standing: readonly StandingEvent[], { target, replacement }: Payloads['correct']): boolean =>
  answers(
    standing.find(({ id }) => id === target),
    replacement,
  );

/** `isAnswer` for a known target. */
function answers(event: StandingEvent | undefined, replacement: Payloads['correct']['replacement']): boolean {
  if (event?.kind !== 'visit' || !('side' in replacement) || event.payload.side !== replacement.side) return false;
  const written = event.payload;
  if ('throws' in written || written.darts !== undefined || written.doubles !== undefined) return false;
  if ('bust' in written) return 'bust' in replacement;
  return 'total' in replacement && replacement.total === written.total;
}

/** The event that an undo would remove: the last one that changed the score and is neither a start nor an answer; null for none. */
export function undoTarget(standing: readonly StandingEvent[]): StandingEvent | null {
  // A log may end with many corrections, so their targets are not searched one by one.
  let byId: Map<string, StandingEvent> | undefined;
  const targetOf = (id: string) => (byId ??= new Map(standing.map((event) => [event.id, event]))).get(id);
  const isSkipped = (event: StandingEvent) =>
    keepsScore(event.kind) || (event.kind === 'correct' && answers(targetOf(event.payload.target), event.payload.replacement));
  return standing.findLast((event) => event.kind !== 'start' && !isSkipped(event)) ?? null;
}

/** Removes the target of an undo, its answer, and the reopenings and confirmations after it. The names of players stay. */
function removeTarget(standing: readonly StandingEvent[], target: string): Result<StandingEvent[], RuleCode> {
  const at = standing.findIndex((event) => event.id === target);
  const event = standing[at];
  if (standing.length <= 1) return broken('nothing-to-undo');
  if (!event || event.kind === 'start') return broken('unknown-target');
  const later = standing.slice(at + 1);
  const isLast = later.every(({ kind }) => kind === 'players') || event === undoTarget(standing);
  if (!isLast) return broken('not-last');
  // An answer about an earlier visit can arrive later, from another device. It stays.
  const others = later.filter((each) => each.kind === 'players' || (each.kind === 'correct' && each.payload.target !== target));
  return ok([...standing.slice(0, at), ...others]);
}

/** Appends an event to the standing ones, or removes the target of an undo. Changes `standing`. */
export function appendOrUndo(standing: StandingEvent[], event: NewEvent): Result<StandingEvent[], RuleCode> {
  if (event.kind === 'undo') return removeTarget(standing, event.payload.target);
  standing.push(event);
  return ok(standing);
}

/**
 * The events of a log that have not been undone, in order.
 *
 * @throws if the target of an undo cannot be undone
 */
export function standingEvents(events: readonly GameEvent[]): StandingEvent[] {
  let standing: StandingEvent[] = [];
  for (const event of events) {
    const next = appendOrUndo(standing, event);
    if (!next.ok) throw new Error(`Event ${event.seq} (${event.id}) cannot be taken back: ${next.code}. The log is damaged.`);
    standing = next.value;
  }
  return standing;
}

/** The kind of event that a replacement belongs to, by its shape. */
function kindOf(replacement: Payloads['correct']['replacement']): 'visit' | 'throwFirst' | 'tiebreak' | 'result' {
  if ('legs' in replacement) return 'result';
  if (!('leg' in replacement)) return 'visit';
  return replacement.how === 'bull-up' || replacement.how === 'chosen' ? 'throwFirst' : 'tiebreak';
}

/** Checks that the target of a correction exists and has the kind of the replacement. Returns the broken rule, or null. */
export function checkCorrection(standing: readonly StandingEvent[], { target, replacement }: Payloads['correct']): RuleCode | null {
  const event = standing.find((candidate) => candidate.id === target);
  if (!event) return 'unknown-target';
  return kindOf(replacement) === event.kind ? null : 'wrong-kind';
}

/** The standing events with their corrected payloads. The last correction of a target counts. */
export function withCorrections(standing: readonly StandingEvent[]): Effective[] {
  const replacements = new Map<string, Payloads['correct']['replacement']>();
  for (const event of standing) if (event.kind === 'correct') replacements.set(event.payload.target, event.payload.replacement);
  return standing.map((event) => {
    const replacement = replacements.get(event.id);

    if (!replacement) return { ...event, corrected: false };
    // `checkCorrection` has ensured that the replacement has the kind of the event.
    return { ...event, payload: replacement, corrected: !answers(event, replacement) } as Effective;
  });
}
