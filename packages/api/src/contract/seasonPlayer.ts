import * as z from 'zod/mini';
import { gameSizes } from '@oche/darts/match/structure';
import { endpoint, id } from './define.ts';
import { BoardEntry, BoardRow } from './leaderboard.ts';
import { PlayerRef } from './seasonMember.ts';
import { averageOfGames, gameTotals } from './standings.ts';
import { TeamRef } from './team.ts';

/** A game of a player from the side of the player. `legs`: own legs first. */
export const SeasonPlayerGame = z.object({
  id,
  match: BoardEntry.shape.match,
  size: z.literal(gameSizes),
  /** the other players of the own side */
  partners: z.array(PlayerRef),
  opponents: z.array(PlayerRef),
  /** the team of the opponents */
  against: TeamRef,
  legs: z.tuple([z.int(), z.int()]),
  outcome: z.enum(['won', 'drawn', 'lost']),
  /** the three-dart average of the player; null if the visits are not known */
  average: z.nullable(z.number()),
  /** whether it has a log, so that its legs can be read */
  hasLog: z.boolean(),
});
export type SeasonPlayerGame = z.infer<typeof SeasonPlayerGame>;

/** The season of a player: the figures over the games that count in individual standings, of all sizes, and these games, the newest first. */
export const SeasonPlayer = z.object({
  player: PlayerRef,
  /** all teams for which the player has played */
  teams: z.array(TeamRef),
  ...gameTotals,
  ...averageOfGames,
  /** null without a 180 or 171 */
  scores: BoardRow.shape.scores,
  /** the best legs, if leaderboards list them */
  highCheckout: z.nullable(BoardEntry),
  shortLeg: z.nullable(BoardEntry),
  games: z.array(SeasonPlayerGame),
});
export type SeasonPlayer = z.infer<typeof SeasonPlayer>;

export const seasonPlayerEndpoints = {
  getSeasonPlayer: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/players/{player_id}',
    access: 'public',
    summary: 'The figures and games of a player in a season, from its decided matches. Only organisers see them before the season runs.',
    reads: ['tables', 'fixtures', 'seasons', 'roster', 'teams'],
    output: SeasonPlayer,
  }),
};
