import type { BoardName } from '@oche/api/contract/boardNames';

/** The pages of the leaderboards. */
export const boardRoutes = {
  '180-171': 'competitionScores',
  'low-visits': 'competitionShortLegs',
  'games-played': 'competitionGamesPlayed',
  'high-checkouts': 'competitionCheckouts',
} as const satisfies Record<BoardName, string>;
