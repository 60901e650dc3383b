import type { GameEvent, GameEventInput, GameSummary } from './contract/game.ts';

/** What a device keeps of one game, so that it can go on after being closed and offer its log to a server that lost some. */
export type KeptGame = {
  /** the server's log as this device last saw it */
  log: GameEvent[];
  /** events written here that the server has not confirmed, in order */
  pending: GameEventInput[];
  /** length of the log onto which `pending` was written; what lies beyond it came from somebody else */
  base: number;
  /** the right to write that this device holds; null where it never asked */
  scorerEpoch: number | null;
  /** names and board, to show the game without a network */
  summary: GameSummary | null;
  /** epoch of the database that had all of `log` when it was last asked; null if none was */
  database: string | null;
};

/** One change of a kept game, made whole or not at all. What is absent stays. */
export type KeptChange = Partial<Omit<KeptGame, 'log'>> & {
  /** events of the server's log to add or to overwrite by their place; what they confirm is pending no more */
  log?: GameEvent[];
  /** the log is no longer than this; events beyond it are dropped first */
  logLength?: number;
  /** events to add at the end of `pending` */
  add?: GameEventInput[];
};

/**
 * Storage of a device: persistent where the platform lets it, idempotent by the ids of the events. Calls take effect in
 * the order in which they were made, whoever made them: a game that is closed here and opened there has lost nothing.
 */
export type Outbox = {
  read(gameId: string): Promise<KeptGame>;
  write(gameId: string, change: KeptChange): Promise<void>;
  /** games with events that are not confirmed, or that were confirmed by another database than this one (null: any) */
  waiting(database?: string | null): Promise<{ gameId: string; events: number }[]>;
};

export const emptyGame = (): KeptGame => ({ log: [], pending: [], base: 0, scorerEpoch: null, summary: null, database: null });

/** Applies a change; both kinds of storage use it, so that they cannot differ. */
export const changed = (kept: KeptGame, { log = [], logLength = kept.log.length, add = [], ...rest }: KeptChange): KeptGame => {
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
export const isWaiting = ({ pending, database }: Pick<KeptGame, 'pending' | 'database'>, length: number, now: string | null): boolean =>
  pending.length > 0 || (length > 0 && now !== null && database !== now);

/** Keeps games for as long as the page lives: for stories, tests, and devices whose storage is closed. */
export const createMemoryOutbox = (): Outbox => {
  const games = new Map<string, KeptGame>();
  return {
    read: async (gameId) => structuredClone(games.get(gameId) ?? emptyGame()),
    write: async (gameId, change) => void games.set(gameId, structuredClone(changed(games.get(gameId) ?? emptyGame(), change))),
    waiting: async (database = null) =>
      [...games]
        .filter(([, kept]) => isWaiting(kept, kept.log.length, database))
        .map(([gameId, { pending }]) => ({ gameId, events: pending.length })),
  };
};
