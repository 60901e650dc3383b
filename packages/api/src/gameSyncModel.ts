import type { GameState } from '@oche/darts/x01/state';
import type { GameEvent, GameEventInput, GameLog, GameSummary } from './contract/game.ts';
import { ApiError, generalCodes } from './errors.ts';
import { foldOn, foldServer, settle, type Folded, type Ledger } from './gameLedger.ts';
import type { KeptChange, KeptGame } from './outbox.ts';

/* The states, events and effects of `gameSyncMachine.ts`, and the functions that several of its steps share. */

/** The step that follows when the log has been read. */
export type Continuation =
  | { kind: 'flush' }
  /** A batch was stored, but the server's log has events before or after it that are not known here. */
  | { kind: 'resume'; batch: readonly GameEventInput[] }
  /** The server has rejected a batch. If the log has not changed since, a person has to decide. */
  | { kind: 'judge'; batch: readonly GameEventInput[]; length: number; code: string };

export type Phase =
  /** Nothing to do. */
  | { name: 'idle' }
  /** The last request had no response; a timer is set for the next. */
  | { name: 'waiting' }
  /** A job is queued and starts in a microtask, so that calls of one tick share a job. */
  | { name: 'scheduled' }
  | { name: 'restoring'; continuation: Continuation }
  /** Reads the log, beginning with the last known event. */
  | { name: 'reading'; continuation: Continuation }
  /** Reads the whole log, because the part that was read does not continue the known log. */
  | { name: 'rereading'; continuation: Continuation }
  /** Waits until the recorded events have been stored and painted. */
  | { name: 'flushing' }
  | { name: 'sending'; batch: readonly GameEventInput[] }
  | { name: 'takingOver' };

/** One task for the network; tasks run one after another. `tickets` identify the promises that resolve when it ends. */
export type Job = { kind: 'refresh' | 'send' | 'takeOver'; tickets: readonly number[] };

export type Machine = {
  phase: Phase;
  job: Job | null;
  queue: readonly Job[];
  isOpen: boolean;
  /** stores and writes nothing */
  isReader: boolean;
  /** the log was read, or came with the page */
  isKnown: boolean;
  /** the outbox has been read */
  isRestored: boolean;
  ledger: Ledger;
  /** the game of `ledger`, which the next fold continues */
  folded: Folded;
  /** the server's game, while its log has events that are not reconciled with `ledger.pending` */
  theirGame: GameState | null;
  conflictCode: string | null;
  failure: ApiError | null;
  serverEpoch: number;
  /** the right to write that this device holds; null before it is known */
  epoch: number | null;
  summary: GameSummary | null;
  offlineSince: number | null;
  /** failed requests in a row, for the backoff */
  attempts: number;
  /** maximum number of events in the next batch; lower after the server has forbidden a batch because of one of its events */
  batchLimit: number;
};

export type MachineEvent =
  | { type: 'opened' | 'closed' | 'due' | 'flushed' | 'retryDue' }
  | { type: 'refreshRequested'; ticket?: number }
  | { type: 'takeOverRequested'; ticket: number }
  /** The rules have accepted an event of this device; `game` is the game after it. */
  | { type: 'recorded'; event: GameEventInput; game: GameState }
  /** An `appended` message of the channel. */
  | { type: 'received'; length: number; events: readonly GameEvent[]; scorerEpoch: number }
  /** A person has ended a conflict: `mine` keeps the events of this device, null those of the server. */
  | { type: 'resolved'; mine: Ledger | null }
  /** The stored game; null if it cannot be read. */
  | { type: 'restored'; kept: KeptGame | null }
  | { type: 'gameRead'; response: GameLog; database: string | null }
  | { type: 'eventsStored'; response: { events: GameEvent[]; length: number; scorerEpoch: number } }
  | { type: 'scorerTaken'; scorerEpoch: number }
  | { type: 'failed'; error: unknown; at: number };

export type Effect =
  /** Dispatch `due` in a microtask. */
  | { type: 'schedule' }
  | { type: 'restore' }
  | { type: 'readGame'; since: number }
  | { type: 'flush' }
  | { type: 'sendEvents'; after: number; scorerEpoch: number; events: readonly GameEventInput[] }
  | { type: 'takeScorer' }
  | { type: 'keep'; change: KeptChange }
  /** Dispatch `retryDue` after about this many milliseconds. */
  | { type: 'retry'; milliseconds: number }
  | { type: 'cancelRetry' }
  /** Call the listeners if the visible state has changed. */
  | { type: 'notify' }
  | { type: 'finish'; tickets: readonly number[] };

