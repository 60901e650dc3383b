import { knockout } from './knockout.ts';
import { bracketSize, foldOrder, meetingRound } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

/** For a size of group: which ranks go to the winners' and which to the losers' knockout. A rank in neither is out. */
export type RankTable = Record<number, { winners: readonly number[]; losers: readonly number[] }>;

type Qualifier = { group: number; rank: number; tier: number };

/** The upper half of a group, rounded up, goes to the winners' knockout, the others to the losers'. */
export function defaultRanks(size: number): { winners: number[]; losers: number[] } {
  const ranks = Array.from({ length: size }, (_, i) => i + 1);
  const half = Math.ceil(size / 2);
  return { winners: ranks.slice(0, half), losers: ranks.slice(half) };
}

/** What is wrong with an organiser's table for groups of these sizes, or null. Sizes without a row use `defaultRanks`. */
export function rankTableFault(sizes: readonly number[], table: RankTable): 'rank-twice' | 'rank-outside-group' | null {
  for (const size of sizes) {
    const row = table[size] ?? defaultRanks(size);
    const ranks = [...row.winners, ...row.losers];
    if (new Set(ranks).size !== ranks.length) return 'rank-twice';
    if (ranks.some((rank) => !Number.isInteger(rank) || rank < 1 || rank > size)) return 'rank-outside-group';
  }
  return null;
}

/**
 * The knockouts that follow groups of these sizes (group 1 first): slots are `rank(group, n)`.
 * Group winners are seeded first, then the seconds, and so on, so that byes go to group winners first. Within such a tier the
 * groups are crossed so that two of one group meet as late as possible; group winners are in the order of their groups unless
 * groups that send different numbers cannot be kept apart that way.
 * A knockout for which fewer than two qualify is empty.
 */
export function groupsToKnockout(
  sizes: readonly number[],
  options: { table?: RankTable; thirdPlace?: { winners?: boolean; losers?: boolean } } = {},
): { winners: DrawnGame[]; losers: DrawnGame[] } {
  const { table = {}, thirdPlace = {} } = options;
  const fault = rankTableFault(sizes, table);
  if (fault) throw new Error(`The table of ranks does not fit the groups (${fault}): check it with rankTableFault first`);
  const build = (side: 'winners' | 'losers') => {
    const slots = crossGroups(sizes.map((size) => (table[size] ?? defaultRanks(size))[side]));
    return slots.length < 2 ? [] : knockout(slots, { prefix: side === 'winners' ? 'w' : 'l', thirdPlace: thirdPlace[side] ?? false });
  };
  return { winners: build('winners'), losers: build('losers') };
}

/** Slots in seed order for the ranks that qualify from each group (group 1 first). */
export function crossGroups(qualifying: readonly (readonly number[])[]): Slot[] {
  const qualifiers: Qualifier[] = qualifying
    .flatMap((ranks, i) => [...ranks].sort((a, b) => a - b).map((rank, tier) => ({ group: i + 1, rank, tier })))
    // Forth and back, like a snake: of the orders to start from it ends at the optimum most often.
    .sort((a, b) => a.tier - b.tier || (a.tier % 2 === 0 ? a.group - b.group : b.group - a.group));
  separateGroups(qualifiers);
  return qualifiers.map(({ group, rank }) => ({ kind: 'rank', group, rank }));
}

/**
 * Tier by tier, exchanges qualifiers of the same tier as long as that puts off meetings within a group. A meeting one round
 * earlier weighs more than all later ones together. The tests compare the outcome with the best possible.
 */
function separateGroups(seeds: Qualifier[]) {
  const size = bracketSize(seeds.length);
  const placeOf: number[] = [];
  foldOrder(size).forEach((seed, place) => (placeOf[seed - 1] = place));
  const rounds = Math.log2(size);
  const weight = (a: number, b: number) => 128 ** (rounds - meetingRound(placeOf[a] as number, placeOf[b] as number));

  for (let tier = 1; tier <= Math.max(0, ...seeds.map((seed) => seed.tier)); tier++) {
    const placed = seeds.filter((seed) => seed.tier <= tier).length;
    /** What it costs to have this qualifier at a seed, leaving out who is there and at the other seed of the exchange. */
    const cost = (at: number, { group }: Qualifier, other: number) => {
      let sum = 0;
      for (let i = 0; i < placed; i++) if (i !== at && i !== other && seeds[i]?.group === group) sum += weight(at, i);
      return sum;
    };
    // Group winners keep the order of their groups unless nothing else helps, as where only some groups send one more.
    for (const firstTier of [1, 0]) while (exchangeOnce(seeds, placed, firstTier, cost));
  }
}

/** Goes once through all pairs and makes every exchange that costs less; false when there was none. */
function exchangeOnce(
  seeds: Qualifier[],
  placed: number,
  firstTier: number,
  cost: (at: number, qualifier: Qualifier, other: number) => number,
): boolean {
  let improved = false;
  for (let i = placed - 1; i > 0; i--) {
    for (let j = i - 1; j >= 0; j--) {
      const [a, b] = [seeds[i] as Qualifier, seeds[j] as Qualifier];
      if (a.tier !== b.tier || a.tier < firstTier) break;
      if (cost(j, a, i) + cost(i, b, j) >= cost(i, a, j) + cost(j, b, i)) continue;
      [seeds[i], seeds[j]] = [b, a];
      improved = true;
    }
  }
  return improved;
}
