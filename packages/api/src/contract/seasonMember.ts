import * as z from 'zod/mini';
import { email } from './account.ts';
import { day, endpoint, id, instant, line, name } from './define.ts';

/** Maximum number of roster entries of a member in a season. */
const mostEntries = 20;

/**
 * The states of a member on the present day. A member whom a captain has asked for is `requested` until an organiser accepts. A suspension ends
 * after its day or its matches, or when an organiser lifts it.
 */
export const MemberState = z.enum(['requested', 'active', 'suspended', 'ended']);
export type MemberState = z.infer<typeof MemberState>;

/** How a member plays for a team: as their own team, for a limited time, or besides another team. */
export const RosterKind = z.enum(['fixed', 'loan', 'second']);
export type RosterKind = z.infer<typeof RosterKind>;

/**
 * The states of a transfer. A captain asks for the member. The captain of the former team agrees, which completes the transfer if captains may
 * change rosters. Otherwise an organiser completes it.
 */
export const TransferState = z.enum(['asked', 'agreed', 'done', 'refused']);
export type TransferState = z.infer<typeof TransferState>;

/** A team in a season, with its name then. */
const team = z.object({ id, name: z.string() });

/** A member on the roster of a team from one day to another, both included; `to` is null while it lasts. */
export const RosterEntry = z.object({ team, from: z.string(), to: z.nullable(z.string()), kind: RosterKind });
export type RosterEntry = z.infer<typeof RosterEntry>;

/** A request that a member plays for the team `to`, and leaves the team `from`, which is null for a new member. */
export const RosterRequest = z.object({
  id,
  from: z.nullable(team),
  to: team,
  /** the first day in the team `to` if the request is accepted today */
  on: z.string(),
  state: TransferState,
  /** a match of one of the teams today, because of which a player who changes teams moves tomorrow; null for a new member */
  match: z.nullable(z.object({ home: z.string(), away: z.string() })),
  /** whether the captain says that a new person is not a known player of the same name */
  isAnotherPerson: z.boolean(),
});
export type RosterRequest = z.infer<typeof RosterRequest>;

/** A request of a team that was refused in the last 14 days, with the name of the player. `joined`: the team that the player has joined instead. */
export const RefusedRequest = z.object({
  id,
  teamId: id,
  name: z.string(),
  reason: z.nullable(z.string()),
  joined: z.nullable(z.string()),
  refusedAt: instant,
});
export type RefusedRequest = z.infer<typeof RefusedRequest>;

/**
 * A suspension from a day until another day, which is included, or for a number of matches. One of `to` and `matches` is null. `left`: how many of
 * the matches are left, null without `matches`. A match of the player's team counts if it was decided by play, without the player.
 */
export const Suspension = z.object({
  ...{ from: z.string(), to: z.nullable(z.string()), matches: z.nullable(z.int()), left: z.nullable(z.int()) },
  /** why, as an organiser has entered it; absent for everybody except organisers */
  reason: z.optional(z.nullable(z.string())),
});
export type Suspension = z.infer<typeof Suspension>;

/** A player of a season where figures name them. `id`: of the player. The name is that of `SeasonMember`. */
export const PlayerRef = z.object({ id, name: z.string(), number: z.nullable(z.int()), isHiddenMinor: z.boolean() });
export type PlayerRef = z.infer<typeof PlayerRef>;

/** A player in a season, with the teams that they have played for. */
export const SeasonMember = z.object({
  id,
  seasonId: id,
  playerId: id,
  /** the first name and an initial if `isHiddenMinor`, except for organisers, captains of the season, and the member */
  name: z.string(),
  /** unique in the organisation; null until the member has been accepted */
  number: z.nullable(z.int()),
  state: MemberState,
  /** the first day; null until the member has been accepted */
  activeFrom: z.nullable(z.string()),
  /** the first day on which they may play, after the waiting time of new members; null until the member has been accepted */
  mayPlayFrom: z.nullable(z.string()),
  /** the last day; null while there is no end */
  activeTo: z.nullable(z.string()),
  /** a class of strength, such as `A` */
  class: z.nullable(z.string()),
  suspension: z.nullable(Suspension),
  /** in the order of days */
  roster: z.array(RosterEntry),
  /** whether public pages hide the full name and the picture: a minor without consent */
  isHiddenMinor: z.boolean(),
  /** open requests; none for everybody except organisers and the captains of the two teams */
  requests: z.array(RosterRequest),
  /** absent for everybody except organisers, the captains of the member's teams, and the member */
  email: z.optional(z.nullable(z.string())),
  /** whether an account belongs to the player; absent like `email` */
  hasAccount: z.optional(z.boolean()),
  /** date of birth; absent for everybody except organisers and the member, like `hasConsent` */
  bornOn: z.optional(z.nullable(z.string())),
  /** whether the full name of a minor may be public */
  hasConsent: z.optional(z.boolean()),
});
export type SeasonMember = z.infer<typeof SeasonMember>;

