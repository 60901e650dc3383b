import { rulesOf } from './structure.ts';
import type { MatchStructure } from './structure.ts';

/**
 * The claim of a side that has waited for the other one since the start time of the match, for so many minutes: the match, or a number of games.
 * Null while the side has to wait. An editor decides on the claim.
 */
export function claimAfter(
  structure: MatchStructure,
  minutes: number,
): { what: 'walkover' } | { what: 'forfeit-game'; games: number } | null {
  const { wait, then, every = wait } = rulesOf(structure).late;
  if (minutes < wait) return null;
  if (then === 'walkover') return { what: 'walkover' };
  return { what: 'forfeit-game', games: every > 0 ? 1 + Math.floor((minutes - wait) / every) : 1 };
}
