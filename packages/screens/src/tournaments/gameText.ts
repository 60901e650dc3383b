import type { GameSummary } from '@oche/api/contract/game';

/** The score of a side: sets if the game is played in sets, otherwise legs; null before the game and after a walkover. */
export function scoreOf(game: GameSummary, side: number): number | null {
  if (game.live) return (game.format.sets ? game.live.sets : game.live.legs)[side] ?? 0;
  if (game.phase !== 'finished' || game.ending === 'walkover') return null;
  return game.sides[side]?.score ?? 0;
}
