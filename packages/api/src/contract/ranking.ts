import type { ManualAdjustment, RankedTournament, RankingScheme as Scheme } from '@oche/darts/standings/rankingTotals';
import type { PlayerFacts as Facts, PointsLine as Line, PointsScheme as Points } from '@oche/darts/standings/rankingScheme';
import * as z from 'zod/mini';
import { day, id, line, pageOf, text } from './define.ts';
import { TournamentStatus, TournamentSummary, Visibility, most } from './tournament.ts';
import { opaque } from '../wire.ts';

/** Limits of rankings, which bound the cost of a table and the size of a response. */
export const mostInRanking = {
  tournaments: 200,
  adjustments: 1000,
  adjustmentsOfPlayer: 20,
  places: 64,
  tables: 12,
  bonuses: 40,
  /** places and bonuses of all tables */
  lines: 320,
  bands: 12,
  categories: 20,
} as const;

/** Visits of fewer points get no bonus, so that a tournament need not store every visit. */
export const leastBonusVisit = 100;

/** The criteria of a ranking for players who are level. */
export const rankingTieBreakers = [
  'points',
  'tournaments-won',
  'games-won',
  'leg-difference',
  'legs-won',
  'attended',
  'best-results',
] as const;

const between = (least: number, highest: number) => z.int().check(z.gte(least), z.lte(highest));
const hundredths = z.number().check(z.gte(-10_000), z.lte(10_000), z.multipleOf(0.01));
const isRange = z.refine<{ from: number; to: number }>(({ from, to }) => from <= to, { path: ['to'] });
const areUnique = (values: readonly unknown[]): boolean => new Set(values).size === values.length;
/** Whether no value is in two of the ranges. */
const areApart = (ranges: readonly { from: number; to: number }[]): boolean => {
  const inOrder = ranges.toSorted((a, b) => a.from - b.from);
  return inOrder.every(({ from }, index) => index === 0 || from > inOrder[index - 1]!.to);
};
/** A category of players or of tournaments, in the words of the organiser. Commas separate categories in forms. */
const category = line(40).check(
  z.minLength(1),
  z.refine((name) => !name.includes(',')),
);
const categories = z.array(category).check(z.minLength(1), z.maxLength(mostInRanking.categories), z.refine(areUnique));
const mostPlaces = most.entries;
const bracket = z.enum(['winners', 'losers', 'only']);

const places = z
  .array(z.strictObject({ from: between(1, mostPlaces), to: between(1, mostPlaces), points: hundredths }).check(isRange))
  .check(z.maxLength(mostInRanking.places), z.refine(areApart));
const bonusFor = <const Kind extends string>(kind: Kind, value: ReturnType<typeof between>) =>
  z.strictObject({ kind: z.literal(kind), from: value, to: value, points: hundredths }).check(isRange);
const bonus = z.discriminatedUnion('kind', [
  bonusFor('visit', between(leastBonusVisit, 180)),
  bonusFor('finish', between(2, 170)),
  z.strictObject({ kind: z.literal('strict-171'), points: hundredths }),
  z
    .strictObject({
      kind: z.literal('leg'),
      from: between(1, 999),
      to: between(1, 999),
      start: z.optional(between(2, 9999)),
      points: hundredths,
    })
    .check(isRange),
]);
const pointsTable = z.strictObject({
  fromEntries: between(0, most.entries),
  attendance: z.optional(hundredths),
  groupPlaces: z.optional(places),
  knockoutPlaces: z.optional(z.strictObject({ winners: z.optional(places), losers: z.optional(places), only: z.optional(places) })),
  perGameWon: z.optional(hundredths),
  perLegWon: z.optional(hundredths),
  bonuses: z.optional(z.array(bonus).check(z.maxLength(mostInRanking.bonuses))),
});
/** The number of places and bonuses in these tables. */
const linesOf = (tables: readonly z.infer<typeof pointsTable>[]): number =>
  tables
    .flatMap(({ groupPlaces, knockoutPlaces = {}, bonuses }) => [groupPlaces, bonuses, ...Object.values(knockoutPlaces)])
    .reduce((sum, list) => sum + (list?.length ?? 0), 0);
const pointsScheme = z.strictObject({
  tables: z.array(pointsTable).check(
    z.minLength(1),
    z.maxLength(mostInRanking.tables),
    z.refine((tables) => areUnique(tables.map(({ fromEntries }) => fromEntries))),
    z.refine((tables) => linesOf(tables) <= mostInRanking.lines),
  ),
  guests: z.enum(['excluded', 'counted']),
});

/** How tournaments give points: see `PointsScheme` of `@oche/darts`. A finished tournament keeps the one with which it was counted. */
export const PointsScheme: z.ZodMiniType<Points, Points> = opaque(pointsScheme);
export type PointsScheme = Points;

