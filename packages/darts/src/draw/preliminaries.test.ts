import { describe, expect, test } from 'vitest';
import { preliminaries, preliminaryOutcome } from './preliminaries.ts';
import type { DrawnGame } from './slot.ts';

const entries = (count: number) => Array.from({ length: count }, (_, i) => ({ id: `e${i + 1}` }));
const sides = (game: DrawnGame) => game.slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind));

test('any number of entries and games: the same number of games each, no rematch, and balanced sides', () => {
  for (let count = 2; count <= 17; count++) {
    for (let each = 1; each < count; each++) {
      const games = preliminaries(entries(count), each, count * 100 + each);
      const meetings = games.map((game) => sides(game).sort().join());
      expect(new Set(meetings).size).toBe(games.length);
      const played = new Map<string, number>();
      for (const side of games.flatMap(sides)) played.set(side, (played.get(side) ?? 0) + 1);
      expect(played.get('bye') ?? 0).toBe(count % 2 === 1 && each % 2 === 1 ? 1 : 0);
      played.delete('bye');
      expect([...played.values()]).toEqual(Array(count).fill(each));
      expect(new Set(games.map(({ key }) => key)).size).toBe(games.length);
      for (const round of Map.groupBy(games, (game) => game.round).values()) {
        expect(new Set(round.flatMap(sides)).size).toBe(round.length * 2);
        expect(round.map(({ key }) => key)).toEqual(round.map(({ round: r }, i) => `p${r}-${i + 1}`));
        expect(round.map(({ position }) => position)).toEqual(round.map((_, i) => i + 1));
      }
      if (each !== 2) continue;
      for (const { id } of entries(count)) expect(games.filter((game) => sides(game)[0] === id).length).toBeLessThanOrEqual(2);
    }
  }
});

test('is repeated by its draw number for any order of entries, and draws every pair equally often', () => {
  expect(preliminaries(entries(9).reverse(), 2, 5)).toEqual(preliminaries(entries(9), 2, 5));
  const counts = new Map<string, number>();
  for (let drawNumber = 0; drawNumber < 2800; drawNumber++)
    for (const game of preliminaries(entries(8), 2, drawNumber)) {
      const pair = sides(game).sort().join();
      counts.set(pair, (counts.get(pair) ?? 0) + 1);
    }
  expect(counts.size).toBe(28);
  const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 800) ** 2 / 800, 0);
  expect(chiSquare).toBeLessThan(55.5); // 27 degrees of freedom, p = 0.001
});

test.each([
  [2, 2],
  [4, 0],
  [4, 1.5],
])('%i entries cannot play %d each', (count, each) => expect(() => preliminaries(entries(count), each, 1)).toThrow(RangeError));

describe('the outcome of preliminaries', () => {
  const slot = (entry: string) => ({ kind: 'entry', entry }) as const;
  const games: DrawnGame[] = (
    [
      ['p1-1', slot('a'), slot('b')],
      ['p1-2', slot('c'), slot('d')],
      ['p2-1', slot('b'), slot('c')],
      ['p2-2', slot('d'), { kind: 'bye' }],
    ] as const
  ).map(([key, first, second], i) => ({ key, round: 1, position: i + 1, slots: [first, second] }));
  const winners = new Map([
    ['p1-1', 'a'],
    ['p1-2', 'c'],
    ['p2-1', 'c'],
    ['p2-2', 'd'],
  ]);
  test('needs one win or the given number of wins, and a bye does not count', () => {
    expect(preliminaryOutcome(games, winners)).toEqual({ winners: ['a', 'c'], losers: ['b', 'd'] });
    expect(preliminaryOutcome(games, winners, 2)).toEqual({ winners: ['c'], losers: ['a', 'b', 'd'] });
  });
  test('is null while a game has no winner', () => {
    expect(preliminaryOutcome(games, new Map([['p1-1', 'a']]))).toBeNull();
  });
});
