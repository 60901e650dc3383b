import type { GameEventInput } from '@oche/api/contract/game';

type Visit = { side: number; total?: number; bust?: true };

/**
 * Counts the legs won by each of two sides from the events that the tablets sent. It uses the rules of 501 with double out: a side counts down
 * from `start` to 0, and a visit to 1 or below 0 is a bust. It imports no code of packages/darts, because it checks that code.
 */
export function countLegs(sent: readonly GameEventInput[], start: number): [number, number] {
  const undone = new Set(sent.flatMap(({ kind, payload }) => (kind === 'undo' ? [(payload as { target: string }).target] : [])));
  const legs: [number, number] = [0, 0];
  let remaining = [start, start];
  for (const { id, kind, payload } of sent) {
    if (kind !== 'visit' || undone.has(id)) continue;
    const { side, total = 0 } = payload as Visit;
    const afterVisit = remaining[side]! - total;
    if (afterVisit === 0) {
      legs[side as 0 | 1] += 1;
      remaining = [start, start];
    } else if (afterVisit >= 2) remaining[side] = afterVisit;
  }
  return legs;
}
