import type { Result } from '@oche/darts/result';
import { applyEvent, foldGame, play, type RuleCode } from '@oche/darts/x01/game';
import { standingEvents } from '@oche/darts/x01/log';
import { rebaseLog } from '@oche/darts/x01/rebase';
import { versionOf, type EventKind, type GameEvent as RuleEvent, type NewEvent, type Payloads } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import type { GameEvent, GameEventInput } from './contract/game.ts';

/**
 * A device's copy of one game: the server's log, and the events that this device has added after the first `base` events. `base < log.length`
 * means that another device has written since, and that `settle` has not yet reconciled `pending` with it.
 */
export type Ledger = { log: GameEvent[]; pending: GameEventInput[]; base: number };

const asInput = ({ seq: _seq, author: _author, serverTime: _serverTime, ...event }: GameEvent): GameEventInput => event;

/** The log for the rules: its first `base` events, then the pending ones. */
export const wholeLog = ({ log, pending, base }: Ledger): RuleEvent[] => [
  ...log.slice(0, base),
  ...pending.map((event, index) => ({ ...event, seq: base + index + 1 })),
];

/** A ledger and its folded game, including the pending events; null before the first event. */
export type Folded = { ledger: Ledger; game: GameState | null };

/** Whether an event changes earlier events, so that the whole log has to be folded. */
const needsLog = ({ kind }: { kind: EventKind }): boolean => kind === 'undo' || kind === 'correct';

/** Applies one event to the game of a ledger. */
export const playOnto = ({ ledger, game }: Folded, event: NewEvent): Result<GameState, RuleCode> =>
  game && !needsLog(event) ? applyEvent(game, event) : play(wholeLog(ledger), event);

/**
 * Folds incrementally if the log has only grown, so that the last visit of an evening costs no more than the first. If only the
 * confirmation of events has changed, it returns the same game object.
 */
export const foldOn = (previous: Folded, ledger: Ledger): Folded => {
  const known = wholeLog(previous.ledger);
  const events = wholeLog(ledger);
  if (events.length === 0) return { ledger, game: null };
  let { game } = previous;
  const hasGrown = known.every(({ id }, index) => events[index]?.id === id);
  for (const event of hasGrown ? events.slice(known.length) : []) {
    const played = game && !needsLog(event) ? applyEvent(game, event) : null;
    game = played?.ok ? played.value : null;
  }
  return { ledger, game: (hasGrown && game) || foldGame(events) };
};

/** The game of the server's log, without pending events. */
export const foldServer = ({ log }: Ledger): GameState | null => (log.length ? foldGame(log) : null);

/**
 * Merges events of the server's log, in any order and with repetitions. `gap`: an earlier event is missing, or the events contradict the
 * known log. The caller then has to read the whole log.
 */
export const absorb = (ledger: Ledger, events: readonly GameEvent[]): { ledger: Ledger; gap: boolean } => {
  const log = [...ledger.log];
  let { pending, base } = ledger;
  let gap = false;
  for (const event of [...events].sort((a, b) => a.seq - b.seq)) {
    if (event.seq > log.length + 1) gap = true;
    else if (event.seq <= log.length) gap ||= log[event.seq - 1]?.id !== event.id;
    else {
      log.push(event);
      const [first] = pending;
      // The server has confirmed our next event on top of the known log, so there is nothing to reconcile.
      if (base === event.seq - 1 && (pending.length === 0 || first?.id === event.id)) base = event.seq;
      pending = pending.filter(({ id }) => id !== event.id);
    }
  }
  return { ledger: { log, pending, base }, gap };
};

/**
 * Replaces the log with the whole log of the server. Events that the server had confirmed and then lost return to the front of `pending`,
 * and are sent again with their old ids.
 */
export const adopt = (ledger: Ledger, server: readonly GameEvent[]): Ledger => {
  const known = new Set(server.map(({ id }) => id));
  const localEvents = [...ledger.log.slice(0, ledger.base).map(asInput), ...ledger.pending];
  let base = 0;
  while (localEvents[base] && server[base]?.id === localEvents[base]?.id) base += 1;
  const pending = localEvents.slice(base).filter(({ id }) => !known.has(id));
  return { log: [...server], pending, base: pending.length === 0 ? server.length : base };
};

/** Kinds of events that another device may write without a conflict: pending events can follow them. */
const silent: readonly EventKind[] = ['correct', 'throwFirst', 'accept', 'players'];

/** Drops a pending `start` if another device has started the same called game at the same time. */
const withOneStart = (ledger: Ledger): Ledger => {
  const [first, ...rest] = ledger.pending;
  const isStartedTwice = ledger.base === 0 && ledger.log[0]?.kind === 'start' && first?.kind === 'start';
  return isStartedTwice ? { ...ledger, pending: rest, base: 1 } : ledger;
};

/**
 * Reconciles `pending` with the events after `base`. If all of these are silent kinds, the pending events follow them with unchanged ids.
 * Otherwise, or if a rule is then broken, a person has to decide, and `code` is the reason.
 */
export const settle = (unsettled: Ledger): { ledger: Ledger; code: string | null } => {
  const ledger = withOneStart(unsettled);
  const { log, pending, base } = ledger;
  if (base === log.length) return { ledger, code: null };
  const settled = { ...ledger, base: log.length };
  if (pending.length === 0) return { ledger: settled, code: null };
  if (!log.slice(base).every(({ kind }) => silent.includes(kind))) return { ledger, code: 'behind' };
  const rebased = rebaseLog(log, pending);
  return rebased.ok ? { ledger: settled, code: null } : { ledger, code: rebased.code };
};

type Write = <K extends EventKind>(kind: K, payload: Payloads[K]) => GameEventInput;

/** The event, with the new id of its target if the target was written again. */
const withNewTarget = (event: GameEventInput, ids: ReadonlyMap<string, string>): GameEventInput => {
  const newId = (target: string) => ids.get(target) ?? target;
  if (event.kind === 'undo') return { ...event, payload: { ...event.payload, target: newId(event.payload.target) } };
  if (event.kind === 'correct') return { ...event, payload: { ...event.payload, target: newId(event.payload.target) } };
  return event;
};

/**
 * Keeps this device's events in a conflict. The log is only extended: the other events are undone one by one, the events that they had undone
 * are written again, and then the pending events follow. Events that name players do not change the score, and are kept.
 */
export const insist = ({ log, pending, base }: Ledger, write: Write): Ledger => {
  const scoring = (events: readonly GameEvent[]) => standingEvents(events).filter(({ kind }) => kind !== 'players');
  const ours = scoring(log.slice(0, base));
  const theirs = scoring(log);
  let shared = 0;
  while (ours[shared] && ours[shared]?.id === theirs[shared]?.id) shared += 1;
  const undo = theirs
    .slice(shared)
    .reverse()
    .map(({ id }) => write('undo', { target: id }));
  const ids = new Map<string, string>();
  const restored = ours.slice(shared).map(({ id, kind, payload }) => {
    const event = withNewTarget(write(kind, payload), ids);
    ids.set(id, event.id);
    return event;
  });
  const retargeted = pending.map((event) => withNewTarget(event, ids));
  return { log, pending: [...undo, ...restored, ...retargeted], base: log.length };
};

/** A new event in the form in which the device sends it. */
export const newEvent = <K extends EventKind>(id: string, kind: K, payload: Payloads[K], now: number): GameEventInput =>
  // TypeScript does not see that a kind with its own payload is a member of the union.
  ({ id, v: versionOf(kind), kind, payload, deviceTime: new Date(now).toISOString() }) as GameEventInput;
