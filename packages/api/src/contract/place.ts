import * as z from 'zod/mini';
import { endpoint, id, instant, line, localDateTime, localTime, name, pageOf, paging, weekday } from './define.ts';
import { Match } from './fixture.ts';
import { GameSummary } from './game.ts';
import { ofTournaments } from './topics.ts';

export const Board = z.object({
  id,
  number: z.int(),
  name: z.string(),
  outOfOrder: z.boolean(),
  paired: z.boolean(),
  lastSeenAt: z.nullable(instant),
});
export type Board = z.infer<typeof Board>;

/** How many boards of a location are free for league matches on a weekday, and between which times. */
export const Evening = z.object({
  weekday,
  boards: z.int().check(z.gte(0), z.lte(64)),
  from: z.nullable(localTime),
  to: z.nullable(localTime),
});
export type Evening = z.infer<typeof Evening>;

export const Location = z.object({
  id,
  organisationId: id,
  name: z.string(),
  address: z.string(),
  timeZone: z.string(),
  boards: z.array(Board),
  /** the evenings for league matches; none: every day, with all boards */
  evenings: z.array(Evening),
  archived: z.boolean(),
});
export type Location = z.infer<typeof Location>;

export const EventSummary = z.object({
  id,
  slug: z.string(),
  organisationId: id,
  name: z.string(),
  /** local to `timeZone` */
  startsAt: localDateTime,
  timeZone: z.string(),
  location: z.nullable(z.object({ id, name: z.string(), address: z.string() })),
  boards: z.int(),
  tournaments: z.array(
    z.object({ id, slug: z.string(), name: z.string(), status: z.string(), entries: z.int(), isPrivate: z.optional(z.boolean()) }),
  ),
});
export type EventSummary = z.infer<typeof EventSummary>;

/** The reasons for which a marker calls the organiser. `absent` and `retires` concern a player of the game on the board; the organiser decides. */
export const callReasons = ['help', 'absent', 'retires'] as const;

/** A marker's call for the organiser at a board. A board has at most one call. */
export const BoardCall = z.object({
  reason: z.enum(callReasons),
  /** the side that is absent or retires: an index into the sides of the game on the board */
  side: z.nullable(z.int()),
  calledAt: instant,
  /** when an organiser replied that they are on the way */
  comingAt: z.nullable(instant),
  /** when an organiser marked it as done; afterwards only the tablet shows the call */
  doneAt: z.nullable(instant),
});
export type BoardCall = z.infer<typeof BoardCall>;

/** A board of an event as its organisers see it. */
export const EventBoard = z.object({
  board: Board,
  reserved: z.boolean(),
  game: z.nullable(GameSummary),
  next: z.nullable(GameSummary),
  /** absent unless its marker calls the organiser */
  call: z.optional(BoardCall),
});
export type EventBoard = z.infer<typeof EventBoard>;

export const boardCount = z.int().check(z.gte(1), z.lte(64));
const evenings = z.optional(
  z.array(Evening).check(
    z.maxLength(7),
    z.refine((all) => new Set(all.map((evening) => evening.weekday)).size === all.length),
  ),
);
export const address = line(200);
const eventInput = { name, startsAt: localDateTime, locationId: z.nullable(id), boardIds: z.optional(z.array(id).check(z.maxLength(64))) };

/** The data of a paired tablet: its board and the game on it. */
export const BoardScreen = z.object({
  board: Board,
  location: z.object({ id, name: z.string(), timeZone: z.string() }),
  event: z.nullable(z.object({ id, slug: z.string(), name: z.string() })),
  /** the next game is put on the board automatically; otherwise the organiser calls it */
  autoAssign: z.boolean(),
  game: z.nullable(GameSummary),
  next: z.nullable(GameSummary),
  /** the matches between two teams that are played at the location today, by time; absent if there are none */
  tonight: z.optional(z.array(Match)),
  /** absent unless this board has called the organiser */
  call: z.optional(BoardCall),
});
export type BoardScreen = z.infer<typeof BoardScreen>;

