/** Places of a bracket for so many entries: the next power of two, at least 2. */
export function bracketSize(entries: number): number {
  let size = 2;
  while (size < entries) size *= 2;
  return size;
}

/**
 * Seed numbers in the order of the bracket, read from the top, two by two the games of round 1:
 * 1,2 → 1,4,2,3 → 1,8,4,5,2,7,3,6. Seeds 1 and 2 can only meet in the final, 1 to 4 not before the semi-finals, and so on.
 * @param size a power of two, at least 2
 */
export function foldOrder(size: number): number[] {
  if (size < 2 || !Number.isInteger(Math.log2(size))) throw new RangeError(`A bracket has 2, 4, 8 … places, not ${size}`);
  let order = [1, 2];
  while (order.length < size) {
    const sum = order.length * 2 + 1;
    order = order.flatMap((seed) => [seed, sum - seed]);
  }
  return order;
}

/** The round in which two places of a bracket (from 0) meet if both keep winning; 0 for the same place. */
export function meetingRound(a: number, b: number): number {
  let round = 0;
  for (let [x, y] = [a, b]; x !== y; [x, y] = [x >> 1, y >> 1]) round++;
  return round;
}
