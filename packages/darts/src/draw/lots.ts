import type { GroupEntry } from './groups.ts';
import { shuffle } from './random.ts';

/** The entries in an order by lot. They are sorted by id (by code unit, as with `<`) and then shuffled, so that the order of the input
 * does not change a published draw.
 *
 * @throws if two entries have the same id
 */
export function drawLots<Entry extends { id: string }>(entries: readonly Entry[], random: () => number): Entry[] {
  const byId = [...entries].sort((a, b) => (a.id < b.id ? -1 : 1));
  if (byId.some((entry, i) => entry.id === byId[i + 1]?.id)) throw new Error('An entry is drawn twice');
  return shuffle(byId, random);
}

/** `seeded`: the best seed first, equal seeds in the order of lots. `unseeded`: in the order of lots. */
export function splitSeeded(lots: readonly GroupEntry[]): { seeded: GroupEntry[]; unseeded: GroupEntry[] } {
  return {
    seeded: lots.filter((entry) => entry.seed != null).sort((a, b) => (a.seed as number) - (b.seed as number)),
    unseeded: lots.filter((entry) => entry.seed == null),
  };
}

/** Numbers the clubs with two or more entries, in the order in which they first appear. Other entries get -1. */
export function clubNumbers(entries: readonly GroupEntry[]): { clubs: number; numbers: Int32Array } {
  const members = new Map<string, number>();
  for (const { club } of entries) if (club != null) members.set(club, (members.get(club) ?? 0) + 1);
  const numbers = new Map<string, number>();
  for (const [club, count] of members) if (count > 1) numbers.set(club, numbers.size);
  return { clubs: numbers.size, numbers: Int32Array.from(entries, ({ club }) => (club == null ? -1 : (numbers.get(club) ?? -1))) };
}
