import * as z from 'zod/mini';
import {
  matchEventKinds,
  protestOutcomes,
  type MatchEvent as LogEvent,
  type MatchPayloads,
  type NewMatchEvent,
} from '@oche/darts/match/event';
import { opaque } from '../wire.ts';
import { count as logLength, endpoint, id, instant, line } from './define.ts';
import type { PlayerFacts } from '@oche/darts/match/checkLineup';
import type { MatchShare as SharedLeg } from '@oche/darts/league/matchFigures';
import type { FoldedGames } from '@oche/darts/match/state';
import { Match } from './fixture.ts';
import { GameSummary } from './game.ts';
import { MatchStructure_ } from './group.ts';
import { LeaderboardRules } from './season.ts';
import { ofMatch } from './topics.ts';

const side = z.literal([0, 1]);
const text = line(500);
const reason = text.check(z.minLength(1));
const player = z.string().check(z.minLength(1), z.maxLength(100));
/** null for an empty slot */
const lineup = z.readonly(z.array(z.nullable(player)).check(z.maxLength(40)));
const part = z.string().check(z.maxLength(12));
const game = z.string().check(z.regex(/^m\d{1,2}$/));
const bySide = <S extends z.ZodMiniType>(value: S) => z.readonly(z.tuple([value, value]));
const legs = z.int().check(z.gte(0), z.lte(999));
const points = z.number().check(z.gte(0), z.lte(999), z.multipleOf(0.5));
const hex = z.string().check(z.regex(/^[0-9a-f]{1,64}$/));

const fact = {
  player,
  game: z.optional(game),
  kind: z.enum(['180', '171', 'checkout', 'short-leg', 'short-leg-visits']),
  value: z.int().check(z.gte(1), z.lte(999)),
};
const saw = z.strictObject({
  points: bySide(points),
  legs: bySide(legs),
  games: z.record(
    game,
    z.strictObject({ length: logLength, legs: bySide(legs), winner: z.nullable(side), players: bySide(z.nullable(lineup)) }),
  ),
  facts: z.record(id, z.strictObject(fact)),
});
/** Why an editor acts for a captain. */
const forCaptain = { reason: z.optional(text) };

/**
 * The schema of the payload of each kind of event. Payloads are stored unchanged. `@oche/darts/match` documents them and checks the rules of
 * matches.
 */
export const matchPayloadSchemas = {
  here: z.strictObject({ side, ...forCaptain }),
  'handed-in': z.strictObject({ side, part, hash: hex, ...forCaptain }),
  revealed: z.strictObject({
    part,
    players: bySide(lineup),
    salts: bySide(hex),
    drawNumber: z.optional(z.int().check(z.gte(0), z.lte(2 ** 32 - 1))),
    ...forCaptain,
  }),
  slot: z.strictObject({ game, side, players: lineup, ...forCaptain }),
  substitute: z.strictObject({
    side,
    at: z.union([z.strictObject({ seat: z.int().check(z.gte(1), z.lte(12)) }), z.strictObject({ game })]),
    out: z.nullable(player),
    in: z.nullable(player),
    ...forCaptain,
  }),
  toss: z.strictObject({ side, ...forCaptain }),
  boards: z.strictObject({ ids: z.array(id).check(z.minLength(1), z.maxLength(8)), ...forCaptain }),
  fact: z.strictObject({ ...fact, ...forCaptain }),
  'fact-removed': z.strictObject({ id, ...forCaptain }),
  score: z.strictObject({ points: bySide(points), legs: bySide(legs), ...forCaptain }),
  claim: z.strictObject({ side, what: z.enum(['walkover', 'forfeit-game']), ...forCaptain }),
  stop: z.strictObject({ reason }),
  resume: z.strictObject(forCaptain),
  confirm: z.strictObject({ side, how: z.enum(['user', 'link', 'code', 'time', 'editor']), saw, ...forCaptain }),
  dispute: z.strictObject({
    side,
    about: z.array(z.union([z.literal('score'), game, id])).check(
      z.maxLength(60),
      z.refine((all) => new Set(all).size === all.length),
    ),
    reason,
  }),
  resolve: z.strictObject({ reason, saw }),
  walkover: z.strictObject({ absent: z.enum(['home', 'away', 'both']), reason }),
  annul: z.strictObject({ reason }),
  note: z.strictObject({ text: reason, ...forCaptain }),
  protest: z.strictObject({ side, about: z.string().check(z.maxLength(100)), text: reason, ...forCaptain }),
  decide: z.strictObject({ protest: id, outcome: z.optional(z.enum(protestOutcomes)), reason }),
  undo: z.strictObject({ target: id, ...forCaptain }),
} satisfies { [K in keyof MatchPayloads]: z.ZodMiniType<MatchPayloads[K]> };

