import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { isUuid } from '../platform/ids.ts';
import { can, requireManager } from '../platform/policies.ts';
import { found } from '../platform/refusal.ts';

/** A ranking with its organisation, by slug or id. */
export const loadRanking = async (slugOrId: string) => {
  const column = isUuid(slugOrId) ? 'rankings.id' : 'rankings.slug';
  const row = await db()
    .selectFrom('rankings')
    .innerJoin('organisations', 'organisations.id', 'rankings.organisationId')
    .innerJoin('rankingSchemes', (join) =>
      join.onRef('rankingSchemes.rankingId', '=', 'rankings.id').onRef('rankingSchemes.version', '=', 'rankings.version'),
    )
    .selectAll('rankings')
    .select('rankingSchemes.scheme')
    .select(['organisations.slug as organisationSlug', 'organisations.name as organisationName', 'organisations.timeZone'])
    .where(column, '=', slugOrId)
    .executeTakeFirst();
  return found(row, 'The ranking');
};
export type RankingRecord = Awaited<ReturnType<typeof loadRanking>>;

/** The organisation of a ranking, as the API returns it. */
export const organisationOf = (row: Pick<RankingRecord, 'organisationId' | 'organisationSlug' | 'organisationName'>) => ({
  ...{ id: row.organisationId, slug: row.organisationSlug, name: row.organisationName },
});

const requireRankingManager = (actor: Actor, ranking: { organisationId: string; visibility: string }): void =>
  requireManager(actor, ranking, { visible: can.seeRanking({ kind: 'anonymous' }, ranking), what: 'The ranking' });

const rowOf = (id: string) => db().selectFrom('rankings').selectAll().where('id', '=', id);

/**
 * A ranking that the actor manages. It is not locked.
 * @throws Refusal for all other actors: 401 without a session, 403 if everybody may see the ranking, otherwise 404
 */
export const managedRanking = async (id: string, { actor }: Pick<Context, 'actor'>) => {
  const row = found(await rowOf(id).executeTakeFirst(), 'The ranking');
  requireRankingManager(actor, row);
  return row;
};

/** A ranking, locked for a change by an organiser. Refuses like `managedRanking`. */
export const lockedRanking = async (id: string, { actor }: Pick<Context, 'actor'>) => {
  const row = found(await rowOf(id).forUpdate().executeTakeFirst(), 'The ranking');
  requireRankingManager(actor, row);
  return row;
};
