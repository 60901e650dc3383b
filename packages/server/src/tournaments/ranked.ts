import { sql } from 'kysely';
import { mostInRanking } from '@oche/api/contract/ranking';
import { mostRankings } from '@oche/api/contract/tournament';
import { recordChange } from '../platform/audit.ts';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import { invalid, Refusal } from '../platform/refusal.ts';
import { storeFacts } from './facts.ts';
import { isLinked } from './rankingLinks.ts';
import { loadWorld, type TournamentRow } from './world.ts';

type Counted = Pick<TournamentRow, 'id' | 'plan'>;

/**
 * Writes what the players of a finished tournament did, if it counts for a ranking. In each ranking it counts with the scheme of its first end.
 * If it is played again, it keeps that scheme.
 */
export const countForRankings = async ({ id, plan }: Counted): Promise<void> => {
  const counted = await db()
    .selectFrom('rankingTournaments')
    .select('rankingId')
    .where('tournamentId', '=', id)
    .where(isLinked)
    .limit(1)
    .executeTakeFirst();
  if (!counted) return;
  await storeFacts(await loadWorld({ id, plan }));
  await sql`update ranking_tournaments set version = rankings.version from rankings
    where rankings.id = ranking_id and tournament_id = ${id} and ranking_tournaments.version is null and ${isLinked}`.execute(db());
  makeStale('rankings');
};

const countLinks = async (of: { rankingId: string } | { tournamentId: string }): Promise<number> => {
  const { count } = await db()
    .selectFrom('rankingTournaments')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where((eb) => eb.and(of))
    .where(isLinked)
    .executeTakeFirstOrThrow();
  return count;
};

/**
 * Adds a tournament to a ranking of its organisation, or changes its category there. A finished one counts at once. One that was removed has
 * its former category by default, and keeps the scheme with which it counted.
 * @throws Refusal 422 `limit-reached` if the ranking has too many tournaments, or the tournament too many rankings
 */
export const addToRanking = async (
  rankingId: string,
  tournament: Counted & Pick<TournamentRow, 'status'>,
  category?: string | null,
): Promise<void> => {
  const tournamentId = tournament.id;
  await db()
    .insertInto('rankingTournaments')
    .values({ rankingId, tournamentId, category: category ?? null })
    .onConflict((conflict) =>
      conflict.columns(['rankingId', 'tournamentId']).doUpdateSet({ removed: false, ...(category !== undefined && { category }) }),
    )
    .execute();
  const { tournaments: most } = mostInRanking;
  if ((await countLinks({ rankingId })) > most) throw new Refusal('limit-reached', `A ranking has at most ${most} tournaments.`, { most });
  if ((await countLinks({ tournamentId })) > mostRankings)
    throw new Refusal('limit-reached', `A tournament counts for at most ${mostRankings} rankings.`, { most: mostRankings });
  if (tournament.status === 'finished') await countForRankings(tournament);
};

/** Removes a tournament from rankings. */
export const removeFromRankings = async (tournamentId: string, rankingIds: readonly string[]): Promise<void> => {
  if (rankingIds.length === 0) return;
  await db()
    .updateTable('rankingTournaments')
    .set({ removed: true })
    .where('tournamentId', '=', tournamentId)
    .where('rankingId', 'in', rankingIds)
    .execute();
};

/** Refuses test tournaments, which never count. `field`: the path in the request. */
export const requireNoTest = ({ test }: { test: boolean }, field: string): void => {
  if (test) throw invalid({ [field]: 'test' });
};

/** By ranking: the category of a tournament in it. @throws Refusal 400 for a tournament of another organisation */
const categoriesOf = async (id: string, organisationId: string): Promise<Map<string, string | null>> => {
  const source = db().selectFrom('tournaments').select('id').where('id', '=', id).where('organisationId', '=', organisationId);
  if (!(await source.executeTakeFirst())) throw invalid({ copy_of: 'unknown' });
  const rows = await db()
    .selectFrom('rankingTournaments')
    .select(['rankingId', 'category'])
    .where('tournamentId', '=', id)
    .where(isLinked)
    .execute();
  return new Map(rows.map(({ rankingId, category }) => [rankingId, category]));
};

/**
 * Sets the rankings for which a locked tournament counts. It keeps its category in those for which it counts already. In the others it has the
 * category of the tournament `copyOf`, if it is given.
 * @throws Refusal 400 for a ranking or a source of another organisation, and for a test tournament; 422 `limit-reached`
 */
export const setRankings = async (
  tournament: Pick<TournamentRow, 'id' | 'organisationId' | 'test'>,
  rankingIds: readonly string[],
  context: Context,
  copyOf?: string,
): Promise<void> => {
  const { id, organisationId } = tournament;
  const categories = copyOf === undefined ? undefined : await categoriesOf(copyOf, organisationId);
  const wanted = [...new Set(rankingIds)].sort();
  const before = await db().selectFrom('rankingTournaments').select('rankingId').where('tournamentId', '=', id).where(isLinked).execute();
  const linked = before.map(({ rankingId }) => rankingId);
  const removed = linked.filter((rankingId) => !wanted.includes(rankingId));
  const added = wanted.filter((rankingId) => !linked.includes(rankingId));
  if (removed.length + added.length === 0) return;
  await removeFromRankings(id, removed);
  await recordChange(organisationId, 'updateTournament', id, { rankingIds: { added, removed } }, context);
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
  for (const rankingId of added) await addToRanking(rankingId, row, categories?.get(rankingId));
};
