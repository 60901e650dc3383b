import * as z from 'zod/mini';
import { carryWays } from '@oche/darts/cup/follows';
import type { Unplayed, Withdrawal } from '@oche/darts/league/closing';
import { defaultIndividualRules, type IndividualRules } from '@oche/darts/league/individual';
import { twoForAWin } from '@oche/darts/league/presets';
import type { WalkoverScore } from '@oche/darts/match/fold';
import { gameSizes, lineupKinds, type MatchStructure } from '@oche/darts/match/structure';
import { tieBreakers } from '@oche/darts/standings/tieBreakers';
import type { PointsSystem } from '@oche/darts/standings/totals';
import { opaque } from '../wire.ts';
import { endpoint, id, line, name } from './define.ts';
import { formatFields, mode, target } from './game.ts';
import { SeasonTeamState, TeamRef } from './team.ts';

/** Limits of a group. A cup may have more teams, because each plays few matches. */
export const mostTeams = { league: 20, cup: 256 } as const;

const upTo = (most: number) => z.int().check(z.gte(0), z.lte(most));
const from1To = (most: number) => z.int().check(z.gte(1), z.lte(most));

export const groupLevel = from1To(20);

const blockId = z.string().check(z.maxLength(12));
const formatName = z.string().check(z.minLength(1), z.maxLength(12));
const throwsFirst = z.strictObject({
  first: z.enum(['home', 'away', 'toss', 'bull-up']),
  then: z.enum(['alternate', 'same', 'bull-up']),
});
const seatPair = z.tuple([from1To(12), from1To(12)]);
const gameRow = z.strictObject({
  n: z.optional(from1To(40)),
  size: z.literal(gameSizes),
  format: formatName,
  points: z.optional(from1To(100)),
  at: z.optional(z.array(seatPair).check(z.minLength(1), z.maxLength(40))),
  throwsFirst: z.optional(throwsFirst),
});
const block = z.strictObject({
  id: blockId,
  lineup: z.enum(lineupKinds),
  games: z.array(gameRow).check(z.maxLength(40)),
  most: z.optional(from1To(40)),
  from: z.optional(z.array(blockId).check(z.maxLength(12))),
  onlyIf: z.optional(z.literal('level')),
  boards: z.optional(from1To(8)),
});
const matchFormat = z.union([
  z.strictObject({ ...formatFields, in: z.optional(mode), out: z.optional(mode) }),
  z.strictObject({ other: line(40).check(z.minLength(1)), legs: target }),
]);
const short = z.optional(z.enum(['forfeit', 'turn-lost', 'turn-thrown', 'fewer']));

/**
 * The structure of a match: its blocks and games. `MatchStructure` of `@oche/darts/match/structure` documents the fields, and `checkStructure`
 * finds contradictions. Keys are not converted, because matches store it.
 */
export const MatchStructure_: z.ZodMiniType<MatchStructure, MatchStructure> = opaque(
  z.strictObject({
    v: z.literal(1),
    sheet: z.strictObject({ least: from1To(20), full: from1To(20), most: from1To(20) }),
    seats: z.optional(upTo(12)),
    formats: z.record(formatName, matchFormat).check(z.refine((formats) => Object.keys(formats).length <= 40)),
    throwsFirst,
    blocks: z.array(block).check(z.maxLength(12)),
    limits: z.optional(
      z
        .array(
          z.strictObject({ blocks: z.array(blockId).check(z.maxLength(12)), least: z.optional(upTo(40)), most: z.optional(from1To(40)) }),
        )
        .check(z.maxLength(12)),
    ),
    pairsOnce: z.optional(z.boolean()),
    boards: z.optional(z.tuple([from1To(8), from1To(8)])),
    order: z.optional(z.enum(['numbered', 'block'])),
    play: z.optional(z.enum(['all', 'until-decided'])),
    subs: z.optional(z.strictObject({ most: z.nullable(upTo(100)), return: z.enum(['no', 'other-size', 'yes']), legs: z.boolean() })),
    short: z.optional(z.strictObject({ 2: short, 3: short, 4: short, team: short })),
    late: z.optional(z.strictObject({ wait: upTo(240), then: z.enum(['walkover', 'forfeit-game']), every: z.optional(from1To(240)) })),
    score: z.optional(z.enum(['points', 'legs'])),
  }),
);
export type { MatchStructure };

const tablePoints = z.number().check(z.gte(-100), z.lte(100));
const points = z.object({
  win: tablePoints,
  draw: tablePoints,
  loss: tablePoints,
  byScore: z.optional(
    z.record(z.string().check(z.regex(/^\d{1,3}-\d{1,3}$/)), tablePoints).check(z.refine((scores) => Object.keys(scores).length <= 400)),
  ),
  perLeg: z.optional(tablePoints),
  perSet: z.optional(tablePoints),
  walkover: z.optional(
    z.object({
      points: z.optional(z.object({ came: tablePoints, absent: tablePoints })),
      legs: z.optional(z.enum(['both', 'winner', 'nobody'])),
      absentPlayed: z.optional(z.boolean()),
    }),
  ),
}) satisfies z.ZodMiniType<PointsSystem>;

