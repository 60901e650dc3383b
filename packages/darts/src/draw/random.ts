/**
 * A pseudo-random generator for numbers from 0 (included) to 1 (excluded): mulberry32, so that anyone can repeat a draw from its
 * published draw number.
 *
 * The state is one unsigned 32-bit number. Its initial value is `drawNumber`. Each call computes, in 32-bit arithmetic:
 *
 *     state = state + 0x6D2B79F5
 *     t = (state ^ (state >>> 15)) * (state | 1)
 *     t = t ^ (t + (t ^ (t >>> 7)) * (t | 61))
 *     result = (t ^ (t >>> 14)) / 2^32
 *
 * The results are predictable. Do not use them for tokens or other secrets.
 *
 * @param drawNumber a whole number from 0 to 4294967295. Only the lowest 32 bits of a larger number count
 */
export function createRandom(drawNumber: number): () => number {
  let state = drawNumber >>> 0;
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
 * A shuffled copy, by Fisher–Yates from the end: for i = last … 1, swap item i with item floor(random × (i + 1)).
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
