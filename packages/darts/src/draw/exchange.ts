import { meetings, placesBySeed, type Label } from './meetings.ts';
import { randomInteger } from './random.ts';

/**
 * Exchanges items of a tier between their seeds. What counts are meetings within a label: those of the first kind of labels before
 * those of the second, and a meeting in an earlier round before all later ones.
 *
 * @param seeds the items of seed 1, seed 2 …; changed in place
 * @param tiers the tier of seed 1, seed 2 …
 * @param kinds what is kept apart: the label of each item, the most important kind first
 */
export function bracketExchanges(seeds: number[], tiers: readonly (string | number)[], kinds: readonly (readonly Label[])[]) {
  const places = placesBySeed(seeds.length);
  const rounds = Math.log2(places.length);
  const seedOf = new Int32Array(seeds.length);
  seeds.forEach((item, seed) => (seedOf[item] = seed));
  const nobody: readonly number[] = [];
  const matesOf = kinds.map((labels) => {
    const of = Map.groupBy(seeds, (item) => labels[item] as Label);
    of.delete(null);
    return labels.map((label) => of.get(label) ?? nobody);
  });
  const ofTier = Map.groupBy(seeds.keys(), (seed) => tiers[seed] as string | number);
  /** the round in which two seeds meet, from 1 */
  const meet = (a: number, b: number) => 32 - Math.clz32((places[a] as number) ^ (places[b] as number));

  /** how many mates have been looked up, the measure of effort */
  let lookups = 0;
  const change = new Int32Array(kinds.length * rounds);
  const count = (item: number, from: number, to: number) => {
    for (let kind = 0; kind < matesOf.length; kind++) {
      const mates = (matesOf[kind] as (readonly number[])[])[item] as readonly number[];
      lookups += mates.length;
      for (let i = 0; i < mates.length; i++) {
        const at = seedOf[mates[i] as number] as number;
        if (at === from || at === to) continue;
        change[kind * rounds + meet(from, at) - 1]!--;
        change[kind * rounds + meet(to, at) - 1]!++;
      }
    }
  };
  /** Adds to `change` what becomes of meetings when the items of two seeds change places. */
  const countBoth = (a: number, b: number) => {
    count(seeds[a] as number, a, b);
    count(seeds[b] as number, b, a);
  };
  const exchange = (a: number, b: number) => {
    [seeds[a], seeds[b]] = [seeds[b] as number, seeds[a] as number];
    seedOf[seeds[a]] = a;
    seedOf[seeds[b]] = b;
  };
  /** The first kind and round that changes: below 0 where it gets fewer meetings. */
  const effect = (): number => change.find((more) => more !== 0) ?? 0;
  const exchangeIf = (a: number, b: number, most: number): boolean => {
    change.fill(0);
    countBoth(a, b);
    if (effect() > most) return false;
    exchange(a, b);
    return true;
  };
  const exchangeAllIf = (items: readonly (readonly [number, number])[], most: number): boolean => {
    change.fill(0);
    for (const [one, two] of items) {
      const [a, b] = [seedOf[one] as number, seedOf[two] as number];
      countBoth(a, b);
      exchange(a, b);
    }
    if (effect() <= most) return true;
    for (const [one, two] of items) exchange(seedOf[one] as number, seedOf[two] as number);
    return false;
  };
  const meetsIn = (seed: number, kind: number, round: number) =>
    ((matesOf[kind] as (readonly number[])[])[seeds[seed] as number] as readonly number[]).some(
      (mate) => meet(seed, seedOf[mate] as number) === round,
    );

  return {
    /**
     * Makes exchanges that help, until none does, the bound is reached or so many mates have been looked up. Only items that meet in
     * the first round with more than its bound, or later, are moved. That need not end with the optimum.
     * @param bounds of each kind, by round, as of `meetings`
     * @param together pairs of items that are exchanged at once, tried where single exchanges do not help
     */
    improve(bounds: readonly (readonly number[])[], together: readonly (readonly [number, number][])[] = [], effort = 1_000_000): void {
      const now = kinds.map((labels) => meetings(seeds.map((item) => labels[item] as Label)).pairs);
      const end = lookups + effort;
      const done = (made: boolean): boolean => {
        if (made) now.forEach((counts, of) => counts.forEach((_, r) => (counts[r]! += change[of * rounds + r] as number)));
        return made;
      };
      const improveOnce = (): boolean => {
        for (const [kind, pairs] of now.entries()) {
          const first = pairs.findIndex((more, round) => more > ((bounds[kind] as readonly number[])[round] as number));
          if (first < 0) continue;
          for (let round = first; round < rounds - 1; round++) {
            for (let a = seeds.length - 1; a >= 0; a--) {
              if (!meetsIn(a, kind, round + 1)) continue;
              for (const b of ofTier.get(tiers[a] as string | number) as readonly number[])
                if (a !== b && lookups < end && done(exchangeIf(a, b, -1))) return true;
            }
          }
          if (together.some((items) => lookups < end && done(exchangeAllIf(items, -1)))) return true;
        }
        return false;
      };
      while (improveOnce());
    },

    /**
     * Lets the lot decide among brackets that are as good, as `mixDraws` does among groups: 16 times per seed that has others in its
     * tier it draws one of these seeds, then one of its tier, and exchanges the two unless that makes meetings more or earlier.
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
