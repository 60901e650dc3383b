import type { GroupEntry } from './groups.ts';
import { drawLots } from './lots.ts';
import { createRandom } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import type { DrawnGame, Slot } from './slot.ts';

type EntrySlot = Extract<Slot, { kind: 'entry' }>;

/**
 * Preliminary games before a knockout. All entries have the same number of games, against opponents by lot, and no two meet twice.
 * Keys are `p{round}-{n}`. As in the HWDO ranking tournaments (hwdo.nl, reglement 2019/2020): two games each, then
 * `preliminaryOutcome`.
 *
 * The entries, ordered by lot, play the first rounds of `roundRobin`. If there is an odd number of them, one rests in each round:
 * numbers 0 … k-1. These play one more round among themselves, i against k-1-i. (If k is odd, the last one gets a bye, and i plays
 * k-2-i.) They have not met before: in round r the circle has the pairs whose numbers add up to 2(r-1), or to 2(r-1) - n for an odd
 * number of entries n. The sum k-1 is odd, and it is more than 2(k-1) - n because k < n.
 *
 * @param gamesEach from 1 to one less than the number of entries
 * @param drawNumber the published number of the draw, which repeats it
 * @throws RangeError for any other number of games
 */
export function preliminaries(entries: readonly GroupEntry[], gamesEach: number, drawNumber: number): DrawnGame[] {
  if (!Number.isInteger(gamesEach) || gamesEach < 1 || gamesEach >= entries.length)
    throw new RangeError(`${entries.length} entries cannot play ${gamesEach} games each without meeting twice`);
  const lots = drawLots(entries, createRandom(drawNumber)).map(({ id }) => id);
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
  const timesFirst = (entry: string) => firsts.get(entry) as number;
  let position = 0;
  return pairs.map(({ round, a, b }, i) => {
    position = round === pairs[i - 1]?.round ? position + 1 : 1;
    const [first, second] = b === null || timesFirst(a) <= timesFirst(b) ? [a, b] : [b, a];
    firsts.set(first, timesFirst(first) + 1);
    const other: Slot = second === null ? { kind: 'bye' } : { kind: 'entry', entry: second };
    return { key: `p${round}-${position}`, round, position, slots: [{ kind: 'entry', entry: first }, other] };
  });
}

/**
 * Splits the entries after the preliminary games: with at least `wins` games won into the winners' knockout, otherwise into the
 * losers'. Byes are not games won. The entries are in the order of their first games.
 *
 * @param winners the entry that won, by key of a game
 * @returns null while a game has no winner
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
  const hasEnough = ([, count]: [string, number]) => count >= wins;
  const all = [...won];
  return {
    winners: all.filter(hasEnough).map(([entry]) => entry),
    losers: all.filter((entry) => !hasEnough(entry)).map(([entry]) => entry),
  };
}
