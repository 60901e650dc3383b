import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cheapestMatching, type PairCost } from './cheapestMatching.ts';

/** The least cost by trying all matchings; null if not all vertices can be paired. */
function least(left: readonly number[], cost: (a: number, b: number) => PairCost | null): number[] | null {
  const [a, ...others] = left;
  if (a === undefined) return [0, 0, 0];
  let best: number[] | null = null;
  for (const b of others) {
    const own = cost(a, b);
    const rest = own && least(others.toSpliced(others.indexOf(b), 1), cost);
    const sum = rest && rest.map((part, i) => part + own[i]!);
    if (sum && (!best || isCheaper(sum, best))) best = sum;
  }
  return best;
}
const isCheaper = (a: readonly number[], b: readonly number[]) => a.map((part, i) => part - b[i]!).find((more) => more !== 0)! < 0;

test('is as cheap as the cheapest of all matchings, the first cost before the second and the second before the third', () => {
  const pair = fc.option(fc.tuple(fc.integer({ min: 0, max: 3 }), fc.constantFrom<0 | 1>(0, 1), fc.integer({ min: 0, max: 50 })), {
    freq: 4,
  });
  fc.assert(
    fc.property(fc.constantFrom(2, 3, 4, 6, 8), fc.array(pair, { minLength: 64, maxLength: 64 }), (size, costs) => {
      const cost = (a: number, b: number) => costs[a * 8 + b]!;
      const partners = cheapestMatching(size, cost);
      const expected = least([...Array(size).keys()], cost);
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

test('asks for each pair once, the lower vertex first', () => {
  const asked: string[] = [];
  cheapestMatching(3, (a, b) => {
    asked.push(`${a}-${b}`);
    return null;
  });
  expect(asked).toEqual(['0-1', '0-2', '1-2']);
});
