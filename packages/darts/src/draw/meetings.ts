import { bracketSize, foldOrder, meetingRound } from './seeding.ts';

/** A group, a club or anything else that is kept apart; null is not kept apart. */
export type Label = string | number | null;

/** The meetings of entries with the same label in a bracket, and the bounds for any bracket. */
export type Meetings = {
  /** pairs with the same label that meet in round 1, round 2 … if both always win. The sum is constant. Later meetings are better. */
  pairs: number[];
  /** a lower bound on `pairs`, compared by the first round that differs */
  bound: number[];
  /** the first round in which two entries with the same label can meet, or null if no two entries have the same label */
  earliest: number | null;
  /** the maximum of `earliest` over all brackets */
  latestPossible: number | null;
};

/** The place of each seed in a bracket, seed 1 first. Places are counted from the top, from 0. */
export function placesBySeed(entries: number): Int32Array {
  const places = new Int32Array(bracketSize(entries));
  foldOrder(places.length).forEach((seed, place) => (places[seed - 1] = place));
  return places;
}

/**
 * Counts the meetings of entries with the same label in a bracket that is seeded in this order, as in `knockout`.
 *
 * The bound for a label with k entries: two entries meet by round r exactly if they are in the same section of 2^r places. A bracket
 * of R rounds has 2^(R-r) such sections. At least Σ x(x-1)/2 pairs meet by then, where x is the number of entries per section, spread
 * as evenly as possible: ⌈k/2^(R-r)⌉ or ⌊k/2^(R-r)⌋ (convexity), or as evenly as the fixed entries allow. It also follows that two of
 * k entries meet in round R - ⌈log2 k⌉ + 1 at the latest, by the pigeonhole principle.
 *
 * @param labels of seed 1, seed 2 …
 * @param fixed whether a seed (from 0) keeps its place, which the bound takes into account
 */
export function meetings(labels: readonly Label[], fixed: (seed: number) => boolean = () => false): Meetings {
  const places = placesBySeed(labels.length);
  const rounds = Math.log2(places.length);
  const pairs = Array<number>(rounds).fill(0);
  const bound = Array<number>(rounds).fill(0);
  const seedsOf = Map.groupBy(labels.keys(), (seed) => labels[seed] as Label);
  seedsOf.delete(null);
  for (const seeds of seedsOf.values()) {
    seeds.forEach((seed, i) => {
      for (const other of seeds.slice(0, i)) pairs[meetingRound(places[seed] as number, places[other] as number) - 1]!++;
    });
    const fixedPlaces = seeds.filter(fixed).map((seed) => places[seed] as number);
    let earlierPairs = 0;
    for (let round = 1; round <= rounds; round++) {
      const minPairs = fewestPairs(
        fixedPlaces.map((place) => place >> round),
        seeds.length - fixedPlaces.length,
        places.length >> round,
      );
      bound[round - 1]! += minPairs - earlierPairs;
      earlierPairs = minPairs;
    }
  }
  const first = (counts: readonly number[]) => (counts.some((count) => count > 0) ? counts.findIndex((count) => count > 0) + 1 : null);
  return { pairs, bound, earliest: first(pairs), latestPossible: first(bound) };
}

/** The pairs in the same section if some entries have fixed sections and the free ones fill the emptiest sections. */
function fewestPairs(fixedSections: readonly number[], free: number, sections: number): number {
  const inSection = new Map<number, number>();
  for (const section of fixedSections) inSection.set(section, (inSection.get(section) ?? 0) + 1);
  /** the number of sections with 0, 1, 2 … entries */
  const sectionsWith = Array<number>(fixedSections.length + free + 1).fill(0);
  sectionsWith[0] = sections - inSection.size;
  for (const count of inSection.values()) sectionsWith[count]!++;
  let smallest = 0;
  for (let i = 0; i < free; i++) {
    while (sectionsWith[smallest] === 0) smallest++;
    sectionsWith[smallest]!--;
    sectionsWith[smallest + 1]!++;
  }
  return sectionsWith.reduce((sum, sectionCount, entries) => sum + (sectionCount * (entries * (entries - 1))) / 2, 0);
}
