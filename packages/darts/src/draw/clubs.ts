import type { GroupEntry } from './groups.ts';
import { clubNumbers } from './lots.ts';
import { randomInteger } from './random.ts';

/** Pairs of clubmates in one group, of a draw and of the best draw that there can be. The draw is as good as can be where they are equal. */
export type Separation = { pairs: number; bound: number };

const pairsOf = (count: number): number => (count * (count - 1)) / 2;

/** How many pairs of clubmates are in one group. Ids of `groups` that are not among the entries have no club. */
export function clubPairs(groups: readonly (readonly string[])[], entries: readonly GroupEntry[]): number {
  const clubOf = new Map(entries.map(({ id, club }) => [id, club]));
  let pairs = 0;
  for (const group of groups) {
    const met = new Map<string, number>();
    for (const id of group) {
      const club = clubOf.get(id);
      if (club == null) continue;
      const before = met.get(club) ?? 0;
      pairs += before;
      met.set(club, before + 1);
    }
  }
  return pairs;
}

/**
 * The fewest pairs of clubmates that any draw into so many groups can have, whatever its method.
 *
 * Proof: x(x-1)/2 is convex, so the pairs of a club of k in g groups are fewest where its numbers differ by one at most:
 * r = k mod g groups with ⌈k/g⌉ and the others with ⌊k/g⌋. No draw does better for any club, hence none for the sum.
 * `drawGroups` reaches it: see `spreadClubs`.
 */
export function clubBound(entries: readonly GroupEntry[], groups: number): number {
  const { numbers, clubs } = clubNumbers(entries);
  const members = new Int32Array(clubs);
  for (const club of numbers) if (club >= 0) members[club]!++;
  return members.reduce((sum, count) => {
    const least = Math.floor(count / groups);
    const more = count % groups;
    return sum + more * pairsOf(least + 1) + (groups - more) * pairsOf(least);
  }, 0);
}

/** Both, for a draw that was made. */
export const separation = (groups: readonly (readonly string[])[], entries: readonly GroupEntry[]): Separation => ({
  pairs: clubPairs(groups, entries),
  bound: clubBound(entries, groups.length),
});

/**
 * A draw being changed. Entries are numbers. An entry changes places only with one of its own pot; a pot of -1 stays where it is.
 */
export type ClubDraw = { groups: number[][]; pot: Int32Array; club: Int32Array; clubs: number };

type Exchange = { from: number; to: number | null };

/** How many of each club are in each group; entries without a club are in no count. */
function countClubs({ groups, club, clubs }: ClubDraw) {
  const counts = new Map<number, number>();
  const add = (group: number, of: number, change: number) => {
    if (of >= 0) counts.set(group * clubs + of, (counts.get(group * clubs + of) ?? 0) + change);
  };
  groups.forEach((group, g) => group.forEach((entry) => add(g, club[entry] as number, 1)));
  return { add, at: (group: number, of: number) => (of < 0 ? 0 : (counts.get(group * clubs + of) ?? 0)) };
}

