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
      // Who stands still is named second and first by turns; of the others the tables alone give everybody half and half.
      const [first, second] = table === 0 && one % 2 === 1 ? [two, one] : [one, two];
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