/** How a ranking counts: see `RankingScheme` of `@oche/darts`. Its keys are not converted, because it is stored. */
export const RankingScheme: z.ZodMiniType<Scheme, Scheme> = opaque(
  z.strictObject({
    points: pointsScheme,
    counting: z.strictObject({
      score: z.enum(['sum', 'average']),
      best: z.optional(between(1, mostInRanking.tournaments)),
      months: z.optional(between(1, 120)),
      leastAttended: z.optional(between(1, mostInRanking.tournaments)),
      mostMissed: z.optional(between(0, mostInRanking.tournaments)),
      categories: z.optional(categories),
      playerCategories: z.optional(categories),
      tieBreakers: z.array(z.enum(rankingTieBreakers)).check(
        z.minLength(1),
        z.maxLength(rankingTieBreakers.length),
        z.refine(areUnique),
        z.refine(([first]) => first === 'points'),
      ),
      bands: z.optional(
        z
          .array(z.strictObject({ name: line(40).check(z.minLength(1)), from: between(1, 9999), to: between(1, 9999) }).check(isRange))
          .check(z.maxLength(mostInRanking.bands), z.refine(areApart)),
      ),
    }),
  }),
);
export type RankingScheme = Scheme;

/** What a player did in a tournament: see `PlayerFacts` of `@oche/darts`. */
export const PlayerFacts: z.ZodMiniType<Facts, Facts> = opaque(
  z.object({
    player: z.string(),
    guest: z.optional(z.boolean()),
    category: z.optional(z.string()),
    groupPlace: z.optional(z.int()),
    knockout: z.optional(z.object({ bracket, from: z.int(), to: z.int() })),
    ...{ gamesWon: z.int(), legsWon: z.int(), legsLost: z.int() },
    visits: z.optional(z.array(z.int())),
    strict171s: z.optional(z.int()),
    finishes: z.optional(z.array(z.int())),
    legs: z.optional(z.array(z.object({ darts: z.int(), start: z.int() }))),
  }),
);

/** A ranking in lists. */
export const RankingSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  organisation: TournamentSummary.shape.organisation,
  /** the number of finished tournaments that belong to it */
  tournaments: z.int(),
  /** the number of people who took part in them, without guests that the scheme excludes */
  players: z.int(),
});
export type RankingSummary = z.infer<typeof RankingSummary>;

const playerRef = z.object({ id, name: z.string() });

/** A tournament of a ranking. */
export const RankingTournament = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  status: TournamentStatus,
  /** true if only some users may read it; absent if everybody may */
  isPrivate: z.optional(z.boolean()),
  /** local time in the time zone of its event */
  startsAt: z.string(),
  /** entries that took part in a finished tournament, otherwise those so far */
  entries: z.int(),
  category: z.nullable(z.string()),
  /** the name of the player or pair that won it; null before, and for groups without a knockout */
  winner: z.nullable(z.string()),
  /** whether its results are in the ranking: it is finished, of a category that counts, and within the months that count */
  counts: z.boolean(),
});
export type RankingTournament = z.infer<typeof RankingTournament>;

const adjustment = z.object({ points: z.number(), reason: z.string(), on: z.string() });

const standing = {
  player: playerRef,
  category: z.nullable(z.string()),
  points: z.number(),
  attended: z.int(),
  missed: z.int(),
};

/** Why a player is not ranked: too few tournaments, or too many missed ones. */
export const OutOfRanking = z.enum(['attended-too-few', 'missed-too-many']);

/** A player who is not ranked. */
export const AbsentPlayer = z.object({ ...standing, because: OutOfRanking });
export type AbsentPlayer = z.infer<typeof AbsentPlayer>;

/** A player in a ranking. */
export const RankingRow = z.object({
  ...standing,
  position: z.int(),
  /** whether nothing separates the player from others, who then share the position */
  tied: z.boolean(),
  /** points less than the first player */
  behind: z.number(),
  /** the position in the ranking of `moved_since`; null for a player who was not in it */
  before: z.nullable(z.int()),
  /** for each tournament of the ranking, in the same order; null for one in which the player did not take part or that does not count */
  results: z.array(
    z.nullable(
      z.object({
        points: z.number(),
        /** false if it is dropped for better results */
        counts: z.boolean(),
      }),
    ),
  ),
  /** the sum of the points given by hand; null without any. Their reasons are in `RankingPlayer` */
  adjusted: z.nullable(z.number()),
  /** the name of the band of places, such as a play-off; null without one, or if a tie leaves it open */
  band: z.nullable(z.string()),
  /** the criterion that separated this place from the one above, with both values; null if points did, and for the first place */
  decidedBy: z.nullable(
    z.object({
      criterion: z.enum(rankingTieBreakers),
      value: z.number(),
      other: z.number(),
      /** for `best-results`: which result made the difference, 1 for the best */
      nth: z.nullable(z.int()),
    }),
  ),
});
export type RankingRow = z.infer<typeof RankingRow>;

/** A ranking today, with one page of its players: those who are ranked by place, then the others by name. */
export const Ranking = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  visibility: Visibility,
  organisation: TournamentSummary.shape.organisation,
  scheme: RankingScheme,
  /** in the order of their dates, without cancelled ones */
  tournaments: z.array(RankingTournament),
  /** the next tournament that has not started */
  next: z.nullable(TournamentSummary),
  /** the day of the earlier ranking to which `before` belongs: that of the last but one tournament that counts; null without one */
  movedSince: z.nullable(z.string()),
  /** the categories of its players, also of those who are not ranked; by name */
  categories: z.array(z.string()),
  rows: pageOf(RankingRow),
  /** the players of this page who are not ranked */
  out: z.array(AbsentPlayer),
  /** the number of players who are not ranked; `rows.total` is that of the others */
  outTotal: z.int(),
  /** whether the user may manage it; false for all who are not members */
  canManage: z.boolean(),
});
export type Ranking = z.infer<typeof Ranking>;