const sentEvent = z.object({
  id,
  v: z.int(),
  kind: z.enum(matchEventKinds),
  payload: opaque(z.unknown()),
  /** the time of the device's clock when the event was recorded */
  deviceTime: instant,
});
/** An event as the server receives it. Its payload has not been checked yet, because its schema depends on the kind. */
export type SentMatchEvent = z.infer<typeof sentEvent>;
/** An event as a device sends it, discriminated by `kind`. The server adds the author. */
export type MatchEventInput = DistributiveOmit<NewMatchEvent, 'author'> & { deviceTime: string };
type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
type SentSchema = z.ZodMiniType<SentMatchEvent, MatchEventInput>;
const MatchEventInput: SentSchema = sentEvent as typeof sentEvent & SentSchema;

const loggedEvent = z.object({
  id,
  seq: z.int(),
  v: z.int(),
  kind: z.enum(matchEventKinds),
  payload: opaque(z.unknown()),
  /** `user:{id}`, `team:{id}`, `match:{id}` or `system`. For everybody except organisers and captains, a number in place of the id of a user. */
  author: z.string(),
  deviceTime: instant,
  serverTime: instant,
});
/** An event in the server's log of a match, discriminated by `kind`. Clients do not check the payload, because the server has checked it. */
export type MatchEvent = LogEvent & { deviceTime: string; serverTime: string };
type LoggedSchema = z.ZodMiniType<MatchEvent, MatchEvent>;
export const MatchEvent: LoggedSchema = loggedEvent as typeof loggedEvent & LoggedSchema;

/** What the caller may do in a match. */
export const MatchRights = z.object({
  isEditor: z.boolean(),
  /** the sides of which the caller is a captain */
  sides: z.array(side),
  /** whether the caller may choose its boards and call its games */
  mayRun: z.boolean(),
  /** whether the caller may score its games, or one of them */
  mayScore: z.boolean(),
});
export type MatchRights = z.infer<typeof MatchRights>;

const object = <T>() => opaque(z.custom<T>((value: unknown) => typeof value === 'object' && value !== null));

/** A result of a game that somebody has entered without visits. */
export const ResultByHand = z.object({
  id,
  game,
  legs: bySide(legs),
  /** whether it replaces an earlier result or visits */
  isCorrection: z.boolean(),
  /** empty without one */
  reason: z.string(),
  /** as in the events */
  author: z.string(),
  enteredAt: instant,
});
export type ResultByHand = z.infer<typeof ResultByHand>;

/** The sheet of a match: its log, and its games with the state of their logs. `foldMatch` of `@oche/darts` derives everything else. */
export const MatchSheet = z.object({
  match: Match,
  /** the address of its location; may be empty */
  address: z.string(),
  /** the slugs in the addresses of its pages */
  slugs: z.object({ organisation: z.string(), season: z.string() }),
  seasonId: id,
  /** the structure of the group, or the one with which the match began */
  structure: MatchStructure_,
  /** game points and legs of a walkover; null for all games of the structure */
  walkover: z.nullable(z.object({ points: z.int(), legs: z.int() })),
  events: z.array(MatchEvent),
  length: z.int(),
  games: z.array(GameSummary),
  /** by key: the games that were called or have a log */
  folded: object<FoldedGames>(),
  /** the players in the log and in the games */
  people: z.array(z.object({ id, name: z.string(), number: z.nullable(z.int()) })),
  /** the names of the users who have recorded something; empty except for organisers and captains */
  authors: z.array(z.object({ /** as in the events */ author: z.string(), name: z.string() })),
  /** results without visits, from paper or as a correction, in the order in which they were entered; empty except for organisers and captains */
  results: z.array(ResultByHand),
  rights: MatchRights,
  /** the boards of the location that are in service; home chooses among them */
  boards: z.array(z.object({ id, number: z.int(), name: z.string() })),
});
export type MatchSheet = z.infer<typeof MatchSheet>;

/** The share of a player in a leg of a game of a match. `LegPlayer` of `@oche/darts` documents it. */
export const MatchShare = z.object({
  ...{ game, leg: z.int(), side: z.int(), player, visits: z.int(), darts: z.int(), points: z.int() },
  ...{ scores180: z.int(), scores171: z.int(), strict171: z.int(), unknown171: z.int() },
  ...{ won: z.boolean(), how: z.nullable(z.enum(['checkout', 'tiebreak'])), checkout: z.nullable(z.int()) },
}) satisfies z.ZodMiniType<SharedLeg>;

/** What was thrown in a match, and what of it the season lists. `@oche/darts/league/matchFigures` derives the figures. */
export const MatchFigures = z.object({
  /** by game, leg and side */
  shares: z.array(MatchShare),
  listed: LeaderboardRules,
});
export type MatchFigures = z.infer<typeof MatchFigures>;

/** A player for a lineup, with the facts that decide whether they may play. `PlayerFacts` of `@oche/darts` documents them. */
export const LineupPlayer = z.object({
  /** id of the player */
  player: id,
  name: z.string(),
  number: z.nullable(z.int()),
  roster: z.enum(['own', 'substitute', 'none']),
  timesAsSubstitute: z.int(),
  eligibleFrom: z.nullable(z.string()),
  formerTeamFrom: z.nullable(z.string()),
  isSuspended: z.boolean(),
  elsewhere: z.nullable(id),
  /** the name of the team for which the player is on the sheet of that match */
  elsewhereFor: z.nullable(z.string()),
}) satisfies z.ZodMiniType<PlayerFacts>;
export type LineupPlayer = z.infer<typeof LineupPlayer>;

