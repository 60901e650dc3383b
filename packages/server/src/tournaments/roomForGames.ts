import { most } from '@oche/api/contract/tournament';
import { db } from '../platform/db/current.ts';
import { Refusal } from '../platform/refusal.ts';

/**
 * Refuses with 422 `event-full` if an event has more open games than `most.eventGames`. Call it after games have been added. The refusal
 * rolls the transaction back.
 */
export const requireRoomForGames = async (eventId: string): Promise<void> => {
  const { count } = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.parentId')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('tournaments.eventId', '=', eventId)
    .where('tournaments.status', 'not in', ['finished', 'cancelled'])
    .where('gameResults.phase', 'not in', ['finished', 'bye'])
    .executeTakeFirstOrThrow();
  if (count > most.eventGames)
    throw new Refusal('event-full', `The tournaments of an event have at most ${most.eventGames} open games.`, {
      most: most.eventGames,
    });
};
