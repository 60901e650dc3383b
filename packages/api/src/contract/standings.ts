import * as z from 'zod/mini';
import type { RankUse } from '@oche/darts/league/table';
import { decisionWays } from '@oche/darts/standings/order';
import { CupRoundName } from './cupRoundName.ts';
import { endpoint, id, line } from './define.ts';
import { GroupRules } from './group.ts';
import { matchPayloadSchemas } from './match.ts';
import { PlayerRef } from './seasonMember.ts';
import { SeasonTeamState, TeamRef } from './team.ts';

/** Points of a team outside its matches, with the reason to show. `sets`: game points. `on`: the day from which they count. */
const Adjustment = z.object({ points: z.number(), sets: z.number(), reason: z.string(), on: z.nullable(z.string()) });

/** The figures of a team in its matches. Sets are game points. */
export const matchTotals = {
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  setsFor: z.number(),
  setsAgainst: z.number(),
  setDifference: z.number(),
  legsFor: z.int(),
  legsAgainst: z.int(),
  legDifference: z.int(),
};

/** The figures of a team in a table. `points` includes `adjusted`, the sum of all adjustments. */
const totals = {
  ...matchTotals,
  points: z.number(),
  adjusted: z.number(),
};

/**
 * What separates a team from its neighbour: a tie-breaker with the values of both. `among`: all teams that were still level, by season team.
 * `decision`: the decision that gave the values. `miniTable`: the figures among these teams, for head-to-head criteria.
 */
const Because = z.object({
  criterion: z.string(),
  upper: id,
  lower: id,
  better: z.number(),
  worse: z.number(),
  among: z.array(id),
  decision: z.nullable(z.object({ by: z.enum(decisionWays), reason: z.nullable(z.string()) })),
  miniTable: z.nullable(z.array(z.object({ team: id, ...totals }))),
});

/** A row of the table of a group. */
export const LeagueStandingsRow = z.object({
  team: TeamRef,
  state: SeasonTeamState,
  /** null for a team that is withdrawn or excluded; these rows are at the foot */
  position: z.nullable(z.int()),
  /** where the position leads; null in the middle of the table, and while a tie leaves it open */
  zone: z.nullable(z.enum(['up', 'play-off', 'down'])),
  ...totals,
  adjustments: z.array(Adjustment),
  /** the other teams of a tie that the tie-breakers leave */
  tiedWith: z.array(id),
  /** null at the ends of the table and within a tie */
  why: z.object({ above: z.nullable(Because), below: z.nullable(Because) }),
  /** the last five final results in the table, the newest last */
  form: z.array(z.object({ match: id, outcome: z.enum(['won', 'drawn', 'lost']) })),
  /** the matches in the figures whose score is not final */
  live: z.array(id),
  /** how many matches still have to be played or decided */
  open: z.int(),
});
export type LeagueStandingsRow = z.infer<typeof LeagueStandingsRow>;

const rankUses = ['title', 'up', 'play-off', 'down', 'follows'] as const satisfies readonly RankUse[];

/** The table of a group. */
export const LeagueStandings = z.object({
  groupId: id,
  rows: z.array(LeagueStandingsRow),
  /** Ties that the tie-breakers leave. Those that matter need a decision. */
  ties: z.array(z.object({ teams: z.array(id), from: z.int(), to: z.int(), matters: z.array(z.enum(rankUses)) })),
  /** whether none of the matches in the table is open */
  complete: z.boolean(),
  /** the matchdays with a final match, of which there is a table; independent of the view */
  matchdays: z.array(z.int()),
});
export type LeagueStandings = z.infer<typeof LeagueStandings>;

/** The positions of the teams of a group after each matchday that has a table, with the results of today. */
export const CourseOfPlaces = z.object({
  groupId: id,
  /** in order */
  matchdays: z.array(z.int()),
  /** The teams by their present position. Withdrawn and excluded teams are not included. `places` has the position after each matchday. */
  teams: z.array(z.object({ team: TeamRef, places: z.array(z.int()) })),
});
export type CourseOfPlaces = z.infer<typeof CourseOfPlaces>;

/** A matchday by number. */
const matchday = z.int().check(z.gte(0), z.lte(999));

/** The figures of a player in games. */
export const gameTotals = {
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  /** percentage of games won */
  percent: z.number(),
  legsFor: z.int(),
  legsAgainst: z.int(),
  legDifference: z.int(),
};

/** The three-dart average over the `averageGames` whose visits are known; null without any. */
export const averageOfGames = { average: z.nullable(z.number()), averageGames: z.int() };

