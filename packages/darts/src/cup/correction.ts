import type { GameResult } from '../draw/progress.ts';
import { cupTies, teamOf, winnerOf, type Cup, type CupTie } from './bracket.ts';

/**
 * The draw of the next round after a correction. `stays`: the team that keeps its place in it. `missing`: the team that goes through now but has no
 * place in it. Null if there is none.
 */
export type DrawConflict = { stays: string | null; missing: string | null };

/** What a corrected result of a tie changes in the next round; null if this is not drawn yet, or if it has the team that goes through. */
export function drawConflict(cup: Cup, key: string, result: GameResult): DrawConflict | null {
  const tieOf = (ties: readonly CupTie[]) => ties.find((tie) => tie.key === key) as CupTie;
  const ties = cupTies(cup);
  const tie = tieOf(ties);
  const next = ties.filter(({ round }) => round === tie.round + 1);
  if (next.length === 0) return null;
  const drawn = new Set(next.flatMap(({ sides }) => sides.flatMap(teamOf)));
  const stays = tie.sides.flatMap(teamOf).find((team) => drawn.has(team)) ?? null;
  const [missing = null] = winnerOf(tieOf(cupTies({ ...cup, results: new Map(cup.results).set(key, result) })));
  return stays === missing ? null : { stays, missing };
}
