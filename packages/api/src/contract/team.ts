import * as z from 'zod/mini';
import type { Withdrawal } from '@oche/darts/league/closing';
import { email } from './account.ts';
import { day, endpoint, id, line, localTime, name, weekday } from './define.ts';

/** The start of a match if no team says another one. */
export const usualStart = '20:00';

/** Maximum number of captains of a team: the captain and three vice-captains. */
export const mostCaptains = 4;
/** Maximum number of teams that one call adds. */
export const mostAdded = 100;

/**
 * The states of a team in a season. A team that registers itself is a `TeamRegistration` until an organiser accepts it. An organiser excludes a
 * team, other teams withdraw.
 */
export const SeasonTeamState = z.enum(['accepted', 'withdrawn', 'excluded']);
export type SeasonTeamState = z.infer<typeof SeasonTeamState>;

const colour = z.string().check(z.trim(), z.toLowerCase(), z.regex(/^#[0-9a-f]{6}$/));
export const short = line(12).check(z.minLength(2));
/** A phone number as people write it. */
export const phone = line(30).check(z.regex(/^[+\d][\d ()./-]{4,}$/));

/** A captain or vice-captain. Only organisers and captains of the season see `email`, `phone` and `hasAccount`; for others they are absent. */
export const Captain = z.object({
  name: z.string(),
  email: z.optional(z.nullable(z.string())),
  phone: z.optional(z.nullable(z.string())),
  /** whether an account has the rights of the captain; a guest has none */
  hasAccount: z.optional(z.boolean()),
});
export type Captain = z.infer<typeof Captain>;

/** A team in a season. Its contact is its captain. */
export const SeasonTeam = z.object({
  id,
  seasonId: id,
  /** the permanent team, which plays in several seasons */
  team: z.object({ id, slug: z.string(), short: z.string(), club: z.nullable(z.string()) }),
  /** its name in this season */
  name: z.string(),
  state: SeasonTeamState,
  location: z.nullable(z.object({ id, name: z.string(), address: z.string() })),
  /** the weekday and time of its home matches: 1 is Monday, `20:00` is local to the location */
  homeWeekday: z.nullable(z.int()),
  homeTime: z.nullable(z.string()),
  region: z.nullable(z.string()),
  /** at most two, as `#rrggbb` */
  colours: z.array(z.string()),
  /** wishes for its fixtures; absent for everybody except organisers and captains of the season */
  wishes: z.optional(z.string()),
  /** the captain, then the vice-captains */
  captains: z.array(Captain),
  /** whether somebody has got a link of the team that is still valid, on paper or by e-mail; absent like `wishes` */
  hasLink: z.optional(z.boolean()),
  /**
   * whether the e-mail with its link is on its way: the season was opened or its fixtures were published less than half an hour ago, and a captain has
   * an address and no account; absent like `wishes`
   */
  awaitsLink: z.optional(z.boolean()),
  /** the day on which it withdrew or was excluded */
  withdrawnOn: z.nullable(z.string()),
});
export type SeasonTeam = z.infer<typeof SeasonTeam>;

/** A team of a season where it is named. `id`: of the season team; the other fields are those of its time. */
export const TeamRef = z.object({ id, slug: z.string(), name: z.string(), short: z.string() });
export type TeamRef = z.infer<typeof TeamRef>;

/**
 * What the withdrawal of a team does to its matches in a group. `rule`: that of the group. `outcome`: what it comes to now: all matches are annulled,
 * or the played ones stand and the others are lost.
 */
export const WithdrawalEffect = z.object({
  group: z.object({ id, name: z.string() }),
  rule: z.enum(['annul', 'stand', 'half']) satisfies z.ZodMiniType<Withdrawal>,
  outcome: z.enum(['annul', 'stand']),
  /** how many of its matches have a result or wait for a confirmation, and how many do not */
  played: z.int(),
  toCome: z.int(),
});
export type WithdrawalEffect = z.infer<typeof WithdrawalEffect>;

/** A permanent team as it was in the latest other season in which it played. */
export const FormerTeam = z.object({
  /** the permanent team */
  id,
  name: z.string(),
  club: z.nullable(z.string()),
  /** whether it plays in the requested season already */
  isEntered: z.boolean(),
  season: z.object({ id, name: z.string() }),
  /** its division, and its place there if it has played; null without a division */
  place: z.nullable(z.object({ group: z.string(), position: z.nullable(z.int()) })),
  location: z.nullable(z.string()),
  homeWeekday: z.nullable(z.int()),
  homeTime: z.nullable(z.string()),
  captain: z.nullable(z.string()),
  /** the size of its roster without loans */
  players: z.int(),
});
export type FormerTeam = z.infer<typeof FormerTeam>;

const CaptainInput = z.object({ name, email: z.optional(z.nullable(email)), phone: z.optional(z.nullable(phone)) });
export type CaptainInput = z.infer<typeof CaptainInput>;

const seasonTeamInput = {
  locationId: z.optional(z.nullable(id)),
  homeWeekday: z.optional(z.nullable(weekday)),
  homeTime: z.optional(z.nullable(localTime)),
  region: z.optional(z.nullable(line(60))),
  colours: z.optional(z.array(colour).check(z.maxLength(2))),
  wishes: z.optional(line(500)),
  captains: z.optional(z.array(CaptainInput).check(z.maxLength(mostCaptains))),
};
/** The name of a club that teams belong to. */
export const club = line(120);

export const teamEndpoints = {
  listTeams: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/teams',
    access: 'public',
    summary: 'The teams of a season by name. E-mail addresses and phones of captains are for organisers and captains of the season.',
    reads: ['teams', 'seasons', 'places'],
    output: z.array(SeasonTeam),
  }),
  createTeam: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/teams',
    access: 'organiser',
    summary: 'Creates a permanent team and enters it in a season. If its name is taken, the error contains `team_id` of the existing team.',
    changes: ['teams'],
    input: z.object({ id: z.optional(id), name, short, club: z.optional(z.nullable(club)), ...seasonTeamInput }),
    output: SeasonTeam,
    codes: ['taken', 'wrong-state', 'limit-reached'],
  }),
  listFormerTeams: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/former-teams',
    access: 'organiser',
    summary: 'The teams of other seasons of the competition by name, as `addExistingTeams` would enter them.',
    reads: ['teams', 'seasons', 'seasonGroups', 'roster', 'places', 'fixtures', 'tables', 'penalties'],
    output: z.array(FormerTeam),
  }),
  addExistingTeams: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/teams/existing',
    access: 'organiser',
    summary: 'Enters permanent teams in a season, with the location, evening and captains of their latest season. Returns all its teams.',
    changes: ['teams', 'roster', 'players'],
    input: z.object({
      teamIds: z.array(id).check(z.minLength(1), z.maxLength(mostAdded)),
      /** also copies the roster of the latest season, without loans and without players who are on a roster already; false by default */
      withRoster: z.optional(z.boolean()),
    }),
    output: z.array(SeasonTeam),
    codes: ['wrong-state', 'limit-reached'],
  }),
  updateSeasonTeam: endpoint({
    method: 'PATCH',
    path: '/season-teams/{id}',
    access: 'captain',
    summary: 'Changes a team in a season. Its captains may change captains, colours and wishes, and the evening while the season is open.',
    changes: ['teams'],
    input: z.object({ name: z.optional(name), short: z.optional(short), club: z.optional(z.nullable(club)), ...seasonTeamInput }),
    output: SeasonTeam,
    codes: ['taken', 'wrong-state'],
  }),
  renewTeamAccess: endpoint({
    method: 'POST',
    path: '/season-teams/{id}/access',
    access: 'captain',
    summary: 'Creates a new link and a new code of six digits for the captain of a team. The former ones end.',
    changes: ['teams'],
    output: z.object({ token: z.string(), code: z.string() }),
    codes: ['wrong-state'],
  }),
  claimTeam: endpoint({
    method: 'POST',
    path: '/season-teams/claim',
    access: 'user',
    summary: 'Connects a captain of a team with the account of the caller, who has the link of the team.',
    changes: ['teams'],
    input: z.object({ token: z.string().check(z.maxLength(100)) }),
    output: SeasonTeam,
    codes: ['taken', 'wrong-state'],
  }),
  previewWithdrawal: endpoint({
    method: 'GET',
    path: '/season-teams/{id}/withdrawal',
    access: 'organiser',
    summary: 'What the withdrawal of a team would do to its matches, by group. Empty before the fixtures are published.',
    reads: ['teams', 'fixtures', 'tables', 'seasonGroups', 'seasons'],
    output: z.array(WithdrawalEffect),
  }),
  withdrawTeam: endpoint({
    method: 'POST',
    path: '/season-teams/{id}/withdraw',
    access: 'organiser',
    summary: 'Withdraws or excludes a team, today by default. Its matches are annulled, or those left are awarded, as its group says.',
    changes: ['teams', 'fixtures', 'sheets', 'tables'],
    input: z.object({ excluded: z.optional(z.boolean()), on: z.optional(day), reason: z.optional(line(500)) }),
    output: SeasonTeam,
    codes: ['wrong-state'],
  }),
};