export type Step = readonly [Machine, readonly Effect[]];

export const batchSize = 200;

export const chain = ([machine, effects]: Step, next: (machine: Machine) => Step): Step => {
  const [nextMachine, moreEffects] = next(machine);
  return [nextMachine, [...effects, ...moreEffects]];
};

const unreadable = () => new ApiError(generalCodes['unreadable-version'], { code: 'unreadable-version', message: '' });

/** Folds a log. The rules reject only logs that a newer version of them wrote. */
const readable = <T>(fold: () => T): T => {
  try {
    return fold();
  } catch {
    throw unreadable();
  }
};

/** Whether no other device has taken over scoring. */
export const isScorer = ({ isReader, epoch, serverEpoch }: Machine): boolean => isReader || epoch === null || serverEpoch <= epoch;

export const canSend = (machine: Machine): boolean => {
  const { isOpen, isKnown, isRestored, isReader, ledger, conflictCode } = machine;
  return isOpen && isKnown && isRestored && !isReader && ledger.pending.length > 0 && !conflictCode && isScorer(machine);
};

export const keep = ({ isReader, isOpen }: Machine, change: KeptChange): readonly Effect[] =>
  // After closing, the storage belongs to the next sync of the game.
  isReader || !isOpen ? [] : [{ type: 'keep', change }];

/** Replaces the ledger and folds its game. @throws ApiError `unreadable-version` */
const withLedger = (machine: Machine, ledger: Ledger): Machine => {
  const folded = readable(() => foldOn(machine.folded, ledger));
  const theirGame = readable(() => (ledger.base < ledger.log.length ? foldServer(ledger) : null));
  return { ...machine, ledger, folded, theirGame };
};

/**
 * Settles a ledger and makes it the machine's. Stores the new events of the log, or everything with `isWhole`.
 * @throws ApiError `unreadable-version`
 */
export const hold = (machine: Machine, next: Ledger, isWhole = false): Step => {
  const from = isWhole ? 0 : machine.ledger.log.length;
  const settled = readable(() => settle(next));
  const isConflictOpen = machine.conflictCode !== 'behind' && next.pending.length > 0;
  const held: Machine = {
    ...withLedger(machine, settled.ledger),
    conflictCode: settled.code ?? (isConflictOpen ? machine.conflictCode : null),
  };
  const { log, pending, base } = held.ledger;
  const change = { logLength: log.length, log: log.slice(from), base, scorerEpoch: held.epoch, summary: held.summary };
  return [held, keep(held, isWhole ? { pending, ...change } : change)];
};

export const withEpoch = (machine: Machine, scorerEpoch: number): Machine => ({
  ...machine,
  serverEpoch: Math.max(machine.serverEpoch, scorerEpoch),
  epoch: machine.epoch ?? scorerEpoch,
});

export const withResponse = (machine: Machine): Machine => ({ ...machine, offlineSince: null, attempts: 0 });

/** The machine of a closed game; `initial` is a log that the page already has. */
export const createMachine = ({ isReader, initial }: { isReader: boolean; initial?: GameLog | undefined }): Machine => {
  const ledger: Ledger = { log: [], pending: [], base: 0 };
  const empty: Machine = {
    phase: { name: 'idle' },
    ...{ job: null, queue: [], isOpen: false, isReader, isKnown: false, isRestored: isReader },
    ...{ ledger, folded: { ledger, game: null }, theirGame: null, conflictCode: null, failure: null },
    ...{ serverEpoch: 0, epoch: null, summary: null, offlineSince: null, attempts: 0, batchLimit: batchSize },
  };
  if (!initial) return empty;
  const { events, scorerEpoch, game } = initial;
  const updated: Machine = { ...withEpoch(empty, scorerEpoch), summary: game };
  const machine = isReader ? updated : { ...updated, epoch: null };
  try {
    return { ...withLedger(machine, { log: events, pending: [], base: events.length }), isKnown: true };
  } catch (error) {
    return { ...machine, failure: error as ApiError };
  }
};
