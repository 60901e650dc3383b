import * as z from 'zod/mini';
import { endpoint, id, instant } from './define.ts';

/** The number of days in which merged players can be split. */
export const splitDays = 30;

/** What tells two players of one name apart. */
export const ComparedPlayer = z.object({
  id,
  name: z.string(),
  number: z.nullable(z.int()),
  /** date of birth */
  bornOn: z.nullable(z.string()),
  club: z.nullable(z.string()),
  /** name of the linked account */
  account: z.nullable(z.string()),
  /** the latest season first, with the names of the teams in it */
  seasons: z.array(z.object({ id, name: z.string(), teams: z.array(z.string()) })),
  /** number of games played, in leagues and tournaments */
  games: z.int(),
});
export type ComparedPlayer = z.infer<typeof ComparedPlayer>;

/**
 * Why two players cannot be merged. `played-together`: `kind`, `name` and `day` are those of the match or tournament, null for a game without either.
 * `other-team` and `taken`: the name of the `season` in which the two are in too many teams, or in which both ask for one team.
 */
export const MergeRefusal = z.object({
  code: z.enum(['other-account', 'other-birth-date', 'played-together', 'other-team', 'taken']),
  kind: z.optional(z.nullable(z.string())),
  name: z.optional(z.nullable(z.string())),
  day: z.optional(z.nullable(z.string())),
  season: z.optional(z.string()),
});
export type MergeRefusal = z.infer<typeof MergeRefusal>;

/** Two players as a merge would treat them: the older one is kept, and takes what it lacks from the other. */
export const MergePreview = z.object({
  kept: ComparedPlayer,
  other: ComparedPlayer,
  /** until when they could be split */
  splitUntil: instant,
  /** why a merge would be refused; null if it would not */
  refusal: z.nullable(MergeRefusal),
});
export type MergePreview = z.infer<typeof MergePreview>;

/** A player who was merged into another one. `id`, `name` and `number`: of the merged player before the merge. */
export const MergedPlayer = z.object({
  id,
  name: z.string(),
  number: z.nullable(z.int()),
  into: z.object({ id, name: z.string(), number: z.nullable(z.int()) }),
  mergedAt: instant,
  /** name of the organiser; null if the account was deleted */
  mergedBy: z.nullable(z.string()),
  splitUntil: instant,
});
export type MergedPlayer = z.infer<typeof MergedPlayer>;

export const mergedPlayerEndpoints = {
  listMergedPlayers: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/merged-players',
    access: 'organiser',
    summary: 'The merged players of an organisation that can still be split, the latest first.',
    reads: ['players'],
    output: z.array(MergedPlayer),
  }),
  previewMerge: endpoint({
    method: 'GET',
    path: '/players/{id}/merge',
    access: 'organiser',
    summary: 'Compares two players of an organisation, and tells which one a merge would keep or why it would be refused.',
    reads: ['players', 'roster', 'teams', 'seasons', 'games'],
    input: z.object({ otherId: id }),
    output: MergePreview,
    codes: ['wrong-state'],
  }),
  mergePlayers: endpoint({
    method: 'POST',
    path: '/players/{id}/merge',
    access: 'organiser',
    summary:
      'Merges two players who are one person. The older is kept, and everything of both counts together. Logs stay. Refused if both were in one match or tournament.',
    changes: ['players', 'roster', 'teams', 'entries', 'games', 'results', 'sheets', 'tables', 'mine'],
    input: z.object({ otherId: id }),
    output: MergedPlayer,
    codes: [...MergeRefusal.shape.code.options, 'wrong-state'],
  }),
  splitPlayer: endpoint({
    method: 'POST',
    path: '/players/{id}/split',
    access: 'organiser',
    summary:
      'Splits a merged player from the other one again, within 30 days. What was recorded since stays with the other. Refused if a team would have too many players.',
    changes: ['players', 'roster', 'teams', 'entries', 'games', 'results', 'sheets', 'tables', 'mine'],
    output: z.null(),
    codes: ['too-late', 'too-many', 'wrong-state'],
  }),
};
