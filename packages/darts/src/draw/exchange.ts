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

  const change = new Int32Array(kinds.length * rounds);
  const count = (item: number, from: number, to: number) => {
    matesOf.forEach((mates, kind) => {
      for (const mate of mates[item] as readonly number[]) {
        const at = seedOf[mate] as number;
        if (at === from || at === to) continue;
        change[kind * rounds + meet(from, at)]!--;
        change[kind * rounds + meet(to, at)]!++;
      }
    });
  };
  /** Exchanged, these two make meetings fewer or later (below 0), or the other way round (above 0), or neither. */
  const effect = (a: number, b: number): number => {
    change.fill(0);
    count(seeds[a] as number, a, b);
    count(seeds[b] as number, b, a);
    return change.find((more) => more !== 0) ?? 0;
  };
  const exchange = (a: number, b: number) => {
    [seeds[a], seeds[b]] = [seeds[b] as number, seeds[a] as number];
    seedOf[seeds[a]] = a;
    seedOf[seeds[b]] = b;
  };
  const meetsIn = (seed: number, kind: number, round: number) =>
    ((matesOf[kind] as (readonly number[])[])[seeds[seed] as number] as readonly number[]).some(
      (mate) => meet(seed, seedOf[mate] as number) === round,
    );

  return {
    /**
     * Makes exchanges that help, until none does, the bound is reached or so many have been tried. Only items that meet in the
     * first round with more than its bound, or later, are moved. That need not end with the optimum.
     * @param bounds of each kind, by round, as of `meetings`
     */
    improve(bounds: readonly (readonly number[])[], effort = 300_000): void {
      const now = kinds.map((labels) => meetings(seeds.map((item) => labels[item] as Label)).pairs);
      let left = effort;
      const improveOnce = (): boolean => {
        for (const [kind, pairs] of now.entries()) {
          const first = pairs.findIndex((count, round) => count > ((bounds[kind] as readonly number[])[round] as number));
          for (let round = first; first >= 0 && round < rounds - 1; round++) {
            for (let a = seeds.length - 1; a >= 0; a--) {
              if (!meetsIn(a, kind, round + 1)) continue;
              for (const b of ofTier.get(tiers[a] as string | number) as readonly number[]) {
                if (a === b) continue;
                if (left-- <= 0) return false;
                if (effect(a, b) >= 0) continue;
                exchange(a, b);
                now.forEach((counts, of) => counts.forEach((_, r) => (counts[r]! += change[of * rounds + r] as number)));
                return true;
              }
            }
          }
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
        if (a !== b && effect(a, b) <= 0) exchange(a, b);
      }
    },
  };
}
