import { createDivider } from './divide.ts';
import { placesBySeed, type Label } from './meetings.ts';
import { createRandom, shuffle } from './random.ts';

/**
 * What is placed in a bracket. Items of the same `label` (a group, a club) are kept apart; null is kept apart from nobody.
 * An item takes a seed of its own `tier` and no other.
 */
export type Placeable = { label: Label; tier: string | number };

/** Items for the seeds of a section, in their order; pairs of a label that meet there in each round; whether no section is better. */
type Placed = { items: number[]; pairs: number[]; even: boolean };

/**
 * Gives every seed an item of its tier so that items of one label meet as late as possible, if all keep winning: first as few
 * pairs as can be in round 1, then in round 2, and so on.
 *
 * The bracket is halved from the final down. A half has a fixed number of places for each tier; of each label it shall get as many
 * as the other half, give or take one: `createDivider` finds the division that comes nearest. Where all of them come out even the
 * optimum is reached, since no bracket is better than that for any label (`meetings` has the proof). Where one does not, because of how
 * those above it were made, they are made again in another order, as often as `effort` allows; the best is kept.
 *
 * Ties are broken by the order of the items: hand them in by lot, or in the order that you like to see.
 *
 * @param tiers the tier of seed 1, seed 2 …: as many of each as there are items of it
 * @param effort how many items may be placed again, each in how many rounds, all in all
 * @returns `items`: the number of the item for seed 1, seed 2 …; `even`: whether all divisions came out even, as far as items that have a tier of their own let them
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
  const seedsOfTier = Map.groupBy(tierOf, (of) => of);
  /** the only one of its tier */
  const fixed = Uint8Array.from(tier, (of) => ((seedsOfTier.get(of) as number[]).length === 1 ? 1 : 0));
  const divide = createDivider(label, tier);
  const count = new Int32Array(items.length);
  const wanted = new Int32Array(items.length);
  const random = createRandom(1);
  let left = effort;

  const place = (members: readonly number[], seeds: readonly number[], round: number): Placed => {
    if (!anyTwice(members, label, count)) return inOrder(members, seeds, tier, tierOf, rounds);
    const isUpper = (seed: number) => !(((placeOf[seed] as number) >> (round - 1)) & 1);
    const halves = [seeds.filter(isUpper), seeds.filter((seed) => !isUpper(seed))] as const;

    let best: Placed | undefined;
    for (let attempt = 0; attempt < 8 && !best?.even && (attempt === 0 || left > 0); attempt++) {
      if (attempt > 0) left -= members.length * round;
      const order = attempt === 0 ? members : shuffle(members, random);
      for (const seed of seeds) wanted[tierOf[seed] as number] = 0;
      for (const seed of halves[0]) wanted[tierOf[seed] as number]!++;
      const up = divide(order, wanted);
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

/** Numbers from 0 for whatever comes, in the order in which it first comes. */
function numberer(): (name: string | number) => number {
  const known = new Map<string | number, number>();
  return (name) => {
    const number = known.get(name) ?? known.size;
    known.set(name, number);
    return number;
  };
}

const isBetter = (a: readonly number[], b: readonly number[]): boolean => {
  const first = a.findIndex((pairs, round) => pairs !== b[round]);
  return first >= 0 && (a[first] as number) < (b[first] as number);
};

function anyTwice(members: readonly number[], label: Int32Array, count: Int32Array): boolean {
  for (const item of members) count[label[item] as number] = 0;
  return members.some((item) => count[label[item] as number]!++ > 0);
}

/** Nobody has to be kept apart: each tier in the order of its items, the best seed first. */
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

/** Pairs of a label across two halves, and whether no label would be halved more evenly by moving one that can move. */
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
  const light = (side: 1 | -1) => (item: number) => fixed[item] === 1 || side * (count[label[item] as number] as number) <= 1;
  const even = upper.every(light(1)) && lower.every(light(-1));
  return { pairs, even };
}
