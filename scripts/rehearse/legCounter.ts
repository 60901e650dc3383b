import type { GameEventInput } from '@oche/api/contract/game';

type Visit = { side: number; total?: number; bust?: true };

/**
 * Legs won by each of two sides, counted from what the tablets sent and nothing else. It knows one rule: 501 is counted
 * down to nothing, and who would leave less than 2 leaves it standing. Deliberately no code of the sport's package.
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
