import * as z from 'zod/mini';
import { defaultPostponementRules } from '@oche/darts/fixtures/postponement';
import { BlockedDate } from './calendar.ts';
import { Season } from './competition.ts';
import { day, endpoint, id, instant, line, name } from './define.ts';

/**
 * The states of a season, in order. Only organisers see a `draft`. Teams and members register while it is `open`. The fixtures are published
 * when it is `running`. All matches are decided when it is `finished`, and an `archived` season can no longer be changed.
 */
export const SeasonState = z.enum(['draft', 'open', 'running', 'finished', 'archived']);
export type SeasonState = z.infer<typeof SeasonState>;

/** Whether everybody sees the fixtures of a season. Before, only its organisers do. */
export const isPublished = ({ state }: { state: SeasonState }): boolean => state !== 'draft' && state !== 'open';

/** Whether a season is over, so that its teams, groups, members and matches no longer change. */
export const isOver = ({ state }: { state: SeasonState }): boolean => state === 'finished' || state === 'archived';

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most));
const from1To = (most: number) => z.int().check(z.gte(1), z.lte(most));

/** What counts on the leaderboards of a season. */
export const LeaderboardRules = z.object({
  /** `strict`: only three treble 19 are a 171 */
  count171: z.enum(['strict', 'total']),
  /** a leg from `start` in at most `darts` darts; `sizes`: the numbers of players on a side for which it counts */
  shortLeg: z.object({ darts: from1To(60), start: from1To(1001), sizes: z.array(from1To(4)).check(z.minLength(1), z.maxLength(4)) }),
  /** the lowest checkout that is listed */
  highCheckout: from1To(170),
  /** short legs in the order of visits instead of darts */
  byVisits: z.boolean(),
});

/** The rules of a season that do not depend on a group. */
export const SeasonRules = z.object({
  /** whether captains may change the roster of their team: never, by a request to the organiser, or freely */
  rosterByCaptain: z.enum(['no', 'request', 'free']),
  /** fewest and most players on the roster of a team */
  leastPlayers: from1To(40),
  mostPlayers: from1To(40),
  /** days between the registration of a member and their first match */
  waitDays: upTo(60),
  /** the last day on which members can join a roster; null for no such day */
  rosterCloses: z.nullable(day),
  /** most teams of a member at the same time */
  teamsPerMember: from1To(4),
  /** who may play as a substitute: only the roster, also the rosters of the club's teams on lower levels, or every member of the season */
  substitutes: z.enum(['roster', 'club-lower', 'any-member']),
  /** after this many matches as a substitute, a member belongs to that team */
  mostAsSubstitute: upTo(20),
  /** most matches of a player on one matchday */
  matchesPerMatchday: from1To(7),
  /** when captains can hand in a lineup: from `opens` hours before the match until `closes` minutes before it */
  lineup: z.object({ opens: upTo(336), closes: upTo(1440) }),
  /** hours after which an undisputed sheet counts as confirmed */
  confirmHours: from1To(336),
  /** days in which a captain can protest against a confirmed match */
  protestDays: upTo(60),
  /**
   * A match can be postponed by at most `days` days, with `notice` days' notice, and not in the last `lastWeeks` weeks of the season.
   * `approval`: an organiser has to agree.
   */
  postpone: z.object({ days: upTo(120), notice: upTo(60), lastWeeks: upTo(20), approval: z.boolean() }),
  /** members below this age appear on public pages with their first name and an initial, unless there is consent */
  minorAge: upTo(21),
  /** the figures of the leaderboards */
  leaderboards: LeaderboardRules,
  /** whether captains may enter results from paper */
  paper: z.enum(['allowed', 'with-reason', 'no']),
});
export type SeasonRules = z.infer<typeof SeasonRules>;

/** Most teams of a season. */
export const mostTeamsInSeason = 300;

/** The rules of a new season. */
export const defaultSeasonRules: SeasonRules = {
  rosterByCaptain: 'request',
  leastPlayers: 4,
  mostPlayers: 12,
  waitDays: 7,
  rosterCloses: null,
  teamsPerMember: 1,
  substitutes: 'roster',
  mostAsSubstitute: 3,
  matchesPerMatchday: 1,
  lineup: { opens: 24, closes: 0 },
  confirmHours: 48,
  protestDays: 7,
  postpone: defaultPostponementRules,
  minorAge: 16,
  leaderboards: { count171: 'strict', shortLeg: { darts: 18, start: 501, sizes: [1] }, highCheckout: 100, byVisits: false },
  paper: 'allowed',
};