/** What a captain needs for a lineup. */
export const OwnLineup = z.object({
  /**
   * the sealed lineup, which nobody sees except its side; null if it has not been handed in or is revealed, and for others. `players`: null if the
   * team has had a new link since then, except for the captain who handed it in.
   */
  sealed: z.nullable(z.object({ part: z.string(), players: z.nullable(z.array(z.nullable(z.string()))), handedInAt: instant })),
  /** the roster of the team on the day of the match by name, then the substitutes that the season allows */
  players: z.array(LineupPlayer),
  /** the day of the match; empty without a date */
  day: z.string(),
  mostAsSubstitute: z.int(),
});
export type OwnLineup = z.infer<typeof OwnLineup>;

/** The most events of a match. A match has about a hundred. */
export const mostMatchEvents = 4000;

export const matchEndpoints = {
  getMatch: endpoint({
    method: 'GET',
    path: '/matches/{id}',
    access: 'public',
    summary: 'The sheet of a match: its log and its games. A lineup is in it once both sides have handed theirs in.',
    reads: ['sheets', 'games', 'players', 'fixtures', 'places'],
    follows: ({ match }) => ofMatch(match.id),
    output: MatchSheet,
  }),
  getMatchFigures: endpoint({
    method: 'GET',
    path: '/matches/{id}/figures',
    access: 'public',
    summary: 'The darts of each player in each leg of a match, as boards have scored them, with what the leaderboards of the season list.',
    // When a game begins or ends, its message makes this stale. Pages follow the log of a running game.
    reads: ['sheets', 'games', 'results', 'seasons'],
    output: MatchFigures,
  }),
  recordMatchEvents: endpoint({
    method: 'POST',
    path: '/matches/{id}/events',
    access: 'match',
    summary: 'Appends events to the log of a match. Each id is stored once; a repeated request gets the same response.',
    changes: ['sheets', 'tables', 'fixtures', 'games', 'results', 'boards'],
    input: z.object({
      /** length of the log that the device has folded */
      after: logLength,
      events: z.array(MatchEventInput).check(z.minLength(1), z.maxLength(200)),
      /** the code of the other team, whose captain has no device: the events may be for both sides */
      code: z.optional(z.string().check(z.regex(/^\d{6}$/))),
    }),
    output: z.object({ events: z.array(MatchEvent), length: z.int() }),
    maxBody: 128 * 1024,
    codes: ['behind', 'wrong-code', 'too-early', 'too-late'],
  }),
  savePaperSheet: endpoint({
    method: 'POST',
    path: '/matches/{id}/paper',
    access: 'match',
    summary:
      'Records what a paper sheet says, or nothing of it: players, results of games, figures. A sheet that was decided stays decided.',
    changes: ['sheets', 'tables', 'fixtures', 'games', 'results', 'boards'],
    input: z.object({
      /** the sheet from which the entries start */
      saw: opaque(saw),
      /** players and figures: events of the kinds `slot`, `fact` and `fact-removed`. Those that the log has already are left out. */
      events: z.array(MatchEventInput).check(z.maxLength(200)),
      /** results of games; only organisers replace what a board has scored */
      results: z.array(z.object({ key: game, legs: bySide(legs) })).check(z.maxLength(40)),
      /** why results are corrected; the decision of the organisers that both teams read */
      reason: z.optional(text),
    }),
    output: z.object({ length: logLength }),
    maxBody: 128 * 1024,
    codes: ['behind', 'too-early'],
  }),
  putLineup: endpoint({
    method: 'PUT',
    path: '/matches/{id}/lineups/{part}',
    access: 'captain',
    summary: 'Hands in a sealed lineup, or replaces it. When both sides have handed theirs in, both are revealed.',
    changes: ['sheets', 'fixtures', 'games', 'boards'],
    input: z.object({
      /** id of the event `handed-in` */
      eventId: id,
      side,
      players: z.array(z.nullable(id)).check(z.maxLength(40)),
      /** an editor says why the captain does not do it */
      reason: z.optional(text),
    }),
    output: z.object({ length: z.int(), isRevealed: z.boolean() }),
    codes: ['not-eligible', 'too-early'],
  }),
  getOwnLineup: endpoint({
    method: 'GET',
    path: '/matches/{id}/lineups/{part}',
    access: 'captain',
    summary:
      'The players for a lineup, and the sealed lineup of one of the caller’s own teams. Nobody else gets that, not even organisers.',
    reads: ['sheets', 'roster', 'teams'],
    input: z.object({ side: z.enum(['0', '1']) }),
    output: OwnLineup,
  }),
  createMatchLink: endpoint({
    method: 'POST',
    path: '/matches/{id}/link',
    access: 'captain',
    summary: 'Creates a link with which anybody at the boards can score the match, until it is confirmed or a day and a half have passed.',
    changes: [],
    input: z.object({
      /** whether the earlier links of the match end */
      renew: z.optional(z.boolean()),
    }),
    output: z.object({ token: z.string(), expiresAt: instant }),
    codes: ['wrong-state'],
  }),
};
