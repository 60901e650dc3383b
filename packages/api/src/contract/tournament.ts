import * as z from 'zod/mini';
import { id, instant, localDateTime } from './define.ts';
import { Format_, GameSummary, StageRole } from './game.ts';
import { Board, BoardCall } from './place.ts';
import { opaque } from '../wire.ts';

/**
 * Limits of a tournament, which bound the cost of a draw, a table and a page. `eventGames`: open games of all tournaments of an event, since
 * they are called to its boards and forecast together.
 */
export const most = { entries: 1024, groupSize: 32, stageGames: 4096, eventGames: 8192, gameEvents: 10_000 } as const;

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
  'drawn-lot',
] as const;
export const DrawMethod = z.enum(['random', 'seeded', 'snake']);

/** A format for a stage, and other ones for rounds counted from the final (1 final, 2 semi-finals …). */
export const StageFormat = opaque(
  z.strictObject({ default: Format_, byRoundFromFinal: z.optional(z.record(z.string(), Format_)), thirdPlace: z.optional(Format_) }),
);
export type StageFormat = z.infer<typeof StageFormat>;

const points = z.int().check(z.gte(-100), z.lte(100));

/**
 * How a tournament is played. `groups` null: knockout only; `winners` null: groups only; `losers` null: no losers' knockout.
 * `winnersPerGroup`: how many of a group go to the winners' knockout, by group size; the others go to the losers'.
 */
export const Plan = opaque(
  z.strictObject({
    groups: z.nullable(
      z.strictObject({
        count: z.optional(z.int().check(z.gte(1), z.lte(64))),
        size: z.optional(z.int().check(z.gte(2), z.lte(16))),
        method: DrawMethod,
        clubsApart: z.boolean(),
        format: StageFormat,
        points: z.strictObject({ win: points, draw: points, loss: points }),
        tieBreakers: z.array(z.enum(tieBreakers)).check(z.minLength(1), z.maxLength(8)),
        winnersPerGroup: z.optional(z.record(z.string(), z.int().check(z.gte(0), z.lte(16)))),
      }),
    ),
    winners: z.nullable(z.strictObject({ format: StageFormat, thirdPlace: z.boolean() })),
    losers: z.nullable(z.strictObject({ format: StageFormat, thirdPlace: z.boolean() })),
  }),
);
export type Plan = z.infer<typeof Plan>;

export const Stage = z.object({ role: StageRole, kind: z.enum(['round-robin', 'knockout']), games: z.int(), finished: z.int() });

export const TournamentSummary = z.object({
  id,
  slug: z.string(),
  name: z.string(),
  status: TournamentStatus,
  test: z.boolean(),
  /** only some may read it; absent if everybody may */
  isPrivate: z.optional(z.boolean()),
  startsAt: localDateTime,
  timeZone: z.string(),
  event: z.object({ id, slug: z.string(), name: z.string() }),
  location: z.nullable(z.string()),
  organisation: z.object({ id, slug: z.string(), name: z.string() }),
  entries: z.int(),
  maxEntries: z.nullable(z.int()),
  /** start points of the first stage and kinds of stages, to say "501, groups and knockout" */
  start: z.int(),
  stageRoles: z.array(StageRole),
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
  drawnAt: z.nullable(instant),
  autoAssign: z.boolean(),
  restMinutes: z.int(),
  games: z.object({ total: z.int(), finished: z.int(), playing: z.int() }),
  expectedEnd: z.nullable(instant),
  /** whether the reader may manage it; false for everybody who is no member */
  canManage: z.boolean(),
});
export type Tournament = z.infer<typeof Tournament>;

export const Entry = z.object({
  id,
  /** one player, or a pair in the order in which it throws */
  players: z.array(z.object({ id, name: z.string() })),
  /** of a pair: "Anna / Ben" */
  name: z.string(),
  nickname: z.string(),
  club: z.nullable(z.string()),
  seed: z.nullable(z.int()),
  checkedIn: z.boolean(),
  /** for those who run the tournament only */
  paid: z.optional(z.boolean()),
  withdrawn: z.boolean(),
  /** on the waiting list: the tournament was full */
  waiting: z.boolean(),
  group: z.nullable(z.int()),
});
export type Entry = z.infer<typeof Entry>;

/** What a pasted line would do. duplicate: entered already, or twice in the paste; similar: may be the same person as `like`. */
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
  /** which knockout this position leads to */
  goesTo: z.nullable(z.enum(['winners', 'losers'])),
  /** tie-breaker that separated this row from the one above, with both values; null where points did */
  decidedBy: z.nullable(z.object({ criterion: z.string(), value: z.nullable(z.number()), other: z.nullable(z.number()) })),
  /** entries that the list of tie-breakers cannot separate from this one */
  tiedWith: z.array(z.string()),
});
export type StandingsRow = z.infer<typeof StandingsRow>;

export const Group = z.object({
  number: z.int(),
  complete: z.boolean(),
  /** sets of entry ids that need a decision before the knockouts can go on */
  unresolved: z.array(z.array(z.string())),
  decision: z.nullable(z.object({ how: z.string(), reason: z.string() })),
  rows: z.array(StandingsRow),
  games: z.array(GameSummary),
});
export type Group = z.infer<typeof Group>;

export const Bracket = z.object({
  role: StageRole,
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
  /** final places; `to` is higher than `from` where a place is shared */
  places: z.array(z.object({ from: z.int(), to: z.int(), role: StageRole, entry: Entry })),
  statistics: z.array(PlayerStatistics),
  games: z.array(GameSummary),
});
export type Results = z.infer<typeof Results>;

export const QueuedGame = z.object({
  game: GameSummary,
  /** why it is not called yet */
  why: z.enum(['ready', 'player-busy', 'player-marking', 'resting', 'sides-unknown']),
  /** who keeps it waiting */
  who: z.nullable(z.string()),
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
  /** numbers of the groups that only the organiser can decide, because the knockout waits for players who are level */
  undecidedGroups: z.array(z.int()),
  counts: z.object({ toGo: z.int(), playing: z.int(), finished: z.int() }),
  /** mean minutes of a game so far, or estimated from its format */
  gameMinutes: z.number(),
  expectedEnd: z.nullable(instant),
});
export type PlayList = z.infer<typeof PlayList>;

export const Player = z.object({
  id,
  name: z.string(),
  nickname: z.string(),
  club: z.nullable(z.string()),
  email: z.nullable(z.string()),
  entries: z.int(),
  archived: z.boolean(),
  /** name of the account that it is; null for a guest */
  account: z.nullable(z.string()),
  /** somebody was asked by mail whether they are this player */
  invitation: z.nullable(z.object({ id, email: z.string(), expiresAt: instant })),
});
export type Player = z.infer<typeof Player>;
