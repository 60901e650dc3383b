import { deskKinds, type EventKind, type Payloads } from '@oche/darts/x01/event';
import type { RuleCode } from '@oche/darts/x01/game';
import { broken, ok, type Result } from '@oche/darts/result';
import type { GameState } from '@oche/darts/x01/state';
import type { Client } from './client.ts';
import type { GameEvent, GameEventInput, GameLog, GameSummary } from './contract/game.ts';
import { ApiError, generalCodes } from './errors.ts';
import { absorb, adopt, foldOn, foldServer, insist, newEvent, playOnto, settle, type Folded, type Ledger } from './gameLedger.ts';
import { createMemoryOutbox, type KeptChange, type Outbox } from './outbox.ts';
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

const batchSize = 200;
const patience = 10_000;
const timer = (milliseconds: number, run: () => void) => {
  const handle = setTimeout(run, milliseconds);
  return () => clearTimeout(handle);
};
const keys = Object.keys as (state: GameSyncState) => (keyof GameSyncState)[];
/** A log that these rules cannot have written is from newer ones. */
const reading = <T>(fold: () => T): T => {
  try {
    return fold();
  } catch {
    throw new ApiError(generalCodes['unreadable-version'], { code: 'unreadable-version', message: '' });
  }
};
const passing = (error: unknown): boolean =>
  !(error instanceof ApiError) || error.status === 0 || error.status === 429 || error.status >= 500;

/**
 * Keeps one game in step with the server. The score is local first: `record` answers in the same frame, online or not.
 * Requests go one after the other; whatever is lost, repeated or late on the way, an event is stored once, in order.
 */
