import * as z from 'zod/mini';
import { id, instant, localDateTime } from './define.ts';
import { Format_, GameSummary, StageRole } from './game.ts';
import { Board, BoardCall } from './place.ts';
import { opaque } from '../wire.ts';

/**
 * Limits of a tournament, which bound the cost of a draw, a table and a page. `eventGames`: open games of all tournaments of an event, since
 * they are called to its boards and forecast together.
 */
export const most = { entries: 1024, swissEntries: 256, groupSize: 32, stageGames: 4096, eventGames: 8192, gameEvents: 10_000 } as const;

/** Most rankings for which a tournament counts. */
export const mostRankings = 10;

export const TournamentStatus = z.enum(['draft', 'registration', 'check-in', 'running', 'finished', 'cancelled']);
export type TournamentStatus = z.infer<typeof TournamentStatus>;
export const Visibility = z.enum(['public', 'unlisted', 'private']);

export const tieBreakers = [
  'leg-difference',
  'legs-won',
  'legs-against',
  'head-to-head',
  'games-won',
  'leg-ratio',
  'average',
  'opponents-points',
  'drawn-lot',
] as const;
export const DrawMethod = z.enum(['random', 'seeded', 'snake']);

/** The format of a stage, with exceptions for rounds, which are counted from the final (1 final, 2 semi-finals …). */
export const StageFormat = opaque(
  z.strictObject({ default: Format_, byRoundFromFinal: z.optional(z.record(z.string(), Format_)), thirdPlace: z.optional(Format_) }),
);
export type StageFormat = z.infer<typeof StageFormat>;

const points = z.int().check(z.gte(-100), z.lte(100));

/**
 * The stages of a tournament. `groups` null: only knockouts; `winners` null: only groups; `losers` null: no losers' knockout. Without groups,
 * the losers' knockout is for players who lose their first game.
 *
 * - `groups.swiss`: a Swiss tournament in one group: each of its `rounds` is drawn when the one before is over; `winners`: the number of
 *   players who go to the winners' knockout
 * - `groups.winnersPerGroup`: by group size, the number of players who go to the winners' knockout; the others go to the losers'
 * - `winners.double`: a double elimination; with `reset`, a second final is played if the player from the lower bracket wins the first
 * - `pairs`: pairs play: `chosen` by the players, or `drawn` by lot from the players who are checked in
 */
export const Plan = opaque(
  z.strictObject({
    pairs: z.optional(z.enum(['chosen', 'drawn'])),
    groups: z.nullable(
      z.strictObject({
        count: z.optional(z.int().check(z.gte(1), z.lte(64))),
        size: z.optional(z.int().check(z.gte(2), z.lte(16))),
        swiss: z.optional(
          z.strictObject({ rounds: z.int().check(z.gte(1), z.lte(15)), winners: z.optional(z.int().check(z.gte(2), z.lte(256))) }),
        ),
        method: DrawMethod,
        clubsApart: z.boolean(),
        format: StageFormat,
        points: z.strictObject({ win: points, draw: points, loss: points }),
        tieBreakers: z.array(z.enum(tieBreakers)).check(z.minLength(1), z.maxLength(8)),
        winnersPerGroup: z.optional(z.record(z.string(), z.int().check(z.gte(0), z.lte(16)))),
      }),
    ),
    winners: z.nullable(
      z.strictObject({ format: StageFormat, thirdPlace: z.boolean(), double: z.optional(z.strictObject({ reset: z.boolean() })) }),
    ),
    losers: z.nullable(z.strictObject({ format: StageFormat, thirdPlace: z.boolean() })),
  }),
);
export type Plan = z.infer<typeof Plan>;

export const stageKinds = ['round-robin', 'swiss', 'knockout', 'double-elimination'] as const;
export type StageKind = (typeof stageKinds)[number];
export const Stage = z.object({ role: StageRole, kind: z.enum(stageKinds), games: z.int(), finished: z.int() });

