import fc from 'fast-check';
import { expect, test } from 'vitest';
import { placeByHand, type Prioritised } from './placeByHand.ts';

const inOrder = (queue: readonly Prioritised[]) => queue.toSorted((a, b) => b.priority - a.priority);
const ids = (queue: readonly Prioritised[]) => queue.map(({ id }) => id);
const apply = (queue: readonly Prioritised[], changes: ReadonlyMap<string, number>) =>
  queue.map(({ id, priority }) => ({ id, priority: changes.get(id) ?? priority }));
const unplaced = (count: number): Prioritised[] => Array.from({ length: count }, (_, index) => ({ id: `${index}`, priority: 0 }));

const priority = fc.oneof(fc.constant(0), fc.integer({ min: -3, max: 3 }), fc.constantFrom(64, 128, -64, 500_000, -500_000));

test('a move gives exactly the order that was asked for', () => {
  fc.assert(
    fc.property(
      fc.array(priority, { minLength: 1, maxLength: 12 }),
      fc.array(fc.tuple(fc.nat(), fc.nat()), { maxLength: 30 }),
      (priorities, moves) => {
        let queue = priorities.map((each, index): Prioritised => ({ id: `${index}`, priority: each }));
        for (const [from, to] of moves) {
          const line = ids(inOrder(queue));
          const [id] = line.splice(from % line.length, 1);
          const place = to % (line.length + 1);
          queue = apply(queue, placeByHand(queue, id!, line[place] ?? null));
          expect(ids(inOrder(queue))).toEqual(line.toSpliced(place, 0, id!));
          for (const game of queue) expect(Math.abs(game.priority)).toBeLessThan(1_000_000);
        }
      },
    ),
  );
});

test.each([
  ['to the front', '9', '0', ['9']],
  ['to the end', '4', null, ['4']],
  ['within the first half', '7', '2', ['0', '1', '7']],
  ['within the second half', '2', '8', ['2', '8', '9']],
] as const)('a move %s of a queue without places by hand numbers as few games as possible', (_name, id, before, changed) => {
  expect([...placeByHand(unplaced(10), id, before).keys()].sort()).toEqual(changed);
});

test('a game between two with places by hand is the only one that gets a number', () => {
  const queue = [{ id: 'a', priority: 128 }, { id: 'b', priority: 64 }, ...unplaced(2)];
  expect(placeByHand(queue, '1', 'b')).toEqual(new Map([['1', 96]]));
  expect(placeByHand(queue, '1', '0')).toEqual(new Map([['1', 32]]));
});

test('games with places by hand are numbered again if there is no room between them', () => {
  const queue = [{ id: 'a', priority: 2 }, { id: 'b', priority: 1 }, ...unplaced(2)];
  expect([...placeByHand(queue, '1', 'b')]).toEqual([
    ['a', 192],
    ['1', 128],
    ['b', 64],
  ]);
});

test('a game that stays where it is changes nothing', () => {
  expect(placeByHand([{ id: 'a', priority: 64 }, ...unplaced(2)], 'a', '0')).toEqual(new Map());
});

test('refuses games that are not in the queue', () => {
  expect(() => placeByHand(unplaced(2), 'x', null)).toThrow(RangeError);
  expect(() => placeByHand(unplaced(2), '0', 'x')).toThrow(RangeError);
});
