import fc from 'fast-check';
import { expect, test } from 'vitest';
import { Line } from './line.ts';

test('the game with the least key leaves first, of equal keys the first in the list, also if others join meanwhile', () => {
  const key = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.constantFrom(Infinity, -Infinity));
  fc.assert(
    fc.property(fc.array(fc.record({ key, leaves: fc.nat(3) })), (games) => {
      const line = new Line(new Float64Array(games.length));
      const standing: { at: number; key: number }[] = [];
      games.forEach((game, at) => {
        line.join(at, game.key);
        standing.push({ at, key: game.key });
        for (let i = 0; i < game.leaves && standing.length > 0; i++) {
          standing.sort((a, b) => (a.key === b.key ? a.at - b.at : a.key < b.key ? -1 : 1));
          expect(line.first).toBe(standing[0]!.at);
          expect(line.leave()).toBe(standing.shift()!.at);
        }
      });
      expect(line.first === undefined).toBe(standing.length === 0);
    }),
  );
});
