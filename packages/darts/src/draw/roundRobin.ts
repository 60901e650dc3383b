import type { DrawnGame, Slot } from './slot.ts';

/** Options of `roundRobin`. */
export type RoundRobinOptions = {
  /** All pairs meet twice: the rounds are repeated with the sides exchanged. */
  twice?: boolean;
  /** Plays only the first rounds, if there is no time for all. */
  rounds?: number;
};

/**
 * A round robin by the circle method: the last entry is fixed and the others rotate. If the number of entries is odd, one rests in
 * each round. Games are numbered in the order of play, `g{group}-{n}`. The numbers of games in which an entry is named first and second differ by
 * at most one, and are equal if that is possible. Fewer than two entries have no games.
 *
 * @param group number of the group, from 1
 * @throws if an entry is listed twice
 */
export function roundRobin(
  entries: readonly string[],
  group: number,
  { twice = false, rounds = Infinity }: RoundRobinOptions = {},
): DrawnGame[] {
  if (hasDuplicate(entries)) throw new Error(`Group ${group} has an entry twice`);
  const odd = entries.length % 2;
  const size = entries.length + odd;
  const circle = size - 1;
  const half = size / 2;
  const played = Math.max(0, Math.min(rounds, circle));
  const once = (half - odd) * played;
  const slots = entries.map((entry): Slot => ({ kind: 'entry', entry }));
  const prefix = `g${group}-`;
  const games = new Array<DrawnGame>(twice ? once * 2 : once);
  let n = 0;
  for (let round = 1; round <= played; round++) {
    // The fixed entry is named first in every other round. The tables balance the sides of all others.
    // In an odd group the fixed place is empty, and its opponent rests.
    for (let table = odd; table < half; table++) {
      let first = round - 1 + table;
      if (first >= circle) first -= circle;
      let second = round - 1 - table;
      if (second < 0) second += circle;
      if (table === 0) [first, second] = first % 2 === 1 ? [circle, first] : [first, circle];
      const [a, b] = [slots[first] as Slot, slots[second] as Slot];
      const position = table + 1 - odd;
      games[n] = { key: prefix + (n + 1), round, position, group, slots: [a, b] };
      if (twice) games[once + n] = { key: prefix + (once + n + 1), round: round + played, position, group, slots: [b, a] };
      n++;
    }
  }
  return games;
}

/** Whether an entry is listed twice. Most groups are so small that a search is faster than a set. */
function hasDuplicate(entries: readonly string[]): boolean {
  if (entries.length > 8) return new Set(entries).size !== entries.length;
  return entries.some((entry, i) => entries.indexOf(entry) !== i);
}
