import type { EventKind, Payloads } from '@oche/darts/x01/event';
import type { RuleCode } from '@oche/darts/x01/game';
import { broken, ok, type Result } from '@oche/darts/result';
import type { GameState } from '@oche/darts/x01/state';
import type { Client } from './client.ts';
import type { GameEvent, GameEventInput, GameLog, GameSummary } from './contract/game.ts';
import type { ApiError } from './errors.ts';
import { insist, newEvent, playOnto } from './gameLedger.ts';
import { transition } from './gameSyncMachine.ts';
import { createMachine, isScorer, type Effect, type Machine, type MachineEvent } from './gameSyncModel.ts';
import { createMemoryOutbox, type Outbox } from './outbox.ts';
import { uuidv7 } from './uuid.ts';

/** The network state that a status bar shows. `offline`: the last request had no response; scoring continues. `conflict`: also if the game cannot be read. */
export type SyncWord = 'saved' | 'sending' | 'offline' | 'conflict';

/**
 * Two histories of one game. `code`: `behind`, `not-scorer`, `not-found` if the server no longer knows the game, or the code with which the
 * server rejected the events. `theirGame` is null if `theirs` is empty.
 */
export type Conflict = { code: string; theirs: GameEvent[]; mine: GameEventInput[]; theirGame: GameState | null };

export type GameSyncState = {
  /** whether the outbox has been read and the log is known; events can be recorded only then */
  ready: boolean;
  summary: GameSummary | null;
  /** the server's log */
  log: GameEvent[];
  /** events of this device that the server has not confirmed */
  pending: GameEventInput[];
  /** the game after the server's log and `pending`; null before its first event */
  game: GameState | null;
  sync: SyncWord;
  /** when requests began to fail without a response; null while the server responds */
  offlineSince: number | null;
  scorerEpoch: number;
  /** another device has taken over scoring; pending events stay on this device until a person decides */
  notScorer: boolean;
  conflict: Conflict | null;
  /**
   * the reason why the game cannot be read: an error of the server such as `not-found`, or `unreadable-version` if this page is too old for the
   * log; otherwise null
   */
  failure: ApiError | null;
};

export type RecordCode = RuleCode | 'not-ready' | 'conflict' | 'not-scorer';

export type GameSyncOptions = {
  client: Pick<Client, 'call' | 'database'>;
  /** absent for a reader, which stores and writes nothing */
  store?: Outbox;
  gameId: string;
  now: () => number;
  random: () => Uint8Array;
  /** a log that the page already has, so that the first frame shows the game */
  initial?: GameLog;
  /** resolves after the next paint; events are sent only then, so that the new score appears without a delay */
  painted?: () => Promise<void>;
  /** calls `run` after a delay; returns a function that cancels it */
  wait?: (milliseconds: number, run: () => void) => () => void;
};

export type GameSync = {
  state(): GameSyncState;
  /** Reads the outbox, then the server, and sends pending events until the returned function is called. It can be started again. */
  start(): () => void;
  subscribe(listener: () => void): () => void;
  /** Applies one event to the game immediately, and sends it when possible. If a rule is broken, nothing changes. */
  record<K extends EventKind>(kind: K, payload: Payloads[K]): Result<GameState, RecordCode>;
  /** An `appended` event of the channel. */
  receive(appended: { length: number; events: GameEvent[]; scorerEpoch: number }): void;
  /** Reads new events from the server, then sends pending events. */
  refresh(): Promise<void>;
  /** Makes this device the scorer ("Score here"). */
  takeOver(): Promise<void>;
  /** Ends a conflict: keeps the events of this device, or those of the server. */
  resolveConflict(keep: 'mine' | 'theirs'): void;
};

/** The timeout of a request. Requests are often lost on the Wi-Fi of a hall. */
const requestTimeoutMs = 10_000;
const timer = (milliseconds: number, run: () => void) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};
const keys = Object.keys as (state: GameSyncState) => (keyof GameSyncState)[];

/** The part of the machine that listeners see. */
const viewOf = (machine: Machine): GameSyncState => {
  const { isKnown, isRestored, summary, ledger, folded, theirGame, offlineSince, epoch, serverEpoch, failure } = machine;
  const { log, pending, base } = ledger;
  const notScorer = !isScorer(machine);
  const code = machine.conflictCode ?? (notScorer && pending.length > 0 ? 'not-scorer' : null);
  const conflict = code ? { code, theirs: log.slice(base), mine: pending, theirGame } : null;
  const isSending = pending.length > 0 || !isKnown;
  const sync = conflict || failure ? 'conflict' : offlineSince !== null ? 'offline' : isSending ? 'sending' : 'saved';
  const scorerEpoch = epoch ?? serverEpoch;
  return {
    ...{ ready: isKnown && isRestored, summary, log, pending, game: folded.game },
    ...{ sync, offlineSince, scorerEpoch, notScorer, conflict, failure },
  };
};

