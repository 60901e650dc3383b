import type { SelectQueryBuilder } from 'kysely';
import type { GameState } from '@oche/darts/x01/state';
import type { Match } from '@oche/api/contract/fixture';
import type { GameSummary, SentEvent } from '@oche/api/contract/game';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';

/** The columns of a parent that the queries for games need. */
export type ParentRow = {
  id: string;
  kind: string;
  organisationId: string;
  slug: string;
  name: string;
  /** whether only organisers may read it */
  isPrivate: boolean;
  /** whether public lists and statistics include it */
  isListed: boolean;
  /** whether its games count in the statistics of their players; false for tests and drafts */
  counts: boolean;
  /** whether its games will be called later */
  isUpcoming: boolean;
  /** whether its games may be called now */
  isRunning: boolean;
  /** whether its games may be scored and corrected */
  isOpen: boolean;
  /** the event whose boards it uses; games of one event may need the same people; null without an event */
  eventId: string | null;
  /** the location of its boards */
  locationId: string | null;
  /** whether free boards get the next game automatically */
  autoAssign: boolean;
  restMinutes: number;
  /** the day of its games by the calendar; null if it has none */
  day: string | null;
  /** players below this age on that day, without consent, appear with a first name and an initial; null: all names are full */
  minorAge: number | null;
};

type ParentRows = SelectQueryBuilder<Schema, never, ParentRow>;

/** Why the result of a game is corrected, and whether that of its parent had been decided. */
export type Correction = { reason: string; wasDecided: boolean };

/** A kind of parent of games, e.g. tournaments. Each kind registers itself, so that `games` imports none of them. */
export type GameParent = {
  kind: string;
  /** a query for all parents of this kind */
  rows: () => ParentRows;
  /** Locks a parent. Called before its games are locked. */
  lock: (id: string) => Promise<unknown>;
  /** Called when a game of the parent gets, changes or loses its result. Updates everything that depends on the result. */
  resultChanged: (id: string, context: Context) => Promise<void>;
  /** Whether its own result has been decided. */
  isDecided?: (id: string) => Promise<boolean>;
  /** Called after `resultChanged` if somebody has corrected the result of a game and said why. */
  corrected?: (id: string, correction: Correction, context: Context) => Promise<void>;
  /** Publishes the state of a game to the subscribers of its parent. */
  publish: (id: string, game: GameSummary, context: Context) => Promise<void>;
  /** Ids of players who have withdrawn from these parents. They are not chosen as markers. */
  absent: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Refuses to reopen an awarded game that would be awarded again at once. */
  requireReopenable: (gameId: string) => Promise<void>;
  /** By board: the game that is expected next on it. */
  nextOnBoards: (eventId: string, boardIds: readonly string[], context: Pick<Context, 'forecast'>) => Promise<Map<string, GameSummary>>;
  /** Whether an actor may score games of the parent, in addition to the actors of `can.score`. */
  mayScore?: (id: string, actor: Actor) => Promise<boolean>;
  /**
   * Whether an actor may put a game of the locked parent on a board and take it off again, in addition to organisers.
   * @throws Refusal `not-ready` if it is not the turn of the game
   */
  mayCall?: (id: string, gameId: string, actor: Actor) => Promise<boolean>;
  /** The matches between two teams at a location on a day, and those that are still being played there. */
  matchesAt?: (locationId: string, day: string) => Promise<Match[]>;
  /** Stores what the parent derives from the log of one of its games, in the transaction of its events. */
  project?: (id: string, gameId: string, state: GameState) => Promise<void>;
  /** Refuses events that the rules of the parent do not allow in the log of a game, which has `length` events. */
  requireAllowed?: (id: string, game: { key: string; length: number }, events: readonly SentEvent[], actor: Actor) => Promise<void>;
  /** Whether events of a game change its parent. Default: the game was or is over. Even an average may break a tie. */
  isAffectedBy?: (before: GameState | null, after: GameState) => boolean;
};

const kinds = new Map<string, GameParent>();

/** Registers a kind of parent. Call it once per kind, before the server starts. */
export const registerParent = (parent: GameParent): void => void kinds.set(parent.kind, parent);

export const parentKinds = (): GameParent[] => [...kinds.values()];

/** The registered kind of parent. @throws Error if it is not registered */
export const parentOf = (kind: string): GameParent => {
  const parent = kinds.get(kind);
  if (!parent) throw new Error(`The kind of parent ${kind} is not registered.`);
  return parent;
};

/** The columns of `parents`, in one order for every kind, because a union matches columns by position. */
const columns = [
  'id',
  'kind',
  'organisationId',
  'slug',
  'name',
  'isPrivate',
  'isListed',
  'counts',
  'isUpcoming',
  'isRunning',
  'isOpen',
  'eventId',
  'locationId',
  'autoAssign',
  'restMinutes',
  'day',
  'minorAge',
] as const satisfies readonly (keyof ParentRow)[];

/** A query for all parents of all kinds. */
export const parents = () => {
  const [first, ...others] = parentKinds().map(({ rows }) =>
    db()
      .selectFrom(() => rows().as('parent'))
      .select(columns),
  );
  if (!first) throw new Error('No kind of parent is registered.');
  return others.reduce((all, rows) => all.unionAll(rows), first);
};
