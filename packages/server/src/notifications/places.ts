import type { Context } from '../context.ts';
import { db } from '../db/current.ts';
import type { TournamentRow } from '../tournaments/world.ts';
import { tellPlayers } from './tell.ts';

/** Tells players whether they have a place. Of a draft nobody hears: they are told when it is published. */
export const tellPlace = async (
  kind: 'entered' | 'waiting' | 'removed',
  playerIds: readonly string[],
  { id, status }: Pick<TournamentRow, 'id' | 'status'>,
  context: Context,
): Promise<void> => {
  if (status !== 'draft') await tellPlayers(playerIds, { kind, tournamentId: id }, context);
};

/** Tells everybody in a tournament that was a draft. */
export const tellEntries = async (tournament: Pick<TournamentRow, 'id' | 'status'>, context: Context): Promise<void> => {
  const entries = await db()
    .selectFrom('entries')
    .select(['playerId', 'waiting'])
    .where('tournamentId', '=', tournament.id)
    .where('withdrawnAt', 'is', null)
    .execute();
  for (const waiting of [false, true]) {
    const playerIds = entries.filter((entry) => entry.waiting === waiting).map(({ playerId }) => playerId);
    await tellPlace(waiting ? 'waiting' : 'entered', playerIds, tournament, context);
  }
};
