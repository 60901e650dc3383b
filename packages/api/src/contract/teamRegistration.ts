import * as z from 'zod/mini';
import { email, langcode, linkToken } from './account.ts';
import { endpoint, id, instant, line, localTime, name, weekday } from './define.ts';
import { boardCount } from './place.ts';
import { club, SeasonTeam, short } from './team.ts';

/** What somebody without an account enters to register a team. */
const registration = {
  club: z.optional(z.nullable(club)),
  homeWeekday: z.optional(z.nullable(weekday)),
  homeTime: z.optional(z.nullable(localTime)),
  /** a location of the competition */
  locationId: z.optional(z.nullable(id)),
  /** a location that the competition does not know yet, in words */
  newLocation: z.optional(z.nullable(line(150))),
  remark: z.optional(line(300)),
};

/** What the e-mail asks to confirm. */
export const UnconfirmedRegistration = z.object({
  name: z.string(),
  club: z.nullable(z.string()),
  homeWeekday: z.nullable(z.int()),
  homeTime: z.nullable(z.string()),
  /** the name of a known location, or a new one in words */
  location: z.nullable(z.string()),
  captain: z.string(),
  remark: z.string(),
  /** the name of the season */
  season: z.string(),
});
export type UnconfirmedRegistration = z.infer<typeof UnconfirmedRegistration>;

/**
 * A team that asks to play in a season. The address of its captain is confirmed. It becomes a `SeasonTeam` when an organiser accepts it, and is deleted
 * when an organiser refuses it, because the name of a team and the address in it are those of a stranger until then.
 */
export const TeamRegistration = z.object({
  id,
  seasonId: id,
  name: z.string(),
  /** a short name: that of the known team, otherwise one made of its name */
  short: z.string(),
  club: z.nullable(z.string()),
  homeWeekday: z.nullable(z.int()),
  homeTime: z.nullable(z.string()),
  location: z.nullable(z.object({ id, name: z.string() })),
  newLocation: z.nullable(z.string()),
  captain: z.object({ name: z.string(), email: z.string() }),
  remark: z.string(),
  confirmedAt: instant,
  /** a team of the competition with the same name */
  sameName: z.nullable(
    z.object({
      /** whether it plays in this season already */
      isEntered: z.boolean(),
      /** the names of its captains in the latest season in which it had any */
      captains: z.array(z.string()),
      /** whether the request comes from the address of one of them */
      isKnownAddress: z.boolean(),
    }),
  ),
});
export type TeamRegistration = z.infer<typeof TeamRegistration>;

export const teamRegistrationEndpoints = {
  registerTeam: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/registrations',
    access: 'public',
    summary:
      'Asks for a team to play in an open season. An e-mail to its captain has a link to confirm it within a day. A later request of the same address replaces an unconfirmed one. The response does not reveal whether there is one.',
    changes: [],
    input: z.object({ name, ...registration, captain: name, email, langcode: z.optional(langcode) }),
    output: z.null(),
    codes: ['wrong-state', 'limit-reached', 'too-many-requests'],
  }),
  getUnconfirmedRegistration: endpoint({
    method: 'GET',
    path: '/registrations/unconfirmed',
    access: 'public',
    summary: 'What the link in an e-mail confirms, by the token of the link; null if it has been used or replaced, or has expired.',
    reads: [],
    input: z.object({ token: linkToken }),
    output: z.nullable(UnconfirmedRegistration),
  }),
  confirmRegistration: endpoint({
    method: 'POST',
    path: '/registrations/confirm',
    access: 'public',
    summary: 'Confirms a request to play in a season by the token of its link, once. The organisers learn of it.',
    changes: ['teams'],
    input: z.object({ token: linkToken }),
    output: z.object({ name: z.string() }),
    codes: ['gone', 'wrong-state'],
  }),
  listTeamRegistrations: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/registrations',
    access: 'organiser',
    summary: 'The teams that ask to play in a season and wait for an answer, the oldest first.',
    reads: ['teams', 'seasons', 'places'],
    output: z.array(TeamRegistration),
  }),
  answerRegistration: endpoint({
    method: 'POST',
    path: '/registrations/{id}/answer',
    access: 'organiser',
    summary:
      'Accepts a team that asks to play, under the name and at the location that the organiser chooses, or refuses it with a reason. A team of an earlier season with this name enters again. The captain gets an e-mail, with the link of the team if it is accepted. The response of a refusal is null.',
    changes: ['teams', 'roster', 'players', 'places'],
    input: z.object({
      accept: z.boolean(),
      /** the name that it plays under, by default the one asked for */
      name: z.optional(name),
      /** needed to accept it */
      short: z.optional(short),
      /** by default the one asked for */
      locationId: z.optional(z.nullable(id)),
      /** a location to create for the team, instead of `location_id`, in the time zone of the competition */
      newLocation: z.optional(z.object({ name, boards: boardCount })),
      /** whether a team of an earlier season gets its roster of then; false by default */
      withRoster: z.optional(z.boolean()),
      /** needed to refuse it; the captain reads it */
      reason: z.optional(line(500)),
    }),
    output: z.nullable(SeasonTeam),
    codes: ['taken', 'wrong-state', 'limit-reached'],
  }),
};
