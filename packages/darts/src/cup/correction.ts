import type { GameResult } from '../draw/progress.ts';
import { cupTies, lastRound, winnerOf, type Cup, type CupTie } from './bracket.ts';

/**
 * A correction after the next round was drawn, which stays as it is: the team that keeps its place in it, and the one that goes through now but has
 * no place. Null where nobody goes through, because neither team came.
 */
export type DrawnWithout = { stays: string | null; missing: string | null };

/** What a corrected result of a tie changes in the next round; null if this is not drawn yet, or if the same team goes through. */
export function drawnWithout(cup: Cup, key: string, result: GameResult): DrawnWithout | null {
  const tieOf = (of: Cup) => cupTies(of).find((tie) => tie.key === key) as CupTie;
  const tie = tieOf(cup);
  if (tie.round === lastRound(cup.ties)) return null;
  const [stays = null] = winnerOf(tie);
  const [missing = null] = winnerOf(tieOf({ ...cup, results: new Map(cup.results).set(key, result) }));
  return stays === missing ? null : { stays, missing };
}
