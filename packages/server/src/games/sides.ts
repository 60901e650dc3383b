import { sql } from 'kysely';
import type { Slot } from '@oche/darts/draw/slot';
import { db } from '../platform/db/current.ts';
import type { SideKind } from '../platform/db/schema.ts';

/** A player of an organisation, or a guest by name. */
export type SidePlayer = { playerId: string } | { name: string };

/** Who throws one share of a game. */
export type Side = {
  kind: SideKind;
  /** what the side is in the game's parent, e.g. the id of an entry; null in a game without a parent */
  origin: string | null;
  /** of a team or a bot; other sides are called by their players */
  name?: string;
  /** the group of the parent that the side played in */
  group?: number | null;
  /** in the order in which they throw; a team or a bot has at least one, who may be called as it is */
  players: readonly SidePlayer[];
};

/** One side of a game; `who` is null as long as it is unknown. */
export type PlacedSide = { gameId: string; side: number; who: Side | null };

const columnsOf = (who: Side | null) => ({
  kind: who?.kind ?? null,
  originId: who?.origin ?? null,
  name: who?.name ?? null,
  groupNo: who?.group ?? null,
});

const playerRows = ({ gameId, side, who }: PlacedSide) =>
  (who?.players ?? []).map((player, position) => ({ playerId: null, name: null, ...player, gameId, side, position }));

const atOnce = 500;

/** Writes the sides of new games. */
export const insertSides = async (sides: readonly (PlacedSide & { slot: Slot | null })[]): Promise<void> => {
  for (let from = 0; from < sides.length; from += atOnce) {
    const some = sides.slice(from, from + atOnce);
    const rows = some.map(({ gameId, side, slot, who }) => ({ gameId, side, slot: slot && JSON.stringify(slot), ...columnsOf(who) }));
    await db().insertInto('gameSides').values(rows).execute();
    const players = some.flatMap(playerRows);
    if (players.length) await db().insertInto('gameSidePlayers').values(players).execute();
  }
};

/** Changes who a side is; with a `slot` also where it comes from. */
export const setSide = async ({ slot, ...placed }: PlacedSide & { slot?: Slot }): Promise<void> => {
  const { gameId, side, who } = placed;
  await db()
    .updateTable('gameSides')
    .set({ ...columnsOf(who), ...(slot && { slot: JSON.stringify(slot) }) })
    .where('gameId', '=', gameId)
    .where('side', '=', side)
    .execute();
  await db().deleteFrom('gameSidePlayers').where('gameId', '=', gameId).where('side', '=', side).execute();
  const players = playerRows(placed);
  if (players.length) await db().insertInto('gameSidePlayers').values(players).execute();
};

/** The players of a side as the log of its game names them. */
export const loggedPlayer = (side: number, position: number, playerId: string | null): string => playerId ?? `guest-${side}-${position}`;

/** The sides of a game as its log begins with them; `known` is false if one of them is still unknown. */
export const loggedSides = async (gameId: string): Promise<{ sides: { id: string; players: string[] }[]; known: boolean }> => {
  const sides = await db()
    .selectFrom('gameSides')
    .select(['side', 'kind', 'originId'])
    .where('gameId', '=', gameId)
    .orderBy('side')
    .execute();
  const players = await db()
    .selectFrom('gameSidePlayers')
    .select(['side', 'position', 'playerId'])
    .where('gameId', '=', gameId)
    .orderBy('side')
    .orderBy('position')
    .execute();
  return {
    known: sides.length > 0 && sides.every(({ kind }) => kind !== null),
    sides: sides.map(({ side, originId }) => {
      const throwers = players.filter((player) => player.side === side);
      return { id: originId ?? String(side), players: throwers.map(({ position, playerId }) => loggedPlayer(side, position, playerId)) };
    }),
  };
};

/** What a side is called: its own name, or those of its players. To be selected where `game_sides` is. */
export const sideName = sql<string | null>`coalesce(game_sides.name, (
  select string_agg(coalesce(thrower.name, game_side_players.name), ' / ' order by game_side_players.position)
  from game_side_players left join players as thrower on thrower.id = game_side_players.player_id
  where game_side_players.game_id = game_sides.game_id and game_side_players.side = game_sides.side))`;

/** Players of games, guests left out: `side` by `side`. */
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
