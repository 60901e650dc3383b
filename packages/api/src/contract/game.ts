import * as z from 'zod/mini';
import { eventKinds, type GameEvent as LogEvent, type NewEvent, type Payloads } from '@oche/darts/x01/event';
import { modes, starters, type Format } from '@oche/darts/x01/format';
import type { Ending } from '@oche/darts/x01/state';
import type { Slot } from '@oche/darts/draw/slot';
import { opaque } from '../wire.ts';
import { ofGame } from './topics.ts';
import { count as logLength, endpoint, id, instant, pageOf, paging } from './define.ts';

export const mode = z.enum(modes);
const count = z.int().check(z.gte(1), z.lte(99));
export const target = z.union([z.strictObject({ firstTo: count }), z.strictObject({ bestOf: count })]);
const start = z.int().check(z.gte(101), z.lte(1001));

/** The fields that every format of X01 has. */
export const formatFields = {
  start,
  legs: target,
  sets: z.optional(target),
  draw: z.optional(z.boolean()),
  twoClear: z.optional(z.strictObject({ suddenDeathAt: count })),
  roundLimit: z.optional(z.int().check(z.gte(3), z.lte(100))),
  reBull: z.optional(z.boolean()),
};

/** The format of a game. Its keys are not converted, because it is stored in logs. */
export const Format_ = opaque(
  z.strictObject({
    ...formatFields,
    in: mode,
    out: mode,
    starter: z.enum(starters),
    handicap: z.optional(
      z.array(z.nullable(z.strictObject({ start: z.optional(start), in: z.optional(mode), out: z.optional(mode) }))).check(z.maxLength(8)),
    ),
  }),
);
export type { Format };

const side = z.int().check(z.gte(0), z.lte(7));
const few = z.int().check(z.gte(0), z.lte(3));
const counts = z.array(z.int().check(z.gte(0), z.lte(999))).check(z.maxLength(8));
const text = z.string().check(z.maxLength(500));
const visitPayload = z.union([
  z.strictObject({
    side,
    total: z.int().check(z.gte(0), z.lte(180)),
    darts: z.optional(few),
    doubles: z.optional(few),
    allTreble19: z.optional(z.boolean()),
  }),
  z.strictObject({ side, bust: z.literal(true), darts: z.optional(few), doubles: z.optional(few) }),
  z.strictObject({ side, throws: z.array(z.string().check(z.maxLength(3))).check(z.minLength(1), z.maxLength(3)) }),
]);
const leg = z.int().check(z.gte(1), z.lte(999));
const throwFirst = z.strictObject({ leg, side, how: z.enum(['bull-up', 'chosen']) });
const tiebreak = z.strictObject({ leg, side, how: z.enum(['bull', 'lowest', 'three-darts']) });
const result = z.strictObject({
  legs: counts,
  sets: z.optional(counts),
  averages: z.optional(z.array(z.nullable(z.number().check(z.gte(0), z.lte(180)))).check(z.maxLength(8))),
});

/** The schema of the payload of each kind of event. Payloads are stored unchanged. `@oche/darts` checks the rules of the sport. */
export const payloadSchemas = {
  start: z.strictObject({
    format: Format_,
    sides: z.array(z.strictObject({ id: z.string(), players: z.array(z.string()) })),
    rules: z.literal(1),
  }),
  throwFirst,
  visit: visitPayload,
  tiebreak,
  result,
  correct: z.strictObject({ target: id, replacement: z.union([visitPayload, throwFirst, tiebreak, result]), reason: z.optional(text) }),
  undo: z.strictObject({ target: id }),
  walkover: z.strictObject({ winner: side, reason: z.optional(text) }),
  retire: z.strictObject({ side }),
  reopen: z.strictObject({ reason: text.check(z.minLength(1)) }),
  accept: z.strictObject({ by: text }),
  players: z.strictObject({
    side,
    players: z.array(z.string().check(z.minLength(1), z.maxLength(100))).check(z.minLength(1), z.maxLength(8)),
    fromLeg: leg,
    reason: z.optional(text),
  }),
} satisfies { [K in keyof Payloads]: z.ZodMiniType<Payloads[K]> };

const sentEvent = z.object({
  id,
  v: z.int(),
  kind: z.enum(eventKinds),
  payload: opaque(z.unknown()),
  /** the time of the device's clock when the event was recorded */
  deviceTime: instant,
});
/** An event as the server receives it. Its payload has not been checked yet, because its schema depends on the kind and the version. */
export type SentEvent = z.infer<typeof sentEvent>;

