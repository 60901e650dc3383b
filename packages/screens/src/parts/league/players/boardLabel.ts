import type { IntlShape } from '@oche/i18n/createIntl';
import type { LeaderTab } from './leadersQuery.ts';
import { messages } from './messages.ts';

/** The names of the individual standings and the leaderboards. */
export const boardLabels = {
  individual: messages.individual,
  '180-171': messages.highScores,
  'low-visits': messages.shortLegs,
  'games-played': messages.gamesPlayed,
  'high-checkouts': messages.highCheckouts,
} as const;

/** The name of the individual standings or of a leaderboard. */
export const boardLabel = ({ formatMessage }: IntlShape, board: LeaderTab): string => formatMessage(boardLabels[board]);
