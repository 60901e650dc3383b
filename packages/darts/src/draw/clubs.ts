import type { GroupEntry } from './groups.ts';
import { clubNumbers } from './lots.ts';
import { randomInteger } from './random.ts';

/** Pairs of clubmates in one group: in this draw, and the fewest of any draw. If they are equal, the draw is optimal. */
export type Separation = { pairs: number; bound: number };

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** The number of pairs of clubmates in one group. Ids of `groups` that are not among the entries have no club. */
export function clubPairs(groups: readonly (readonly string[])[], entries: readonly GroupEntry[]): number {
  const clubOf = new Map(entries.map(({ id, club }) => [id, club]));
  let pairs = 0;
  for (const group of groups) {
    const counts = new Map<string, number>();
    for (const id of group) {
      const club = clubOf.get(id);
      if (club == null) continue;
      const count = counts.get(club) ?? 0;
      pairs += count;
      counts.set(club, count + 1);
    }
  }
  return pairs;
}

/**
 * The fewest pairs of clubmates that a draw into this number of groups can have, with any method.
 *
 * Proof: x(x-1)/2 is convex. So a club of k members in g groups has the fewest pairs if its numbers per group differ by at most
 * one: ⌈k/g⌉ members in r = k mod g groups and ⌊k/g⌋ in the others. No draw has fewer pairs of any club, and so none has a smaller
 * sum. `drawGroups` reaches this bound: see `spreadClubs`.
 */
export function clubBound(entries: readonly GroupEntry[], groups: number): number {
  const { numbers, clubs } = clubNumbers(entries);
  const members = new Int32Array(clubs);
  for (const club of numbers) if (club >= 0) members[club]!++;
  return members.reduce((sum, count) => {
    const smaller = Math.floor(count / groups);
    const larger = count % groups;
    return sum + larger * pairsOf(smaller + 1) + (groups - larger) * pairsOf(smaller);
  }, 0);
}

/** The pairs of clubmates in a draw, and the bound. */
export const separation = (groups: readonly (readonly string[])[], entries: readonly GroupEntry[]): Separation => ({
  pairs: clubPairs(groups, entries),
  bound: clubBound(entries, groups.length),
});

/** A draw that is being changed. Entries are numbers. An entry is exchanged only within its pot, and entries of pot -1 keep their places. */
export type ClubDraw = { groups: number[][]; pot: Int32Array; club: Int32Array; clubs: number };

type Exchange = { from: number; to: number | null };

/** The number of members of each club in each group. Entries without a club are not counted. */
function countClubs({ groups, club, clubs }: ClubDraw) {
  const counts = new Map<number, number>();
  const add = (group: number, clubNumber: number, change: number) => {
    const key = group * clubs + clubNumber;
    if (clubNumber >= 0) counts.set(key, (counts.get(key) ?? 0) + change);
  };
  groups.forEach((group, g) => group.forEach((entry) => add(g, club[entry] as number, 1)));
  return { add, at: (group: number, clubNumber: number) => (clubNumber < 0 ? 0 : (counts.get(group * clubs + clubNumber) ?? 0)) };
}

/**
 * Spreads every club over the groups as evenly as possible, with few changes.
 *
 * Each club is handled in turn, while a group i has at least two more of its members than a group j. (i is the first group with the
 * most members, j the first with the fewest.) One member moves from i to j, and an entry of the same pot moves back. If this
 * unbalances the club of that entry between i and j, one of its members moves to j in turn, and so on. The chain ends with an entry
 * without a club, or whose club has fewer members in i than in j. A chain spreads the first club better and no club worse, so the
 * procedure terminates.
 *
 * If every pot has equally many entries in i and j, a chain can always be continued. It reached a club through one of its members in j and
 * leaves through one in i, and i has no fewer of them, because otherwise the chain would have ended. The same holds for pots. So the
 * result is optimal and reaches `clubBound`: it is the equitable edge colouring of the graph of clubs and pots (de Werra 1971), with
 * groups as colours. If the last pot has no entry left in j, which is then the smaller group, the chain can end with an empty place.
 * With a single pot, counting gives the same result: over all clubs but the first, j has more members than i, so an entry there ends
 * the chain immediately. Pots of other sizes than the number of groups can leave more pairs than the bound; `clubPairs` counts them.
 */
