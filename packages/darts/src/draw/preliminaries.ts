import type { GroupEntry } from './groups.ts';
import { drawLots } from './lots.ts';
import { createRandom } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import type { DrawnGame, Slot } from './slot.ts';

type EntrySlot = Extract<Slot, { kind: 'entry' }>;

/**
 * Drawn games before a knockout: everybody has as many, against others by lot, nobody meets anybody twice. Keys `p{round}-{n}`.
 * As in the HWDO ranking tournaments (hwdo.nl, reglement 2019/2020): two games each, then `preliminaryOutcome`.
 *
 * The lots sit in the circle of `roundRobin`, of which the first rounds are played. With an odd number one rests in each: numbers
 * 0 … k-1 of the lots. They play one more round among themselves, i against k-1-i (against k-2-i where k is odd, when the last
 * one gets a bye). Those have not met: in round r the circle has the pairs with a sum of 2(r-1), or that less an odd number
 * of entries n, and k-1 is odd and more than 2(k-1)-n, as k < n.
 *
 * @param gamesEach from 1 to one less than the entries
 * @param seed the published number of the draw
 */
export function preliminaries(entries: readonly GroupEntry[], gamesEach: number, seed: number): DrawnGame[] {
  if (!Number.isInteger(gamesEach) || gamesEach < 1 || gamesEach >= entries.length)
    throw new RangeError(`${entries.length} entries cannot play ${gamesEach} games each without meeting twice`);
  const lots = drawLots(entries, createRandom(seed)).map(({ id }) => id);
  const pairs: { round: number; a: string; b: string | null }[] = roundRobin(lots, 1, { rounds: gamesEach }).map(({ round, slots }) => {
    const [a, b] = slots as [EntrySlot, EntrySlot];
    return { round, a: a.entry, b: b.entry };
  });
  if (lots.length % 2 === 1) {
    const resting = lots.slice(0, gamesEach);
    const last = resting.length % 2 === 1 ? resting.pop() : undefined;
    const round = gamesEach + 1;
    for (let i = 0; i < resting.length / 2; i++)
      pairs.push({ round, a: resting[i] as string, b: resting[resting.length - 1 - i] as string });
    if (last !== undefined) pairs.push({ round, a: last, b: null });
  }

  const firsts = new Map(lots.map((entry) => [entry, 0]));
  const often = (entry: string) => firsts.get(entry) as number;
  let position = 0;
  return pairs.map(({ round, a, b }, i) => {
    position = round === pairs[i - 1]?.round ? position + 1 : 1;
    const [first, second] = b === null || often(a) <= often(b) ? [a, b] : [b, a];
    firsts.set(first, often(first) + 1);
    const other: Slot = second === null ? { kind: 'bye' } : { kind: 'entry', entry: second };
    return { key: `p${round}-${position}`, round, position, slots: [{ kind: 'entry', entry: first }, other] };
  });
}

/**
 * Who goes where after the preliminary games: to the winners' knockout with at least so many games won, else to the losers'. Byes
 * are no games won. Entries are in the order in which they first play; null while a game has no winner.
 * @param winners by key of a game: the entry that won
 */
export function preliminaryOutcome(
  games: readonly DrawnGame[],
  winners: ReadonlyMap<string, string>,
  wins = 1,
): { winners: string[]; losers: string[] } | null {
  const won = new Map<string, number>();
  for (const { key, slots } of games) {
    const sides = slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : []));
    const winner = winners.get(key);
    if (winner === undefined && sides.length === 2) return null;
    for (const side of sides) won.set(side, (won.get(side) ?? 0) + (side === winner && sides.length === 2 ? 1 : 0));
  }
  const enough = ([, count]: [string, number]) => count >= wins;
  const all = [...won];
  return {
    winners: all.filter(enough).map(([entry]) => entry),
    losers: all.filter((each) => !enough(each)).map(([entry]) => entry),
  };
}
