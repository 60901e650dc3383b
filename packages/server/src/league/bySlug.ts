import type { Match } from '@oche/api/contract/fixture';
import type { SeasonTeam } from '@oche/api/contract/team';
import type { Context } from '../platform/context.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { found, notFound } from '../platform/refusal.ts';
import { loadGroups } from './groupRows.ts';
import { matches, matchOf } from './matchRows.ts';
import type { SeasonRow } from './seasonRows.ts';
import { loadSeasonTeams } from './teamRows.ts';

/** A team of a season by its slug. @throws Refusal 404 if it does not play in the season */
export const teamWithSlug = async (season: SeasonRow, slug: string, context: Pick<Context, 'actor' | 'now'>): Promise<SeasonTeam> => {
  const team = await db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select('seasonTeams.id')
    .where('seasonTeams.seasonId', '=', season.id)
    .where('teams.slug', '=', slug)
    .executeTakeFirst();
  return found((await loadSeasonTeams(season, context, found(team, 'The team').id))[0], 'The team');
};

/** A division or cup of a season by its slug. @throws Refusal 404 */
export const groupWithSlug = async ({ id }: SeasonRow, slug: string) =>
  found(
    (await loadGroups(id)).find((group) => group.slug === slug),
    'The group',
  );

/** A match of a season by its slug, or by one that it had before. @throws Refusal 404 if the actor may not see it */
export const matchWithSlug = async (season: SeasonRow, slug: string, actor: Context['actor']): Promise<Match> => {
  const former = db().selectFrom('oldMatchSlugs').select('matchId').where('seasonId', '=', season.id).where('slug', '=', slug);
  const match = await matches()
    .where('matches.seasonId', '=', season.id)
    .where((eb) => eb.or([eb('matches.slug', '=', slug), eb('matches.id', 'in', former)]))
    .executeTakeFirst();
  if (!match || !can.seeFixtures(actor, season)) throw notFound('The match');
  dependsOn(`match ${match.id}`, `season ${season.id}`, `scores ${season.id}`);
  return matchOf(match);
};
