import * as z from 'zod/mini';
import type { Matchday as PlannedMatchday, Wish as PlannedWish } from '@oche/darts/fixtures/fixture';
import { day, endpoint, id, line } from './define.ts';

/** Limits of the calendar of a season. */
const most = { matchdays: 400, blockedDates: 500, wishes: 500 } as const;
/** Bytes of the longest list. */
const maxBody = 128 * 1024;

/** Days, at most a week, on which every team of a group plays at most once. `groupId` null: for all groups. `to` is the last day. */
export const Matchday = z.object({
  groupId: z.nullable(id),
  /** unique among the matchdays of a group */
  number: z.int().check(z.gte(1), z.lte(999)),
  from: day,
  to: day,
  kind: z.enum(['league', 'cup', 'catch-up']) satisfies z.ZodMiniType<PlannedMatchday['kind']>,
});
export type Matchday = z.infer<typeof Matchday>;

/** Days on which nobody plays, or only the named group, location or team does not. If several are named, only their common matches. */
export const BlockedDate = z.object({
  from: day,
  to: day,
  reason: line(120),
  groupId: z.nullable(id),
  locationId: z.nullable(id),
  /** id of the season team */
  teamId: z.nullable(id),
});
export type BlockedDate = z.infer<typeof BlockedDate>;

/** A wish of a season team for its fixtures. `Wish` of `@oche/darts/fixtures/fixture` documents the kinds. */
export const Wish = z.union([
  z.object({ kind: z.enum(['opposite', 'same-weeks']), team: id, other: id }),
  z.object({ kind: z.enum(['not-home', 'not-playing']), team: id, day }),
  z.object({ kind: z.enum(['first-home', 'last-home']), team: id }),
  z.object({ kind: z.literal('key-number'), team: id, number: z.int().check(z.gte(1), z.lte(20)) }),
]) satisfies z.ZodMiniType<PlannedWish>;
export type Wish = z.infer<typeof Wish>;

export const calendarEndpoints = {
  listMatchdays: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/matchdays',
    access: 'public',
    summary: 'The matchdays of a season by date.',
    reads: ['fixtures', 'seasons'],
    output: z.array(Matchday),
  }),
  setMatchdays: endpoint({
    method: 'PUT',
    path: '/seasons/{season_id}/matchdays',
    access: 'organiser',
    summary: 'Replaces the matchdays of a season. Refused if a match belongs to a matchday that is missing.',
    changes: ['fixtures'],
    maxBody,
    input: z.object({ matchdays: z.array(Matchday).check(z.maxLength(most.matchdays)) }),
    output: z.array(Matchday),
    codes: ['wrong-state', 'has-dependents'],
  }),
  listBlockedDates: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/blocked-dates',
    access: 'organiser',
    summary: 'The blocked dates of a season.',
    reads: ['fixtures'],
    output: z.array(BlockedDate),
  }),
  setBlockedDates: endpoint({
    method: 'PUT',
    path: '/seasons/{season_id}/blocked-dates',
    access: 'organiser',
    summary: 'Replaces the blocked dates of a season. Matches on these days stay until they are moved or planned again.',
    changes: ['fixtures'],
    maxBody,
    input: z.object({ blockedDates: z.array(BlockedDate).check(z.maxLength(most.blockedDates)) }),
    output: z.array(BlockedDate),
    codes: ['wrong-state'],
  }),
  listWishes: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/wishes',
    access: 'organiser',
    summary: 'The wishes for the fixtures of a season that its organisers have accepted.',
    reads: ['fixtures'],
    output: z.array(Wish),
  }),
  setWishes: endpoint({
    method: 'PUT',
    path: '/seasons/{season_id}/wishes',
    access: 'organiser',
    summary: 'Replaces the wishes for the fixtures of a season.',
    changes: ['fixtures'],
    maxBody,
    input: z.object({ wishes: z.array(Wish).check(z.maxLength(most.wishes)) }),
    output: z.array(Wish),
    codes: ['wrong-state'],
  }),
};
