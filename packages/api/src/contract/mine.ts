import * as z from 'zod/mini';
import { Organisation } from './account.ts';
import { endpoint, id, instant, line, pageOf, paging } from './define.ts';
import { ofParents } from './topics.ts';
import { GameSummary, StageRole } from './game.ts';
import { TournamentSummary } from './tournament.ts';

/** A player of an organisation that is me: what I play there is mine. */
export const MyPlayer = z.object({ id, name: z.string(), organisation: Organisation });
export type MyPlayer = z.infer<typeof MyPlayer>;

/** A game of mine, with what I threw in it. */
export const MyGame = z.object({
  game: GameSummary,
  /** which of its sides I am */
  side: z.int(),
  /** over all my darts; null where none were written */
  average: z.nullable(z.number()),
  /** whether its page opens for me: I may have played where others may not look */
  mayOpen: z.boolean(),
});
export type MyGame = z.infer<typeof MyGame>;

/** A tournament that I am in, and how I did. */
export const MyTournament = z.object({
  tournament: TournamentSummary,
  entry: z.object({ id, waiting: z.boolean(), withdrawn: z.boolean() }),
  /** as far as it is certain; `to` is higher than `from` where it is shared */
  place: z.nullable(z.object({ from: z.int(), to: z.int(), role: StageRole })),
  /** that are over */
  games: z.int(),
  won: z.int(),
  mayOpen: z.boolean(),
});
export type MyTournament = z.infer<typeof MyTournament>;

/** A game as a point of a line. */
const Point = z.object({
  gameId: id,
  finishedAt: instant,
  opponent: z.string(),
  /** null: drawn */
  won: z.nullable(z.boolean()),
  average: z.number(),
});

/**
 * What I threw in every game that is over; tournaments that were only tests are left out. As `@oche/darts` counts: walkovers have no
 * statistics, a leg that a tie-break decided counts its high scores only, of a result entered by hand only the legs are known.
 */
export const MyStatistics = z.object({
  games: z.int(),
  won: z.int(),
  legsWon: z.int(),
  legsPlayed: z.int(),
  /** legs of results entered by hand: in no other figure */
  resultLegs: z.int(),
  darts: z.int(),
  visits: z.int(),
  average: z.nullable(z.number()),
  first9: z.nullable(z.number()),
  /** of the games that say how many darts were at a double; null where none does */
  checkoutRate: z.nullable(z.object({ hits: z.int(), darts: z.int(), games: z.int() })),
  /** visits, each counted once */
  buckets: z.object({ from60: z.int(), from100: z.int(), from140: z.int(), exactly180: z.int() }),
  oneSevenOnes: z.int(),
  /** every checkout, the highest first */
  finishes: z.array(z.int()),
  /** every leg won by a checkout, the shortest first */
  wonIn: z.array(z.object({ darts: z.int(), visits: z.int() })),
  /** the leg with the fewest darts, where I may open its game */
  bestLeg: z.nullable(z.object({ gameId: id, leg: z.int(), darts: z.int() })),
  /** the newest games with an average, the oldest of them first */
  recent: z.array(Point),
});
export type MyStatistics = z.infer<typeof MyStatistics>;

/** As many games make the line. */
export const recentGames = 40;

/** What is mine by the players that I am. */
export const mineEndpoints = {
  listMyPlayers: endpoint({
    method: 'GET',
    path: '/user/players',
    access: 'user',
    summary: 'The players linked to the user, by organisation.',
    reads: ['players', 'mine'],
    output: z.array(MyPlayer),
  }),
  getMyStatistics: endpoint({
    method: 'GET',
    path: '/user/statistics',
    access: 'user',
    summary: 'Statistics of the user over all finished games.',
    reads: ['mine'],
    output: MyStatistics,
  }),
  listMyGames: endpoint({
    method: 'GET',
    path: '/user/games',
    access: 'user',
    summary: 'Games of the user: live first, then upcoming, then the newest. `search` matches names of opponents and tournaments.',
    reads: ['games', 'mine'],
    follows: ({ items }) => ofParents(items.flatMap(({ game, mayOpen }) => (mayOpen && game.phase !== 'finished' ? [game] : []))),
    input: z.object({ ...paging, search: z.optional(line(120)), only: z.optional(z.enum(['open', 'won', 'lost'])) }),
    output: pageOf(MyGame),
  }),
  listMyTournaments: endpoint({
    method: 'GET',
    path: '/user/tournaments',
    access: 'user',
    summary: 'Tournaments of the user: running first, then upcoming, then finished, newest first.',
    reads: ['tournament', 'entries', 'mine'],
    input: z.object({ ...paging, status: z.optional(z.enum(['running', 'coming', 'finished'])) }),
    output: pageOf(MyTournament),
  }),
};
