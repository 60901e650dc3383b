import * as z from 'zod/mini';
import type { Break as PlannedBreak, Fixture as PlannedFixture } from '@oche/darts/fixtures/fixture';
import type { LocationEvening as PlannedEvening } from '@oche/darts/fixtures/evenings';
import type { Figures } from '@oche/darts/fixtures/figures';
import type { Concern as JudgedConcern } from '@oche/darts/fixtures/moves';
import type { Unmet as PlannedUnmet } from '@oche/darts/fixtures/unmet';
import { seasonMatchStatuses } from '@oche/darts/league/seasonMatch';
import { Matchday, Wish } from './calendar.ts';
import { CupOfMatch } from './cupRoundName.ts';
import { day, endpoint, id, line, localDateTime, month, pageOf, paging } from './define.ts';
import { TeamRef } from './team.ts';

/** Maximum number of days for which evenings are judged. */
export const mostEvenings = 92;

/** `postponed`: without a date, or interrupted. `walkover`: decided without being played to its end. */
export const MatchStatus = z.enum(seasonMatchStatuses);
export type MatchStatus = z.infer<typeof MatchStatus>;

/** A match of two teams of a season. */
export const Match = z.object({
  id,
  slug: z.string(),
  groupId: id,
  /** the number of the matchday of a league match; null if the season has too few matchdays */
  matchday: z.nullable(z.int()),
  /** the cup of a cup match, and the name of its round; null in a league */
  cup: z.nullable(CupOfMatch),
  home: TeamRef,
  away: TeamRef,
  location: z.object({ id, name: z.string() }),
  /** local to `timeZone`; null while it has no evening */
  startsAt: z.nullable(localDateTime),
  timeZone: z.string(),
  state: MatchStatus,
  /** whether planning again leaves it as it is */
  locked: z.boolean(),
  /** the evenings from which it was moved, the oldest first */
  movedFrom: z.array(z.object({ startsAt: z.nullable(localDateTime), locationId: id })),
  /** the side that did not come, of a walkover */
  absent: z.nullable(z.enum(['home', 'away', 'both'])),
  /** the game points so far, home first; null before the match has begun */
  points: z.nullable(z.readonly(z.tuple([z.number(), z.number()]))),
  /** whether it belongs to a team that withdrew, and counts for nothing */
  annulled: z.boolean(),
});
export type Match = z.infer<typeof Match>;

/** A part of the calendar of a season: three matchdays in a row, with everything until the next one, or a month. */
export const SeasonCalendar = z.object({
  /** its first and last day */
  from: day,
  to: day,
  /** the matchdays in it, by date */
  matchdays: z.array(Matchday),
  /** by date; with `undated` at most `mostInCalendar` */
  matches: z.array(Match),
  /** matches that have no evening at present; the same in every part */
  undated: z.array(Match),
  /** days in it on which nobody plays */
  blockedDates: z.array(z.object({ from: day, to: day, reason: z.string() })),
  /** the locations of all matches of the season, by name. `hasFeed`: whether `calendarPath` leads to a calendar of it. */
  locations: z.array(z.object({ id, name: z.string(), hasFeed: z.boolean() })),
  /** the first days of the parts before and after it; null if there are none */
  earlier: z.nullable(day),
  later: z.nullable(day),
});
export type SeasonCalendar = z.infer<typeof SeasonCalendar>;

/** A match in a plan, with the ids of group, season teams and location. `key`: the id of the match, or a name for a new one. */
export const Fixture = z.object({
  key: z.string(),
  group: id,
  home: id,
  away: id,
  matchday: z.nullable(z.int()),
  location: id,
  day: z.nullable(day),
}) satisfies z.ZodMiniType<PlannedFixture>;
export type Fixture = z.infer<typeof Fixture>;

const key = z.string();
const conflicts = <Shape extends z.core.$ZodLooseShape>(shape: Shape) =>
  [
    z.object({ rule: z.literal('full'), location: id, day, boards: z.int(), matches: z.int(), ...shape }),
    z.object({
      ...{ rule: z.literal('blocked'), day, reason: z.string() },
      ...{ of: z.enum(['all', 'group', 'location', 'team']), id: z.nullable(id), ...shape },
    }),
    z.object({ rule: z.enum(['same-evening', 'consecutive', 'same-matchday']), team: id, other: key, ...shape }),
  ] as const;

/** A hard rule that a plan breaks. `Break` of `@oche/darts/fixtures/fixture` documents the rules. */
export const Break = z.union([
  ...conflicts({ match: key }),
  z.object({ rule: z.enum(['no-matchday', 'no-evening']), match: key, group: id, home: id, away: id }),
  z.object({ rule: z.literal('meetings'), group: id, home: id, away: id, wanted: z.int(), planned: z.int() }),
]) satisfies z.ZodMiniType<PlannedBreak>;
export type Break = z.infer<typeof Break>;

