import { sql } from 'kysely';
import type { ManagedRankingSummary } from '@oche/api/contract/ranking';
import { db } from '../platform/db/current.ts';
import { isLinked, isShown } from '../tournaments/rankingLinks.ts';
import { organisationOf } from './rows.ts';

const counting = sql`from ranking_tournaments join tournaments on tournaments.id = ranking_tournaments.tournament_id`;
const isCounted = sql`ranking_tournaments.ranking_id = rankings.id and ${isLinked} and tournaments.status = 'finished' and ${isShown}`;

const summaries = () =>
  db()
    .selectFrom('rankings')
    .innerJoin('organisations', 'organisations.id', 'rankings.organisationId')
    .innerJoin('rankingSchemes', (join) =>
      join.onRef('rankingSchemes.rankingId', '=', 'rankings.id').onRef('rankingSchemes.version', '=', 'rankings.version'),
    )
    .select(['rankings.id', 'rankings.slug', 'rankings.name', 'rankings.visibility', 'rankings.organisationId'])
    .select(['organisations.slug as organisationSlug', 'organisations.name as organisationName'])
    .select([
      sql<number>`(select count(*)::int ${counting} where ${isCounted})`.as('tournaments'),
      sql<number>`(select count(distinct coalesce(merged_players.into_id, facts.player_id))::int ${counting}
        join tournament_facts as facts on facts.tournament_id = tournaments.id
        left join merged_players on merged_players.player_id = facts.player_id
        where ${isCounted} and not (ranking_schemes.scheme #>> '{points,guests}' = 'excluded' and exists (
          select from ranking_players where ranking_players.ranking_id = rankings.id and ranking_players.guest
            and ranking_players.player_id = coalesce(merged_players.into_id, facts.player_id))))`.as('players'),
    ]);
type Query = ReturnType<typeof summaries>;

/** Rankings in lists. */
export const loadSummaries = async (where: (query: Query) => Query): Promise<ManagedRankingSummary[]> =>
  (await where(summaries()).execute()).map((row) => {
    const { id, slug, name, visibility, tournaments, players } = row;
    return { id, slug, name, organisation: organisationOf(row), tournaments, players, visibility };
  });
