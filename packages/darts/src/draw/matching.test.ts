import fc from 'fast-check';
import { expect, test } from 'vitest';
import { maximumMatching } from './matching.ts';

/** The maximum weight, by trying all matchings. */
function maxWeightOf(size: number, weight: (a: number, b: number) => number): number {
  const cache = new Map<number, number>();
  const best = (done: number): number => {
    const cached = cache.get(done);
    if (cached !== undefined) return cached;
    const a = Array.from({ length: size }, (_, i) => i).find((i) => !((done >> i) & 1));
    if (a === undefined) return 0;
    let bestWeight = best(done | (1 << a));
    for (let b = a + 1; b < size; b++)
      if (!((done >> b) & 1) && weight(a, b) > 0) bestWeight = Math.max(bestWeight, weight(a, b) + best(done | (1 << a) | (1 << b)));
    cache.set(done, bestWeight);
    return bestWeight;
  };
  return best(0);
}

function check(size: number, weight: (a: number, b: number) => number) {
  const partners = maximumMatching(size, weight);
  let sum = 0;
  partners.forEach((b, a) => {
    if (b < 0) return;
    expect(partners[b]).toBe(a);
    if (a > b) return;
    expect(weight(a, b)).toBeGreaterThan(0);
    sum += weight(a, b);
  });
  expect(sum).toBe(maxWeightOf(size, weight));
}

test.each([4, 40, 1000])('has the maximum weight of all matchings (weights up to %i)', (maxWeight) => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 11 }),
      fc.array(fc.integer({ min: -maxWeight, max: maxWeight }), { minLength: 121, maxLength: 121 }),
      (size, weights) => {
        check(size, (a, b) => weights[a * 11 + b] as number);
      },
    ),
    { numRuns: 1500, seed: 1 },
  );
});

test('has the maximum weight in dense graphs, in which blossoms contain blossoms', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 8, max: 12 }),
      fc.array(fc.integer({ min: 1, max: 6 }), { minLength: 144, maxLength: 144 }),
      (size, weights) => {
        check(size, (a, b) => weights[a * 12 + b] as number);
      },
    ),
    { numRuns: 300, seed: 2 },
  );
});

test('pairs all vertices of two triangles with a bridge, although the triangles are odd', () => {
  const edges = new Set(['0-1', '1-2', '0-2', '3-4', '4-5', '3-5', '2-3']);
  const partners = maximumMatching(6, (a, b) => (edges.has(`${a}-${b}`) ? 1 : 0));
  expect([...partners]).toEqual([1, 0, 3, 2, 5, 4]);
});

test('supports no vertices, one vertex, and no edges', () => {
  expect([...maximumMatching(0, () => 1)]).toEqual([]);
  expect([...maximumMatching(1, () => 1)]).toEqual([-1]);
  expect([...maximumMatching(3, () => 0)]).toEqual([-1, -1, -1]);
});
