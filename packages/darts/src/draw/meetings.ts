import { bracketSize, foldOrder, meetingRound } from './seeding.ts';

/** A group, a club or anything else that is kept apart; null is not kept apart. */
export type Label = string | number | null;

/** When entries with the same label meet in a bracket, beside the bounds for any bracket. */
export type Meetings = {
  /** pairs with the same label that meet in round 1, round 2 … if both always win; the sum is constant, later meetings are better */
  pairs: number[];
  /** a lower bound on `pairs`, compared by the first round that differs */
  bound: number[];
  /** the first round in which two entries with the same label can meet; null if no two entries have the same */
  earliest: number | null;
  /** the latest `earliest` of any bracket */
  latestPossible: number | null;
};

/** The place of each seed in a bracket, seed 1 first. Places are counted from the top, from 0. */
export function placesBySeed(entries: number): Int32Array {
  const places = new Int32Array(bracketSize(entries));
  foldOrder(places.length).forEach((seed, place) => (places[seed - 1] = place));
  return places;
}

/**
 * Counts when entries with the same label meet in a bracket that is seeded in this order, as `knockout` does.
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
    const standing = seeds.filter(fixed).map((seed) => places[seed] as number);
    let before = 0;
    for (let round = 1; round <= rounds; round++) {
      const least = fewestPairs(
        standing.map((place) => place >> round),
        seeds.length - standing.length,
        places.length >> round,
      );
      bound[round - 1]! += least - before;
      before = least;
    }
  }
  const first = (counts: readonly number[]) => (counts.some((count) => count > 0) ? counts.findIndex((count) => count > 0) + 1 : null);
  return { pairs, bound, earliest: first(pairs), latestPossible: first(bound) };
}

/** The pairs in the same section if some entries have fixed sections and the free ones fill the emptiest sections. */
function fewestPairs(standing: readonly number[], free: number, sections: number): number {
  const inSection = new Map<number, number>();
  for (const section of standing) inSection.set(section, (inSection.get(section) ?? 0) + 1);
  /** how many sections have 0, 1, 2 … entries */
  const having = Array<number>(standing.length + free + 1).fill(0);
  having[0] = sections - inSection.size;
  for (const count of inSection.values()) having[count]!++;
  let least = 0;
  for (let i = 0; i < free; i++) {
    while (having[least] === 0) least++;
    having[least]!--;
    having[least + 1]!++;
  }
  return having.reduce((sum, of, count) => sum + (of * (count * (count - 1))) / 2, 0);
}