/** An event as a device sends it, discriminated by `kind`. */
export type GameEventInput = NewEvent & { deviceTime: string };
type SentSchema = z.ZodMiniType<SentEvent, GameEventInput>;
export const GameEventInput: SentSchema = sentEvent as typeof sentEvent & SentSchema;

const loggedEvent = z.object({
  id,
  seq: z.int(),
  v: z.int(),
  kind: z.enum(eventKinds),
  payload: opaque(z.unknown()),
  /** `board:{id}`, `user:{id}`, `game:{id}` or `system`; only `user`, without the id, for users who do not manage the organisation */
  author: z.string(),
  deviceTime: instant,
  serverTime: instant,
});

/**
 * An event in the server's log, discriminated by `kind`. Clients do not check the payload, because the server has checked it. A payload of a
 * newer version must reach `foldGame`, which refuses it by its version.
 */
export type GameEvent = LogEvent & { author: string; deviceTime: string; serverTime: string };
type LoggedSchema = z.ZodMiniType<GameEvent, GameEvent>;
export const GameEvent: LoggedSchema = loggedEvent as typeof loggedEvent & LoggedSchema;

/** A side of a game. A side that is not known yet is `{id: null, name: 'TBD', …}`. */
export const GameSide = z.object({
  /** id of the side in the game's parent, e.g. of an entry; null while the side is unknown, and in a game without a parent */
  id: z.nullable(z.string()),
  /** of a pair: "Anna / Ben" */
  name: z.string(),
  score: z.int(),
  oneEighties: z.int(),
  oneSevenOnes: z.int(),
  playerType: z.literal('player'),
  /** null for a guest, and for a side with several players */
  playerId: z.nullable(z.string()),
  nickname: z.string(),
  /** checkouts of 100 or more, separated by commas; empty if there are none */
  highCheckouts: z.string(),
  parentGroup: z.nullable(z.string()),
  parentGroupPosition: z.nullable(z.int()),
  isWinner: z.boolean(),
  sideKind: z.enum(['player', 'pair', 'team', 'guest', 'bot', 'tbd', 'bye']),
  /** the players in throwing order; `id` is their id in the log */
  players: z.array(z.object({ id: z.string(), name: z.string() })),
  club: z.nullable(z.string()),
  /** the source of the side in the draw, e.g. the winner of another game; null in a game that was not drawn */
  slot: z.nullable(opaque(z.custom<Slot>((value: unknown) => typeof value === 'object' && value !== null))),
});
export type GameSide = z.infer<typeof GameSide>;

/** `waiting`: a side is unknown · `ready`: it can be called · `called`: it is on a board, and nobody has thrown · `playing` · `finished` · `bye` */
export const GamePhase = z.enum(['waiting', 'ready', 'called', 'playing', 'finished', 'bye']);
export type GamePhase = z.infer<typeof GamePhase>;

export const StageRole = z.enum(['groups', 'winners', 'losers', 'none']);
export type StageRole = z.infer<typeof StageRole>;

/** The parent of a game. `kind`: `tournament`. `isPrivate`: only organisers may read it; absent if everybody may. */
export const GameParent = z.object({ kind: z.string(), id, slug: z.string(), name: z.string(), isPrivate: z.optional(z.boolean()) });
export type GameParent = z.infer<typeof GameParent>;

/** A game for lists, boards and brackets. It is read from the projection row of the game, and never from the log. */
export const GameSummary = z.object({
  id,
  key: z.string(),
  parent: z.nullable(GameParent),
  /** `isOnly`: the tournament has no other stage; absent if it has. `afterSwiss`: its ranks are those of a Swiss tournament; absent if not. */
  stage: z.object({ role: StageRole, kind: z.string(), isOnly: z.optional(z.boolean()), afterSwiss: z.optional(z.boolean()) }),
  round: z.int(),
  /** rounds of the stage, to name quarter-finals; of a double elimination, those of its upper bracket; 0 in groups */
  rounds: z.int(),
  position: z.int(),
  group: z.nullable(z.int()),
  thirdPlace: z.boolean(),
  /** the part of a double elimination; absent in other games */
  bracket: z.optional(z.enum(['upper', 'lower', 'final'])),
  phase: GamePhase,
  format: Format_,
  sides: z.array(GameSide),
  board: z.nullable(z.object({ id, number: z.int(), name: z.string() })),
  marker: z.nullable(z.object({ playerId: z.nullable(z.string()), name: z.string() })),
  ending: z.nullable(z.custom<Ending>((value) => typeof value === 'string')),
  /** index of the winning side */
  winner: z.nullable(z.int()),
  /** the score of a game that is being played; otherwise null */
  live: z.nullable(
    z.object({ leg: z.int(), remaining: z.array(z.int()), legs: z.array(z.int()), sets: z.array(z.int()), thrower: z.nullable(z.int()) }),
  ),
  calledAt: z.nullable(instant),
  startedAt: z.nullable(instant),
  finishedAt: z.nullable(instant),
  /** expected start of a waiting or ready game; null if it cannot be estimated */
  expectedAt: z.nullable(instant),
  /** length of the log */
  length: z.int(),
});
export type GameSummary = z.infer<typeof GameSummary>;

