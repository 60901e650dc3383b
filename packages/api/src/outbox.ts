import type { GameEvent, GameEventInput, GameSummary } from './contract/game.ts';

type Logged = { id: string; seq: number };
type Sent = { id: string };

/** A stored game, so that a device can continue it after a restart, and can send its log to a server that has lost events. */
export type KeptGame<Event extends Logged = GameEvent, Input extends Sent = GameEventInput> = {
  /** the server's log when this device last read it */
  log: Event[];
  /** events written here that the server has not confirmed, in order */
  pending: Input[];
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
export type KeptChange<Event extends Logged = GameEvent, Input extends Sent = GameEventInput> = Partial<
  Omit<KeptGame<Event, Input>, 'log'>
> & {
  /** events of the server's log, added or overwritten by their `seq`; they are removed from `pending` */
  log?: Event[];
  /** the log is first truncated to this length */
  logLength?: number;
  /** events to add at the end of `pending` */
  add?: Input[];
};

/**
 * Storage of a device: persistent if the platform allows it, and idempotent by the ids of the events. Calls take effect in the order in which
 * they were made, even across callers: a game that is closed and opened again has lost nothing.
 */
export type Outbox<Event extends Logged = GameEvent, Input extends Sent = GameEventInput> = {
  read(gameId: string): Promise<KeptGame<Event, Input>>;
  write(gameId: string, change: KeptChange<Event, Input>): Promise<void>;
  /** games with unconfirmed events, or with events that a database other than this one confirmed (null: any database) */
  waiting(database?: string | null): Promise<{ gameId: string; events: number }[]>;
};

export const emptyGame = () => ({ log: [], pending: [], base: 0, scorerEpoch: null, summary: null, database: null });

/** Applies a change; both kinds of storage use it, so that they cannot differ. */
export const applyChange = <Event extends Logged, Input extends Sent>(
  kept: KeptGame<Event, Input>,
  { log = [], logLength = kept.log.length, add = [], ...rest }: KeptChange<Event, Input>,
): KeptGame<Event, Input> => {
  const whole = kept.log.slice(0, logLength);
  for (const event of log) whole[event.seq - 1] = event;
  const known = new Set(whole.map((event) => event.id));
  const pending: Input[] = [];
  for (const event of [...(rest.pending ?? kept.pending), ...add]) {
    if (known.has(event.id)) continue;
    known.add(event.id);
    pending.push(event);
  }
  return { ...kept, ...rest, log: whole, pending };
};

/** Whether a game has to be sent to the server: its pending events, or its whole log if the database was restored from a backup. */
export const isWaiting = (
  { pending, database }: { pending: readonly unknown[]; database: string | null },
  length: number,
  current: string | null,
): boolean => pending.length > 0 || (length > 0 && current !== null && database !== current);

/** Stores games until the page is closed, for stories, tests and devices without storage. */
export const createMemoryOutbox = <Event extends Logged = GameEvent, Input extends Sent = GameEventInput>(): Outbox<Event, Input> => {
  const games = new Map<string, KeptGame<Event, Input>>();
  return {
    read: async (gameId) => structuredClone(games.get(gameId) ?? emptyGame()),
    write: async (gameId, change) => void games.set(gameId, structuredClone(applyChange(games.get(gameId) ?? emptyGame(), change))),
    waiting: async (database = null) =>
      [...games]
        .filter(([, kept]) => isWaiting(kept, kept.log.length, database))
        .map(([gameId, { pending }]) => ({ gameId, events: pending.length })),
  };
};
