import * as z from 'zod/mini';
import { Organisation } from './account.ts';
import { endpoint, id, instant, line, pageOf, paging } from './define.ts';
import { ofParents } from './topics.ts';
import { GameSummary, StageRole } from './game.ts';
import { TournamentSummary } from './tournament.ts';

/** A player of an organisation that is linked to the user's account. */
export const MyPlayer = z.object({ id, name: z.string(), organisation: Organisation });
export type MyPlayer = z.infer<typeof MyPlayer>;

/** A game of the user. */
export const MyGame = z.object({
  game: GameSummary,
  /** index of the user's side */
  side: z.int(),
  /** three-dart average of the user; null if no darts were recorded */
  average: z.nullable(z.number()),
  /** whether the user may open its page; a player of a private tournament may not */
  mayOpen: z.boolean(),
});
export type MyGame = z.infer<typeof MyGame>;

/** A tournament of the user, with their result. */
export const MyTournament = z.object({
  tournament: TournamentSummary,
  entry: z.object({ id, waiting: z.boolean(), withdrawn: z.boolean() }),
  /** the place, as far as it is certain; `to` is higher than `from` if the place is shared */
  place: z.nullable(z.object({ from: z.int(), to: z.int(), role: StageRole })),
  /** finished games */
  games: z.int(),
  won: z.int(),
  mayOpen: z.boolean(),
});
export type MyTournament = z.infer<typeof MyTournament>;

/** A game as a point of the chart of averages. */
const Point = z.object({
  gameId: id,
  finishedAt: instant,
  opponent: z.string(),
  /** null for a draw */
  won: z.nullable(z.boolean()),
  average: z.number(),
});

/**
 * Statistics of the user over all finished games, without those of test tournaments. `@oche/darts` computes them: a walkover has no
 * statistics, a leg decided by a tie-break counts only its high scores, and a result entered by hand counts only its legs.
 */
export const MyStatistics = z.object({
  games: z.int(),
  won: z.int(),
  legsWon: z.int(),
  legsPlayed: z.int(),
  /** legs of results entered by hand, which no other figure includes */
  resultLegs: z.int(),
  darts: z.int(),
  visits: z.int(),
  average: z.nullable(z.number()),
  first9: z.nullable(z.number()),
  /** over the games with recorded darts at a double; null if there are none */
  checkoutRate: z.nullable(z.object({ hits: z.int(), darts: z.int(), games: z.int() })),
  /** numbers of visits, each counted in one bucket */
  buckets: z.object({ from60: z.int(), from100: z.int(), from140: z.int(), exactly180: z.int() }),
  oneSevenOnes: z.int(),
  /** every checkout, highest first */
  finishes: z.array(z.int()),
  /** every leg won by a checkout, shortest first */
  wonIn: z.array(z.object({ darts: z.int(), visits: z.int() })),
  /** the leg with the fewest darts among games that the user may open */
  bestLeg: z.nullable(z.object({ gameId: id, leg: z.int(), darts: z.int() })),
  /** the newest games with an average, oldest first; at most `recentGames` */
  recent: z.array(Point),
});
export type MyStatistics = z.infer<typeof MyStatistics>;

/** The maximum number of games in the chart of averages. */
export const recentGames = 40;

/** Data of the players that are linked to the user. */
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
