import type { GameEvent, GameEventInput, GameSummary } from './contract/game.ts';

/** A stored game, so that a device can continue it after a restart, and can send its log to a server that has lost events. */
export type KeptGame = {
  /** the server's log when this device last read it */
  log: GameEvent[];
  /** events written here that the server has not confirmed, in order */
  pending: GameEventInput[];
  /** length of the log that `pending` continues; later events of the log came from another device */
  base: number;
  /** the right to write that this device holds; null if it has never requested it */
  scorerEpoch: number | null;
  /** names and board, to show the game without a network */
  summary: GameSummary | null;
  /** epoch of the database that had all of `log` at the last read; null before the first read */
  database: string | null;
};

/** One atomic change of a stored game. Absent fields do not change. */
export type KeptChange = Partial<Omit<KeptGame, 'log'>> & {
  /** events of the server's log, added or overwritten by their `seq`; they are removed from `pending` */
  log?: GameEvent[];
  /** the log is first truncated to this length */
  logLength?: number;
  /** events to add at the end of `pending` */
  add?: GameEventInput[];
};

/**
 * Storage of a device: persistent if the platform allows it, and idempotent by the ids of the events. Calls take effect in the order in which
 * they were made, even across callers: a game that is closed and opened again has lost nothing.
 */
export type Outbox = {
  read(gameId: string): Promise<KeptGame>;
  write(gameId: string, change: KeptChange): Promise<void>;
  /** games with unconfirmed events, or with events that a database other than this one confirmed (null: any database) */
  waiting(database?: string | null): Promise<{ gameId: string; events: number }[]>;
};

export const emptyGame = (): KeptGame => ({ log: [], pending: [], base: 0, scorerEpoch: null, summary: null, database: null });

/** Applies a change; both kinds of storage use it, so that they cannot differ. */
export const applyChange = (kept: KeptGame, { log = [], logLength = kept.log.length, add = [], ...rest }: KeptChange): KeptGame => {
  const whole = kept.log.slice(0, logLength);
  for (const event of log) whole[event.seq - 1] = event;
  const known = new Set(whole.map((event) => event.id));
  const pending: GameEventInput[] = [];
  for (const event of [...(rest.pending ?? kept.pending), ...add]) {
    if (known.has(event.id)) continue;
    known.add(event.id);
    pending.push(event);
  }
  return { ...kept, ...rest, log: whole, pending };
};

/** Whether a game has to be sent to the server: its pending events, or its whole log if the database was restored from a backup. */
export const isWaiting = ({ pending, database }: Pick<KeptGame, 'pending' | 'database'>, length: number, current: string | null): boolean =>
  pending.length > 0 || (length > 0 && current !== null && database !== current);

/** Stores games until the page is closed, for stories, tests and devices without storage. */
export const createMemoryOutbox = (): Outbox => {
  const games = new Map<string, KeptGame>();
  return {
    read: async (gameId) => structuredClone(games.get(gameId) ?? emptyGame()),
    write: async (gameId, change) => void games.set(gameId, structuredClone(applyChange(games.get(gameId) ?? emptyGame(), change))),
    waiting: async (database = null) =>
      [...games]
        .filter(([, kept]) => isWaiting(kept, kept.log.length, database))
        .map(([gameId, { pending }]) => ({ gameId, events: pending.length })),
  };
};
