import type { SelectQueryBuilder } from 'kysely';
import type { GameSummary } from '@oche/api/contract/game';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { Schema } from '../platform/db/schema.ts';

/** What every list needs to know of the parent of a game. */
export type ParentRow = {
  id: string;
  kind: string;
  organisationId: string;
  slug: string;
  name: string;
  /** only those who run the organisation may read it */
  isPrivate: boolean;
  /** stands in public lists and figures */
  isListed: boolean;
  /** its games are somebody's: it is neither a test nor a draft */
  counts: boolean;
  /** its games will be called */
  isUpcoming: boolean;
  /** its games may be called */
  isRunning: boolean;
  /** its games may be scored and corrected */
  isOpen: boolean;
  /** the event whose boards its games are played on, and whose other games may need the same people; null without an event */
  eventId: string | null;
  /** the location of its boards */
  locationId: string | null;
  /** free boards get the next game automatically */
  autoAssign: boolean;
  restMinutes: number;
};

type ParentRows = SelectQueryBuilder<Schema, never, ParentRow>;

/** What a game belongs to: a tournament, a team match. Each kind registers itself; `games` knows none of them. */
export type GameParent = {
  kind: string;
  rows: () => ParentRows;
  /** Locks a parent, before its games. */
  lock: (id: string) => Promise<unknown>;
  /** The result of a game has come, changed or gone: brings up to date what follows from it. */
  follow: (id: string, context: Context) => Promise<void>;
  /** Tells the followers of a parent how one of its games stands. */
  publish: (id: string, game: GameSummary, context: Context) => Promise<void>;
  /** Players who have left: they mark no games. */
  absent: (ids: readonly string[]) => Promise<ReadonlySet<string>>;
  /** Refuses to reopen a game that has been awarded, if it would be awarded again at once. */
  requireReopenable: (gameId: string) => Promise<void>;
  /** The game that is expected next on each of these boards. */
  nextOnBoards: (eventId: string, boardIds: readonly string[], context: Pick<Context, 'forecast'>) => Promise<Map<string, GameSummary>>;
  /** Whether an actor may score a game beyond those who always may: the tablet of its board, its organisers, the device with its key. */
  mayScore?: (id: string, actor: Actor) => Promise<boolean>;
};

const kinds = new Map<string, GameParent>();

/** Makes a kind of parent known. To be called once, before the server starts. */
export const registerParent = (parent: GameParent): void => void kinds.set(parent.kind, parent);

export const parentKinds = (): GameParent[] => [...kinds.values()];

/** The kind of a parent. @throws if nobody has registered it */
export const parentOf = (kind: string): GameParent => {
  const parent = kinds.get(kind);
  if (!parent) throw new Error(`No parent of games of the kind ${kind} is registered.`);
  return parent;
};

/** In one order for every kind, since a union goes by position. */
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
] as const satisfies readonly (keyof ParentRow)[];

/** Every parent of every kind, as rows. */
export const parents = () => {
  const [first, ...others] = parentKinds().map(({ rows }) =>
    db()
      .selectFrom(() => rows().as('parent'))
      .select(columns),
  );
  if (!first) throw new Error('No kind of parent is registered.');
  return others.reduce((all, rows) => all.unionAll(rows), first);
};