/**
 * Spreads every club over the groups as evenly as can be, changing as little as it can.
 *
 * For each club in turn: while it has two or more in group i than in group j (the first with the most, the first with the
 * fewest), one of it goes from i to j and somebody of the same pot comes back. Where that brings the club of the one who came
 * back out of balance between i and j, one of that club goes to j in turn, and so on: a chain, which ends with an entry whose
 * club has fewer in i than in j (or none). No club is spread worse by a chain, and the first one is spread better, so this ends.
 *
 * Where every pot has as many in i as in j, a chain that began can always go on: it came to a club by one of that club's
 * entries in j, and left by one in i, of which there are no fewer (else it would have ended); the same with pots. So the end is
 * the optimum, and `clubBound` is reached: this is the equitable edge colouring of the graph of clubs and pots (de Werra 1971),
 * with groups as colours. A last pot that has nobody left in j lets a chain end with an empty place where j is the smaller group.
 * With a single pot the same follows by counting: over all clubs but the first, j has more than i, so somebody there ends the
 * chain at once. Pots of odd sizes that somebody made by hand may leave more pairs; `clubPairs` tells.
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
    const [one, two] = [groups[i] as number[], groups[j] as number[]];
    for (const { from, to } of chain) {
      move(from, i, j);
      if (to === null) {
        one.splice(one.indexOf(from), 1);
        two.push(from);
        continue;
      }
      move(to, j, i);
      one[one.indexOf(from)] = to;
      two[two.indexOf(to)] = from;
    }
  };

  const inGroup = new Int32Array(groups.length);
  for (let of = 0; of < clubs; of++) {
    for (;;) {
      inGroup.fill(0);
      for (const entry of members[of] as number[]) inGroup[groupOf[entry] as number]!++;
      let [i, j] = [0, 0];
      inGroup.forEach((count, g) => {
        if (count > (inGroup[i] as number)) i = g;
        if (count < (inGroup[j] as number)) j = g;
      });
      if ((inGroup[i] as number) - (inGroup[j] as number) < 2) break;
      const chain = findChain(draw, counts.at, of, i, j);
      if (!chain) break;
      apply(chain, i, j);
    }
  }
}

/** The chain of exchanges between groups i and j that begins with this club; null where pots of odd sizes end it early. */
function findChain({ groups, pot, club }: ClubDraw, at: (g: number, of: number) => number, first: number, i: number, j: number) {
  const [one, two] = [groups[i] as number[], groups[j] as number[]];
  const left = new Set(two);
  const used = new Set<number>();
  const room = (of: number) =>
    one.length > two.length && one.filter((entry) => pot[entry] === of).length > two.filter((entry) => pot[entry] === of).length;
  const chain: Exchange[] = [];
  for (let of = first; ;) {
    let next: Exchange | undefined;
    // From the last places up: the heads of groups change last.
    for (let place = one.length - 1; place >= 0; place--) {
      const from = one[place] as number;
      if (club[from] !== of || (pot[from] as number) < 0 || used.has(from)) continue;
      const partners = [...left].filter((entry) => pot[entry] === pot[from]);
      const last = partners.find((entry) => (club[entry] as number) < 0 || at(i, club[entry] as number) < at(j, club[entry] as number));
      if (last !== undefined) return [...chain, { from, to: last }];
      if (room(pot[from] as number)) return [...chain, { from, to: null }];
      if (!next && partners[0] !== undefined) next = { from, to: partners[0] };
    }
    if (!next) return null;
    chain.push(next);
    used.add(next.from);
    left.delete(next.to as number);
    of = club[next.to as number] as number;
  }
}

/**
 * Makes all draws that are as good equally likely, as far as exchanges lead there: so many times it draws an entry, then one of
 * its pot, and exchanges the two unless that makes more pairs of clubmates. Every exchange may be made back with the same chance, so
 * no draw is favoured. With a single pot every optimal draw is reached: above ⌊k/g⌋ each club has 0 or 1 in a group, and all
 * such tables with given sums come out of each other by exchanges (Ryser 1957).
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
  // In the order of lots, not of groups: then the chains before do not show in the numbers drawn.
  pot.forEach((of, entry) => {
    if (of < 0) return;
    order.push(entry);
    const known = pots.get(of);
    if (known) known.push(entry);
    else pots.set(of, [entry]);
  });
  for (let step = 0; step < order.length * mixing; step++) {
    const a = order[randomInteger(order.length, random)] as number;
    const others = pots.get(pot[a] as number) as number[];
    const b = others[randomInteger(others.length, random)] as number;
    const [g, h, x, y] = [group[a] as number, group[b] as number, club[a] as number, club[b] as number];
    if (g === h) continue;
    if (x !== y) {
      const more = counts.at(h, x) + counts.at(g, y) - (x < 0 ? 0 : counts.at(g, x) - 1) - (y < 0 ? 0 : counts.at(h, y) - 1);
      if (more > 0) continue;
      for (const [of, from, to] of [
        [x, g, h],
        [y, h, g],
      ] as const) {
        counts.add(from, of, -1);
        counts.add(to, of, 1);
      }
    }
    [group[a], group[b]] = [h, g];
    [place[a], place[b]] = [place[b] as number, place[a] as number];
    (groups[h] as number[])[place[a] as number] = a;
    (groups[g] as number[])[place[b] as number] = b;
  }
}

/** Exchanges tried per entry, part of the published procedure. */
const mixing = 16;
