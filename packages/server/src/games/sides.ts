import { nobody } from '@oche/darts/x01/event';
import { sql } from 'kysely';
import type { Slot } from '@oche/darts/draw/slot';
import { db } from '../platform/db/current.ts';
import type { SideKind } from '../platform/db/gameTables.ts';

/** A player of an organisation by id, a guest by name, or a missing player, whose turns score nothing. */
export type SidePlayer = { playerId: string } | { name: string } | { isMissing: true };

/** A side of a game: a player, a pair, a team, a guest or a bot. */
export type Side = {
  kind: SideKind;
  /** id of the side in the game's parent, e.g. of an entry; null in a game without a parent */
  origin: string | null;
  /** of a team or a bot; other sides have the names of their players */
  name?: string;
  /** the group that the side played in */
  group?: number | null;
  /** in throwing order, at least one; the player of a team or a bot may have the same name as the side */
  players: readonly SidePlayer[];
};

/** A side with its place: the number `side` of a game. `occupant` is null until the side is known. */
export type PlacedSide = { gameId: string; side: number; occupant: Side | null };

const columnsOf = (occupant: Side | null) => ({
  kind: occupant?.kind ?? null,
  originId: occupant?.origin ?? null,
  name: occupant?.name ?? null,
  groupNo: occupant?.group ?? null,
});

/** The name of a missing player. Guests have a name. */
const missing = '';

const playerRows = ({ gameId, side, occupant }: PlacedSide) =>
  (occupant?.players ?? []).map((player, position) => ({
    playerId: 'playerId' in player ? player.playerId : null,
    name: 'name' in player ? player.name : 'isMissing' in player ? missing : null,
    ...{ gameId, side, position },
  }));

/** Rows of one `insert`: PostgreSQL limits the parameters of a statement. */
const batchSize = 500;

/** Writes the sides of new games. */
export const insertSides = async (sides: readonly (PlacedSide & { slot: Slot | null })[]): Promise<void> => {
  for (let from = 0; from < sides.length; from += batchSize) {
    const batch = sides.slice(from, from + batchSize);
    const rows = batch.map(({ gameId, side, slot, occupant }) => ({
      ...{ gameId, side, slot: slot && JSON.stringify(slot) },
      ...columnsOf(occupant),
    }));
    await db().insertInto('gameSides').values(rows).execute();
    const players = batch.flatMap(playerRows);
    if (players.length) await db().insertInto('gameSidePlayers').values(players).execute();
  }
};

/** Changes the occupant of a side and, if `slot` is given, where the side comes from in the draw. */
export const setSide = async ({ slot, ...placed }: PlacedSide & { slot?: Slot }): Promise<void> => {
  const { gameId, side, occupant } = placed;
  await db()
    .updateTable('gameSides')
    .set({ ...columnsOf(occupant), ...(slot && { slot: JSON.stringify(slot) }) })
    .where('gameId', '=', gameId)
    .where('side', '=', side)
    .execute();
  await db().deleteFrom('gameSidePlayers').where('gameId', '=', gameId).where('side', '=', side).execute();
  const players = playerRows(placed);
  if (players.length) await db().insertInto('gameSidePlayers').values(players).execute();
};

/** The id of a player in the log of a game. Guests get one from their place, and a missing player is `nobody`. */
export const loggedPlayer = (side: number, position: number, playerId: string | null, name: string | null): string =>
  playerId ?? (name === missing ? nobody : `guest-${side}-${position}`);

/** A side in the form of the first event of a log. */
export type LoggedSide = { id: string; players: string[] };

/** By game: its sides as a log names them; null for a side that is not known yet. */
export const loadSides = async (gameIds: readonly string[]): Promise<Map<string, (LoggedSide | null)[]>> => {
  if (gameIds.length === 0) return new Map();
  const sides = await db()
    .selectFrom('gameSides')
    .select(['gameId', 'side', 'kind', 'originId'])
    .where('gameId', 'in', gameIds)
    .orderBy('side')
    .execute();
  const players = await db()
    .selectFrom('gameSidePlayers')
    .select(['gameId', 'side', 'position', 'playerId', 'name'])
    .where('gameId', 'in', gameIds)
    .orderBy('position')
    .execute();
  const throwers = Map.groupBy(players, ({ gameId, side }) => `${gameId} ${side}`);
  const logged = ({ gameId, side, kind, originId }: (typeof sides)[number]): LoggedSide | null =>
    kind && {
      id: originId ?? String(side),
      players: (throwers.get(`${gameId} ${side}`) ?? []).map(({ position, playerId, name }) =>
        loggedPlayer(side, position, playerId, name),
      ),
    };
  return new Map([...Map.groupBy(sides, ({ gameId }) => gameId)].map(([gameId, ofGame]) => [gameId, ofGame.map(logged)]));
};

/** The name of a side: its own, or the names of its players. For queries that include `game_sides`. */
export const sideName = sql<string | null>`coalesce(game_sides.name, (
  select string_agg(coalesce(thrower.name, game_side_players.name), ' / ' order by game_side_players.position)
  from game_side_players left join players as thrower on thrower.id = game_side_players.player_id
  where game_side_players.game_id = game_sides.game_id and game_side_players.side = game_sides.side))`;

/** By game: its players in the order of the sides, without guests. */
export const peopleOf = async (gameIds: readonly string[]): Promise<Map<string, { side: number; playerId: string }[]>> => {
  if (gameIds.length === 0) return new Map();
  const rows = await db()
    .selectFrom('gameSidePlayers')
    .select(['gameId', 'side', 'playerId'])
    .where('gameId', 'in', gameIds)
    .where('playerId', 'is not', null)
    .orderBy('side')
    .orderBy('position')
    .execute();
  return Map.groupBy(
    rows.map(({ gameId, side, playerId }) => ({ gameId, side, playerId: playerId! })),
    ({ gameId }) => gameId,
  );
};
