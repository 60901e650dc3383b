import { placesBySeed, type Label } from './meetings.ts';
import { meetingRound } from './seeding.ts';

/**
 * Exchanges items of a tier between their seeds as long as that puts meetings off: those of the first labels before those of the
 * second, and a meeting in an earlier round before all later ones. It ends where no single exchange helps; that need not be
 * the optimum, `meetings` tells how far from the bound it is.
 *
 * @param seeds the items of seed 1, seed 2 …; changed in place
 * @param tiers the tier of seed 1, seed 2 …
 * @param kinds what is kept apart: the label of each item, the most important kind first
 */
export function exchangeInBracket(seeds: number[], tiers: readonly (string | number)[], kinds: readonly (readonly Label[])[]): void {
  const places = placesBySeed(seeds.length);
  const rounds = Math.log2(places.length);
  const seedOf = new Map(seeds.map((item, seed) => [item, seed]));
  const mates = kinds.map((labels) => {
    const of = Map.groupBy(seeds, (item) => labels[item] as Label);
    return (item: number): readonly number[] => (labels[item] === null ? [] : (of.get(labels[item] as Label) as number[]));
  });
  const place = (seed: number) => places[seed] as number;
  const ofTier = [...Map.groupBy(seeds.keys(), (seed) => tiers[seed] as string | number).values()];

  const meetsEarly = (seed: number) => {
    const item = seeds[seed] as number;
    return mates.some((of) =>
      of(item).some((mate) => mate !== item && meetingRound(place(seed), place(seedOf.get(mate) as number)) < rounds),
    );
  };
  /** What changes, by kind and round, when these two change places: negative is fewer meetings. */
  const change = new Int32Array(kinds.length * rounds);
  const helps = (a: number, b: number): boolean => {
    change.fill(0);
    for (const [from, to] of [
      [a, b],
      [b, a],
    ] as const) {
      const item = seeds[from] as number;
      mates.forEach((of, kind) => {
        for (const mate of of(item)) {
          const at = seedOf.get(mate) as number;
          if (at === a || at === b) continue;
          change[kind * rounds + meetingRound(place(from), place(at)) - 1]!--;
          change[kind * rounds + meetingRound(place(to), place(at)) - 1]!++;
        }
      });
    }
    const first = change.find((count) => count !== 0);
    return first !== undefined && first < 0;
  };

  for (let again = true; again;) {
    again = false;
    for (const tier of ofTier) {
      for (const a of tier.toReversed()) {
        if (!meetsEarly(a)) continue;
        for (const b of tier) {
          if (a === b || !helps(a, b)) continue;
          [seeds[a], seeds[b]] = [seeds[b] as number, seeds[a] as number];
          seedOf.set(seeds[a], a).set(seeds[b], b);
          again = true;
        }
      }
    }
  }
}
