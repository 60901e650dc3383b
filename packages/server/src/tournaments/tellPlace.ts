import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { TournamentRow } from './world.ts';
import { tellPlayers } from '../notifications/tell.ts';

/** Tells players whether they have a place. Of a draft nobody hears: they are told when it is published. */
export const tellPlace = async (
  kind: 'entered' | 'waiting' | 'removed',
  playerIds: readonly string[],
  { id, status }: Pick<TournamentRow, 'id' | 'status'>,
  context: Context,
): Promise<void> => {
  if (status !== 'draft') await tellPlayers(playerIds, { kind, parentId: id }, context);
};

/** Tells everybody in a tournament that was a draft. */
export const tellEntries = async (tournament: Pick<TournamentRow, 'id' | 'status'>, context: Context): Promise<void> => {
  const entries = await db()
    .selectFrom('entryPlayers')
    .innerJoin('entries', 'entries.id', 'entryPlayers.entryId')
    .select(['entryPlayers.playerId', 'entries.waiting'])
    .where('entryPlayers.tournamentId', '=', tournament.id)
    .where('withdrawnAt', 'is', null)
    .execute();
  for (const waiting of [false, true]) {
    const playerIds = entries.filter((entry) => entry.waiting === waiting).map(({ playerId }) => playerId);
    await tellPlace(waiting ? 'waiting' : 'entered', playerIds, tournament, context);
  }
};
