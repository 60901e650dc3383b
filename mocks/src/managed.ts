import type { GroupRef } from '@oche/api/contract/competition';
import type { SeasonGroup } from '@oche/api/contract/group';
import type { ManagedCompetition, ManagerRole } from '@oche/api/contract/managedCompetition';
import { defaultSeasonRules, type SeasonDetails, type SeasonState } from '@oche/api/contract/season';
import { groupOf, matchesOf, membersOf, teamsOf } from './responses/league.ts';
import type { World } from './world.ts';

/** The seasons of the competition: the current one runs, the others are archived. */
export const seasonsOf = ({ competition }: World): SeasonDetails[] =>
  competition.seasons.map((season) => ({
    ...season,
    ...{ state: season.id === competition.season?.id ? 'running' : 'archived', rules: defaultSeasonRules, copiedFrom: null },
    publishedAt: `${season.startsOn}T08:00:00.000Z`,
  }));

type Options = {
  /** an administrator by default; a captain has the first team */
  role?: ManagerRole;
  /** the state of the current season: running by default */
  state?: SeasonState;
  /** changes of the rules of the current season */
  rules?: Partial<SeasonDetails['rules']>;
};

/** The response for a request of this team. */
export const withTeam = (managed: ManagedCompetition, world: World, slug: string | undefined): ManagedCompetition => ({
  ...managed,
  team: slug === undefined ? null : (teamsOf(world).find(({ team }) => team.slug === slug) ?? null),
});

/** The response for a request of this division or cup. `groups`: those of the season, by default the only division of the world. */
export const withGroup = (
  managed: ManagedCompetition,
  world: World,
  slug: string | undefined,
  groups: readonly SeasonGroup[] = [groupOf(teamsOf(world), world.league.group)],
): ManagedCompetition => ({ ...managed, group: groups.find((group) => group.slug === slug) ?? null });

/** The divisions and cups of the current season, as the public site names them. */
export const groupRefsOf = (world: World): GroupRef[] => {
  const { id, slug, name, kind, level } = groupOf(teamsOf(world), world.league.group);
  return [{ id, slug, name, kind, level }];
};

/** The response for a request of this match. */
export const withMatch = (managed: ManagedCompetition, world: World, slug: string | undefined): ManagedCompetition => ({
  ...managed,
  match:
    slug === undefined
      ? null
      : (matchesOf(world, groupOf(teamsOf(world), world.league.group)).find((match) => match.slug === slug) ?? null),
});

/** The response for a request of this location. */
export const withLocation = (managed: ManagedCompetition, { location }: World, id: string | undefined): ManagedCompetition => ({
  ...managed,
  location: id === location.id ? location : null,
});

/** The competition as a user manages it, with its current season. */
export const managedCompetitionOf = (world: World, { role = 'admin', state = 'running', rules = {} }: Options = {}): ManagedCompetition => {
  const { organisation: site, season: current } = world.competition;
  const { id, slug, name, kind, timeZone, logo } = site;
  const teams = current ? teamsOf(world) : [];
  const seasons = seasonsOf(world).map((season) =>
    season.id === current?.id ? { ...season, state, rules: { ...season.rules, ...rules } } : season,
  );
  const members = current ? membersOf(world).filter(({ activeFrom }) => activeFrom !== null) : [];
  const season = seasons.find((each) => each.id === current?.id);
  return {
    organisation: { id, slug, name, kind, timeZone, logo },
    role,
    seasons,
    season: season ? { ...season, counts: { teams: teams.length, groups: 1, members: members.length } } : null,
    ...{ team: null, group: null, match: null, location: null },
    ownTeams:
      role === 'captain'
        ? teams
            .slice(0, 1)
            .map((team) => ({ id: team.id, seasonId: team.seasonId, name: team.name, slug: team.team.slug, short: team.team.short }))
        : [],
  };
};
