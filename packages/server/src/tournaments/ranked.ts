import { sql } from 'kysely';
import { mostInRanking } from '@oche/api/contract/ranking';
import { db, makeStale } from '../platform/db/current.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { storeFacts } from './facts.ts';
import { loadWorld, type TournamentRow } from './world.ts';

type Counted = Pick<TournamentRow, 'id' | 'plan'>;

/**
 * Writes what the players of a finished tournament did, if it counts for a ranking. Each of its rankings keeps the scheme of the first end: a later
 * one changes nothing by itself.
 */
export const countForRankings = async ({ id, plan }: Counted): Promise<void> => {
  const counted = await db()
    .selectFrom('rankingTournaments')
    .select('rankingId')
    .where('tournamentId', '=', id)
    .limit(1)
    .executeTakeFirst();
  if (!counted) return;
  await storeFacts(await loadWorld({ id, plan }));
  await sql`update ranking_tournaments set frozen = rankings.scheme -> 'points' from rankings
    where rankings.id = ranking_id and tournament_id = ${id} and frozen is null`.execute(db());
  makeStale('rankings');
};

/**
 * Adds a tournament to a ranking of its organisation, or changes its category there. A finished one counts at once.
 * @throws Refusal 422 `limit-reached` if the ranking has too many tournaments
 */
export const addToRanking = async (
  rankingId: string,
  tournament: Counted & Pick<TournamentRow, 'status'>,
  category?: string | null,
): Promise<void> => {
  await db()
    .insertInto('rankingTournaments')
    .values({ rankingId, tournamentId: tournament.id, category: category ?? null })
    .onConflict((conflict) =>
      category === undefined
        ? conflict.columns(['rankingId', 'tournamentId']).doNothing()
        : conflict.columns(['rankingId', 'tournamentId']).doUpdateSet({ category }),
    )
    .execute();
  const { count } = await db()
    .selectFrom('rankingTournaments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('rankingId', '=', rankingId)
    .executeTakeFirstOrThrow();
  const most = mostInRanking.tournaments;
  if (count > most) throw new Refusal('limit-reached', `A ranking has at most ${most} tournaments.`, { most });
  if (tournament.status === 'finished') await countForRankings(tournament);
};

/** Refuses test tournaments, which never count. `field`: the path in the request. */
export const requireNoTest = ({ test }: { test: boolean }, field: string): void => {
  if (test) throw invalid({ [field]: 'test' });
};

/**
 * Sets the rankings for which a locked tournament counts. It keeps its category in those for which it counts already.
 * @throws Refusal 400 for a ranking of another organisation, and for a test tournament; 422 `limit-reached`
 */
export const setRankings = async (
  tournament: Pick<TournamentRow, 'id' | 'organisationId' | 'test'>,
  rankingIds: readonly string[],
): Promise<void> => {
  const { id, organisationId } = tournament;
  const wanted = [...new Set(rankingIds)].sort();
  const before = await db().selectFrom('rankingTournaments').select('rankingId').where('tournamentId', '=', id).execute();
  const linked = new Set(before.map(({ rankingId }) => rankingId));
  const removed = [...linked].filter((rankingId) => !wanted.includes(rankingId));
  if (removed.length > 0)
    await db().deleteFrom('rankingTournaments').where('tournamentId', '=', id).where('rankingId', 'in', removed).execute();
  const added = wanted.filter((rankingId) => !linked.has(rankingId));
  if (added.length === 0) return;
  requireNoTest(tournament, 'ranking_ids');
  const known = await db()
    .selectFrom('rankings')
    .select('id')
    .where('organisationId', '=', organisationId)
    .where('id', 'in', added)
    .execute();
  if (known.length < added.length) throw invalid({ ranking_ids: 'unknown' });
  const row = await db().selectFrom('tournaments').select(['id', 'plan', 'status']).where('id', '=', id).executeTakeFirstOrThrow();
  for (const rankingId of added) await addToRanking(rankingId, row);
};