export const placeEndpoints = {
  listLocations: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/locations',
    access: 'organiser',
    summary: 'Locations with their boards.',
    reads: ['places', 'boards'],
    input: z.object({ ...paging }),
    output: pageOf(Location),
  }),
  createLocation: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/locations',
    access: 'organiser',
    summary: 'Creates a permanent venue with numbered boards.',
    changes: ['places'],
    input: z.object({
      id: z.optional(id),
      name,
      address: z.optional(address),
      timeZone: z.optional(z.string()),
      boards: boardCount,
      evenings,
    }),
    output: Location,
    codes: ['limit-reached'],
  }),
  updateLocation: endpoint({
    method: 'PATCH',
    path: '/locations/{id}',
    access: 'organiser',
    summary: 'Changes name, boards (only unused ones can be removed) and evenings of a location, or archives it.',
    changes: ['places', 'boards'],
    input: z.object({
      name: z.optional(name),
      address: z.optional(address),
      boards: z.optional(boardCount),
      evenings,
      archived: z.optional(z.boolean()),
    }),
    output: Location,
    codes: ['taken'],
  }),
  updateBoard: endpoint({
    method: 'PATCH',
    path: '/boards/{id}',
    access: 'organiser',
    summary: 'Renames a board or takes it out of service.',
    changes: ['boards', 'games'],
    input: z.object({ name: z.optional(name), outOfOrder: z.optional(z.boolean()) }),
    output: Board,
  }),
  listEvents: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/events',
    access: 'organiser',
    summary: 'Events of an organisation, newest first.',
    reads: ['events', 'places', 'tournament'],
    input: z.object({ ...paging }),
    output: pageOf(EventSummary),
  }),
  createEvent: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/events',
    access: 'organiser',
    summary: 'Creates an event on a date. Without a location, it gets a private location with `boards` boards.',
    changes: ['events'],
    input: z.object({ id: z.optional(id), ...eventInput, boards: z.optional(boardCount) }),
    output: EventSummary,
    codes: ['limit-reached'],
  }),
  getEvent: endpoint({
    method: 'GET',
    path: '/events/{event}',
    access: 'public',
    summary: 'An event by slug or id.',
    reads: ['events', 'places', 'tournament', 'results'],
    follows: ({ tournaments }) => ofTournaments(tournaments),
    output: EventSummary,
  }),
  updateEvent: endpoint({
    method: 'PATCH',
    path: '/events/{id}',
    access: 'organiser',
    summary: 'Changes an event.',
    changes: ['events', 'boards', 'tournament', 'games'],
    input: z.object({
      name: z.optional(name),
      startsAt: z.optional(localDateTime),
      locationId: z.optional(id),
      boardIds: eventInput.boardIds,
    }),
    output: EventSummary,
  }),
  listEventBoards: endpoint({
    method: 'GET',
    path: '/events/{id}/boards',
    access: 'organiser',
    summary: 'The boards of an event with their tablets and games.',
    reads: ['events', 'places', 'boards', 'games', 'calls'],
    output: z.array(EventBoard),
  }),
  reserveBoard: endpoint({
    method: 'PUT',
    path: '/events/{id}/boards/{board_id}',
    access: 'organiser',
    summary: 'Reserves a board of an event (no game is put on it automatically) or releases it.',
    changes: ['boards', 'games'],
    input: z.object({ reserved: z.boolean() }),
    output: EventBoard,
  }),
  createPairingCode: endpoint({
    method: 'POST',
    path: '/pairing-codes',
    access: 'public',
    summary: 'Requests a short pairing code for a tablet to show. The tablet keeps `secret` to itself.',
    changes: [],
    output: z.object({ code: z.string(), secret: z.string(), expiresAt: instant }),
  }),
  getPairingCode: endpoint({
    method: 'GET',
    path: '/pairing-codes/{code}',
    access: 'public',
    summary: 'The state of a pairing code. Once paired, it returns the board token a single time.',
    reads: [],
    input: z.object({ secret: z.string() }),
    output: z.object({ state: z.enum(['waiting', 'paired', 'expired']), token: z.nullable(z.string()) }),
  }),
  pairBoard: endpoint({
    method: 'POST',
    path: '/boards/{id}/pair',
    access: 'organiser',
    summary: 'Pairs the tablet that shows `code` with a board. An earlier tablet of the board is unpaired.',
    changes: ['boards', 'board'],
    input: z.object({ code: z.string().check(z.trim(), z.toUpperCase(), z.maxLength(12)) }),
    output: Board,
    codes: ['unknown-code'],
  }),
  unpairBoard: endpoint({
    method: 'DELETE',
    path: '/boards/{id}/pair',
    access: 'organiser',
    summary: 'Unpairs the tablet of a board.',
    changes: ['boards', 'board'],
    output: Board,
  }),
  getBoard: endpoint({
    method: 'GET',
    path: '/board',
    access: 'board',
    summary: 'The board of the token, its game and the next one.',
    reads: ['board'],
    follows: ({ board }) => [{ channel: 'board', id: board.id }],
    output: BoardScreen,
  }),
  callOrganiser: endpoint({
    method: 'POST',
    path: '/board/call',
    access: 'board',
    summary: 'Calls the organiser to the board of the token, replacing an earlier call. Repeating the same call changes nothing.',
    changes: ['board', 'calls'],
    input: z.object({
      reason: z.enum(callReasons),
      /** the side that is absent or retires: an index into the sides of the game on the board; required unless the reason is `help` */
      side: z.optional(z.int().check(z.gte(0), z.lte(7))),
    }),
    output: BoardCall,
    codes: ['not-ready'],
  }),
  withdrawCall: endpoint({
    method: 'DELETE',
    path: '/board/call',
    access: 'board',
    summary: 'Withdraws the call of the board of the token.',
    changes: ['board', 'calls'],
    output: z.null(),
  }),
  answerCall: endpoint({
    method: 'PUT',
    path: '/boards/{id}/call',
    access: 'organiser',
    summary: 'Answers the call of a board: an organiser is on the way, or it is done. Null if the board no longer has a call.',
    changes: ['board', 'calls'],
    input: z.object({ answer: z.enum(['coming', 'done']) }),
    output: z.nullable(BoardCall),
  }),
};
