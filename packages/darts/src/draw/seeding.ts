/** The number of places of a bracket: the next power of two, at least 2. */
export function bracketSize(entries: number): number {
  let size = 2;
  while (size < entries) size *= 2;
  return size;
}

/**
 * The seeds of a bracket from top to bottom. Each pair is a game of round 1. 1,2 → 1,4,2,3 → 1,8,4,5,2,7,3,6.
 * Seeds 1 and 2 can meet only in the final, seeds 1 to 4 not before the semi-finals, and so on.
 *
 * @param size a power of two, at least 2
 * @throws RangeError for any other size
 */
export function foldOrder(size: number): number[] {
  if (size < 2 || bracketSize(size) !== size) throw new RangeError(`A bracket has 2, 4, 8 … places, not ${size}`);
  const order = new Array<number>(size);
  order[0] = 1;
  for (let places = 1; places < size; places *= 2) {
    // In place, from the end: every seed moves to twice its index, with its weakest opponent next to it.
    for (let i = places - 1; i >= 0; i--) {
      const seed = order[i] as number;
      order[2 * i] = seed;
      order[2 * i + 1] = places * 2 + 1 - seed;
    }
  }
  return order;
}

/** The round in which two places of a bracket (from 0) meet if both win all games before it; 0 for the same place. */
export function meetingRound(a: number, b: number): number {
  let round = 0;
  for (let [x, y] = [a, b]; x !== y; [x, y] = [x >> 1, y >> 1]) round++;
  return round;
}
