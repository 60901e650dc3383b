import type { DrawnGame } from './slot.ts';

/**
 * Everybody of a group against everybody once, by the circle method: the last entry stands still, the others move round.
 * With an odd number one rests in each round. Games are numbered in the order of play, `g{group}-{n}`.
 * Everybody is named first as often as second, give or take one (exactly as often where that is possible).
 * @param group number of the group, from 1
 */
export function roundRobin(entries: readonly string[], group: number): DrawnGame[] {
  if (new Set(entries).size !== entries.length) throw new Error(`Group ${group} has an entry twice`);
  const size = entries.length + (entries.length % 2);
  const circle = size - 1;
  const games: DrawnGame[] = [];
  for (let round = 1; round <= circle; round++) {
    let position = 0;
    for (let table = 0; table < size / 2; table++) {
      const one = (round - 1 + table) % circle;
      const two = table === 0 ? size - 1 : (round - 1 - table + circle) % circle;
      const [first, second] = isFirst(one, two, circle) ? [one, two] : [two, one];
      const [a, b] = [entries[first], entries[second]];
      if (a === undefined || b === undefined) continue; // the empty chair of an odd group: this entry rests
      games.push({
        key: `g${group}-${games.length + 1}`,
        round,
        position: ++position,
        group,
        slots: [
          { kind: 'entry', entry: a },
          { kind: 'entry', entry: b },
        ],
      });
    }
  }
  return games;
}

/**
 * Round a circle of odd length, being an odd number of places ahead and behind are opposites, so that each has half of the
 * others ahead by an odd number. The one who stands still meets even places as second, odd places as first.
 */
function isFirst(one: number, two: number, circle: number): boolean {
  if (two === circle) return one % 2 === 0;
  return ((two - one + circle) % circle) % 2 === 1;
}
