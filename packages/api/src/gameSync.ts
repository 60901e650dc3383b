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

/** What a bar says about the network. `offline`: the last request had no answer; scoring goes on. `conflict`: also where the game cannot be read. */
export type SyncWord = 'saved' | 'sending' | 'offline' | 'conflict';

/**
 * Two histories of one game. `code`: `behind`, `not-scorer`, `not-found` if the server no longer knows the game, or why the server refused.
 * `theirGame`: null where `theirs` is empty.
 */
export type Conflict = { code: string; theirs: GameEvent[]; mine: GameEventInput[]; theirGame: GameState | null };

export type GameSyncState = {
  /** what the device keeps has been read and the log is known; before, nothing can be recorded */
  ready: boolean;
  summary: GameSummary | null;
  /** the server's log */
  log: GameEvent[];
  /** written here, not yet confirmed */
  pending: GameEventInput[];
  /** the game as this device believes it: the server's log with `pending` on it; null before its first event */
  game: GameState | null;
  sync: SyncWord;
  /** when the first request without an answer was made; null while the server answers */
  offlineSince: number | null;
  scorerEpoch: number;
  /** somebody else has taken over scoring; what is pending stays here until a person decides */
  notScorer: boolean;
  conflict: Conflict | null;
  /** why the game cannot be read: the server's refusal, e.g. `not-found`, or `unreadable-version` for a log that this page is too old for; else null */
  failure: ApiError | null;
};

export type RecordCode = RuleCode | 'not-ready' | 'conflict' | 'not-scorer';

export type GameSyncOptions = {
  client: Pick<Client, 'call' | 'database'>;
  /** absent: a reader, which keeps nothing and writes nothing */
  store?: Outbox;
  gameId: string;
  now: () => number;
  random: () => Uint8Array;
  /** a log that is already at hand, so that the first frame shows the game */
  initial?: GameLog;
  /** resolves once what was recorded has been painted; sending waits for it, since the eye does and the network need not */
  painted?: () => Promise<void>;
  /** calls `run` after so many milliseconds; answers how to call it off */
  wait?: (milliseconds: number, run: () => void) => () => void;
};

export type GameSync = {
  state(): GameSyncState;
  /** Reads what the device keeps, then the server; until it is stopped, tries to send what is waiting. May start again. */
  start(): () => void;
  subscribe(listener: () => void): () => void;
  /** Plays one event onto the game at once and sends it when it can. A broken rule: nothing has happened. */
  record<K extends EventKind>(kind: K, payload: Payloads[K]): Result<GameState, RecordCode>;
  /** An `appended` event of the channel. */
  receive(appended: { length: number; events: GameEvent[]; scorerEpoch: number }): void;
  /** Reads what is new on the server, then sends what is waiting. */
  refresh(): Promise<void>;
  /** "Score here". */
  takeOver(): Promise<void>;
  /** Ends a conflict: keep what was written here, or what the server has. */
  resolveConflict(keep: 'mine' | 'theirs'): void;
};

/** Milliseconds after which a request counts as unanswered: a hall's Wi-Fi often swallows one. */
const patience = 10_000;
const timer = (milliseconds: number, run: () => void) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};
const keys = Object.keys as (state: GameSyncState) => (keyof GameSyncState)[];

/** What listeners see of the machine. */
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

/** Why this device may not record now; null if it may. */
const whyNotRecordable = (machine: Machine): RecordCode | null => {
  const { isKnown, isRestored, isOpen, isReader, conflictCode } = machine;
  if (!isKnown || !isRestored || !isOpen || isReader) return 'not-ready';
  if (!isScorer(machine)) return 'not-scorer';
  return conflictCode ? 'conflict' : null;
};

/**
 * Keeps one game in step with the server. The score is local first: `record` answers in the same frame, online or not. Requests are made one
 * after another; if some are lost, repeated or late, every event is still stored once, in order. `gameSyncMachine.ts` decides, and this executes.
 */
export const createGameSync = (options: GameSyncOptions): GameSync => {
  const { client, gameId, now, random, painted, wait = timer } = options;
  const store = options.store ?? createMemoryOutbox();
  const listeners = new Set<() => void>();
  const finished = new Map<number, () => void>();
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

  const answer = <T>(request: Promise<T>, toEvent: (answer: T) => MachineEvent): void =>
    void request.then(
      (value) => dispatch(toEvent(value)),
      (error: unknown) => dispatch({ type: 'failed', error, at: now() }),
    );

  const call: Client['call'] = (name, input) => {
    const controller = new AbortController();
    const stop = wait(patience, () => controller.abort());
    return client.call(name, input, { signal: controller.signal }).finally(stop);
  };

  const execute = (effect: Effect): void => {
    switch (effect.type) {
      case 'schedule':
        return queueMicrotask(() => dispatch({ type: 'due' }));
      case 'restore':
        return answer(
          store.read(gameId).catch(() => null),
          (kept) => ({ type: 'restored', kept }),
        );
      case 'readGame':
        return answer(call('getGame', { id: gameId, since: effect.since }), (log) => ({
          ...{ type: 'gameRead', answer: log, database: client.database?.() ?? null },
        }));
      case 'flush':
        return answer(
          writes.then(() => painted?.()),
          () => ({ type: 'flushed' }),
        );
      case 'sendEvents': {
        const { after, scorerEpoch, events } = effect;
        return answer(call('recordEvents', { id: gameId, after, scorerEpoch, events: [...events] }), (stored) => ({
          ...{ type: 'eventsStored', answer: stored },
        }));
      }
      case 'takeScorer':
        return answer(call('takeScorer', { id: gameId }), ({ scorerEpoch }) => ({ type: 'scorerTaken', scorerEpoch }));
      case 'keep':
        // At once, so that the next one to open the game reads it. A full disk must not stop the evening: the events are still sent.
        writes = store.write(gameId, effect.change).catch(() => undefined);
        return;
      case 'retry':
        cancelRetry = wait(effect.milliseconds * (0.75 + (random()[0] ?? 0) / 512), () => dispatch({ type: 'retryDue' }));
        return;
      case 'cancelRetry':
        return cancelRetry();
      case 'notify': {
        const next = viewOf(machine);
        if (keys(next).every((key) => next[key] === state[key])) return;
        state = next;
        for (const listener of listeners) listener();
        return;
      }
      case 'finish':
        for (const ticket of effect.tickets) {
          finished.get(ticket)?.();
          finished.delete(ticket);
        }
    }
  };

  const ask = (type: 'refreshAsked' | 'takeOverAsked'): Promise<void> =>
    new Promise((resolve) => {
      tickets += 1;
      finished.set(tickets, resolve);
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
    refresh: () => ask('refreshAsked'),
    takeOver: () => ask('takeOverAsked'),
    resolveConflict: (choice) => dispatch({ type: 'resolved', mine: choice === 'mine' ? insist(machine.ledger, write) : null }),
  };
};
