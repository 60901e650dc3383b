import { rulesOf } from './structure.ts';
import type { MatchStructure } from './structure.ts';

/**
 * What a side may claim after waiting for the other one for so many minutes since the match should have begun: the match, or a number of
 * games. Null while it has to wait. An editor decides about the claim.
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
