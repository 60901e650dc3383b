import { describe, expect, test } from 'vitest';
import { knockout } from './knockout.ts';
import { createRandom, shuffle } from './random.ts';
import { bracketSize, foldOrder, meetingRound } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';

const slots = (count: number): Slot[] => Array.from({ length: count }, (_, i) => ({ kind: 'entry', entry: String(i + 1) }));
const name = (slot: Slot) =>
  slot.kind === 'entry' ? slot.entry : slot.kind === 'winnerOf' || slot.kind === 'loserOf' ? slot.game : slot.kind;
const round = (games: DrawnGame[], number: number) => games.filter((game) => game.round === number && !game.thirdPlace);

describe('fold order', () => {
  test('is correct for 2, 4, 8 and 16 places', () => {
    expect(foldOrder(2)).toEqual([1, 2]);
    expect(foldOrder(4)).toEqual([1, 4, 2, 3]);
    expect(foldOrder(8)).toEqual([1, 8, 4, 5, 2, 7, 3, 6]);
    expect(foldOrder(16)).toEqual([1, 16, 8, 9, 4, 13, 5, 12, 2, 15, 7, 10, 3, 14, 6, 11]);
  });

  test('makes the best 2, 4, 8 … seeds meet as late as possible', () => {
    for (const size of [2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 2048]) {
      const order = foldOrder(size);
      for (let best = 2; best <= size; best *= 2) {
        const parts = new Set(Array.from({ length: best }, (_, i) => Math.floor((order.indexOf(i + 1) * best) / size)));
        expect(parts.size).toBe(best);
      }
    }
  });

  test('throws unless the size is a power of two', () => {
    for (const size of [0, 1, 3, 6, 12]) expect(() => foldOrder(size)).toThrow(RangeError);
  });

  test('determines the round in which two places meet', () => {
    expect([meetingRound(0, 0), meetingRound(0, 1), meetingRound(1, 2), meetingRound(3, 4), meetingRound(0, 7)]).toEqual([0, 1, 2, 3, 3]);
  });
});

describe.each([...Array.from({ length: 63 }, (_, i) => i + 2), 100, 128, 257])('a knockout of %i', (count) => {
  const games = knockout(slots(count), { prefix: 'w', thirdPlace: true });
  const size = bracketSize(count);
  const rounds = Math.log2(size);

  test('has each entry once, in round 1', () => {
    const entries = games.flatMap((game) => game.slots).filter((slot) => slot.kind === 'entry');
    expect(entries.map(name).sort()).toEqual(slots(count).map(name).sort());
    expect(
      round(games, 1)
        .flatMap((game) => game.slots)
        .every((slot) => slot.kind === 'entry' || slot.kind === 'bye'),
    ).toBe(true);
  });

  test('gives byes to the best seeds, only in round 1 and at most one in a game', () => {
    const withBye = games.filter((game) => game.slots.some((slot) => slot.kind === 'bye'));
    expect(withBye.every((game) => game.round === 1)).toBe(true);
    const entriesWithBye = withBye.map((game) => game.slots.map(name).filter((side) => side !== 'bye'));
    expect(entriesWithBye.every((sides) => sides.length === 1)).toBe(true);
    expect(
      entriesWithBye
        .flat()
        .map(Number)
        .sort((a, b) => a - b),
    ).toEqual(Array.from({ length: size - count }, (_, i) => i + 1));
  });

  test('links each game to one game of the next round, up to one final', () => {
    expect(games.filter((game) => !game.thirdPlace)).toHaveLength(size - 1);
    expect(new Set(games.map((game) => game.key)).size).toBe(games.length);
    for (let r = 1; r <= rounds; r++) {
      const current = round(games, r);
      expect(current).toHaveLength(size / 2 ** r);
      expect(current.map((game) => game.key)).toEqual(current.map((_, i) => `w${r}-${i + 1}`));
      if (r === rounds) continue;
      const nextSlots = round(games, r + 1).flatMap((game) => game.slots);
      expect(nextSlots.every((slot) => slot.kind === 'winnerOf')).toBe(true);
      expect(nextSlots.map(name)).toEqual(current.map((game) => game.key));
    }
  });

  test('has a game for third place if there are at least four entries', () => {
    const third = games.filter((game) => game.thirdPlace);
    for (const game of third) expect(game).toMatchObject({ key: 'w3rd', round: rounds, position: 2 });
    expect(third.map((game) => game.slots)).toEqual(
      count < 4
        ? []
        : [
            [
              { kind: 'loserOf', game: `w${rounds - 1}-1` },
              { kind: 'loserOf', game: `w${rounds - 1}-2` },
            ],
          ],
    );
  });
});

test('every number of entries from 2 to 2,048 makes a complete draw, seeded or in any other order', () => {
  const orders = [slots(2048), shuffle(slots(2048), createRandom(11))];
  for (let count = 2; count <= 2048; count++) {
    const entries = (orders[count % 2] as Slot[]).slice(0, count);
    const fault = faultOf(knockout(entries, { prefix: 'w' }), entries);
    if (fault) expect.fail(`${count} entries: ${fault}`);
  }
});

/** The first fault of a draw, judged by its slots alone; null if it has none. */
function faultOf(games: readonly DrawnGame[], entries: readonly Slot[]): string | null {
  const missing = new Set(entries);
  const entriesWithBye = new Set(entries.slice(0, bracketSize(entries.length) - entries.length));
  let next = 0; // index of the game whose winner plays next; winners play in the order of their games
  let last = 1;
  for (const { key, round, slots } of games) {
    for (const slot of slots) {
      if (slot.kind === 'winnerOf' ? slot.game !== games[next++]?.key : slot.kind !== 'bye' && !missing.delete(slot))
        return `${key} has the wrong side`;
      if ((slot.kind === 'winnerOf') !== round > 1) return `${key} is in the wrong round`;
    }
    if (round < last) return `${key} is played before an earlier round`;
    last = round;
    const [first, second] = slots;
    if (first.kind === 'bye' || (second.kind === 'bye' && !entriesWithBye.delete(first))) return `${key} gives a bye to the wrong entry`;
  }
  return missing.size + entriesWithBye.size === 0 && next === games.length - 1 ? null : 'an entry is missing';
}

test('the losers’ knockout has its own keys, and no third place by default', () => {
  expect(knockout(slots(4), { prefix: 'l' }).map((game) => game.key)).toEqual(['l1-1', 'l1-2', 'l2-1']);
  expect(knockout(slots(4), { prefix: 'l', thirdPlace: true }).at(-1)?.key).toBe('l3rd');
});

test('throws for one entry, and for a bye among the slots', () => {
  expect(() => knockout(slots(1), { prefix: 'w' })).toThrow(RangeError);
  expect(() => knockout([...slots(2), { kind: 'bye' }], { prefix: 'w' })).toThrow('Byes');
});