export function spreadClubs(draw: ClubDraw): void {
  const { groups, club, clubs } = draw;
  const counts = countClubs(draw);
  const members = Array.from({ length: clubs }, (): number[] => []);
  const groupOf = new Int32Array(club.length);
  groups.forEach((group, g) => {
    for (const entry of group) {
      groupOf[entry] = g;
      if ((club[entry] as number) >= 0) members[club[entry] as number]!.push(entry);
    }
  });
  const move = (entry: number, from: number, to: number) => {
    counts.add(from, club[entry] as number, -1);
    counts.add(to, club[entry] as number, 1);
    groupOf[entry] = to;
  };

  const apply = (chain: readonly Exchange[], i: number, j: number) => {
    const [groupI, groupJ] = [groups[i] as number[], groups[j] as number[]];
    for (const { from, to } of chain) {
      move(from, i, j);
      if (to === null) {
        groupI.splice(groupI.indexOf(from), 1);
        groupJ.push(from);
        continue;
      }
      move(to, j, i);
      groupI[groupI.indexOf(from)] = to;
      groupJ[groupJ.indexOf(to)] = from;
    }
  };

  const inGroup = new Int32Array(groups.length);
  for (let spread = 0; spread < clubs; spread++) {
    for (;;) {
      inGroup.fill(0);
      for (const entry of members[spread] as number[]) inGroup[groupOf[entry] as number]!++;
      let [i, j] = [0, 0];
      inGroup.forEach((count, g) => {
        if (count > (inGroup[i] as number)) i = g;
        if (count < (inGroup[j] as number)) j = g;
      });
      if ((inGroup[i] as number) - (inGroup[j] as number) < 2) break;
      const chain = findChain(draw, counts.at, spread, i, j);
      if (!chain) break;
      apply(chain, i, j);
    }
  }
}

/** The chain of exchanges between groups i and j that begins with this club; null if pots of odd sizes leave none. */
function findChain({ groups, pot, club }: ClubDraw, at: (g: number, clubNumber: number) => number, first: number, i: number, j: number) {
  const [groupI, groupJ] = [groups[i] as number[], groups[j] as number[]];
  const unused = new Set(groupJ);
  const used = new Set<number>();
  const hasRoom = (potNumber: number) =>
    groupI.length > groupJ.length &&
    groupI.filter((entry) => pot[entry] === potNumber).length > groupJ.filter((entry) => pot[entry] === potNumber).length;
  const chain: Exchange[] = [];
  for (let current = first; ;) {
    let next: Exchange | undefined;
    // Search from the last place up, so that the heads of groups change last.
    for (let place = groupI.length - 1; place >= 0; place--) {
      const from = groupI[place] as number;
      if (club[from] !== current || (pot[from] as number) < 0 || used.has(from)) continue;
      const partners = [...unused].filter((entry) => pot[entry] === pot[from]);
      const last = partners.find((entry) => (club[entry] as number) < 0 || at(i, club[entry] as number) < at(j, club[entry] as number));
      if (last !== undefined) return [...chain, { from, to: last }];
      if (hasRoom(pot[from] as number)) return [...chain, { from, to: null }];
      if (!next && partners[0] !== undefined) next = { from, to: partners[0] };
    }
    if (!next) return null;
    chain.push(next);
    used.add(next.from);
    unused.delete(next.to as number);
    current = club[next.to as number] as number;
  }
}

/**
 * Chooses at random among all equally good draws that exchanges can reach. `mixingSteps` times per entry, it draws an entry, then an
 * entry of the same pot, and exchanges the two unless that creates more pairs of clubmates. Every exchange can be reversed with the
 * same probability, so no draw is favoured. With a single pot, every optimal draw can be reached: above ⌊k/g⌋ each club has 0 or 1
 * members in a group, and exchanges transform all such tables with the same sums into each other (Ryser 1957).
 */
export function mixDraws(draw: ClubDraw, random: () => number): void {
  const { groups, pot, club } = draw;
  const counts = countClubs(draw);
  const pots = new Map<number, number[]>();
  const order: number[] = [];
  const group = new Int32Array(pot.length);
  const place = new Int32Array(pot.length);
  groups.forEach((ids, g) =>
    ids.forEach((entry, p) => {
      [group[entry], place[entry]] = [g, p];
    }),
  );
  // In the order of the lots and not of the groups, so that the result does not depend on the chains of `spreadClubs`.
  pot.forEach((potNumber, entry) => {
    if (potNumber < 0) return;
    order.push(entry);
    const existing = pots.get(potNumber);
    if (existing) existing.push(entry);
    else pots.set(potNumber, [entry]);
  });
  for (let step = 0; step < order.length * mixingSteps; step++) {
    const a = order[randomInteger(order.length, random)] as number;
    const others = pots.get(pot[a] as number) as number[];
    const b = others[randomInteger(others.length, random)] as number;
    const [g, h, x, y] = [group[a] as number, group[b] as number, club[a] as number, club[b] as number];
    if (g === h) continue;
    if (x !== y) {
      const addedPairs = counts.at(h, x) + counts.at(g, y) - (x < 0 ? 0 : counts.at(g, x) - 1) - (y < 0 ? 0 : counts.at(h, y) - 1);
      if (addedPairs > 0) continue;
      for (const [clubNumber, from, to] of [
        [x, g, h],
        [y, h, g],
      ] as const) {
        counts.add(from, clubNumber, -1);
        counts.add(to, clubNumber, 1);
      }
    }
    [group[a], group[b]] = [h, g];
    [place[a], place[b]] = [place[b] as number, place[a] as number];
    (groups[h] as number[])[place[a] as number] = a;
    (groups[g] as number[])[place[b] as number] = b;
  }
}

/** Attempted exchanges per entry. This number is part of the published procedure. */
const mixingSteps = 16;
