import type { GameSummary } from '@oche/api/contract/game';

/** The tournament of a game; null for a game without a parent, or with a parent of another kind. */
export const tournamentOf = ({ parent }: Pick<GameSummary, 'parent'>): NonNullable<GameSummary['parent']> | null =>
  parent?.kind === 'tournament' ? parent : null;

/** The match between two teams of a game; null for a game without a parent, or with a parent of another kind. */
export const teamMatchOf = ({ parent }: Pick<GameSummary, 'parent'>): NonNullable<GameSummary['parent']> | null =>
  parent?.kind === 'match' ? parent : null;
