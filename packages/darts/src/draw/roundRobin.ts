import type { DrawnGame, Slot } from './slot.ts';

/** How often, or how long, everybody of a group plays everybody. */
export type RoundRobinOptions = {
  /** Everybody meets everybody twice, once first-named and once second: the rounds once more with sides exchanged. */
  twice?: boolean;
  /** Only so many rounds, where there is no time for all: the first of the circle. */
  rounds?: number;
};

/**
 * Everybody of a group against everybody once, by the circle method: the last entry stands still, the others move round.
 * With an odd number one rests in each round. Games are numbered in the order of play, `g{group}-{n}`.
 * Everybody is named first as often as second, give or take one (exactly as often where that is possible).
 * Fewer than two entries have no games. Throws where an entry is there twice.
 * @param group number of the group, from 1
 */
export function roundRobin(
  entries: readonly string[],
  group: number,
  { twice = false, rounds = Infinity }: RoundRobinOptions = {},
): DrawnGame[] {
  if (hasTwice(entries)) throw new Error(`Group ${group} has an entry twice`);
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
    // Who stands still is named second and first by turns; of the others the tables alone give everybody half and half.
    // In an odd group nobody stands there, and who would meet them rests.
    for (let table = odd; table < half; table++) {
      let one = round - 1 + table;
      if (one >= circle) one -= circle;
      let two = round - 1 - table;
      if (two < 0) two += circle;
      if (table === 0) [one, two] = one % 2 === 1 ? [circle, one] : [one, circle];
      const [a, b] = [slots[one] as Slot, slots[two] as Slot];
      const position = table + 1 - odd;
      games[n] = { key: prefix + (n + 1), round, position, group, slots: [a, b] };
      if (twice) games[once + n] = { key: prefix + (once + n + 1), round: round + played, position, group, slots: [b, a] };
      n++;
    }
  }
  return games;
}

/** Most groups are so small that looking is cheaper than a set. */
function hasTwice(entries: readonly string[]): boolean {
  if (entries.length > 8) return new Set(entries).size !== entries.length;
  return entries.some((entry, i) => entries.indexOf(entry) !== i);
}
