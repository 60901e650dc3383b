import { expect, test } from 'vitest';
import { roundRobin } from './roundRobin.ts';

const entries = (count: number) => Array.from({ length: count }, (_, i) => `e${i + 1}`);
const sidesOf = (game: ReturnType<typeof roundRobin>[number]) => game.slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind));

test.each(Array.from({ length: 24 }, (_, i) => i + 1))(
  'a group of %i: every pair meets once, no entry plays twice in a round, and sides are balanced',
  (count) => {
    const games = roundRobin(entries(count), 3);
    expect(games).toHaveLength((count * (count - 1)) / 2);
    expect(new Set(games.map((game) => sidesOf(game).sort().join())).size).toBe(games.length);
    expect(games.map((game) => game.key)).toEqual(games.map((_, i) => `g3-${i + 1}`));
    const rounds = Map.groupBy(games, (game) => game.round);
    expect(rounds.size).toBe(count < 2 ? 0 : count % 2 === 0 ? count - 1 : count);
    for (const round of rounds.values()) {
      const sides = round.flatMap(sidesOf);
      expect(new Set(sides).size).toBe(sides.length);
      expect(round.map((game) => game.position)).toEqual(round.map((_, i) => i + 1));
    }
    for (const entry of entries(count)) {
      const first = games.filter((game) => sidesOf(game)[0] === entry).length;
      const second = games.filter((game) => sidesOf(game)[1] === entry).length;
      expect(Math.abs(first - second)).toBe(count % 2 === 0 ? 1 : 0);
    }
  },
);

test('throws for a duplicate entry', () => expect(() => roundRobin(['a', 'b', 'a'], 1)).toThrow('twice'));

test('`twice`: the second half repeats the first with the sides exchanged', () => {
  for (const count of [2, 3, 6, 7]) {
    const once = roundRobin(entries(count), 1);
    const games = roundRobin(entries(count), 1, { twice: true });
    expect(games.slice(0, once.length)).toEqual(once);
    expect(games.slice(once.length).map(sidesOf)).toEqual(once.map((game) => sidesOf(game).reverse()));
    expect(games.map(({ key }) => key)).toEqual(games.map((_, i) => `g1-${i + 1}`));
    const rounds = count - 1 + (count % 2);
    expect(games.slice(once.length).map(({ round, position }) => [round, position])).toEqual(
      once.map(({ round, position }) => [round + rounds, position]),
    );
  }
});

test('`rounds`: only the first rounds of the circle method', () => {
  expect(roundRobin(entries(6), 1, { rounds: 2 })).toEqual(roundRobin(entries(6), 1).slice(0, 6));
  expect(roundRobin(entries(6), 1, { rounds: 9 })).toHaveLength(15);
  expect(roundRobin(entries(6), 1, { rounds: 0 })).toEqual([]);
  expect(roundRobin(entries(5), 1, { rounds: 2, twice: true })).toHaveLength(8);
  expect(roundRobin([], 1)).toEqual([]);
});

test('512 entries: 130,816 games, 511 for each', () => {
  const games = roundRobin(entries(512), 1);
  expect(games).toHaveLength(130_816);
  const counts = new Map<string, number>();
  for (const game of games) for (const side of sidesOf(game)) counts.set(side, (counts.get(side) ?? 0) + 1);
  expect(new Set(counts.values())).toEqual(new Set([511]));
});