/** A game: its summary, and its log or the requested part of the log. */
export const GameLog = z.object({
  game: GameSummary,
  events: z.array(GameEvent),
  length: z.int(),
  /** increases each time a device takes over scoring; writes of an older epoch are refused with `not-scorer` */
  scorerEpoch: z.int(),
});
export type GameLog = z.infer<typeof GameLog>;

export const gameEndpoints = {
  getGame: endpoint({
    method: 'GET',
    path: '/games/{id}',
    access: 'public',
    summary: 'One game with its log, or the part of the log after `since` events.',
    reads: ['games', 'players'],
    follows: ({ game }) => ofGame(game),
    input: z.object({ since: z.optional(logLength) }),
    output: GameLog,
  }),
  listLiveGames: endpoint({
    method: 'GET',
    path: '/games',
    access: 'public',
    summary: 'Games in progress in public tournaments.',
    reads: ['games', 'players'],
    input: z.object({ ...paging }),
    output: pageOf(GameSummary),
  }),
  recordEvents: endpoint({
    method: 'POST',
    path: '/games/{id}/events',
    access: 'scorer',
    summary: 'Appends events to the log. Each id is stored once; a repeated request gets the same response.',
    changes: ['games', 'results', 'groups', 'boards'],
    input: z.object({
      /** length of the log that the device has folded */
      after: logLength,
      scorerEpoch: logLength,
      events: z.array(GameEventInput).check(z.minLength(1), z.maxLength(500)),
    }),
    output: z.object({ events: z.array(GameEvent), length: z.int(), scorerEpoch: z.int() }),
    maxBody: 256 * 1024,
    codes: ['behind', 'not-scorer', 'has-dependents'],
  }),
  takeScorer: endpoint({
    method: 'POST',
    path: '/games/{id}/scorer',
    access: 'scorer',
    summary: 'Makes the caller the scorer ("Score here"). Events of the previous scorer are then refused.',
    changes: ['games'],
    output: z.object({ scorerEpoch: z.int(), length: z.int() }),
  }),
  callGame: endpoint({
    method: 'POST',
    path: '/games/{id}/call',
    access: 'match',
    summary:
      'Puts a ready game on a free board: `board_id`, or the first free one. The captains of a match and its link may do this when it is the turn of the game.',
    changes: ['games', 'boards'],
    input: z.object({ boardId: z.optional(id), markerId: z.optional(z.nullable(id)) }),
    output: GameSummary,
    codes: ['taken', 'not-ready', 'player-busy', 'no-free-board'],
  }),
  releaseGame: endpoint({
    method: 'POST',
    path: '/games/{id}/release',
    access: 'organiser',
    summary:
      'Takes a called game off its board and puts it at the end of the queue, without a place by hand. Refused after the first event.',
    changes: ['games', 'boards', 'calls'],
    output: GameSummary,
    codes: ['already-started'],
  }),
  moveGame: endpoint({
    method: 'PUT',
    path: '/games/{id}/turn',
    access: 'organiser',
    summary:
      'Moves a waiting game of an event within the queue: before the game `before`, or to the end. Its place by hand counts more than the wait of other games.',
    changes: ['games', 'boards'],
    input: z.object({ before: z.nullable(id) }),
    output: GameSummary,
    codes: ['not-ready'],
  }),
  setCalling: endpoint({
    method: 'PATCH',
    path: '/games/{id}/calling',
    access: 'organiser',
    summary:
      'Holds a waiting game of an event back, so that it is not called automatically, or names the only board for it. `board_id` null: any board. `placed` false: it gives up its place by hand.',
    changes: ['games', 'boards'],
    input: z.object({ held: z.optional(z.boolean()), boardId: z.optional(z.nullable(id)), placed: z.optional(z.literal(false)) }),
    output: GameSummary,
    codes: ['not-ready'],
  }),
  setMarker: endpoint({
    method: 'PUT',
    path: '/games/{id}/marker',
    access: 'organiser',
    summary: 'Sets the marker of a game; null removes the marker.',
    changes: ['games'],
    input: z.object({ playerId: z.nullable(id) }),
    output: GameSummary,
    codes: ['player-busy'],
  }),
};
