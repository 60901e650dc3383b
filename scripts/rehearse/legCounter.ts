import type { GameEventInput } from '@oche/api/contract/game';

type Visit = { side: number; total?: number; bust?: true };

/**
 * Counts the legs won by each of two sides from the events that the tablets sent. It knows one rule: `start` is counted down to 0, and a visit
 * that would leave 1 or less than 0 is a bust. It uses no code of packages/darts, because it checks that code.
 */
export function countLegs(sent: readonly GameEventInput[], start: number): [number, number] {
  const takenBack = new Set(sent.flatMap(({ kind, payload }) => (kind === 'undo' ? [(payload as { target: string }).target] : [])));
  const legs: [number, number] = [0, 0];
  let left = [start, start];
  for (const { id, kind, payload } of sent) {
    if (kind !== 'visit' || takenBack.has(id)) continue;
    const { side, total = 0 } = payload as Visit;
    const after = left[side]! - total;
    if (after === 0) {
      legs[side as 0 | 1] += 1;
      left = [start, start];
    } else if (after >= 2) left[side] = after;
  }
  return legs;
}
