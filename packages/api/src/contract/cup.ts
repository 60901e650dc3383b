import * as z from 'zod/mini';
import type { Unmet } from '@oche/darts/cup/drawRound';
import { homeRules, playRules, type DrawRule } from '@oche/darts/cup/roundRules';
import { day, endpoint, id } from './define.ts';
import { CupRoundName } from './cupRoundName.ts';
import { drawNumber, Match } from './fixture.ts';
import { mostTeams } from './group.ts';
import { matchTotals } from './standings.ts';
import { TeamRef } from './team.ts';

/** A cup of 256 teams has 8 rounds; late entrants may make it longer. */
const round = z.int().check(z.gte(1), z.lte(20));

/** The longest time for a round, in days from its first to its last. */
export const longestRound = 14;

/** The rules of a round. `RoundRules` of `@oche/darts/cup/roundRules` documents them. */
export const CupRoundRules = z.object({
  draw: z.union([
    z.object({ by: z.enum(['open', 'regional']) }),
    z.object({ by: z.literal('seeded'), meetFrom: round }),
  ]) satisfies z.ZodMiniType<DrawRule>,
  home: z.enum(homeRules),
  plays: z.enum(playRules),
  /** the location of all matches; null: that of the home team */
  locationId: z.nullable(id),
  /** the first and last day on which it is played */
  from: day,
  to: day,
});
export type CupRoundRules = z.infer<typeof CupRoundRules>;

/** A tie of a round. Its teams stay as they were drawn, also if a result of an earlier round is corrected afterwards. */
export const CupTie = z.object({
  /** unique in the cup: `w2-3` is the third tie of the second round */
  key: z.string(),
  /** the teams as drawn; no second team in a bye */
  teams: z.tuple([TeamRef, z.nullable(TeamRef)]),
  /** null in a bye */
  match: z.nullable(Match),
  /** the season team that goes through; null while it is open, and if neither team came */
  winnerId: z.nullable(id),
  /** whether it is not decided yet */
  open: z.boolean(),
});
export type CupTie = z.infer<typeof CupTie>;

/** A round that has been drawn. */
export const CupRound = z.object({
  round: z.int(),
  name: CupRoundName,
  /** the number that repeats the draw */
  drawNumber: z.int(),
  drawnAt: z.string(),
  rules: CupRoundRules,
  /** matches first, then byes */
  ties: z.array(CupTie),
  /** the wishes that the draw breaks */
  unmet: z.array(
    z.object({
      tie: z.string(),
      wish: z.enum(['seeds', 'regions', 'clubs', 'home']),
      because: z.enum(['numbers', 'draw', 'both-away']),
    }) satisfies z.ZodMiniType<Unmet>,
  ),
});
export type CupRound = z.infer<typeof CupRound>;

/** A cup as it has been drawn so far. */
export const CupBracket = z.object({
  groupId: id,
  rounds: z.array(CupRound),
  champion: z.nullable(TeamRef),
  /** The round that can be drawn next; null when the cup is decided, or has fewer than two teams. */
  next: z.nullable(
    z.object({
      round: z.int(),
      /** the teams that have won their last tie */
      teams: z.array(TeamRef),
      /** the teams that have not entered yet */
      waiting: z.array(TeamRef),
      /** how many ties have to be decided first */
      open: z.int(),
    }),
  ),
  /** whether the last round can be drawn again: none of its matches has a lineup, a score or a result */
  redrawable: z.boolean(),
});
export type CupBracket = z.infer<typeof CupBracket>;

/** A row of the standings of a cup, which `CupRow` of `@oche/darts/cup/cupStandings` documents. */
export const CupStandingsRow = z.object({
  team: TeamRef,
  state: z.enum(['champion', 'in', 'out']),
  /** the round that the team has reached; null before its first tie, while that round is not drawn, and for the champion */
  round: z.nullable(CupRoundName),
  position: z.nullable(z.int()),
  ...matchTotals,
});
export type CupStandingsRow = z.infer<typeof CupStandingsRow>;

/** The standings of a cup: the champion, the teams still in, then the others by the round that they have reached. */
export const CupStandings = z.object({ groupId: id, rows: z.array(CupStandingsRow) });
export type CupStandings = z.infer<typeof CupStandings>;

export const cupEndpoints = {
  getCupBracket: endpoint({
    method: 'GET',
    path: '/season-groups/{id}/cup',
    access: 'public',
    summary: 'The rounds of a cup that have been drawn, with their matches. Only organisers see it before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'teams', 'seasons', 'places'],
    output: CupBracket,
  }),
  getCupStandings: endpoint({
    method: 'GET',
    path: '/season-groups/{id}/cup/standings',
    access: 'public',
    summary: 'How far each team of a cup has come, with its matches. Only organisers see it before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'teams', 'seasons'],
    output: CupStandings,
  }),
  drawCupRound: endpoint({
    method: 'POST',
    path: '/season-groups/{id}/cup',
    access: 'organiser',
    summary:
      'Draws the next round of a cup, and gives each match an evening at the home team. Matches without a free evening have no date.',
    changes: ['fixtures', 'seasonGroups'],
    input: z.object({
      /** refused as `changed` unless it is the next round */
      round,
      /** the season teams that enter in this round; those that have won are always in it */
      entering: z.array(id).check(z.maxLength(mostTeams.cup)),
      rules: CupRoundRules,
      /** default: a new one */
      drawNumber: z.optional(drawNumber),
    }),
    output: CupBracket,
    codes: ['wrong-state', 'changed', 'too-few', 'not-ready', 'limit-reached'],
  }),
  undoCupRound: endpoint({
    method: 'POST',
    path: '/season-groups/{id}/cup/undo',
    access: 'organiser',
    summary: 'Takes back the draw of the last round, with its matches. Refused once a lineup is in or a match is decided.',
    changes: ['fixtures', 'seasonGroups'],
    /** refused as `changed` unless it is the last round */
    input: z.object({ round }),
    output: CupBracket,
    codes: ['wrong-state', 'changed', 'has-dependents'],
  }),
};
