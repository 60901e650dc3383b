import * as z from 'zod/mini';
import { day, endpoint, id, line } from './define.ts';
import { TeamRef } from './team.ts';

const deduction = z.number().check(z.gte(0), z.lte(1000), z.multipleOf(0.5));
const reason = line(500).check(z.minLength(1));

/** A penalty of a team. Everybody sees its points with their reason in the table. Only organisers and the captains of the team see the fine. */
export const Penalty = z.object({
  id,
  groupId: id,
  team: TeamRef,
  match: z.nullable(z.object({ id, slug: z.string() })),
  /** the points and game points that the table subtracts */
  points: z.number(),
  gamePoints: z.number(),
  /** in cents of the currency of the competition */
  fine: z.int(),
  isPaid: z.boolean(),
  reason: z.string(),
  /** the day from which it counts */
  from: z.string(),
  /** why it no longer counts; null while it counts */
  lifted: z.nullable(z.object({ on: z.string(), reason: z.string() })),
});
export type Penalty = z.infer<typeof Penalty>;

export const penaltyEndpoints = {
  listPenalties: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/penalties',
    access: 'captain',
    summary: 'The penalties of a season, the newest first: all for organisers, those of their own teams for captains.',
    reads: ['penalties', 'teams', 'fixtures'],
    output: z.array(Penalty),
  }),
  addPenalty: endpoint({
    method: 'POST',
    path: '/season-teams/{team_id}/penalties',
    access: 'organiser',
    summary: 'Subtracts points or game points of a team in a table, or fines it. Without `group_id`, the table is that of its division.',
    changes: ['penalties'],
    input: z.object({
      id: z.optional(id),
      groupId: z.optional(id),
      matchId: z.optional(id),
      points: z.optional(deduction),
      gamePoints: z.optional(deduction),
      fine: z.optional(z.int().check(z.gte(0), z.lte(10_000_00))),
      reason,
      /** today by default */
      from: z.optional(day),
    }),
    output: Penalty,
    codes: ['wrong-state', 'limit-reached'],
  }),
  updatePenalty: endpoint({
    method: 'PATCH',
    path: '/penalties/{id}',
    access: 'organiser',
    summary: 'Marks the fine of a penalty as paid, or lifts the penalty with a reason, which the captains see.',
    changes: ['penalties'],
    input: z.object({ isPaid: z.optional(z.boolean()), liftedBecause: z.optional(reason) }),
    output: Penalty,
    codes: ['wrong-state'],
  }),
};
