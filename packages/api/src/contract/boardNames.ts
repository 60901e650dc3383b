/** The leaderboards of a season. */
export const boardNames = ['180-171', 'low-visits', 'games-played', 'high-checkouts'] as const;
export type BoardName = (typeof boardNames)[number];

/** The number of players on each side of a game, or `team` for all players on the sheet. */
export const boardSizes = ['1', '2', '3', '4', 'team'] as const;
