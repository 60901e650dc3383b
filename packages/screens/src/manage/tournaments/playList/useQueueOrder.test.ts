import type { QueuedGame } from '@oche/api/contract/tournament';
import { expect, test } from 'vitest';
import { movedTo } from './useQueueOrder.ts';

const queue = ['a', 'b', 'c', 'hidden', 'd'].map((id) => ({ game: { id } }) as QueuedGame);
const listed = queue.filter(({ game }) => game.id !== 'hidden');

test.each([
  ['d', 0, 'd a b c hidden', 'a'],
  ['a', 1, 'b a c hidden d', 'c'],
  ['a', 2, 'b c a hidden d', 'hidden'],
  ['a', 3, 'b c hidden d a', null],
  ['d', 2, 'a b d c hidden', 'c'],
] as const)('%s at place %i of the list gives %s', (id, to, expected, before) => {
  const moved = movedTo(queue, listed, id, to);
  expect(moved.queue.map(({ game }) => game.id).join(' ')).toBe(expected);
  expect(moved.before).toBe(before);
});