/** One source of points: see `PointsLine` of `@oche/darts`. */
export const PointsLine: z.ZodMiniType<Line, Line> = z.union([
  z.object({ kind: z.literal('attendance'), points: z.number() }),
  z.object({ kind: z.literal('group-place'), place: z.int(), points: z.number() }),
  z.object({ kind: z.literal('knockout-place'), bracket, from: z.int(), to: z.int(), points: z.number() }),
  z.object({ kind: z.enum(['games-won', 'legs-won']), count: z.int(), each: z.number(), points: z.number() }),
  z.object({ kind: z.literal('bonus'), bonus, count: z.int(), points: z.number() }),
]);
export type PointsLine = Line;

/** A player of a ranking, and how the points came together. */
export const RankingPlayer = z.object({
  ...standing,
  /** the row in the ranking; null if the player is not ranked */
  row: z.nullable(RankingRow),
  /** why the player is not ranked; null for one who is */
  because: z.nullable(OutOfRanking),
  /** in the order of their dates */
  results: z.array(
    z.object({
      tournament: z.object({ id, slug: z.string(), name: z.string(), startsAt: z.string() }),
      points: z.number(),
      /** false if it is dropped for better results */
      counts: z.boolean(),
      /** they add up to the points */
      lines: z.array(PointsLine),
    }),
  ),
  adjustments: z.array(adjustment),
});
export type RankingPlayer = z.infer<typeof RankingPlayer>;

/** A ranking in the list of its organisers. */
export const ManagedRankingSummary = z.extend(RankingSummary, { visibility: Visibility });
export type ManagedRankingSummary = z.infer<typeof ManagedRankingSummary>;

/**
 * Why the results of a tournament are not in a ranking. `hidden`: the ranking is more public than the tournament. `not-yet`: its day is still
 * to come.
 */
export const NotCounted = z.enum(['not-finished', 'hidden', 'other-category', 'not-yet', 'outside-months']);
export type NotCounted = z.infer<typeof NotCounted>;

/** A ranking for its organisers. */
export const ManagedRanking = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  description: z.string(),
  visibility: Visibility,
  organisation: TournamentSummary.shape.organisation,
  scheme: RankingScheme,
  /** rises each time the scheme is saved */
  version: z.int(),
  /** in the order of their dates */
  tournaments: z.array(
    z.object({
      ...{ id, slug: z.string(), name: z.string(), status: TournamentStatus, visibility: Visibility, startsAt: z.string() },
      category: z.nullable(z.string()),
      /** null if it counts */
      because: z.nullable(NotCounted),
    }),
  ),
  /** the latest first */
  adjustments: z.array(z.object({ id, player: playerRef, ...adjustment.shape })),
  /** everybody who took part, who has an adjustment, or whom an organiser has called a guest or given a category; by name */
  players: z.array(z.object({ player: playerRef, guest: z.boolean(), category: z.nullable(z.string()) })),
});
export type ManagedRanking = z.infer<typeof ManagedRanking>;

const laboratoryTournament = z.object({
  id,
  name: z.string(),
  on: z.string(),
  category: z.optional(z.string()),
  entries: z.int(),
  players: z.array(PlayerFacts),
  /** of `schemes`; absent if it counts with the current one */
  version: z.optional(z.int()),
}) satisfies z.ZodMiniType<Omit<RankedTournament, 'frozen'>>;
const laboratoryAdjustment = z.object({
  player: z.string(),
  category: z.optional(z.string()),
  ...adjustment.shape,
}) satisfies z.ZodMiniType<ManualAdjustment>;

/** The input of `ranking` of `@oche/darts` (see `inputOf`), with names, so that an organiser sees at once what another scheme would change. */
export const RankingLaboratory = z.object({
  id,
  name: z.string(),
  scheme: RankingScheme,
  /** the version of the scheme, for `saveRankingScheme` */
  version: z.int(),
  /** today, in the time zone of the organisation */
  asOf: day,
  /** the schemes with which finished tournaments count */
  schemes: z.array(z.object({ version: z.int(), points: PointsScheme })),
  /** all finished tournaments that may count */
  tournaments: z.array(laboratoryTournament),
  adjustments: z.array(laboratoryAdjustment),
  players: z.array(playerRef),
});
export type RankingLaboratory = z.infer<typeof RankingLaboratory>;

/** Fields of inputs. */
export const rankingInput = {
  category,
  scheme: RankingScheme,
  visibility: Visibility,
  description: text(2000),
  /** of an adjustment; negative for a penalty, never 0 */
  points: hundredths.check(z.refine((points) => points !== 0)),
  reason: line(300).check(z.minLength(1)),
};