/** The rules of a group, which `@oche/darts/league` applies. */
export const GroupRules = z.object({
  /** whether every pair of teams meets twice, once at each home */
  twice: z.boolean(),
  /** points of the table, where game points count as sets */
  points,
  /** the criteria of the table, in order */
  tieBreakers: z.array(z.enum(tieBreakers)).check(z.minLength(1), z.maxLength(tieBreakers.length)),
  /** game points and legs of a walkover; null for all games of the structure */
  walkover: z.nullable(z.object({ points: upTo(999), legs: upTo(999) }) satisfies z.ZodMiniType<WalkoverScore>),
  withdrawal: z.enum(['annul', 'stand', 'half']) satisfies z.ZodMiniType<Withdrawal>,
  /** how the group closes its unplayed matches */
  unplayed: z.union([
    z.object({ how: z.enum(['walkover', 'zero']) }),
    z.object({ how: z.literal('average'), plus: upTo(10) }),
  ]) satisfies z.ZodMiniType<Unplayed>,
  /** the ranking of players */
  individual: z.object({
    sizes: z.array(z.literal(gameSizes)).check(z.minLength(1), z.maxLength(gameSizes.length)),
    order: z.enum(['points', 'percent', 'average']),
    least: z.optional(z.union([z.object({ share: z.number().check(z.gte(0), z.lte(1)) }), z.object({ games: upTo(999) })])),
    perWin: tablePoints,
  }) satisfies z.ZodMiniType<IndividualRules>,
  /** the numbers of teams that go up, go down, and play for one more place above */
  up: upTo(20),
  down: upTo(20),
  playOffUp: upTo(20),
  /** the least number of teams in the next season; null for none */
  leastSize: z.nullable(from1To(20)),
});
export type GroupRules = z.infer<typeof GroupRules>;

/** The rules of a new group. */
export const defaultGroupRules: GroupRules = {
  twice: true,
  points: twoForAWin.points,
  tieBreakers: ['points', 'set-difference', 'sets-won', 'leg-difference', 'legs-won', 'head-to-head'],
  walkover: null,
  withdrawal: 'half',
  unplayed: { how: 'walkover' },
  individual: { ...defaultIndividualRules, sizes: [...defaultIndividualRules.sizes] },
  up: 0,
  down: 0,
  playOffUp: 0,
  leastSize: null,
};

/** The groups that a group follows: it gets the teams at these ranks, and carries over their points or matches. */
export const Follows = z.object({
  groupIds: z.array(id).check(z.minLength(1), z.maxLength(8)),
  ranks: z.array(from1To(20)).check(z.minLength(1), z.maxLength(20)),
  carry: z.enum(carryWays),
});
export type Follows = z.infer<typeof Follows>;

export const GroupKind = z.enum(['league', 'cup']);
export type GroupKind = z.infer<typeof GroupKind>;

/** A division or a cup of a season. */
export const SeasonGroup = z.object({
  id,
  seasonId: id,
  slug: z.string(),
  /** stands for its settings and for which teams it has; a change that names another version is refused */
  version: z.string(),
  name: z.string(),
  kind: GroupKind,
  /** 1 is the highest */
  level: z.int(),
  /** the place among the groups of its level, from 0 */
  position: z.int(),
  structure: MatchStructure_,
  rules: GroupRules,
  follows: z.nullable(Follows),
  /** in the order of the organiser. `keyNumber`: the number in the table of home–away patterns, if the organiser has given one out */
  teams: z.array(z.extend(TeamRef, { state: SeasonTeamState, keyNumber: z.nullable(z.int()), seed: z.nullable(z.int()) })),
});
export type SeasonGroup = z.infer<typeof SeasonGroup>;

const groupInput = {
  level: z.optional(groupLevel),
  position: z.optional(upTo(99)),
  rules: z.optional(GroupRules),
  follows: z.optional(z.nullable(Follows)),
  teams: z.optional(
    z
      .array(z.object({ teamId: id, keyNumber: z.optional(z.nullable(from1To(20))), seed: z.optional(z.nullable(from1To(256))) }))
      .check(z.maxLength(mostTeams.cup)),
  ),
};
/** Bytes of a group with all its teams and a structure. */
const maxBody = 64 * 1024;

export const groupEndpoints = {
  listSeasonGroups: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/groups',
    access: 'public',
    summary: 'The divisions and cups of a season by level, with their teams.',
    reads: ['seasonGroups', 'teams', 'seasons'],
    output: z.array(SeasonGroup),
  }),
  createGroup: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/groups',
    access: 'organiser',
    summary: 'Creates a division or a cup. A structure with problems is refused with their codes as `problems`.',
    changes: ['seasonGroups'],
    maxBody,
    input: z.object({ id: z.optional(id), name, kind: z.optional(GroupKind), structure: MatchStructure_, ...groupInput }),
    output: SeasonGroup,
    codes: ['taken', 'wrong-state', 'limit-reached'],
  }),
  updateGroup: endpoint({
    method: 'PATCH',
    path: '/season-groups/{id}',
    access: 'organiser',
    summary: 'Changes a group. New rules need a reason once the season runs. Matches with a lineup keep their structure.',
    changes: ['seasonGroups', 'fixtures'],
    maxBody,
    input: z.object({
      name: z.optional(name),
      structure: z.optional(MatchStructure_),
      reason: z.optional(line(500)),
      ...groupInput,
      /** whether teams that are in another division leave it, with their planned matches; otherwise they are refused as `taken` */
      moving: z.optional(z.boolean()),
      /** that of the group which the change is based on; without it, the change replaces whatever others have changed meanwhile */
      version: z.optional(z.string().check(z.maxLength(60))),
    }),
    output: SeasonGroup,
    codes: ['changed', 'taken', 'wrong-state', 'has-dependents'],
  }),
  deleteGroup: endpoint({
    method: 'DELETE',
    path: '/season-groups/{id}',
    access: 'organiser',
    summary: 'Deletes a group and its planned matches. Refused if a match is published, or another group follows it.',
    changes: ['seasonGroups', 'fixtures'],
    output: z.null(),
    codes: ['wrong-state', 'has-dependents'],
  }),
};
