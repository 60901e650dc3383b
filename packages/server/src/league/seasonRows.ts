import { sql, type Selectable } from 'kysely';
import { defaultSeasonRules, type SeasonDetails, type SeasonRules, isOver } from '@oche/api/contract/season';
import type { Context } from '../platform/context.ts';
import { db, makeStale } from '../platform/db/current.ts';
import type { Seasons } from '../platform/db/leagueTables.ts';
import { can, requireManager } from '../platform/policies.ts';
import { Refusal, found, notFound } from '../platform/refusal.ts';
import { todayIn } from '../organisations/competition/currentSeason.ts';

export type SeasonRow = Selectable<Seasons>;

/** All rules of a season: its own, otherwise the defaults. */
export const rulesOf = ({ rules }: Pick<SeasonRow, 'rules'>): SeasonRules => ({ ...defaultSeasonRules, ...rules });

/** A season as the API returns it. */
export const seasonDetailsOf = (row: SeasonRow): SeasonDetails => {
  const { id, slug, name, startsOn, endsOn, state, copiedFrom, publishedAt } = row;
  return { id, slug, name, startsOn, endsOn, state, copiedFrom, rules: rulesOf(row), publishedAt: publishedAt?.toISOString() ?? null };
};

/** A season that the actor may see. @throws Refusal 404 for a draft that the actor does not manage */
export const visibleSeason = async (id: string, { actor }: Pick<Context, 'actor'>): Promise<SeasonRow> => {
  const season = found(await db().selectFrom('seasons').selectAll().where('id', '=', id).executeTakeFirst(), 'The season');
  if (!can.seeSeason(actor, season)) throw notFound('The season');
  return season;
};

/** A season whose plans the actor may read. @throws Refusal 404 for actors who do not manage it, 401 without a session */
export const ownSeason = async (id: string, context: Pick<Context, 'actor'>): Promise<SeasonRow> => {
  const season = await visibleSeason(id, context);
  requireManager(context.actor, season, { what: 'The season' });
  return season;
};

/** A season that the actor manages, locked for writing. @throws Refusal 404 for other actors, 401 without a session */
export const managedSeason = async (id: string, { actor }: Pick<Context, 'actor'>): Promise<SeasonRow> => {
  const season = found(await db().selectFrom('seasons').selectAll().where('id', '=', id).forUpdate().executeTakeFirst(), 'The season');
  requireManager(actor, season, { what: 'The season' });
  makeStale(`season ${id}`);
  return season;
};

/** A season that the actor manages and that is not over, locked for writing. @throws Refusal 422 `wrong-state` if it is over */
export const openSeason = async (id: string, context: Pick<Context, 'actor'>): Promise<SeasonRow> => {
  const season = await managedSeason(id, context);
  if (isOver(season)) throw wrongState('The season is over.');
  return season;
};

/** A season that the actor manages and whose site can still change, locked for writing. @throws Refusal 422 `wrong-state` if it is archived */
export const seasonOfContent = async (id: string, context: Pick<Context, 'actor'>): Promise<SeasonRow> => {
  const season = await managedSeason(id, context);
  if (season.state === 'archived') throw wrongState('An archived season cannot be changed.');
  return season;
};

/** Today's date in the time zone of the organisation of a season. */
export const todayOf = async ({ organisationId }: SeasonRow, { now }: Pick<Context, 'now'>): Promise<string> => {
  const organisation = db().selectFrom('organisations').select('timeZone').where('id', '=', organisationId);
  return todayIn((await organisation.executeTakeFirstOrThrow()).timeZone, now);
};

/**
 * The first day of the first matchday of a season; its own first day without matchdays. A season without any match begins today at the earliest, because
 * its calendar does not exist yet.
 */
export const firstDayOf = async (seasonId: string, today: string): Promise<string> => {
  const first = sql<string>`case when exists (select from matches where season_id = seasons.id) then seasons.starts_on
    else greatest(seasons.starts_on, ${today}) end`;
  const { day } = await db()
    .selectFrom('seasons')
    .leftJoin('matchdays', 'matchdays.seasonId', 'seasons.id')
    .select(({ fn }) => fn.coalesce(fn.min('matchdays.from'), first).as('day'))
    .where('seasons.id', '=', seasonId)
    .groupBy('seasons.id')
    .executeTakeFirstOrThrow();
  return day;
};

/** The refusal of a change that the state of the season does not allow. */
export const wrongState = (message: string): Refusal => new Refusal('wrong-state', message);
