/**
 * A pseudo-random generator for numbers from 0 (included) to 1 (excluded): mulberry32, so that anybody can replay a draw from its
 * published draw number.
 *
 * The state is one unsigned 32-bit number that begins as `seed`. Each call computes, in 32-bit arithmetic:
 *
 *     state = state + 0x6D2B79F5
 *     t = (state ^ (state >>> 15)) * (state | 1)
 *     t = t ^ (t + (t ^ (t >>> 7)) * (t | 61))
 *     result = (t ^ (t >>> 14)) / 2^32
 *
 * The result is predictable: do not use it for tokens or other secrets.
 *
 * @param seed a whole number from 0 to 4294967295; of a larger number only the lowest 32 bits count
 */
export function createRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let t = Math.imul(state ^ (state >>> 15), state | 1);
    t ^= t + Math.imul(t ^ (t >>> 7), t | 61);
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
}

/** A whole number from 0 to `below - 1`. */
export function randomInteger(below: number, random: () => number): number {
  return Math.floor(random() * below);
}

/**
 * A shuffled copy. Fisher–Yates from the end: for i = last … 1, swap item i with item floor(random × (i + 1)).
 * All orders are equally likely, which sorting with a random comparator does not guarantee.
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = randomInteger(i + 1, random);
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled;
}
