import { expect, test } from 'vitest';
import { roundRobin } from './roundRobin.ts';

const entries = (count: number) => Array.from({ length: count }, (_, i) => `e${i + 1}`);
const sidesOf = (game: ReturnType<typeof roundRobin>[number]) => game.slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind));

test.each(Array.from({ length: 24 }, (_, i) => i + 1))(
  'a group of %i: everybody meets everybody once, nobody twice in a round, first as often as second',
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

test('an entry twice is a mistake', () => expect(() => roundRobin(['a', 'b', 'a'], 1)).toThrow('twice'));
