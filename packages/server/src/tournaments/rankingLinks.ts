import { sql } from 'kysely';
import type { Tournament } from '@oche/api/contract/tournament';
import type { Actor } from '../platform/actor.ts';
import { db } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { isPrivateTournament } from './privateTournament.ts';

/**
 * SQL: whether a ranking may show a tournament: one that is at least as public. For queries that include `rankings` and
 * `tournaments`.
 */
export const isShown = sql<boolean>`(not tournaments.test and
  array_position(array['public', 'unlisted', 'private'], case when ${isPrivateTournament} then 'private' else tournaments.visibility end)
    <= array_position(array['public', 'unlisted', 'private'], rankings.visibility))`;

/** SQL: whether a tournament belongs to a ranking. For queries that include `ranking_tournaments`. */
export const isLinked = sql<boolean>`not ranking_tournaments.removed`;

/** The rankings for which a tournament counts: all for its organisers, otherwise public ones that show it. */
export const rankingsOf = async (tournament: { id: string; organisationId: string }, actor: Actor): Promise<Tournament['rankings']> =>
  db()
    .selectFrom('rankingTournaments')
    .innerJoin('rankings', 'rankings.id', 'rankingTournaments.rankingId')
    .innerJoin('tournaments', 'tournaments.id', 'rankingTournaments.tournamentId')
    .select(['rankings.id', 'rankings.slug', 'rankings.name'])
    .where('tournaments.id', '=', tournament.id)
    .where(isLinked)
    .$if(!can.manage(actor, tournament), (query) => query.where('rankings.visibility', '=', 'public').where(isShown))
    .orderBy('rankings.name')
    .orderBy('rankings.id')
    .execute();
