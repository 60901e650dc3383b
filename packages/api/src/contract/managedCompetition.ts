import * as z from 'zod/mini';
import { Organisation } from './account.ts';
import { endpoint, id } from './define.ts';
import { Match } from './fixture.ts';
import { SeasonGroup } from './group.ts';
import { Location } from './place.ts';
import { SeasonDetails } from './season.ts';
import { SeasonTeam, TeamRef } from './team.ts';

/** What a user manages in a competition: everything, everything except its members of staff, or only their own teams. */
export const ManagerRole = z.enum(['admin', 'editor', 'captain']);
export type ManagerRole = z.infer<typeof ManagerRole>;

/** A competition with the role of the user. */
export const AvailableOrganisation = z.extend(Organisation, { role: ManagerRole });
export type AvailableOrganisation = z.infer<typeof AvailableOrganisation>;

/** The data that every page of the management of a competition needs. */
export const ManagedCompetition = z.object({
  organisation: Organisation,
  role: ManagerRole,
  /** newest first; for a captain, those in which they are a captain */
  seasons: z.array(SeasonDetails),
  /** the requested season with the sizes of its lists; null if none was requested */
  season: z.nullable(z.extend(SeasonDetails, { counts: z.object({ teams: z.int(), groups: z.int(), members: z.int() }) })),
  /** the requested team of the season; null if none was requested */
  team: z.nullable(SeasonTeam),
  /** the requested division or cup of the season; null if none was requested */
  group: z.nullable(SeasonGroup),
  /** the requested match of the season; null if none was requested */
  match: z.nullable(Match),
  /** the requested location of the competition, for organisers; null if none was requested */
  location: z.nullable(Location),
  /** the teams that the caller is a captain or vice-captain of, in the same seasons; with the link of a team, this team */
  ownTeams: z.array(z.extend(TeamRef, { seasonId: id })),
});
export type ManagedCompetition = z.infer<typeof ManagedCompetition>;

export const managedCompetitionEndpoints = {
  listAvailableOrganisations: endpoint({
    method: 'GET',
    path: '/competition/manage/available-organisations',
    access: 'captain',
    summary: 'Competitions that the caller can manage, or is a captain in, with an account or with the link of a team.',
    reads: ['organisations', 'members', 'teams', 'seasons'],
    output: z.array(AvailableOrganisation),
  }),
  getManagedCompetition: endpoint({
    method: 'GET',
    path: '/competition/manage/{org_slug}',
    access: 'captain',
    summary:
      'A competition with its seasons, as its organisers and captains manage it. `season`, `team`, `group`, `match`: slugs of a season, and in it. `location`: an id.',
    reads: ['organisations', 'members', 'seasons', 'teams', 'seasonGroups', 'roster', 'places', 'boards', 'fixtures'],
    input: z.object({
      season: z.optional(z.string()),
      team: z.optional(z.string()),
      group: z.optional(z.string()),
      match: z.optional(z.string()),
      location: z.optional(z.string()),
    }),
    output: ManagedCompetition,
  }),
};
