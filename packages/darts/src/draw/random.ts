/**
 * Randomness for draws: mulberry32, so that anybody can replay a published draw.
 *
 * The state is one unsigned 32-bit number, the seed at first. Each call, all in 32-bit arithmetic:
 *
 *     state = state + 0x6D2B79F5
 *     t = (state ^ (state >>> 15)) * (state | 1)
 *     t = t ^ (t + (t ^ (t >>> 7)) * (t | 61))
 *     result = (t ^ (t >>> 14)) / 2^32
 *
 * Seeds are whole numbers from 0 to 4294967295; from a larger one only the lowest 32 bits count.
 * It decides who meets whom and keeps no secret: not for tokens.
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
 * Never sort with a random comparator instead: that favours some orders.
 */
export function shuffle<T>(items: readonly T[], random: () => number): T[] {
  const shuffled = [...items];
  for (let i = shuffled.length - 1; i > 0; i--) {
    const j = randomInteger(i + 1, random);
    [shuffled[i], shuffled[j]] = [shuffled[j] as T, shuffled[i] as T];
  }
  return shuffled;
}
