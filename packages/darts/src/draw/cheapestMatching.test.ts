import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestMatching, type PairCost } from './cheapestMatching.ts';

/** The minimum cost, by trying all matchings; null if not all vertices can be paired. */
function minCost(vertices: readonly number[], cost: (a: number, b: number) => PairCost | null): number[] | null {
  const [a, ...others] = vertices;
  if (a === undefined) return [0, 0, 0];
  let best: number[] | null = null;
  for (const b of others) {
    const pairCost = cost(a, b);
    const rest = pairCost && minCost(others.toSpliced(others.indexOf(b), 1), cost);
    const sum = rest && rest.map((part, i) => part + pairCost[i]!);
    if (sum && (!best || isCheaper(sum, best))) best = sum;
  }
  return best;
}
const isCheaper = (a: readonly number[], b: readonly number[]) =>
  a.map((part, i) => part - b[i]!).find((difference) => difference !== 0)! < 0;

test('is as cheap as the cheapest of all matchings, the first cost before the second and the second before the third', () => {
  const pair = fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom<0 | 1>(0, 1), fc.integer({ min: 0, max: 50 })), {
    freq: 4,
  });
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4, 6, 8), fc.array(pair, { minLength: 64, maxLength: 64 }), (size, costs) => {
      const cost = (a: number, b: number) => costs[a * 8 + b]!;
      const partners = cheapestMatching(size, cost);
      const expected = minCost([...Array(size).keys()], cost);
      expect(partners === null).toBe(expected === null);
      if (!partners) return;
      const sum = [0, 0, 0];
      partners.forEach((b, a) => {
        expect(partners[b]).toBe(a);
        if (a < b) cost(a, b)!.forEach((part, i) => (sum[i]! += part));
      });
      expect(sum).toEqual(expected);
    }),
    { numRuns: 400 },
  );
});

test('requests the cost of each pair once, the lower vertex first', () => {
  const requested: string[] = [];
  cheapestMatching(3, (a, b) => {
    requested.push(`${a}-${b}`);
    return null;
  });
  expect(requested).toEqual(['0-1', '0-2', '1-2']);
});
