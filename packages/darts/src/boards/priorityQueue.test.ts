import fc from 'fast-check';
import { expect, test } from 'vitest';
import { PriorityQueue } from './priorityQueue.ts';

test('removes the game of the highest priority first, then of the least key, then of the lowest index, even if games are added meanwhile', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(Infinity, -Infinity));
  fc.assert(
    fc.property(fc.array(fc.record({ key, priority: fc.nat(2), removals: fc.nat(3) })), (games) => {
      const queue = new PriorityQueue(
        new Float64Array(games.length),
        Int32Array.from(games, ({ priority }) => priority),
      );
      const expected: { index: number; key: number; priority: number }[] = [];
      games.forEach((game, index) => {
        queue.add(index, game.key);
        expected.push({ index, key: game.key, priority: game.priority });
        for (let i = 0; i < game.removals && expected.length > 0; i++) {
          expected.sort((a, b) => b.priority - a.priority || (a.key === b.key ? a.index - b.index : a.key < b.key ? -1 : 1));
          expect(queue.first).toBe(expected[0]!.index);
          expect(queue.removeFirst()).toBe(expected.shift()!.index);
        }
      });
      expect(queue.first === undefined).toBe(expected.length === 0);
    }),
  );
});
