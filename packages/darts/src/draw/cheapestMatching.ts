import { maximumMatching } from './matching.ts';

/**
 * The cost of a pair: whole numbers from 0. The sums of a whole matching are compared, the first number before the second and the
 * second before the third. The second number is 0 or 1.
 */
export type PairCost = readonly [first: number, second: 0 | 1, third: number];

/**
 * Pairs all vertices at the minimum cost of any matching.
 *
 * The products of the greatest costs and `size` have to stay below 2^49, the limit of `maximumMatching`. With `size` 256, a first cost
 * of 1 and a third cost of 256² are below it.
 *
 * @param size the number of vertices, 0 … size - 1
 * @param cost of a pair a < b; null if they may not be paired
 * @returns the partner of each vertex; null if they cannot all be paired
 */
export function cheapestMatching(size: number, cost: (a: number, b: number) => PairCost | null): Int32Array | null {
  const costs = Array.from({ length: size * size }, (_, i) =>
    Math.floor(i / size) < i % size ? cost(Math.floor(i / size), i % size) : null,
  );
  const highest = (part: 0 | 1 | 2) => costs.reduce((max, cost) => Math.max(max, cost?.[part] ?? 0), 0);
  // A unit of one cost outweighs the maximum sum of the later costs, and a pair outweighs the maximum sum of all costs.
  const second = (highest(2) * size) / 2 + 1;
  const first = (second * size) / 2 + second;
  const pair = (highest(0) * first * size) / 2 + first;
  const partners = maximumMatching(size, (a, b) => {
    const pairCost = costs[a * size + b];
    return pairCost ? pair - pairCost[0] * first - pairCost[1] * second - pairCost[2] : 0;
  });
  return partners.includes(-1) ? null : partners;
}
