import type { ManagedCompetition, ManagerRole } from '@oche/api/contract/managedCompetition';
import type { SeasonTeam } from '@oche/api/contract/team';
import type { Actor } from '../platform/actor.ts';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { can, requireToken } from '../platform/policies.ts';
import { forbidden, found, notFound } from '../platform/refusal.ts';
import { seasonsOf, seasonWithSlug } from '../organisations/competition/seasonsOf.ts';
import { loadLocation } from '../places/present.ts';
import { isUuid } from '../platform/ids.ts';
import { organisationOf } from '../organisations/organisations.ts';
import { groupWithSlug, matchWithSlug, teamWithSlug } from './bySlug.ts';
import { seasonDetailsOf, type SeasonRow } from './seasonRows.ts';
import { idsOfOwnTeams } from './teamRows.ts';

/** The teams that the actor is a captain of in seasons that are no drafts, with an account or by a link, with their organisation. */
const ownTeamsOf = async (actor: Actor) => {
  requireToken(actor);
  if (actor.kind !== 'user' && actor.kind !== 'team') throw forbidden();
  return db()
    .selectFrom('seasonTeams')
    .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .select(['seasonTeams.id', 'seasonTeams.seasonId', 'seasonTeams.name', 'teams.slug', 'teams.short', 'seasons.organisationId'])
    .where('seasonTeams.id', 'in', idsOfOwnTeams(actor))
    .where('seasonTeams.state', '=', 'accepted')
    .where('seasons.state', '!=', 'draft')
    .orderBy('teams.foldedName')
    .orderBy('seasonTeams.id')
    .execute();
};

/** The members on a roster of a team that has left the season, and on no other one. */
const withoutTeam = (seasonId: string) => {
  const onRostersOf = (states: readonly SeasonTeam['state'][]) =>
    db()
      .selectFrom('rosterEntries')
      .innerJoin('seasonTeams', 'seasonTeams.id', 'rosterEntries.seasonTeamId')
      .select('memberId')
      .where('seasonTeams.seasonId', '=', seasonId)
      .where('seasonTeams.state', 'in', states)
      .where('rosterEntries.endsOn', 'is', null);
  return onRostersOf(['withdrawn', 'excluded']).where('memberId', 'not in', onRostersOf(['accepted']));
};

/** A season with the sizes of its lists. Teams that have left, and their players, are in the lists but not counted. */
const withCounts = async (season: SeasonRow): Promise<ManagedCompetition['season']> => {
  const countOf = (table: 'seasonTeams' | 'seasonGroups' | 'seasonMembers') =>
    db()
      .selectFrom(table)
      .select(({ fn }) => fn.countAll<number>().as('count'))
      .where('seasonId', '=', season.id);
  const counts = await db()
    .selectNoFrom([
      countOf('seasonTeams').where('state', '=', 'accepted').as('teams'),
      countOf('seasonGroups').as('groups'),
      countOf('seasonMembers').where('activeFrom', 'is not', null).where('id', 'not in', withoutTeam(season.id)).as('members'),
    ])
    .executeTakeFirstOrThrow();
  const { teams, groups, members } = counts;
  return { ...seasonDetailsOf(season), counts: { teams: Number(teams), groups: Number(groups), members: Number(members) } };
};

/** A location of an organisation. Only its organisers see its boards. @throws Refusal 404 */
const locationOf = async (id: string, { id: organisationId }: { id: string }, role: ManagerRole) => {
  if (role === 'captain' || !isUuid(id)) throw notFound('The location');
  const own = await db()
    .selectFrom('locations')
    .select('id')
    .where('id', '=', id)
    .where('organisationId', '=', organisationId)
    .where('private', '=', false)
    .executeTakeFirst();
  return loadLocation(found(own, 'The location').id);
};

/** Competitions for those who manage them: organisers, and captains of their teams. */
export const managedCompetitionHandlers = {
  listAvailableOrganisations: async (_input, { actor }) => {
    const captained = new Set((await ownTeamsOf(actor)).map(({ organisationId }) => organisationId));
    const rows = await db().selectFrom('organisations').selectAll().where('kind', '=', 'competition').orderBy('name').execute();
    return rows.flatMap((organisation) => {
      const role = can.roleIn(actor, { organisationId: organisation.id }, captained.has(organisation.id));
      return role === null ? [] : [{ ...organisationOf(organisation), role }];
    });
  },

  getManagedCompetition: async ({ orgSlug, season: slug, team: teamSlug, group: groupSlug, match: matchSlug, location }, context) => {
    const { actor } = context;
    const ownTeams = await ownTeamsOf(actor);
    const organisation = found(
      await db().selectFrom('organisations').selectAll().where('slug', '=', orgSlug).executeTakeFirst(),
      'The organisation',
    );
    const own = ownTeams.filter(({ organisationId }) => organisationId === organisation.id);
    const role = can.roleIn(actor, { organisationId: organisation.id }, own.length > 0);
    if (role === null) throw notFound('The organisation');
    const seasons = (await seasonsOf(organisation.id).execute()).filter(
      ({ id }) => role !== 'captain' || own.some(({ seasonId }) => seasonId === id),
    );
    const season = slug === undefined ? null : await seasonWithSlug(seasons, organisation.id, slug);
    return {
      organisation: organisationOf(organisation),
      role,
      seasons: seasons.map(seasonDetailsOf),
      season: season && (await withCounts(season)),
      team: season && teamSlug !== undefined ? await teamWithSlug(season, teamSlug, context) : null,
      group: season && groupSlug !== undefined ? await groupWithSlug(season, groupSlug) : null,
      match: season && matchSlug !== undefined ? await matchWithSlug(season, matchSlug, actor) : null,
      location: location === undefined ? null : await locationOf(location, organisation, role),
      ownTeams: own.map(({ organisationId: _organisation, ...team }) => team),
    };
  },
} satisfies Partial<Handlers>;
