import type { GameSummary } from './contract/game.ts';

/**
 * Numbers of the groups in which all games are over while a knockout still waits for one of their places: players are level on all that counts,
 * and only the organiser can decide. `games`: all open games of the tournament, byes among them.
 */
export function undecidedGroups(games: readonly Pick<GameSummary, 'group' | 'phase' | 'sides'>[]): number[] {
  const isOpen = new Set(games.flatMap(({ group, phase }) => (group === null || phase === 'bye' ? [] : [group])));
  const awaited = games.flatMap(({ sides }) =>
    sides.flatMap(({ sideKind, slot }) => (sideKind === 'tbd' && slot?.kind === 'rank' ? [slot.group] : [])),
  );
  return [...new Set(awaited)].filter((group) => !isOpen.has(group)).sort((a, b) => a - b);
}
