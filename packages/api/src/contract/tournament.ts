import * as z from 'zod/mini';
import { endpoint, id, instant, localDateTime, name, pageOf, paging } from './define.ts';
import { Format_, GameSummary, StageRole } from './game.ts';
import { opaque } from '../wire.ts';

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
        points: z.strictObject({ win: z.int(), draw: z.int(), loss: z.int() }),
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
  /** seed of the published draw; null before the draw */
  drawSeed: z.nullable(z.int()),
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
  playerId: id,
  name: z.string(),
  nickname: z.string(),
  club: z.nullable(z.string()),
  seed: z.nullable(z.int()),
  checkedIn: z.boolean(),
  paid: z.boolean(),
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
      board: z.object({
        id,
        number: z.int(),
        name: z.string(),
        outOfOrder: z.boolean(),
        paired: z.boolean(),
        lastSeenAt: z.nullable(instant),
      }),
      reserved: z.boolean(),
      game: z.nullable(GameSummary),
    }),
  ),
  waiting: z.array(QueuedGame),
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
});
export type Player = z.infer<typeof Player>;

const optionalText = z.optional(z.string().check(z.trim(), z.maxLength(80)));
const settings = {
  name: z.optional(name),
  description: z.optional(z.string().check(z.maxLength(2000))),
  startsAt: z.optional(localDateTime),
  plan: z.optional(Plan),
  maxEntries: z.optional(z.nullable(z.int().check(z.gte(2), z.lte(1024)))),
  visibility: z.optional(Visibility),
  restMinutes: z.optional(z.int().check(z.gte(0), z.lte(120))),
  autoAssign: z.optional(z.boolean()),
};
const drawn = z.object({ seed: z.int(), groups: z.array(z.array(Entry)), games: z.int() });