/** The reason why this device may not record now; null if it may. */
const whyNotRecordable = (machine: Machine): RecordCode | null => {
  const { isKnown, isRestored, isOpen, isReader, conflictCode } = machine;
  if (!isKnown || !isRestored || !isOpen || isReader) return 'not-ready';
  if (!isScorer(machine)) return 'not-scorer';
  return conflictCode ? 'conflict' : null;
};

/**
 * Synchronises one game with the server. Events are applied locally first: `record` returns the new game immediately, online or offline.
 * Requests are sent one after another. If some are lost, repeated or late, every event is still stored once and in order. The state machine
 * in `gameSyncMachine.ts` makes the decisions, and this function executes its effects.
 */
export const createGameSync = (options: GameSyncOptions): GameSync => {
  const { client, gameId, now, random, painted, wait = timer } = options;
  const store = options.store ?? createMemoryOutbox();
  const listeners = new Set<() => void>();
  const resolvers = new Map<number, () => void>();
  let machine = createMachine({ isReader: !options.store, initial: options.initial });
  let state = viewOf(machine);
  let tickets = 0;
  let cancelRetry = () => {};
  let writes: Promise<void> = Promise.resolve();

  const dispatch = (event: MachineEvent): void => {
    const [next, effects] = transition(machine, event);
    machine = next;
    effects.forEach(execute);
  };

  const dispatchResult = <T>(request: Promise<T>, toEvent: (result: T) => MachineEvent): void =>
    void request.then(
      (value) => dispatch(toEvent(value)),
      (error: unknown) => dispatch({ type: 'failed', error, at: now() }),
    );

  const call: Client['call'] = (name, input) => {
    const controller = new AbortController();
    const stop = wait(requestTimeoutMs, () => controller.abort());
    return client.call(name, input, { signal: controller.signal }).finally(stop);
  };

  const execute = (effect: Effect): void => {
    switch (effect.type) {
      case 'schedule':
        return queueMicrotask(() => dispatch({ type: 'due' }));
      case 'restore':
        return dispatchResult(
          store.read(gameId).catch(() => null),
          (kept) => ({ type: 'restored', kept }),
        );
      case 'readGame':
        return dispatchResult(call('getGame', { id: gameId, since: effect.since }), (log) => ({
          ...{ type: 'gameRead', response: log, database: client.database?.() ?? null },
        }));
      case 'flush':
        return dispatchResult(
          writes.then(() => painted?.()),
          () => ({ type: 'flushed' }),
        );
      case 'sendEvents': {
        const { after, scorerEpoch, events } = effect;
        return dispatchResult(call('recordEvents', { id: gameId, after, scorerEpoch, events: [...events] }), (stored) => ({
          ...{ type: 'eventsStored', response: stored },
        }));
      }
      case 'takeScorer':
        return dispatchResult(call('takeScorer', { id: gameId }), ({ scorerEpoch }) => ({ type: 'scorerTaken', scorerEpoch }));
      case 'keep':
        // Immediately, so that the next sync of this game reads it. A full disk must not stop the evening: the events are still sent.
        writes = store.write(gameId, effect.change).catch(() => undefined);
        return;
      case 'retry':
        cancelRetry = wait(effect.milliseconds * (0.75 + (random()[0] ?? 0) / 512), () => dispatch({ type: 'retryDue' }));
        return;
      case 'cancelRetry':
        return cancelRetry();
      case 'notify':
        return notify();
      case 'finish':
        return effect.tickets.forEach(finish);
    }
  };

  const notify = (): void => {
    const next = viewOf(machine);
    if (keys(next).every((key) => next[key] === state[key])) return;
    state = next;
    for (const listener of listeners) listener();
  };

  const finish = (ticket: number): void => {
    resolvers.get(ticket)?.();
    resolvers.delete(ticket);
  };

  const requestJob = (type: 'refreshRequested' | 'takeOverRequested'): Promise<void> =>
    new Promise((resolve) => {
      tickets += 1;
      resolvers.set(tickets, resolve);
      dispatch({ type, ticket: tickets });
    });
  const write = <K extends EventKind>(kind: K, payload: Payloads[K]) => newEvent(uuidv7(now(), random()), kind, payload, now());

  return {
    state: () => state,
    start() {
      dispatch({ type: 'opened' });
      return () => dispatch({ type: 'closed' });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record(kind, payload) {
      const code = whyNotRecordable(machine);
      if (code) return broken(code);
      const event = write(kind, payload);
      const played = playOnto(machine.folded, event);
      if (!played.ok) return played;
      dispatch({ type: 'recorded', event, game: played.value });
      return ok(played.value);
    },
    receive: (appended) => dispatch({ type: 'received', ...appended }),
    refresh: () => requestJob('refreshRequested'),
    takeOver: () => requestJob('takeOverRequested'),
    resolveConflict: (choice) => dispatch({ type: 'resolved', mine: choice === 'mine' ? insist(machine.ledger, write) : null }),
  };
};
