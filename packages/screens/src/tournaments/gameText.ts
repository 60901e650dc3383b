import type { GameSummary } from '@oche/api/contract/game';

/** What a side of a game has won: sets where it is played in sets, else legs; null where nothing is known. */
export function scoreOf(game: GameSummary, side: number): number | null {
  if (game.live) return (game.format.sets ? game.live.sets : game.live.legs)[side] ?? 0;
  if (game.phase !== 'finished' || game.ending === 'walkover') return null;
  return game.sides[side]?.score ?? 0;
}