const person = {
  email: z.optional(z.nullable(email)),
  bornOn: z.optional(z.nullable(day)),
  hasConsent: z.optional(z.boolean()),
};
/** The highest number of a player. */
export const highestNumber = 999_999;
export const playerNumber = z.int().check(z.gte(1), z.lte(highestNumber));
/** A class of strength, such as `A`. */
export const playingClass = line(12);
const terms = {
  number: z.optional(playerNumber),
  class: z.optional(z.nullable(playingClass)),
};

export const seasonMemberEndpoints = {
  listSeasonMembers: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/members',
    access: 'public',
    summary: 'The members of a season by name, or those of one team. Members without a team and requests are for organisers.',
    reads: ['roster', 'players', 'teams', 'seasons', 'fixtures', 'tables'],
    input: z.object({
      /** a team in the season */
      teamId: z.optional(id),
    }),
    output: z.array(SeasonMember),
  }),
  createMember: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/members',
    access: 'captain',
    summary: 'Enters a known player or a new person in a season, and on the roster of a team. For captains it may be a request.',
    changes: ['roster', 'players'],
    input: z.object({
      id: z.optional(id),
      /** a known player; otherwise `person` */
      playerId: z.optional(id),
      person: z.optional(z.object({ name, ...person })),
      /** says in a request that `person` is not a known player of the same name */
      isAnotherPerson: z.optional(z.boolean()),
      ...terms,
      /** today by default; not after the season */
      activeFrom: z.optional(day),
      /** a team in the season; captains have to name their own */
      teamId: z.optional(id),
      kind: z.optional(RosterKind),
    }),
    output: SeasonMember,
    codes: ['number-taken', 'roster-closed', 'other-team', 'too-many', 'wrong-state', 'limit-reached', 'taken'],
  }),
  updateMember: endpoint({
    method: 'PATCH',
    path: '/season-members/{id}',
    access: 'captain',
    summary:
      'Changes a member of a season, or ends the membership. If the season allows, captains change e-mail addresses and end roster entries.',
    changes: ['roster', 'players', 'teams', 'entries', 'games'],
    input: z.object({
      name: z.optional(name),
      ...person,
      ...terms,
      activeFrom: z.optional(day),
      /** the last day of the membership, which also ends the roster entries; results stay */
      activeTo: z.optional(z.nullable(day)),
      /** until a day or for a number of matches; null lifts the suspension */
      suspension: z.optional(z.nullable(z.object({ to: z.optional(day), matches: z.optional(z.int().check(z.gte(1), z.lte(99))) }))),
      /** the last day on the roster of a team, today by default; results stay */
      leaves: z.optional(z.object({ teamId: id, on: z.optional(day) })),
      /** replaces all roster entries of the member */
      roster: z.optional(
        z.array(z.object({ teamId: id, from: day, to: z.nullable(day), kind: RosterKind })).check(z.maxLength(mostEntries)),
      ),
      /** why; that of a suspension is shown with it */
      reason: z.optional(line(500)),
    }),
    output: SeasonMember,
    codes: ['number-taken', 'roster-closed', 'other-team', 'too-many', 'wrong-state'],
  }),
  transferMember: endpoint({
    method: 'POST',
    path: '/season-members/{id}/transfer',
    access: 'captain',
    summary:
      'Moves a member to another team on a day of the season, which is today by default. The captain of the new team can ask for it. Requests of other teams that this rules out are refused.',
    changes: ['roster'],
    input: z.object({
      /** the new team */
      teamId: id,
      /** the team to leave, if the member has several */
      fromTeamId: z.optional(id),
      on: z.optional(day),
    }),
    output: SeasonMember,
    codes: ['roster-closed', 'other-team', 'too-many', 'wrong-state'],
  }),
  answerRequest: endpoint({
    method: 'POST',
    path: '/transfers/{id}/answer',
    access: 'captain',
    summary:
      'Accepts or refuses a request, or takes back an own one. Without the request, a new member is deleted, and the response is null. Organisers can accept a known player in place of a new one. Requests of other teams for a player who has joined one are refused. A captain agrees to one request for a player at a time.',
    changes: ['roster', 'players'],
    input: z.object({
      accept: z.boolean(),
      /** the known player whom the captain meant by a new person; only for organisers who accept */
      playerId: z.optional(id),
      reason: z.optional(line(500)),
    }),
    output: z.nullable(SeasonMember),
    codes: ['roster-closed', 'other-team', 'too-many', 'wrong-state', 'taken'],
  }),
  listRefusedRequests: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/refused-requests',
    access: 'captain',
    summary:
      'The requests that were refused in the last 14 days, the newest first: all for organisers, those of their own teams for captains.',
    reads: ['roster', 'teams'],
    output: z.array(RefusedRequest),
  }),
};
