import { expect, test } from 'vitest';
import { createRandom, randomInteger, shuffle } from './random.ts';

test('the sequence of a published draw number never changes', () => {
  const sequence = (drawNumber: number) => {
    const random = createRandom(drawNumber);
    return Array.from({ length: 3 }, () => Math.round(random() * 2 ** 32));
  };
  // Computed in another language from the description in random.ts.
  expect(sequence(0)).toEqual([1144304738, 1416247, 958946056]);
  expect(sequence(20260117)).toEqual([3890608333, 4132426189, 2501574848]);
  expect(sequence(2 ** 32 + 20260117)).toEqual(sequence(20260117));
});

test('a shuffle keeps all items, does not change its input, and the same draw number repeats it', () => {
  const items = Array.from({ length: 50 }, (_, i) => i);
  const shuffled = shuffle(items, createRandom(7));
  expect(shuffled).not.toEqual(items);
  expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
  expect(items[0]).toBe(0);
  expect(shuffle(items, createRandom(7))).toEqual(shuffled);
  expect(shuffle(items, createRandom(8))).not.toEqual(shuffled);
});

test('every order of four items is equally frequent, which a random comparator does not achieve', () => {
  const random = createRandom(1);
  const rounds = 24_000;
  const counts = new Map<string, number>();
  for (let i = 0; i < rounds; i++) {
    const order = shuffle(['a', 'b', 'c', 'd'], random).join('');
    counts.set(order, (counts.get(order) ?? 0) + 1);
  }
  expect(counts.size).toBe(24);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - rounds / 24) ** 2 / (rounds / 24), 0);
  expect(chiSquare).toBeLessThan(49.7); // 23 degrees of freedom, p = 0.001
});

test('integers are below their limit', () => {
  expect(randomInteger(6, () => 0)).toBe(0);
  expect(randomInteger(6, () => 1 - 2 ** -32)).toBe(5);
});
