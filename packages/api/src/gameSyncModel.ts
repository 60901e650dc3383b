import type { GameState } from '@oche/darts/x01/state';
import type { GameEvent, GameEventInput, GameLog, GameSummary } from './contract/game.ts';
import { ApiError, generalCodes } from './errors.ts';
import { foldOn, foldServer, settle, type Folded, type Ledger } from './gameLedger.ts';
import type { KeptChange, KeptGame } from './outbox.ts';

/* What `gameSyncMachine.ts` decides on: its states, events and effects, and the changes of its data that several of its steps share. */

/** What follows when the log has been read. */
export type Afterwards =
  | { kind: 'flush' }
  /** A batch was stored, but the server's log has events before or after it that are not known here. */
  | { kind: 'resume'; batch: readonly GameEventInput[] }
  /** The server refused a batch. If the log has not changed since, a person has to decide. */
  | { kind: 'judge'; batch: readonly GameEventInput[]; length: number; code: string };

export type Phase =
  /** Nothing to do. */
  | { name: 'idle' }
  /** The last request had no answer; a timer is set for the next. */
  | { name: 'waiting' }
  /** A job is queued and starts in a microtask, so that calls of one tick share a job. */
  | { name: 'scheduled' }
  | { name: 'restoring'; afterwards: Afterwards }
  /** Reads the log from one event before the end of what is known. */
  | { name: 'reading'; afterwards: Afterwards }
  /** Reads the whole log, since the part that was read does not join what is known. */
  | { name: 'rereading'; afterwards: Afterwards }
  /** Waits until what was recorded has been stored and painted. */
  | { name: 'flushing' }
  | { name: 'sending'; batch: readonly GameEventInput[] }
  | { name: 'takingOver' };

/** What the network is asked for, one after another. `tickets` name the promises that resolve at its end. */
export type Job = { kind: 'refresh' | 'send' | 'takeOver'; tickets: readonly number[] };

export type Machine = {
  phase: Phase;
  job: Job | null;
  queue: readonly Job[];
  isOpen: boolean;
  /** keeps nothing and writes nothing */
  isReader: boolean;
  /** the log was read, or came with the page */
  isKnown: boolean;
  /** what the device keeps has been read */
  isRestored: boolean;
  ledger: Ledger;
  /** the game of `ledger`, from which the next one is folded on */
  folded: Folded;
  /** the server's game, while its log has events that are not settled with `ledger.pending` */
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
  /** events in the next batch at most; smaller after the server has forbidden a batch because of one of its events */
  batchLimit: number;
};

export type MachineEvent =
  | { type: 'opened' | 'closed' | 'due' | 'flushed' | 'retryDue' }
  | { type: 'refreshAsked'; ticket?: number }
  | { type: 'takeOverAsked'; ticket: number }
  /** The rules have accepted an event of this device; `game` is the game after it. */
  | { type: 'recorded'; event: GameEventInput; game: GameState }
  /** An `appended` message of the channel. */
  | { type: 'received'; length: number; events: readonly GameEvent[]; scorerEpoch: number }
  /** A person has ended a conflict: `mine` insists on what was written here, null keeps what the server has. */
  | { type: 'resolved'; mine: Ledger | null }
  /** What the device keeps; null if it cannot be read. */
  | { type: 'restored'; kept: KeptGame | null }
  | { type: 'gameRead'; answer: GameLog; database: string | null }
  | { type: 'eventsStored'; answer: { events: GameEvent[]; length: number; scorerEpoch: number } }
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
  /** Dispatch `retryDue` after about so many milliseconds. */
  | { type: 'retry'; milliseconds: number }
  | { type: 'cancelRetry' }
  /** Tell the listeners if the visible state has changed. */
  | { type: 'notify' }
  | { type: 'finish'; tickets: readonly number[] };

export type Step = readonly [Machine, readonly Effect[]];

export const batchSize = 200;

export const chain = ([machine, effects]: Step, next: (machine: Machine) => Step): Step => {
  const [after, more] = next(machine);
  return [after, [...effects, ...more]];
};

const unreadable = () => new ApiError(generalCodes['unreadable-version'], { code: 'unreadable-version', message: '' });

/** Folds a log. These rules refuse only logs that newer rules wrote. */
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
  // After closing, the storage belongs to the next one to open the game.
  isReader || !isOpen ? [] : [{ type: 'keep', change }];

/** Replaces the ledger and folds its game. @throws ApiError `unreadable-version` */
const withLedger = (machine: Machine, ledger: Ledger): Machine => {
  const folded = readable(() => foldOn(machine.folded, ledger));
  const theirGame = readable(() => (ledger.base < ledger.log.length ? foldServer(ledger) : null));
  return { ...machine, ledger, folded, theirGame };
};

/**
 * Settles and adopts a ledger, and keeps what the log has gained, or everything if it is `whole`.
 * @throws ApiError `unreadable-version`
 */
export const hold = (machine: Machine, next: Ledger, whole = false): Step => {
  const from = whole ? 0 : machine.ledger.log.length;
  const settled = readable(() => settle(next));
  const stays = machine.conflictCode !== 'behind' && next.pending.length > 0;
  const held: Machine = {
    ...withLedger(machine, settled.ledger),
    conflictCode: settled.code ?? (stays ? machine.conflictCode : null),
  };
  const { log, pending, base } = held.ledger;
  const change = { logLength: log.length, log: log.slice(from), base, scorerEpoch: held.epoch, summary: held.summary };
  return [held, keep(held, whole ? { pending, ...change } : change)];
};

export const withEpoch = (machine: Machine, scorerEpoch: number): Machine => ({
  ...machine,
  serverEpoch: Math.max(machine.serverEpoch, scorerEpoch),
  epoch: machine.epoch ?? scorerEpoch,
});

export const withAnswer = (machine: Machine): Machine => ({ ...machine, offlineSince: null, attempts: 0 });

/** The machine of a closed game; `initial` is a log that is already at hand. */
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
  const learnt: Machine = { ...withEpoch(empty, scorerEpoch), summary: game };
  const machine = isReader ? learnt : { ...learnt, epoch: null };
  try {
    return { ...withLedger(machine, { log: events, pending: [], base: events.length }), isKnown: true };
  } catch (error) {
    return { ...machine, failure: error as ApiError };
  }
};
