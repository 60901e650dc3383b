import { sql, type Selectable } from 'kysely';
import { db } from '../platform/db/current.ts';
import type { SeasonMembers } from '../platform/db/leagueTables.ts';
import { openStates } from './memberRows.ts';

/** The requests for a member that have no final answer. */
export const openRequests = (memberId: string) =>
  db().selectFrom('transfers').select('id').where('memberId', '=', memberId).where('state', 'in', openStates);

/**
 * Deletes a member who was never accepted, unless another team has asked for them too. A player who was created by the request, and whom nothing
 * else refers to, is deleted too, so that no personal data remain.
 */
export const deleteUnlessRequested = async ({ id, seasonId, playerId, createdAt }: Selectable<SeasonMembers>): Promise<void> => {
  if (await openRequests(id).executeTakeFirst()) return;
  await db().deleteFrom('seasonMembers').where('id', '=', id).execute();
  await db()
    .deleteFrom('players')
    .where('id', '=', playerId)
    .where('createdAt', '=', createdAt)
    .where(({ not, or, exists, selectFrom }) =>
      not(
        or([
          exists(selectFrom('seasonMembers').select('id').where('playerId', '=', playerId)),
          exists(selectFrom('entryPlayers').select('entryId').where('playerId', '=', playerId)),
          exists(selectFrom('gameSidePlayers').select('gameId').where('playerId', '=', playerId)),
          exists(selectFrom('games').select('id').where('markerPlayerId', '=', playerId)),
          exists(selectFrom('mergedPlayers').select('intoId').where('intoId', '=', playerId)),
          // A captain may have named the person in a match, whose log and sealed lineups keep the id.
          exists(
            selectFrom('matchEvents')
              .innerJoin('matches', 'matches.id', 'matchEvents.matchId')
              .select('matchEvents.id')
              .where('matches.seasonId', '=', seasonId)
              .where(sql<boolean>`match_events.payload::text like ${`%${playerId}%`}`),
          ),
          exists(
            selectFrom('sealedLineups')
              .innerJoin('matches', 'matches.id', 'sealedLineups.matchId')
              .select('sealedLineups.eventId')
              .where('matches.seasonId', '=', seasonId)
              .where(sql<boolean>`sealed_lineups.players::text like ${`%${playerId}%`}`),
          ),
        ]),
      ),
    )
    .execute();
};
