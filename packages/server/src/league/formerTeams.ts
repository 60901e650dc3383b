import type { FormerTeam } from '@oche/api/contract/team';
import type { Handlers } from '../platform/context.ts';
import { db } from '../platform/db/current.ts';
import { ownSeason, type SeasonRow } from './seasonRows.ts';
import { loadPositions } from './standings.ts';

/** The permanent teams of the organisation of a season that play in other seasons, each as it was in the latest of these, which may be a draft. */
const latestEntries = ({ id, organisationId }: SeasonRow) =>
  db()
    .selectFrom('seasonTeams')
    .innerJoin('teams', 'teams.id', 'seasonTeams.teamId')
    .innerJoin('seasons', 'seasons.id', 'seasonTeams.seasonId')
    .leftJoin('locations', 'locations.id', 'seasonTeams.locationId')
    .distinctOn('teams.id')
    .select(['teams.id', 'teams.name', 'teams.club', 'teams.foldedName', 'seasonTeams.id as seasonTeamId', 'homeWeekday', 'homeTime'])
    .select(['seasons.id as seasonId', 'seasons.name as seasonName', 'locations.name as location'])
    .select((eb) => [
      eb
        .selectFrom('seasonTeamCaptains')
        .select('seasonTeamCaptains.name')
        .whereRef('seasonTeamCaptains.seasonTeamId', '=', 'seasonTeams.id')
        .orderBy('position')
        .limit(1)
        .as('captain'),
      eb
        .selectFrom('rosterEntries')
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .whereRef('rosterEntries.seasonTeamId', '=', 'seasonTeams.id')
        .where('endsOn', 'is', null)
        .where('kind', '=', 'fixed')
        .as('players'),
      eb
        .exists(
          eb
            .selectFrom('seasonTeams as entered')
            .select('entered.id')
            .whereRef('entered.teamId', '=', 'teams.id')
            .where('entered.seasonId', '=', id),
        )
        .as('isEntered'),
    ])
    .where('teams.organisationId', '=', organisationId)
    .where('seasons.id', '!=', id)
    .orderBy('teams.id')
    .orderBy('seasons.startsOn', 'desc')
    .execute();

/** The division of each of these teams, and its place there, by the id of the season team. */
const placesOf = async (seasonTeamIds: readonly string[]): Promise<ReadonlyMap<string, NonNullable<FormerTeam['place']>>> => {
  if (seasonTeamIds.length === 0) return new Map();
  const divisions = await db()
    .selectFrom('groupTeams')
    .innerJoin('seasonGroups', 'seasonGroups.id', 'groupTeams.groupId')
    .select(['groupTeams.seasonTeamId as team', 'seasonGroups.id', 'seasonGroups.name'])
    .where('groupTeams.seasonTeamId', 'in', seasonTeamIds)
    .where('kind', '=', 'league')
    .where('follows', 'is', null)
    .execute();
  const positions = new Map<string, number | null>();
  for (const { id } of new Map(divisions.map((division) => [division.id, division])).values())
    for (const [team, position] of await loadPositions(id)) positions.set(team, position);
  return new Map(divisions.map(({ team, name }) => [team, { group: name, position: positions.get(team) ?? null }]));
};

/** Teams of other seasons, from which organisers choose those that play again. */
export const formerTeamHandlers = {
  listFormerTeams: async ({ seasonId }, context) => {
    const entries = await latestEntries(await ownSeason(seasonId, context));
    const places = await placesOf(entries.map(({ seasonTeamId }) => seasonTeamId));
    return entries
      .toSorted((a, b) => (a.foldedName < b.foldedName ? -1 : 1))
      .map(({ foldedName: _, seasonTeamId, seasonId: ofSeason, seasonName, players, isEntered, ...team }) => ({
        ...team,
        ...{ season: { id: ofSeason, name: seasonName }, place: places.get(seasonTeamId) ?? null },
        ...{ players: Number(players), isEntered: Boolean(isEntered) },
      }));
  },
} satisfies Partial<Handlers>;