/** A season with its state and rules. */
export const SeasonDetails = z.extend(Season, {
  state: SeasonState,
  rules: SeasonRules,
  /** the season whose rules it began with */
  copiedFrom: z.nullable(id),
  /** when it stopped being a draft for the first time */
  publishedAt: z.nullable(instant),
});
export type SeasonDetails = z.infer<typeof SeasonDetails>;

const dates = { startsOn: day, endsOn: day };

const teamAtEnd = z.object({
  /** of the season team */
  id,
  /** of the permanent team */
  teamId: id,
  name: z.string(),
});

/** A division at the end of a season, with its rules for going up and down. `FinalGroup` of `@oche/darts/league/promotion` documents the fields. */
export const FinalDivision = z.object({
  id,
  name: z.string(),
  level: z.int(),
  ranked: z.array(teamAtEnd),
  out: z.array(teamAtEnd),
  up: z.int(),
  down: z.int(),
  playOffUp: z.int(),
  leastSize: z.nullable(z.int()),
  /** whether all of its matches are decided, and no tie is left */
  isFinal: z.boolean(),
});
export type FinalDivision = z.infer<typeof FinalDivision>;

/** What a new season takes from the one that it is copied from, besides its rules: all divisions and cups, and these teams. */
const Copy = z.object({
  teams: z
    .array(
      z.object({
        /** a permanent team, as it was in that season */
        teamId: id,
        /** a division of that season, whose copy the team joins; null for none */
        groupId: z.nullable(id),
      }),
    )
    .check(z.maxLength(mostTeamsInSeason)),
  /** the present players of these teams */
  withRosters: z.boolean(),
  /** the board members on the public site */
  withBoard: z.boolean(),
});
/** Bytes of a copy with all its teams. */
const maxBody = 64 * 1024;

export const seasonEndpoints = {
  listSeasons: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/seasons',
    access: 'public',
    summary: 'The seasons of a competition, newest first. Only organisers see drafts.',
    reads: ['seasons'],
    output: z.array(SeasonDetails),
  }),
  createSeason: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/seasons',
    access: 'organiser',
    summary:
      'Creates a season of a competition as a draft, empty or with what it takes from an earlier one. Its slug is made from its name.',
    changes: ['seasons', 'teams', 'seasonGroups', 'roster', 'boardMembers', 'fixtures'],
    maxBody,
    input: z.object({
      id: z.optional(id),
      name,
      ...dates,
      /** a season of the same competition whose rules are copied */
      copiedFrom: z.optional(id),
      /** needs `copied_from` */
      copy: z.optional(Copy),
      /** days on which nobody plays */
      blockedDates: z.optional(z.array(z.pick(BlockedDate, { from: true, to: true, reason: true })).check(z.maxLength(20))),
    }),
    output: SeasonDetails,
    codes: ['not-a-competition', 'limit-reached', 'taken'],
  }),
  listFinalDivisions: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/final-divisions',
    access: 'organiser',
    summary: 'The divisions of a season with their teams by rank, from which the levels of the next season follow.',
    reads: ['fixtures', 'tables', 'penalties', 'seasonGroups', 'teams'],
    output: z.array(FinalDivision),
  }),
  updateSeason: endpoint({
    method: 'PATCH',
    path: '/seasons/{id}',
    access: 'organiser',
    summary: 'Changes name, slug, dates or rules of a season. The former slug keeps leading to it.',
    changes: ['seasons'],
    input: z.object({
      name: z.optional(name),
      slug: z.optional(line(60)),
      startsOn: z.optional(day),
      endsOn: z.optional(day),
      rules: z.optional(SeasonRules),
    }),
    output: SeasonDetails,
    codes: ['taken', 'wrong-state'],
  }),
  setSeasonStatus: endpoint({
    method: 'POST',
    path: '/seasons/{id}/state',
    access: 'organiser',
    summary:
      'Moves a season to its next state, or back. A season is only published with matches, unless it has nothing but cups. Only an administrator reopens a finished season, with a reason.',
    changes: ['seasons'],
    input: z.object({ state: SeasonState, reason: z.optional(line(500)) }),
    output: SeasonDetails,
    codes: ['wrong-state', 'no-fixtures'],
  }),
};