/** A reason against an evening: a hard rule, another match of a team in the same week, or a wish. */
export const Concern = z.union([
  ...conflicts({}),
  z.object({ rule: z.literal('same-week'), team: id, other: key }),
  z.object({ rule: z.literal('wish'), wish: Wish }),
]) satisfies z.ZodMiniType<JudgedConcern>;
export type Concern = z.infer<typeof Concern>;

const side = z.enum(['home', 'away']);
/** A soft rule that a plan does not meet. `Unmet` of `@oche/darts/fixtures/unmet` documents the rules. */
export const Unmet = z.union([
  z.object({ rule: z.literal('wish'), wish: Wish, matches: z.array(key) }),
  z.object({ rule: z.literal('derby'), match: key }),
  z.object({ rule: z.literal('run'), team: id, side, matches: z.array(key) }),
  z.object({ rule: z.literal('balance'), team: id, surplus: z.int(), match: key }),
  z.object({ rule: z.literal('ends'), team: id, side }),
  z.object({ rule: z.literal('all-home'), location: id, day, teams: z.int() }),
  z.object({ rule: z.literal('return'), matches: z.tuple([key, key]) }),
]) satisfies z.ZodMiniType<PlannedUnmet>;
export type Unmet = z.infer<typeof Unmet>;

/** The figures of a plan, which `Figures` of `@oche/darts/fixtures/figures` documents. */
export const FixtureFigures = z.object({
  breaks: z.int(),
  runs: z.int(),
  otherEvening: z.int(),
  otherWeek: z.int(),
  wishes: z.object({ met: z.int(), of: z.int() }),
  teams: z.array(
    z.object({
      ...{ team: id, group: id, home: z.int(), away: z.int() },
      ...{ surplusAfterHalf: z.int(), breaks: z.int(), longestRun: z.int() },
    }),
  ),
  loads: z.array(z.object({ location: id, week: day, matches: z.int(), boards: z.int() })),
}) satisfies z.ZodMiniType<Figures>;
export type FixtureFigures = z.infer<typeof FixtureFigures>;

/** A plan of the matches of all divisions. Nothing is stored until it is applied. */
export const FixturePlan = z.object({
  /** stands for everything that the plan depends on; a plan of another version is not applied */
  version: z.string(),
  /** the number that repeats the plan */
  drawNumber: z.int(),
  /** the matches that the plan adds (`from` null), drops (`to` null), or changes */
  changes: z.array(z.object({ from: z.nullable(Fixture), to: z.nullable(Fixture) })),
  /** hard rules that are broken */
  broken: z.array(Break),
  /** soft rules that are not met */
  unmet: z.array(Unmet),
  figures: FixtureFigures,
});
export type FixturePlan = z.infer<typeof FixturePlan>;

/** A match as it is stored, for its planner. */
export const PlannedMatch = z.extend(Fixture, {
  /** local to its location; null while it has no evening */
  startsAt: z.nullable(localDateTime),
  state: MatchStatus,
  locked: z.boolean(),
  /** whether it was moved by hand, so that planning again leaves it as it is */
  moved: z.boolean(),
});
export type PlannedMatch = z.infer<typeof PlannedMatch>;

/** The matches of a location on one day, also of other seasons. It is too full if they need more boards than the location has then. */
export const LocationEvening = z.object({
  location: id,
  day,
  matches: z.int(),
  needed: z.int(),
  boards: z.int(),
}) satisfies z.ZodMiniType<PlannedEvening>;
export type LocationEvening = z.infer<typeof LocationEvening>;

export const drawNumber = z.int().check(z.gte(0), z.lte(4_294_967_295));
const reason = z.optional(line(500));
/** a season team that has joined a division later: it plays the teams that rest, and no other match moves */
const lateTeamId = z.optional(id);

