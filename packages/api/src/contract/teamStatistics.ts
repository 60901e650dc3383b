import * as z from 'zod/mini';
import { endpoint } from './define.ts';
import { PlayerRef } from './seasonMember.ts';
import { averageOfGames, gameTotals, matchTotals } from './standings.ts';
import { TeamRef } from './team.ts';

/** The matches of a team, at home, away or against one other team. A walkover counts with its score. */
export const MatchTotals = z.object(matchTotals);
export type MatchTotals = z.infer<typeof MatchTotals>;

/** The matches of a team against another team. */
export const OpponentRow = z.object({ team: TeamRef, ...matchTotals });
export type OpponentRow = z.infer<typeof OpponentRow>;

/** A player in the games of a team. Games for another team of the season are not included. `singles`: the games that were singles. */
export const TeamPlayerRow = z.object({
  player: PlayerRef,
  ...gameTotals,
  ...averageOfGames,
  singles: z.object({ played: z.int(), won: z.int() }),
});
export type TeamPlayerRow = z.infer<typeof TeamPlayerRow>;

/** Two players of a team in the games that they played as a pair. */
export const PairRow = z.object({ players: z.array(PlayerRef), ...gameTotals });
export type PairRow = z.infer<typeof PairRow>;

/** The figures of a team in a season. Players and pairs with the most wins come first, opponents by name. */
export const TeamStatistics = z.object({
  home: MatchTotals,
  away: MatchTotals,
  opponents: z.array(OpponentRow),
  players: z.array(TeamPlayerRow),
  pairs: z.array(PairRow),
});
export type TeamStatistics = z.infer<typeof TeamStatistics>;

export const teamStatisticsEndpoints = {
  getTeamStatistics: endpoint({
    method: 'GET',
    path: '/season-teams/{id}/statistics',
    access: 'public',
    summary: 'The figures of a team in a season, from its decided matches. Only organisers see them before the season runs.',
    reads: ['tables', 'fixtures', 'seasonGroups', 'roster', 'teams', 'seasons'],
    output: TeamStatistics,
  }),
};
