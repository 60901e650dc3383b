import { meetings, placesBySeed, type Label } from './meetings.ts';
import { randomInteger } from './random.ts';

/**
 * Exchanges items of the same tier between their seeds, so that items with the same label meet later. Meetings of the first kind of
 * label count before those of the second, and a meeting in an earlier round before all later ones.
 *
 * @param seeds the items of seed 1, seed 2 …; changed in place
 * @param tiers the tier of seed 1, seed 2 …
 * @param kinds the labels of each item by kind, the most important kind first
 */
export function bracketExchanges(seeds: number[], tiers: readonly (string | number)[], kinds: readonly (readonly Label[])[]) {
  const places = placesBySeed(seeds.length);
  const rounds = Math.log2(places.length);
  const seedOf = new Int32Array(seeds.length);
  seeds.forEach((item, seed) => (seedOf[item] = seed));
  const noMates: readonly number[] = [];
  const matesOf = kinds.map((labels) => {
    const byLabel = Map.groupBy(seeds, (item) => labels[item] as Label);
    byLabel.delete(null);
    return labels.map((label) => byLabel.get(label) ?? noMates);
  });
  const ofTier = Map.groupBy(seeds.keys(), (seed) => tiers[seed] as string | number);
  /** the round in which two seeds meet, from 1 */
  const meet = (a: number, b: number) => 32 - Math.clz32((places[a] as number) ^ (places[b] as number));

  /** the measure of effort: the number of items with the same label that have been looked up */
  let lookups = 0;
  /** by kind and round: the number of meetings that the examined exchange would add */
  const change = new Int32Array(kinds.length * rounds);
  const count = (item: number, from: number, to: number) => {
    for (let kind = 0; kind < matesOf.length; kind++) {
      const mates = (matesOf[kind] as (readonly number[])[])[item] as readonly number[];
      lookups += mates.length;
      for (let i = 0; i < mates.length; i++) {
        const mateSeed = seedOf[mates[i] as number] as number;
        if (mateSeed === from || mateSeed === to) continue;
        change[kind * rounds + meet(from, mateSeed) - 1]!--;
        change[kind * rounds + meet(to, mateSeed) - 1]!++;
      }
    }
  };
  /** Adds to `change` the effect of exchanging the items of two seeds. */
  const countBoth = (a: number, b: number) => {
    count(seeds[a] as number, a, b);
    count(seeds[b] as number, b, a);
  };
  const exchange = (a: number, b: number) => {
    [seeds[a], seeds[b]] = [seeds[b] as number, seeds[a] as number];
    seedOf[seeds[a]] = a;
    seedOf[seeds[b]] = b;
  };
  /** The change in the most important kind and round that changes: below 0 for fewer meetings. */
  const effect = (): number => change.find((difference) => difference !== 0) ?? 0;
  const exchangeIf = (a: number, b: number, maxEffect: number): boolean => {
    change.fill(0);
    countBoth(a, b);
    if (effect() > maxEffect) return false;
    exchange(a, b);
    return true;
  };
  const exchangeAllIf = (items: readonly (readonly [number, number])[], maxEffect: number): boolean => {
    change.fill(0);
    for (const [first, second] of items) {
      const [a, b] = [seedOf[first] as number, seedOf[second] as number];
      countBoth(a, b);
      exchange(a, b);
    }
    if (effect() <= maxEffect) return true;
    for (const [first, second] of items) exchange(seedOf[first] as number, seedOf[second] as number);
    return false;
  };
  const meetsIn = (seed: number, kind: number, round: number) =>
    ((matesOf[kind] as (readonly number[])[])[seeds[seed] as number] as readonly number[]).some(
      (mate) => meet(seed, seedOf[mate] as number) === round,
    );

  return {
    /**
     * Makes improving exchanges until there are none, the bound is reached or the effort is spent. Only items that meet in the first
     * round that exceeds its bound, or later, are moved. This is a local search: it can end before the optimum.
     *
     * @param bounds of each kind by round, from `meetings`
     * @param together sets of pairs that are exchanged together, tried if single exchanges do not help
     * @param effort the maximum number of items with the same label that are looked up
     */
    improve(bounds: readonly (readonly number[])[], together: readonly (readonly [number, number][])[] = [], effort = 1_000_000): void {
      const current = kinds.map((labels) => meetings(seeds.map((item) => labels[item] as Label)).pairs);
      const end = lookups + effort;
      const countIf = (exchanged: boolean): boolean => {
        if (exchanged) current.forEach((counts, kind) => counts.forEach((_, r) => (counts[r]! += change[kind * rounds + r] as number)));
        return exchanged;
      };
      const improveOnce = (): boolean => {
        for (const [kind, pairs] of current.entries()) {
          const firstRound = pairs.findIndex((count, round) => count > ((bounds[kind] as readonly number[])[round] as number));
          if (firstRound < 0) continue;
          for (let round = firstRound; round < rounds - 1; round++) {
            for (let a = seeds.length - 1; a >= 0; a--) {
              if (!meetsIn(a, kind, round + 1)) continue;
              for (const b of ofTier.get(tiers[a] as string | number) as readonly number[])
                if (a !== b && lookups < end && countIf(exchangeIf(a, b, -1))) return true;
            }
          }
          if (together.some((items) => lookups < end && countIf(exchangeAllIf(items, -1)))) return true;
        }
        return false;
      };
      while (improveOnce());
    },

    /**
     * Chooses by lot among equally good brackets, like `mixDraws` for groups. 16 times per seed that shares its tier, it draws one of
     * these seeds, then a seed of the same tier, and exchanges the two unless that makes more or earlier meetings.
     */
    mix(random: () => number): void {
      const free = [...seeds.keys()].filter((seed) => (ofTier.get(tiers[seed] as string | number) as number[]).length > 1);
      for (let step = 0; step < free.length * 16; step++) {
        const a = free[randomInteger(free.length, random)] as number;
        const tier = ofTier.get(tiers[a] as string | number) as number[];
        const b = tier[randomInteger(tier.length, random)] as number;
        if (a !== b) exchangeIf(a, b, 0);
      }
    },
  };
}