export const fixtureEndpoints = {
  planFixtures: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/fixtures/plan',
    access: 'organiser',
    summary: 'Plans all divisions, or plans them again: matches that are locked, moved or begun stay. It takes seconds and stores nothing.',
    reads: ['fixtures', 'seasonGroups', 'teams', 'places'],
    input: z.object({
      /** default: a new one */
      drawNumber: z.optional(drawNumber),
      /** earlier matches stay as they are */
      from: z.optional(day),
      lateTeamId,
    }),
    output: FixturePlan,
    codes: ['wrong-state', 'too-few', 'not-ready', 'too-many-requests'],
  }),
  applyFixtures: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/fixtures',
    access: 'organiser',
    summary: 'Stores a plan. Refused if anything that it depends on has changed. A plan that breaks hard rules needs a reason.',
    changes: ['fixtures'],
    input: z.object({ drawNumber, from: z.optional(day), lateTeamId, version: z.string().check(z.maxLength(60)), reason }),
    output: z.object({ added: z.int(), changed: z.int(), removed: z.int() }),
    codes: ['wrong-state', 'too-few', 'not-ready', 'changed', 'hard-break', 'limit-reached'],
  }),
  getFixtures: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/fixtures',
    access: 'organiser',
    summary: 'All matches of a season for its planner, and what is wrong with them. Annulled and cancelled matches are left out.',
    reads: ['fixtures', 'seasonGroups', 'teams', 'places'],
    output: z.object({
      matches: z.array(PlannedMatch),
      broken: z.array(Break),
      unmet: z.array(Unmet),
      figures: FixtureFigures,
      /** the teams of divisions that cannot be planned, because they have no location, weekday or time for home matches */
      homeless: z.array(id),
    }),
  }),
  listLocationEvenings: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/evenings',
    access: 'organiser',
    summary: 'The days on which the locations of a season have matches, with the boards that these need and those that there are.',
    reads: ['fixtures', 'seasonGroups', 'teams', 'places'],
    output: z.array(LocationEvening),
  }),
  listMatches: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/matches',
    access: 'public',
    summary: 'Matches of a season by date; those without a date come last. Only organisers see matches before the season runs.',
    reads: ['fixtures', 'seasons', 'teams', 'places'],
    input: z.object({
      ...paging,
      groupId: z.optional(id),
      /** id of the season team */
      teamId: z.optional(id),
      locationId: z.optional(id),
      matchday: z.optional(z.int().check(z.gte(0), z.lte(999))),
      state: z.optional(MatchStatus),
      /** only those that have to be decided before the season can end */
      undecided: z.optional(z.boolean()),
      /** only those with protests that wait for an organiser; for organisers */
      protested: z.optional(z.boolean()),
      /** first and last day */
      from: z.optional(day),
      to: z.optional(day),
    }),
    output: pageOf(Match),
  }),
  getSeasonCalendar: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/calendar',
    access: 'public',
    summary:
      'Matchdays, matches and days without matches of a season: of three matchdays from the one before the present one or from a day, or of a month. Only organisers see matches before the season runs.',
    reads: ['fixtures', 'seasons', 'teams', 'places'],
    input: z.object({
      /** a day of the first matchday */
      from: z.optional(day),
      /** instead of `from`. A month before or after the season is its first or last one. */
      month: z.optional(month),
      groupId: z.optional(id),
      /** id of the season team */
      teamId: z.optional(id),
      locationId: z.optional(id),
    }),
    output: SeasonCalendar,
  }),
  moveMatch: endpoint({
    method: 'POST',
    path: '/matches/{id}/move',
    access: 'organiser',
    summary:
      'Moves a match. A full evening (`taken`) or another broken hard rule (`hard-break`) needs a reason. The error lists them as `broken`.',
    changes: ['fixtures'],
    input: z.object({ startsAt: localDateTime, locationId: z.optional(id), reason }),
    output: Match,
    codes: ['wrong-state', 'taken', 'hard-break'],
  }),
  swapHome: endpoint({
    method: 'POST',
    path: '/matches/{id}/swap-home',
    access: 'organiser',
    summary: 'Exchanges home and away of a match, with its return match or without. Returns the changed matches. Hard rules as in a move.',
    changes: ['fixtures'],
    input: z.object({ withReturn: z.boolean(), reason }),
    output: z.array(Match),
    codes: ['wrong-state', 'not-ready', 'taken', 'hard-break'],
  }),
  lockMatch: endpoint({
    method: 'PUT',
    path: '/matches/{id}/lock',
    access: 'organiser',
    summary: 'Locks a match, so that planning again leaves it as it is, or unlocks it.',
    changes: ['fixtures'],
    input: z.object({ locked: z.boolean() }),
    output: Match,
    codes: ['wrong-state'],
  }),
  listFreeEvenings: endpoint({
    method: 'GET',
    path: '/matches/{id}/evenings',
    access: 'organiser',
    summary: 'Each day of a range with the reasons against playing a match then. A day without reasons is free.',
    reads: ['fixtures', 'seasonGroups', 'teams', 'places'],
    input: z.object({ from: day, to: day, locationId: z.optional(id) }),
    output: z.array(z.object({ day, concerns: z.array(Concern) })),
    codes: ['wrong-state'],
  }),
};
