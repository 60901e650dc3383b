import { bracketSize, foldOrder, meetingRound } from './seeding.ts';

/** A group, a club or whatever else is kept apart; null is kept apart from nobody. */
export type Label = string | number | null;

/** When entries of one label meet in a bracket, beside the earliest that any bracket allows. */
export type Meetings = {
  /** pairs of a label that meet in round 1, round 2 … if all keep winning; the sum is always the same, later is better */
  pairs: number[];
  /** no bracket has fewer in the first round where it differs from this */
  bound: number[];
  /** the first round in which two of a label can meet; null where no label is there twice */
  earliest: number | null;
  /** no bracket puts that off longer */
  latestPossible: number | null;
};

/** Places of a bracket by seed: seed 1 first, counted from the top. */
export function placesBySeed(entries: number): Int32Array {
  const places = new Int32Array(bracketSize(entries));
  foldOrder(places.length).forEach((seed, place) => (places[seed - 1] = place));
  return places;
}

/**
 * When do entries of one label meet? For a bracket in order of seeding, as `knockout` takes it.
 *
 * The bound, label by label: two meet by round r exactly where they are in one of the sections of 2^r places. A bracket of R rounds
 * has 2^(R-r) of these, so that of k entries at least Σ x(x-1)/2 pairs meet by then, with x as even as can be: ⌈k/2^(R-r)⌉ or
 * ⌊k/2^(R-r)⌋ in a section (convexity), or as even as they can be where some of them stay where they are. Hence also: of k, two
 * meet in round R - ⌈log2 k⌉ + 1 at the latest, by the pigeonhole principle.
 *
 * @param labels of seed 1, seed 2 …
 * @param fixed seeds (from 0) that stay where they are: the bound takes them as they stand
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

/** Pairs in one section when some stand in their sections and the free ones go to the emptiest, one by one. */
function fewestPairs(standing: readonly number[], free: number, sections: number): number {
  const inSection = new Map<number, number>();
  for (const section of standing) inSection.set(section, (inSection.get(section) ?? 0) + 1);
  /** how many sections have 0, 1, 2 … */
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
