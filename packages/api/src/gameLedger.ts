import type { Result } from '@oche/darts/result';
import { applyEvent, foldGame, play, type RuleCode } from '@oche/darts/x01/game';
import { standingEvents } from '@oche/darts/x01/log';
import { rebaseLog } from '@oche/darts/x01/rebase';
import { eventVersion, type EventKind, type GameEvent as RuleEvent, type NewEvent, type Payloads } from '@oche/darts/x01/event';
import type { GameState } from '@oche/darts/x01/state';
import type { GameEvent, GameEventInput } from './contract/game.ts';

/**
 * A device's view of one game: the server's log, what was written here on top of its first `base` events, and nothing
 * else. `base < log.length` means that somebody else wrote since, and it is not yet decided what that does to `pending`.
 */
export type Ledger = { log: GameEvent[]; pending: GameEventInput[]; base: number };

const asInput = ({ seq: _seq, author: _author, serverTime: _serverTime, ...event }: GameEvent): GameEventInput => event;

/** The log as the rules read it, with what is pending behind it. */
export const wholeLog = ({ log, pending, base }: Ledger): RuleEvent[] => [
  ...log.slice(0, base),
  ...pending.map((event, index) => ({ ...event, seq: base + index + 1 })),
];

/** A ledger with the game as this device believes it to be; null before its first event. */
export type Folded = { ledger: Ledger; game: GameState | null };

/** Only these change what came before them. */
const needsLog = ({ kind }: { kind: EventKind }): boolean => kind === 'undo' || kind === 'correct';

/** Plays one event onto the game of a ledger. */
export const playOnto = ({ ledger, game }: Folded, event: NewEvent): Result<GameState, RuleCode> =>
  game && !needsLog(event) ? applyEvent(game, event) : play(wholeLog(ledger), event);

/**
 * Folds on from what was folded before where the log has only grown, so that the last visit of an evening costs what the first did.
 * Where the same events stand, whoever has confirmed them meanwhile, it is the same game.
 */
export const foldOn = (before: Folded, ledger: Ledger): Folded => {
  const known = wholeLog(before.ledger);
  const events = wholeLog(ledger);
  if (events.length === 0) return { ledger, game: null };
  let { game } = before;
  const grown = known.every(({ id }, index) => events[index]?.id === id);
  for (const event of grown ? events.slice(known.length) : []) {
    const played = game && !needsLog(event) ? applyEvent(game, event) : null;
    game = played?.ok ? played.value : null;
  }
  return { ledger, game: (grown && game) || foldGame(events) };
};

/** The game as the server has it. */
export const foldServer = ({ log }: Ledger): GameState | null => (log.length ? foldGame(log) : null);

/**
 * Takes in events of the server's log, whatever their order and however often they come. `gap`: something before them is
 * missing, or the log does not agree with what is known here; then only reading the whole log helps.
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
      // Our own next event on top of what we knew: confirmed, nothing to think about.
      if (base === event.seq - 1 && (pending.length === 0 || first?.id === event.id)) base = event.seq;
      pending = pending.filter(({ id }) => id !== event.id);
    }
  }
  return { ledger: { log, pending, base }, gap };
};

/**
 * Takes the server's log whole. Where it has lost events that were already confirmed here, they go back to the front of
 * `pending` and are offered again under their old ids.
 */
export const adopt = (ledger: Ledger, server: readonly GameEvent[]): Ledger => {
  const known = new Set(server.map(({ id }) => id));
  const believed = [...ledger.log.slice(0, ledger.base).map(asInput), ...ledger.pending];
  let base = 0;
  while (believed[base] && server[base]?.id === believed[base]?.id) base += 1;
  const pending = believed.slice(base).filter(({ id }) => !known.has(id));
  return { log: [...server], pending, base: pending.length === 0 ? server.length : base };
};

/** What somebody else may write without disturbing a marker: it changes what was, not whose turn it is to be asked. */
const silent: readonly EventKind[] = ['correct', 'throwFirst', 'accept'];

/** Two devices that opened a called game at once both began it; one beginning is enough. */
const withOneStart = (ledger: Ledger): Ledger => {
  const [first, ...rest] = ledger.pending;
  const twice = ledger.base === 0 && ledger.log[0]?.kind === 'start' && first?.kind === 'start';
  return twice ? { ...ledger, pending: rest, base: 1 } : ledger;
};

/**
 * Decides what the events beyond `base` do to `pending`. Silent kinds: the pending events go behind them, ids unchanged.
 * Anything else, or a rule that then breaks: a person has to decide, and `code` says why.
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

/** The event with a target that was written again under a new id. */
const withNewTarget = (event: GameEventInput, ids: ReadonlyMap<string, string>): GameEventInput => {
  const newId = (target: string) => ids.get(target) ?? target;
  if (event.kind === 'undo') return { ...event, payload: { ...event.payload, target: newId(event.payload.target) } };
  if (event.kind === 'correct') return { ...event, payload: { ...event.payload, target: newId(event.payload.target) } };
  return event;
};

/**
 * Keeps what was written here against what others wrote since: their events are taken back one by one (nothing is ever
 * rewritten), what they had taken back is written again, then ours follow.
 */
export const insist = ({ log, pending, base }: Ledger, write: Write): Ledger => {
  const before = standingEvents(log.slice(0, base));
  const now = standingEvents(log);
  let shared = 0;
  while (before[shared] && before[shared]?.id === now[shared]?.id) shared += 1;
  const undo = now
    .slice(shared)
    .reverse()
    .map(({ id }) => write('undo', { target: id }));
  const ids = new Map<string, string>();
  const again = before.slice(shared).map(({ id, kind, payload }) => {
    const event = withNewTarget(write(kind, payload), ids);
    ids.set(id, event.id);
    return event;
  });
  const mine = pending.map((event) => withNewTarget(event, ids));
  return { log, pending: [...undo, ...again, ...mine], base: log.length };
};

/** A new event as it leaves the device. */
export const newEvent = <K extends EventKind>(id: string, kind: K, payload: Payloads[K], now: number): GameEventInput =>
  // TypeScript does not see that a kind with its own payload is a member of the union.
  ({ id, v: eventVersion, kind, payload, deviceTime: new Date(now).toISOString() }) as GameEventInput;