export const createGameSync = (options: GameSyncOptions): GameSync => {
  const { client, gameId, now, random, painted, wait = timer } = options;
  const store = options.store ?? createMemoryOutbox();
  const reader = !options.store;
  const listeners = new Set<() => void>();
  let ledger: Ledger = { log: [], pending: [], base: 0 };
  let folded: Folded = { ledger, game: null };
  let theirGame: GameState | null = null;
  let conflictCode: string | null = null;
  let serverEpoch = 0;
  let epoch: number | null = null;
  let summary: GameSummary | null = null;
  let known = false;
  let restored = false;
  let offlineSince: number | null = null;
  let failure: ApiError | null = null;
  let attempts = 0;
  let closed = true;
  let callOff: (() => void) | null = null;
  let requests: Promise<void> = Promise.resolve();
  let writes: Promise<void> = Promise.resolve();
  let state: GameSyncState;

  const keep = (change: KeptChange): void => {
    // An answer that comes after closing must not touch what the next one to open the game has made of it.
    if (reader || closed) return;
    // At once, so that whoever opens the game next reads it. A full disk must not stop the evening: the events are still sent.
    writes = store.write(gameId, change).catch(() => undefined);
  };
  const isClosed = () => closed;
  const isScorer = () => reader || epoch === null || serverEpoch <= epoch;
  const picture = (): GameSyncState => {
    const { log, pending } = ledger;
    const { game } = folded;
    const notScorer = !isScorer();
    const code = conflictCode ?? (notScorer && pending.length > 0 ? 'not-scorer' : null);
    const sync = code || failure ? 'conflict' : offlineSince !== null ? 'offline' : pending.length > 0 || !known ? 'sending' : 'saved';
    const conflict = code && { code, theirs: log.slice(ledger.base), mine: pending, theirGame };
    const ready = known && restored;
    return {
      ready,
      summary,
      log,
      pending,
      game,
      sync,
      offlineSince,
      scorerEpoch: epoch ?? serverEpoch,
      notScorer,
      conflict: conflict || null,
      failure,
    };
  };
  const publish = (): void => {
    const next = picture();
    // Often the same is said twice, e.g. after an answer and at the end of its turn.
    if (keys(next).every((key) => next[key] === state[key])) return;
    state = next;
    for (const listener of listeners) listener();
  };

  /** Takes a new view of the game. Throws where it cannot be read, and nothing has happened. */
  const believe = (next: Ledger): void => {
    const game = reading(() => foldOn(folded, next));
    theirGame = reading(() => (next.base < next.log.length ? foldServer(next) : null));
    folded = game;
    ledger = next;
  };
  /** Believes a new view and keeps it: what the log has gained, or (`whole`) everything anew. */
  const hold = (next: Ledger, whole = false): void => {
    const from = whole ? 0 : ledger.log.length;
    const settled = reading(() => settle(next));
    believe(settled.ledger);
    conflictCode = settled.code ?? (conflictCode && next.pending.length > 0 && conflictCode !== 'behind' ? conflictCode : null);
    const pending = whole ? { pending: ledger.pending } : {};
    keep({ ...pending, logLength: ledger.log.length, log: ledger.log.slice(from), base: ledger.base, scorerEpoch: epoch, summary });
  };
  const learn = (scorerEpoch: number): void => {
    serverEpoch = Math.max(serverEpoch, scorerEpoch);
    epoch ??= scorerEpoch;
  };
  const answered = (): void => {
    offlineSince = null;
    attempts = 0;
  };

  /** What comes after closing changes nothing: whoever opens the game next asks anew. */
  const stillOpen = (): void => {
    if (closed) throw new Error('The game was closed.');
  };

  /** A hall's Wi-Fi often swallows a request without an answer; after a while that is no network either. */
  const ask: Client['call'] = async (name, input) => {
    const controller = new AbortController();
    const stop = wait(patience, () => controller.abort());
    const answer = await client.call(name, input, { signal: controller.signal }).finally(stop);
    stillOpen();
    return answer;
  };
  const readAll = async (): Promise<void> => {
    const whole = await ask('getGame', { id: gameId, since: 0 });
    learn(whole.scorerEpoch);
    hold(reader ? { log: whole.events, pending: [], base: whole.length } : adopt(ledger, whole.events), true);
  };
  /** What the device has kept. Where it cannot be read it stays as it is, and nothing is recorded. */
  const restore = async (): Promise<void> => {
    const kept = await store.read(gameId).catch(() => null);
    stillOpen();
    if (kept) {
      epoch = kept.scorerEpoch ?? epoch;
      // What the page brought is at least as new as what was kept; what was kept may know of events that the server lost.
      const mine: Ledger = { log: kept.log, pending: kept.pending, base: kept.base };
      hold(known ? adopt(mine, ledger.log) : mine, true);
      summary ??= kept.summary;
      known ||= summary !== null;
    }
    restored = true;
    publish();
  };

  /** Reads from one before the end of what is known, so that a server that lost events and got others is noticed. */
  const read = async (): Promise<void> => {
    if (!restored) await restore();
    const since = Math.max(0, ledger.log.length - 1);
    const part = await ask('getGame', { id: gameId, since });
    answered();
    learn(part.scorerEpoch);
    summary = part.game;
    failure = null;
    // The server knows the game again.
    if (conflictCode === 'not-found') conflictCode = null;
    const taken = absorb(ledger, part.events);
    if (taken.gap || part.length < ledger.log.length) await readAll();
    else hold(taken.ledger);
    // Events that this database lacks are pending again, so `epoch` may say that it has the rest.
    keep({ database: client.database?.() ?? null });
    known = true;
  };

  const send = async (): Promise<void> => {
    await writes;
    await painted?.();
    let most = batchSize;
    while (!closed && known && restored && !reader && ledger.pending.length > 0 && !conflictCode && isScorer()) {
      const events = ledger.pending.slice(0, most);
      try {
        const stored = await ask('recordEvents', { id: gameId, after: ledger.log.length, scorerEpoch: epoch ?? serverEpoch, events });
        answered();
        most = batchSize;
        learn(stored.scorerEpoch);
        const taken = absorb(ledger, stored.events);
        hold(taken.ledger);
        if (taken.gap || stored.length > ledger.log.length) await read();
      } catch (error) {
        if (passing(error)) throw error;
        // A tablet cannot give back a decision of the organiser, but it can give back what was scored before.
        const own = events.findIndex(({ kind }) => deskKinds.includes(kind));
        if ((error as ApiError).code === 'forbidden' && own > 0) {
          most = own;
          continue;
        }
        await refused(error as ApiError, events);
      }
      publish();
    }
  };
  /** The server said no. What it has may already explain it; if not, a person has to look. */
  const refused = async (error: ApiError, events: GameEventInput[]): Promise<void> => {
    answered();
    const { length } = ledger.log;
    await read();
    const unchanged = ledger.log.length === length && ledger.pending[0]?.id === events[0]?.id;
    if (unchanged && isScorer() && !conflictCode) conflictCode = error.code;
  };

  /** Runs requests one after the other; after one without an answer tries again later, ever more rarely. */
  const inTurn = (work: () => Promise<void>): Promise<void> => {
    requests = requests.then(async () => {
      if (closed) return;
      callOff?.();
      callOff = null;
      try {
        await work();
      } catch (error) {
        if (isClosed()) return;
        if (!passing(error)) {
          const refusal = error as ApiError;
          // Events that only this device has must stay visible.
          if (refusal.code === 'not-found' && !reader && ledger.log.length > 0) conflictCode = refusal.code;
          // What is pending waits for a page that can read; between two histories there is nothing to decide here.
          else if (ledger.pending.length > 0 && refusal.code !== 'unreadable-version') conflictCode ??= refusal.code;
          else failure = refusal;
        } else {
          offlineSince ??= now();
          const pause = Math.min(30_000, 1000 * 2 ** attempts) * (0.75 + (random()[0] ?? 0) / 512);
          attempts = Math.min(attempts + 1, 10);
          callOff = wait(pause, () => void refresh());
        }
      }
      publish();
    });
    return requests;
  };
  let queued: Promise<void> | null = null;
  // Start, join and "seen again" often come together; one reading answers them all.
  const refresh = () =>
    (queued ??= inTurn(async () => {
      queued = null;
      await read();
      publish();
      await send();
    }));
  const pump = () => inTurn(send);

  if (options.initial) {
    const { initial } = options;
    learn(initial.scorerEpoch);
    if (!reader) epoch = null;
    summary = initial.game;
    try {
      believe({ log: initial.events, pending: [], base: initial.length });
      known = true;
    } catch (error) {
      failure = error as ApiError;
    }
  }
  restored = reader;
  state = picture();

  const write = <K extends EventKind>(kind: K, payload: Payloads[K]) => newEvent(uuidv7(now(), random()), kind, payload, now());
  return {
    state: () => state,
    start() {
      closed = false;
      queued = null;
      void refresh();
      return () => {
        closed = true;
        callOff?.();
      };
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    record(kind, payload) {
      if (!state.ready || closed || reader) return broken('not-ready');
      if (!isScorer()) return broken('not-scorer');
      if (conflictCode) return broken('conflict');
      const event = write(kind, payload);
      const played = playOnto(folded, event);
      if (!played.ok) return played;
      ledger = { ...ledger, pending: [...ledger.pending, event] };
      folded = { ledger, game: played.value };
      keep({ add: [event], base: ledger.base, scorerEpoch: epoch });
      publish();
      void pump();
      return ok(played.value);
    },
    receive({ length, events, scorerEpoch }) {
      if (closed || !known || !restored) return;
      learn(scorerEpoch);
      const taken = absorb(ledger, events);
      let missing = taken.gap || length > taken.ledger.log.length;
      try {
        if (!taken.gap) hold(taken.ledger);
      } catch {
        // What cannot be read is missing too; reading it again says why.
        missing = true;
      }
      publish();
      if (missing) void refresh();
    },
    refresh,
    takeOver: () =>
      inTurn(async () => {
        const taken = await ask('takeScorer', { id: gameId });
        epoch = taken.scorerEpoch;
        learn(taken.scorerEpoch);
        await read();
        publish();
        await send();
      }),
    resolveConflict(choice) {
      if (conflictCode || !isScorer()) {
        // A server that does not know the game has nothing of it.
        const log = conflictCode === 'not-found' ? [] : ledger.log;
        conflictCode = null;
        hold(choice === 'theirs' ? { log, pending: [], base: log.length } : insist(ledger, write), true);
      }
      publish();
      void refresh();
    },
  };
};
