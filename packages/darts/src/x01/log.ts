import { broken, ok } from '../result.ts';
import type { Result } from '../result.ts';
import type { GameEvent, NewEvent, Payloads } from './event.ts';
import type { RuleCode } from './ruleCode.ts';

/** An event that no undo has taken back. */
export type StandingEvent = Exclude<NewEvent, { kind: 'undo' }>;

/** An event that still counts, with the payload that its corrections left. */
export type Effective = StandingEvent & { corrected: boolean };

/** Kinds that say something about the score. `reopen` and `accept` do not, so an undo may reach through them. */
const saysNothing = (kind: NewEvent['kind']): boolean => kind === 'reopen' || kind === 'accept';

/**
 * Whether a correction only answers what its visit left open: the same total or bust, with darts or doubles that were missing before.
 * Such a visit does not count as corrected, needs no reason after the game, and is taken back together with its answer.
 */
export function isAnswer(standing: readonly StandingEvent[], { target, replacement }: Payloads['correct']): boolean {
  const event = standing.find(({ id }) => id === target);
  if (event?.kind !== 'visit' || !('side' in replacement) || event.payload.side !== replacement.side) return false;
  const written = event.payload;
  if ('throws' in written || written.darts !== undefined || written.doubles !== undefined) return false;
  if ('bust' in written) return 'bust' in replacement;
  return 'total' in replacement && replacement.total === written.total;
}

/** What an undo would take back: the last event that counts and is more than a reopening, a confirmation or an answer. */
export function undoTarget(standing: readonly StandingEvent[]): StandingEvent | null {
  const adds = (event: StandingEvent) => saysNothing(event.kind) || (event.kind === 'correct' && isAnswer(standing, event.payload));
  return standing.findLast((event) => event.kind !== 'start' && !adds(event)) ?? null;
}

/** Takes back the target of an undo, and with it its answer and the reopenings and confirmations that came after. */
function takeBack(standing: readonly StandingEvent[], target: string): Result<StandingEvent[], RuleCode> {
  const at = standing.findIndex((event) => event.id === target);
  const event = standing[at];
  if (standing.length <= 1) return broken('nothing-to-undo');
  if (!event || event.kind === 'start') return broken('unknown-target');
  const isLast = at === standing.length - 1 || event === undoTarget(standing);
  if (!isLast) return broken('not-last');
  // An answer about an earlier visit can have come later, from another device; it stays.
  const others = standing.slice(at + 1).filter((later) => later.kind === 'correct' && later.payload.target !== target);
  return ok([...standing.slice(0, at), ...others]);
}

/** Adds one event to those that stand. Undo removes; everything else, corrections too, is kept. */
export function stand(standing: StandingEvent[], event: NewEvent): Result<StandingEvent[], RuleCode> {
  if (event.kind === 'undo') return takeBack(standing, event.payload.target);
  standing.push(event);
  return ok(standing);
}

/** The events of a log that no undo has taken back, in order. Throws on an undo that cannot be. */
export function standingEvents(events: readonly GameEvent[]): StandingEvent[] {
  let standing: StandingEvent[] = [];
  for (const event of events) {
    const next = stand(standing, event);
    if (!next.ok) throw new Error(`Event ${event.seq} (${event.id}) cannot be taken back: ${next.code}. The log is damaged.`);
    standing = next.value;
  }
  return standing;
}

/** The kind of event that a replacement could stand for; its shape says so. */
function kindOf(replacement: Payloads['correct']['replacement']): 'visit' | 'throwFirst' | 'tiebreak' | 'result' {
  if ('legs' in replacement) return 'result';
  if (!('leg' in replacement)) return 'visit';
  return replacement.how === 'bull-up' || replacement.how === 'chosen' ? 'throwFirst' : 'tiebreak';
}

/** Whether a correction names something that it may replace. */
export function checkCorrection(standing: readonly StandingEvent[], { target, replacement }: Payloads['correct']): RuleCode | null {
  const event = standing.find((candidate) => candidate.id === target);
  if (!event) return 'unknown-target';
  return kindOf(replacement) === event.kind ? null : 'wrong-kind';
}

/** The standing events with every correction worked in; the last one about a target counts. */
export function withCorrections(standing: readonly StandingEvent[]): Effective[] {
  const replacements = new Map<string, Payloads['correct']['replacement']>();
  for (const event of standing) if (event.kind === 'correct') replacements.set(event.payload.target, event.payload.replacement);
  return standing.map((event) => {
    const replacement = replacements.get(event.id);
    // checkCorrection has made sure that the replacement is of the event's kind.
    if (!replacement) return { ...event, corrected: false };
    return { ...event, payload: replacement, corrected: !isAnswer(standing, { target: event.id, replacement }) } as Effective;
  });
}
