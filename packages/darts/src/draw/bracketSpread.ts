import { createDivider } from './divide.ts';
import { placesBySeed, type Label } from './meetings.ts';
import { createRandom, shuffle } from './random.ts';

/**
 * An item to place in a bracket. Items of the same `label` (a group, a club) are kept apart; an item without a label (null) can meet
 * any other. An item can only take a seed of its own `tier`.
 */
export type Placeable = { label: Label; tier: string | number };

/** The items of a section by seed, the pairs of a label that meet in each round, and whether the section is known to be optimal. */
type Placed = { items: number[]; pairs: number[]; even: boolean };

/**
 * Gives every seed an item of its tier so that items of one label meet as late as possible: the fewest pairs in round 1, then the fewest in
 * round 2, and so on. Pairs are counted as if both always win.
 *
 * The bracket is halved from the final down. A half has a fixed number of places for each tier. The numbers of items of a label in both
 * halves should differ by at most one; `createDivider` finds the division that comes closest. If all divisions are even, the result is
 * optimal, because no bracket is better for any label (`meetings` has the proof). If a division is not even, because of the divisions above
 * it, these are repeated in another order until `effort` is spent, and the best result is kept.
 *
 * Ties are broken by the order of the items: pass them by lot, or in the preferred order.
 *
 * @param tiers the tier of seed 1, seed 2 …, with as many seeds of each tier as it has items
 * @param effort the budget for repeated divisions. Each costs its number of items times its number of rounds.
 * @returns `items`: the index of the item for seed 1, seed 2 …; `even`: whether all divisions are as even as the items that are the only one
 * of their tier allow
 */
export function spreadOverBracket(
  items: readonly Placeable[],
  tiers: readonly (string | number)[],
  effort = 300_000,
): { items: number[]; even: boolean } {
  const placeOf = placesBySeed(tiers.length);
  const rounds = Math.log2(placeOf.length);
  const labelNumber = numberer();
  const tierNumber = numberer();
  const label = Int32Array.from(items, (item, i) => labelNumber(item.label === null ? `none ${i}` : `of ${item.label}`));
  const tier = Int32Array.from(items, (item) => tierNumber(item.tier));
  const tierOf = tiers.map(tierNumber);
  const seedsOfTier = Map.groupBy(tierOf, (number) => number);
  /** 1 if the item is the only one of its tier, so that its place is fixed */
  const fixed = Uint8Array.from(tier, (number) => ((seedsOfTier.get(number) as number[]).length === 1 ? 1 : 0));
  const divide = createDivider(label, tier);
  const count = new Int32Array(items.length);
  const upCounts = new Int32Array(items.length);
  const random = createRandom(1);
  let remainingEffort = effort;

  const place = (members: readonly number[], seeds: readonly number[], round: number): Placed => {
    if (!hasRepeatedLabel(members, label, count)) return inOrder(members, seeds, tier, tierOf, rounds);
    const isUpper = (seed: number) => !(((placeOf[seed] as number) >> (round - 1)) & 1);
    const halves = [seeds.filter(isUpper), seeds.filter((seed) => !isUpper(seed))] as const;

    let best: Placed | undefined;
    for (let attempt = 0; attempt < 8 && !best?.even && (attempt === 0 || remainingEffort > 0); attempt++) {
      if (attempt > 0) remainingEffort -= members.length * round;
      const order = attempt === 0 ? members : shuffle(members, random);
      for (const seed of seeds) upCounts[tierOf[seed] as number] = 0;
      for (const seed of halves[0]) upCounts[tierOf[seed] as number]!++;
      const up = divide(order, upCounts);
      const parts = [order.filter((item) => up[item]), order.filter((item) => !up[item])] as const;
      const crossing = crossings(parts, label, fixed, count);
      const [upper, lower] = [place(parts[0], halves[0], round - 1), place(parts[1], halves[1], round - 1)];
      const pairs = upper.pairs.map((pair, r) => pair + (lower.pairs[r] as number));
      pairs[round - 1]! += crossing.pairs;
      const even = crossing.even && upper.even && lower.even;
      if (best && !even && !isBetter(pairs, best.pairs)) continue;
      let [u, l] = [0, 0];
      best = { items: seeds.map((seed) => (isUpper(seed) ? upper.items[u++] : lower.items[l++]) as number), pairs, even };
    }
    return best as Placed;
  };
  return place(
    items.map((_, i) => i),
    tiers.map((_, i) => i),
    rounds,
  );
}

/** Numbers names from 0, in the order in which they first appear. */
function numberer(): (name: string | number) => number {
  const numbers = new Map<string | number, number>();
  return (name) => {
    const number = numbers.get(name) ?? numbers.size;
    numbers.set(name, number);
    return number;
  };
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const first = a.findIndex((pairs, round) => pairs !== b[round]);
  return first >= 0 && (a[first] as number) < (b[first] as number);
};

function hasRepeatedLabel(members: readonly number[], label: Int32Array, count: Int32Array): boolean {
  for (const item of members) count[label[item] as number] = 0;
  return members.some((item) => count[label[item] as number]!++ > 0);
}

/** Places items that need not be kept apart: each tier in the order of its items, the best seed first. */
function inOrder(
  members: readonly number[],
  seeds: readonly number[],
  tier: Int32Array,
  tierOf: readonly number[],
  rounds: number,
): Placed {
  const waiting = Map.groupBy(members, (item) => tier[item] as number);
  for (const items of waiting.values()) items.reverse();
  return {
    items: seeds.map((seed) => waiting.get(tierOf[seed] as number)?.pop() as number),
    pairs: Array<number>(rounds).fill(0),
    even: true,
  };
}

/** Counts pairs of a label across two halves. `even`: no label could be divided more evenly by moving an item that is not fixed. */
function crossings(
  [upper, lower]: readonly [readonly number[], readonly number[]],
  label: Int32Array,
  fixed: Uint8Array,
  count: Int32Array,
) {
  for (const item of upper) count[label[item] as number] = 0;
  for (const item of lower) count[label[item] as number] = 0;
  for (const item of upper) count[label[item] as number]!++;
  let pairs = 0;
  for (const item of lower) pairs += count[label[item] as number] as number;
  for (const item of lower) count[label[item] as number]!--;
  const isBalanced = (side: 1 | -1) => (item: number) => fixed[item] === 1 || side * (count[label[item] as number] as number) <= 1;
  const even = upper.every(isBalanced(1)) && lower.every(isBalanced(-1));
  return { pairs, even };
}