export const tournamentEndpoints = {
  getHome: endpoint({
    method: 'GET',
    path: '/home',
    access: 'public',
    summary: 'What the home page shows: a live game, tournaments, the best of the week.',
    output: z.object({
      live: z.nullable(GameSummary),
      liveCount: z.int(),
      tournaments: z.array(TournamentSummary),
      best: z.array(z.object({ kind: z.enum(['checkout', 'average', 'leg', '180s']), name: z.string(), value: z.number() })),
    }),
  }),
  listTournaments: endpoint({
    method: 'GET',
    path: '/tournaments',
    access: 'public',
    summary: 'Public tournaments; running first, then coming, then finished.',
    input: z.object({ ...paging, search: z.optional(z.string()), status: z.optional(z.enum(['running', 'coming', 'finished'])) }),
    output: pageOf(TournamentSummary),
  }),
  listManagedTournaments: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/tournaments',
    access: 'organiser',
    summary: 'All tournaments of an organisation.',
    input: z.object({ ...paging }),
    output: pageOf(TournamentSummary),
  }),
  createTournament: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/tournaments',
    access: 'organiser',
    summary: 'A tournament in an event. `test`: unlisted and deleted after 24 hours.',
    input: z.object({ ...settings, id: z.optional(id), name, eventId: id, plan: Plan, test: z.optional(z.boolean()) }),
    output: Tournament,
  }),
  getTournament: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}',
    access: 'public',
    summary: 'A tournament by slug or id.',
    output: Tournament,
  }),
  updateTournament: endpoint({
    method: 'PATCH',
    path: '/tournaments/{id}',
    access: 'organiser',
    summary: 'Changes settings; the plan only before the draw.',
    input: z.object(settings),
    output: Tournament,
    codes: ['drawn'],
  }),
  setTournamentStatus: endpoint({
    method: 'PUT',
    path: '/tournaments/{id}/status',
    access: 'organiser',
    summary: 'Moves a tournament on: registration, check-in, running, finished, cancelled.',
    input: z.object({ status: TournamentStatus }),
    output: Tournament,
    codes: ['wrong-status', 'not-drawn', 'games-open'],
  }),
  listEntries: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/entries',
    access: 'public',
    summary: 'Entries of a tournament, by name.',
    output: z.array(Entry),
  }),
  previewEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries/preview',
    access: 'organiser',
    summary: 'What pasted lines would do: new, known, duplicate, perhaps the same as.',
    input: z.object({ text: z.string().check(z.maxLength(50_000)) }),
    output: z.array(PastedName),
  }),
  addEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries',
    access: 'organiser',
    summary: 'Adds entries, all or none. A line names a known player or makes a new one.',
    input: z.object({
      entries: z
        .array(
          z.object({
            id: z.optional(id),
            playerId: z.optional(id),
            name: z.optional(name),
            nickname: optionalText,
            club: optionalText,
            seed: z.optional(z.int().check(z.gte(1))),
          }),
        )
        .check(z.minLength(1), z.maxLength(1024)),
    }),
    output: z.array(Entry),
    codes: ['drawn', 'taken'],
  }),
  updateEntry: endpoint({
    method: 'PATCH',
    path: '/entries/{id}',
    access: 'organiser',
    summary: 'Seed, checked in, paid.',
    input: z.object({
      seed: z.optional(z.nullable(z.int().check(z.gte(1)))),
      checkedIn: z.optional(z.boolean()),
      paid: z.optional(z.boolean()),
    }),
    output: Entry,
  }),
  checkInAll: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/entries/check-in',
    access: 'organiser',
    summary: 'Checks everybody in, or out.',
    input: z.object({ checkedIn: z.boolean() }),
    output: z.array(Entry),
  }),
  withdrawEntry: endpoint({
    method: 'POST',
    path: '/entries/{id}/withdraw',
    access: 'organiser',
    summary: 'Withdraws an entry: before the draw it leaves, after it its open games become walkovers.',
    output: Entry,
  }),
  removeEntry: endpoint({
    method: 'DELETE',
    path: '/entries/{id}',
    access: 'organiser',
    summary: 'Removes an entry before the draw.',
    output: z.null(),
    codes: ['drawn'],
  }),
  drawTournament: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/draw',
    access: 'organiser',
    summary: 'Draws all stages from a published seed; again until the first score.',
    input: z.object({ seed: z.optional(z.int().check(z.gte(0), z.lte(4_294_967_295))) }),
    output: drawn,
    codes: ['already-started', 'too-few'],
  }),
  swapEntries: endpoint({
    method: 'POST',
    path: '/tournaments/{id}/draw/swap',
    access: 'organiser',
    summary: 'Swaps two entries of the draw before the first score.',
    input: z.object({ a: id, b: id }),
    output: drawn,
    codes: ['already-started', 'not-drawn'],
  }),
  getPlayList: endpoint({
    method: 'GET',
    path: '/tournaments/{id}/play-list',
    access: 'organiser',
    summary: 'Boards, waiting games and when it ends.',
    output: PlayList,
  }),
  listTournamentGames: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/games',
    access: 'public',
    summary: 'Games of a tournament: playing, called, waiting, then finished.',
    input: z.object({ ...paging, phase: z.optional(z.enum(['open', 'playing', 'finished'])), entry: z.optional(z.string()) }),
    output: pageOf(GameSummary),
  }),
  listGroups: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/groups',
    access: 'public',
    summary: 'Groups with standings and games.',
    output: z.array(Group),
  }),
  decideGroup: endpoint({
    method: 'PUT',
    path: '/tournaments/{id}/groups/{group}/decision',
    access: 'organiser',
    summary: 'Settles a tie that the tie-breakers cannot: an order of the tied entries with a reason, or a drawn lot.',
    input: z.object({
      how: z.enum(['lot', 'shoot-out', 'decision']),
      order: z.optional(z.array(id)),
      reason: z.string().check(z.maxLength(300)),
    }),
    output: Group,
    codes: ['nothing-to-decide', 'has-dependents'],
  }),
  getBracket: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/brackets/{role}',
    access: 'public',
    summary: 'The winners’ or losers’ knockout (`role`: winners, losers).',
    output: Bracket,
  }),
  getResults: endpoint({
    method: 'GET',
    path: '/tournaments/{tournament}/results',
    access: 'public',
    summary: 'Places, statistics and finished games.',
    output: Results,
  }),
  listPlayers: endpoint({
    method: 'GET',
    path: '/organisations/{organisation_id}/players',
    access: 'organiser',
    summary: 'The address book: players known to an organisation.',
    input: z.object({ ...paging, search: z.optional(z.string()) }),
    output: pageOf(Player),
  }),
  createPlayer: endpoint({
    method: 'POST',
    path: '/organisations/{organisation_id}/players',
    access: 'organiser',
    summary: 'Adds a player to the address book.',
    input: z.object({ id: z.optional(id), name, nickname: optionalText, club: optionalText }),
    output: Player,
  }),
  updatePlayer: endpoint({
    method: 'PATCH',
    path: '/players/{id}',
    access: 'organiser',
    summary: 'Renames or archives a player.',
    input: z.object({ name: z.optional(name), nickname: optionalText, club: optionalText, archived: z.optional(z.boolean()) }),
    output: Player,
  }),
};