export const TournamentSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  status: TournamentStatus,
  test: z.boolean(),
  /** true if only some users may read it; absent if everybody may */
  isPrivate: z.optional(z.boolean()),
  startsAt: localDateTime,
  timeZone: z.string(),
  event: z.object({ id, slug: z.string(), name: z.string() }),
  location: z.nullable(z.string()),
  organisation: z.object({ id, slug: z.string(), name: z.string() }),
  entries: z.int(),
  maxEntries: z.nullable(z.int()),
  /** start score, stages and their kinds, for a text such as "501, groups and knockout" */
  start: z.int(),
  stageRoles: z.array(StageRole),
  /** of each role in `stageRoles` */
  stageKinds: z.array(z.enum(stageKinds)),
  /** whether pairs play */
  pairs: z.boolean(),
  winner: z.nullable(z.string()),
});
export type TournamentSummary = z.infer<typeof TournamentSummary>;

export const Tournament = z.object({
  ...TournamentSummary.shape,
  visibility: Visibility,
  description: z.string(),
  plan: Plan,
  stages: z.array(Stage),
  /** number that repeats the published draw; null before the draw */
  drawNumber: z.nullable(z.int()),
  /** number that repeats the drawing of pairs by lot; null if none are drawn */
  pairsNumber: z.nullable(z.int()),
  drawnAt: z.nullable(instant),
  autoAssign: z.boolean(),
  restMinutes: z.int(),
  games: z.object({ total: z.int(), finished: z.int(), playing: z.int() }),
  expectedEnd: z.nullable(instant),
  /** the rankings for which it counts, without those that the user may not see or that are not listed */
  rankings: z.array(z.object({ id, slug: z.string(), name: z.string() })),
  /** whether the user may manage it; false for all who are not members */
  canManage: z.boolean(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Entry = z.object({
  id,
  /** one player, or a pair in the order in which it throws */
  players: z.array(z.object({ id, name: z.string() })),
  /** whether the pair was drawn by lot; absent if not */
  drawnPair: z.optional(z.boolean()),
  /** of a player or a pair: "Anna", "Anna / Ben" */
  name: z.string(),
  nickname: z.string(),
  club: z.nullable(z.string()),
  seed: z.nullable(z.int()),
  checkedIn: z.boolean(),
  /** only for organisers of the tournament */
  paid: z.optional(z.boolean()),
  withdrawn: z.boolean(),
  /** on the waiting list: the tournament was full */
  waiting: z.boolean(),
  group: z.nullable(z.int()),
});
export type Entry = z.infer<typeof Entry>;

/** The preview of a pasted line. `duplicate`: already entered, or twice in the text; `similar`: may be the same person as `like`. */
export const PastedName = z.object({
  line: z.int(),
  name: z.string(),
  state: z.enum(['new', 'known', 'duplicate', 'similar', 'invalid']),
  playerId: z.nullable(id),
  like: z.nullable(z.string()),
});
export type PastedName = z.infer<typeof PastedName>;

export const StandingsRow = z.object({
  entry: Entry,
  position: z.int(),
  played: z.int(),
  won: z.int(),
  drawn: z.int(),
  lost: z.int(),
  legsFor: z.int(),
  legsAgainst: z.int(),
  points: z.int(),
  average: z.nullable(z.number()),
  /** the knockout to which this position leads */
  goesTo: z.nullable(z.enum(['winners', 'losers'])),
  /** the tie-breaker that separated this row from the one above, with both values; null if points did */
  decidedBy: z.nullable(z.object({ criterion: z.string(), value: z.nullable(z.number()), other: z.nullable(z.number()) })),
  /** entries that the list of tie-breakers cannot separate from this one */
  tiedWith: z.array(z.string()),
});
export type StandingsRow = z.infer<typeof StandingsRow>;

export const Group = z.object({
  number: z.int(),
  /** all its games are decided; in a Swiss tournament, those of all rounds */
  complete: z.boolean(),
  /** of a Swiss tournament; null if everyone plays everyone */
  swiss: z.nullable(z.object({ round: z.int(), rounds: z.int() })),
  /** sets of entry ids that need a decision before the knockouts can continue */
  unresolved: z.array(z.array(z.string())),
  decision: z.nullable(z.object({ how: z.string(), reason: z.string() })),
  rows: z.array(StandingsRow),
  games: z.array(GameSummary),
});
export type Group = z.infer<typeof Group>;

/** `rounds`: of a double elimination, those of its upper bracket; the lower one has twice as many, less two. */
export const Bracket = z.object({
  role: StageRole,
  kind: z.enum(['knockout', 'double-elimination']),
  exists: z.boolean(),
  rounds: z.int(),
  thirdPlace: z.boolean(),
  games: z.array(GameSummary),
});
export type Bracket = z.infer<typeof Bracket>;

export const PlayerStatistics = z.object({
  entry: z.object({ id, name: z.string() }),
  games: z.int(),
  won: z.int(),
  legsFor: z.int(),
  legsAgainst: z.int(),
  darts: z.int(),
  points: z.int(),
  average: z.nullable(z.number()),
  first9: z.nullable(z.number()),
  oneEighties: z.int(),
  oneSevenOnes: z.int(),
  highCheckout: z.nullable(z.int()),
  bestLeg: z.nullable(z.int()),
  dartsAtDouble: z.nullable(z.int()),
  checkouts: z.int(),
});
export type PlayerStatistics = z.infer<typeof PlayerStatistics>;

export const Results = z.object({
  /** final places; `to` is higher than `from` if a place is shared */
  places: z.array(z.object({ from: z.int(), to: z.int(), role: StageRole, entry: Entry })),
  statistics: z.array(PlayerStatistics),
  games: z.array(GameSummary),
});
export type Results = z.infer<typeof Results>;

export const QueuedGame = z.object({
  game: GameSummary,
  /** the reason why it has not been called; `held`: an organiser holds it back */
  why: z.enum(['ready', 'player-busy', 'player-marking', 'resting', 'sides-unknown', 'held']),
  /** the player for whom it waits */
  who: z.nullable(z.string()),
  /** the only board to which it is called automatically; null for any */
  onlyBoard: z.nullable(z.object({ id, number: z.int() })),
  /** whether an organiser has given it its place in the queue */
  placed: z.boolean(),
});
export type QueuedGame = z.infer<typeof QueuedGame>;

export const PlayList = z.object({
  autoAssign: z.boolean(),
  boards: z.array(
    z.object({
      board: Board,
      reserved: z.boolean(),
      game: z.nullable(GameSummary),
      call: z.optional(BoardCall),
    }),
  ),
  waiting: z.array(QueuedGame),
  /** numbers of the groups that the organiser has to decide, because the knockout waits for players who are level */
  undecidedGroups: z.array(z.int()),
  counts: z.object({ toGo: z.int(), playing: z.int(), finished: z.int() }),
  /** mean minutes of a game so far, or estimated from its format */
  gameMinutes: z.number(),
  expectedEnd: z.nullable(instant),
  /** the times between which eight of ten such evenings end */
  endRange: z.nullable(z.object({ early: instant, late: instant })),
});
export type PlayList = z.infer<typeof PlayList>;

export const Player = z.object({
  id,
  name: z.string(),
  /** in the seasons of a competition; null for a player who has been a member of none */
  number: z.nullable(z.int()),
  nickname: z.string(),
  club: z.nullable(z.string()),
  email: z.nullable(z.string()),
  entries: z.int(),
  archived: z.boolean(),
  /** name of the linked account; null for a guest */
  account: z.nullable(z.string()),
  /** an open invitation by e-mail to link an account to this player */
  invitation: z.nullable(z.object({ id, email: z.string(), expiresAt: instant })),
});
export type Player = z.infer<typeof Player>;
