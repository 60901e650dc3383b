import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import type { TournamentRow } from './world.ts';
import { notifyPlayers } from '../notifications/notify.ts';

/** Notifies players that they are entered, on the waiting list or removed. The players of a draft are notified when it is published. */
export const notifyEntrants = async (
  kind: 'entered' | 'waiting' | 'removed',
  playerIds: readonly string[],
  { id, status }: Pick<TournamentRow, 'id' | 'status'>,
  context: Context,
): Promise<void> => {
  if (status !== 'draft') await notifyPlayers(playerIds, { kind, parentId: id }, context);
};

/** Notifies all players of a tournament that is no longer a draft. */
export const notifyAllEntrants = async (tournament: Pick<TournamentRow, 'id' | 'status'>, context: Context): Promise<void> => {
  const entries = await db()
    .selectFrom('entryPlayers')
    .innerJoin('entries', 'entries.id', 'entryPlayers.entryId')
    .select(['entryPlayers.playerId', 'entries.waiting'])
    .where('entryPlayers.tournamentId', '=', tournament.id)
    .where('withdrawnAt', 'is', null)
    .execute();
  for (const waiting of [false, true]) {
    const playerIds = entries.filter((entry) => entry.waiting === waiting).map(({ playerId }) => playerId);
    await notifyEntrants(waiting ? 'waiting' : 'entered', playerIds, tournament, context);
  }
};
