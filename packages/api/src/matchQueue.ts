import { conflicts } from '@oche/darts/match/log';
import type { Client } from './client.ts';
import type { MatchEvent, MatchEventInput } from './contract/match.ts';
import { ApiError } from './errors.ts';
import type { Outbox } from './outbox.ts';

/** An event of this device that the server has not confirmed. `code`: the code of the other team, with which its captain signs. */
export type QueuedMatchEvent = MatchEventInput & { code?: string };

/** Storage of the queues of matches. */
export type MatchOutbox = Outbox<MatchEvent, QueuedMatchEvent>;

/** An event that the server has rejected, with the reason. It is no longer in the queue. */
export type RejectedEvent = { event: QueuedMatchEvent; code: string };

/** A subject on which another device decided differently: the ids of the last events of both. */
export type MatchConflict = ReturnType<typeof conflicts>[number];

export type MatchQueueState = {
  /** whether the stored events have been read; events can be added earlier */
  isRestored: boolean;
  pending: readonly QueuedMatchEvent[];
  /** whether the last request had no response */
  isOffline: boolean;
  rejected: readonly RejectedEvent[];
  /** not empty if a person has to decide; nothing is sent until then */
  conflicts: readonly MatchConflict[];
};

type MatchQueueOptions = {
  client: Pick<Client, 'call'>;
  matchId: string;
  store: MatchOutbox;
  /** the log of the server as this device knows it */
  log: () => readonly MatchEvent[];
  /** adds events that the server has stored to `log` */
  onStored: (events: readonly MatchEvent[]) => void;
  /** reads `log` again */
  reread: () => Promise<void>;
  /** the id of the realtime connection, which does not get messages about its own writes */
  socketId?: () => string | null;
  /** calls `run` after a delay; returns a function that cancels it */
  wait?: (milliseconds: number, run: () => void) => () => void;
};

export type MatchQueue = {
  state(): MatchQueueState;
  subscribe(listener: () => void): () => void;
  /** Reads the stored events, and sends until the returned function is called. */
  start(): () => void;
  add(...events: QueuedMatchEvent[]): void;
  /** Sends what is pending, for example when the network is back. */
  flush(): void;
  /** Ends a conflict: sends the events of this device, or drops those that contradict the server's. */
  resolve(keep: 'mine' | 'theirs'): void;
  /** Forgets the rejected events. */
  dismiss(): void;
};

const longestPause = 30_000;
const requestTimeoutMs = 10_000;
const batchSize = 200;
const timer = (milliseconds: number, run: () => void) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};

/** Whether a later request may succeed. */
const isTemporary = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

const inputOf = ({ code: _code, ...event }: QueuedMatchEvent): MatchEventInput => event;

/**
 * The events of one match that this device has recorded, until the server has them. They survive the loss of the network and a reload. Unlike visits
 * of a game, events of a match merge by their ids: a person decides only if another device has said something else about the same subject.
 */
export const createMatchQueue = (options: MatchQueueOptions): MatchQueue => {
  const { client, matchId, store, log, onStored, reread, socketId, wait = timer } = options;
  const listeners = new Set<() => void>();
  let state: MatchQueueState = { isRestored: false, pending: [], isOffline: false, rejected: [], conflicts: [] };
  /** the length of the log when the first pending event was recorded */
  let base = 0;
  let isOpen = false;
  let isSending = false;
  let attempts = 0;
  let cancelRetry = () => {};

  const set = (change: Partial<MatchQueueState>): void => {
    state = { ...state, ...change };
    for (const listener of listeners) listener();
  };

  /** Stores a change. A full disk must not stop the evening: the events are still sent. */
  const keep = (change: Parameters<MatchOutbox['write']>[1]): void => void store.write(matchId, change).catch(() => undefined);

  /** The pending events that go in one request: those with the same code. */
  const nextBatch = (): QueuedMatchEvent[] => {
    const [first] = state.pending;
    const end = state.pending.findIndex(({ code }) => code !== first?.code);
    return state.pending.slice(0, Math.min(end === -1 ? state.pending.length : end, batchSize));
  };

  const acknowledge = (batch: readonly QueuedMatchEvent[], stored: readonly MatchEvent[]): void => {
    const sent = new Set(batch.map(({ id }) => id));
    onStored(stored);
    base = log().length;
    keep({ log: stored.filter(({ id }) => sent.has(id)), base });
    set({ pending: state.pending.filter(({ id }) => !sent.has(id)), isOffline: false });
  };

  /** Takes the event that the server has rejected out of the queue, so that the others can follow. */
  const reject = (batch: readonly QueuedMatchEvent[], error: ApiError): void => {
    const event = batch.find(({ id }) => id === error.body['event']) ?? batch[0];
    const pending = state.pending.filter((each) => each !== event);
    keep({ pending });
    set({ pending, isOffline: false, rejected: event ? [...state.rejected, { event, code: error.code }] : state.rejected });
  };

  const send = async (batch: readonly QueuedMatchEvent[]): Promise<void> => {
    const controller = new AbortController();
    const stop = wait(requestTimeoutMs, () => controller.abort());
    const code = batch[0]?.code;
    const input = { id: matchId, after: log().length, events: batch.map(inputOf), ...(code !== undefined && { code }) };
    try {
      const { events } = await client.call('recordMatchEvents', input, { signal: controller.signal, socketId: socketId?.() ?? null });
      attempts = 0;
      acknowledge(batch, events);
    } catch (error) {
      if (isTemporary(error)) throw error;
      if ((error as ApiError).code === 'behind') await reread();
      else reject(batch, error as ApiError);
    } finally {
      stop();
    }
  };

  const mayGoOn = (): boolean => isOpen && state.pending.length > 0 && state.conflicts.length === 0;

  const run = async (): Promise<void> => {
    if (isSending || !isOpen || !state.isRestored) return;
    isSending = true;
    cancelRetry();
    try {
      while (mayGoOn()) {
        const found = conflicts(log().slice(base), state.pending.map(asOwn));
        if (found.length > 0) set({ conflicts: found });
        else await send(nextBatch());
      }
    } catch {
      set({ isOffline: true });
      cancelRetry = wait(Math.min(longestPause, 1000 * 2 ** attempts), () => void run());
      attempts += 1;
    } finally {
      isSending = false;
    }
  };

  const restore = async (): Promise<void> => {
    const kept = await store.read(matchId).catch(() => null);
    const known = new Set([...state.pending, ...log()].map(({ id }) => id));
    const restored = kept?.pending.filter(({ id }) => !known.has(id)) ?? [];
    if (restored.length > 0) base = kept?.base ?? 0;
    set({ isRestored: true, pending: [...restored, ...state.pending] });
    await run();
  };

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      isOpen = true;
      void (state.isRestored ? run() : restore());
      return () => {
        isOpen = false;
        cancelRetry();
      };
    },
    add(...events) {
      if (state.pending.length === 0) base = log().length;
      keep({ base, add: events });
      set({ pending: [...state.pending, ...events] });
      void run();
    },
    flush: () => void run(),
    resolve(choice) {
      const dropped = new Set(choice === 'mine' ? [] : state.conflicts.map(({ ours }) => ours));
      const pending = state.pending.filter(({ id }) => !dropped.has(id));
      base = log().length;
      keep({ base, pending });
      set({ conflicts: [], pending });
      void run();
    },
    dismiss: () => set({ rejected: [] }),
  };
};

/** An event for the rules, which compare what it says. Its author does not matter there. */
const asOwn = (event: QueuedMatchEvent) => ({ ...inputOf(event), author: 'own' }) as Parameters<typeof conflicts>[1][number];
