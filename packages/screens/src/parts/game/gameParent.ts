import type { GameSummary } from '@oche/api/contract/game';

/** The tournament of a game; null for a game of something else, and for a game on its own. */
export const tournamentOf = ({ parent }: Pick<GameSummary, 'parent'>): NonNullable<GameSummary['parent']> | null =>
  parent?.kind === 'tournament' ? parent : null;