/** A row of the individual standings of a group. */
export const IndividualRow = z.object({
  player: PlayerRef,
  /** all teams for which the player played in the group */
  teams: z.array(TeamRef),
  /** null while the player has too few games for a place */
  position: z.nullable(z.int()),
  /** games that the player needs for a place; 0 with a place */
  missing: z.int(),
  ...gameTotals,
  ...averageOfGames,
  points: z.number(),
});
export type IndividualRow = z.infer<typeof IndividualRow>;

/** The individual standings of a group. Players with too few games follow those with a place, the best first. */
export const IndividualTable = z.object({ groupId: id, rows: z.array(IndividualRow) });
export type IndividualTable = z.infer<typeof IndividualTable>;

const Standing = z.nullable(z.object({ position: z.nullable(z.int()), points: z.number() }));

/** A team whose place or points in a table would change. */
export const PlaceChange = z.object({ team: TeamRef, before: Standing, after: Standing });
export type PlaceChange = z.infer<typeof PlaceChange>;

/** A next round of a cup that was drawn before a correction changed who goes through. */
export const DrawConflict = z.object({
  /** the round that is drawn already */
  round: CupRoundName,
  /** the team that keeps its place in this round; null if neither team of the match is in it */
  stays: z.nullable(TeamRef),
  /** the team that goes through now, and has no place in this round; null if nobody does */
  missing: z.nullable(TeamRef),
  /** no match of this round has begun, and no later round is drawn */
  redrawable: z.boolean(),
});

/** What a correction of a match changes elsewhere. */
export const CorrectionEffects = z.object({
  /** in the table of its group; none in a cup */
  places: z.array(PlaceChange),
  /** in the next round of its cup; null in a league, if the round is not drawn yet, or if it has the team that goes through */
  cup: z.nullable(DrawConflict),
});
export type CorrectionEffects = z.infer<typeof CorrectionEffects>;

export const leagueStandingsEndpoints = {
  getStandings: endpoint({
    method: 'GET',
    path: '/season-groups/{id}/standings',
    access: 'public',
    summary: 'The table of a group. Only organisers see it before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'penalties', 'teams', 'seasons'],
    input: z.object({
      /** only matchdays up to this number, with the results of today */
      after: z.optional(matchday),
      /** only home or away matches, without adjustments and decisions */
      where: z.optional(z.enum(['all', 'home', 'away'])),
      /** also running and unconfirmed matches */
      live: z.optional(z.boolean()),
    }),
    output: LeagueStandings,
  }),
  getCourseOfPlaces: endpoint({
    method: 'GET',
    path: '/season-groups/{id}/course-of-places',
    access: 'public',
    summary: 'The positions of the teams of a group after each matchday. Only organisers see them before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'penalties', 'teams', 'seasons'],
    output: CourseOfPlaces,
  }),
  getIndividualStandings: endpoint({
    method: 'GET',
    path: '/season-groups/{id}/individual-standings',
    access: 'public',
    summary: 'The individual standings of a group, from its decided matches. Only organisers see them before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'roster', 'teams', 'seasons'],
    input: z.object({
      /** only matchdays up to this number, as they count today */
      after: z.optional(matchday),
    }),
    output: IndividualTable,
  }),
  previewGroupRules: endpoint({
    method: 'POST',
    path: '/season-groups/{id}/rules/preview',
    access: 'organiser',
    summary: 'The teams whose places or points in the table of a group other rules would change. Writes nothing.',
    changes: [],
    input: z.object({ rules: GroupRules }),
    output: z.array(PlaceChange),
    codes: ['wrong-state'],
  }),
  correctionEffects: endpoint({
    method: 'POST',
    path: '/matches/{id}/correction-effects',
    access: 'organiser',
    summary: 'What would change in the table of the group or in the next round of the cup if the corrected sheet counted. Writes nothing.',
    changes: [],
    input: z.object({
      /** another score of a match without games; null for none */
      score: z.nullable(z.object({ points: matchPayloadSchemas.score.shape.points, legs: matchPayloadSchemas.score.shape.legs })),
      /** other results of its games */
      games: z
        .array(z.object({ key: matchPayloadSchemas.slot.shape.game, legs: matchPayloadSchemas.score.shape.legs }))
        .check(z.maxLength(40)),
    }),
    output: CorrectionEffects,
    codes: ['wrong-state'],
  }),
  decideTie: endpoint({
    method: 'POST',
    path: '/season-groups/{id}/decisions',
    access: 'organiser',
    summary: 'Orders the teams of a tie that the tie-breakers leave. A later decision on the same teams replaces it.',
    changes: ['seasonGroups'],
    input: z.object({
      /** the teams of the tie; the best first, unless the server draws lots */
      teams: z.array(id).check(z.minLength(2), z.maxLength(20)),
      way: z.enum(decisionWays),
      /** needed for an order that the organiser chooses */
      reason: z.optional(line(300)),
    }),
    output: LeagueStandings,
    codes: ['nothing-to-decide', 'wrong-state'],
  }),
};
