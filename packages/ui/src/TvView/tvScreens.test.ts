import { expect, test } from 'vitest';
import { tvScreens } from './tvScreens.ts';
import type { TvBoard } from './tvTypes.ts';

const boards = (count: number): TvBoard[] =>
  Array.from({ length: count }, (_, i) => ({ key: `${i}`, number: i + 1, label: `Board ${i + 1}`, title: '', state: { kind: 'free' } }));
const numbers = (count: number) =>
  tvScreens([{ key: 'b', title: 'Boards', kind: 'boards', boards: boards(count) }]).map((page) =>
    page.kind === 'boards' ? page.boards.map(({ number }) => number) : [],
  );

test('shows up to twelve boards on one screen, and splits more evenly without changing their order', () => {
  expect(numbers(2)).toEqual([[1, 2]]);
  expect(numbers(12)).toHaveLength(1);
  expect(numbers(14)).toEqual([
    [1, 2, 3, 4, 5, 6, 7],
    [8, 9, 10, 11, 12, 13, 14],
  ]);
  expect(numbers(24).map((part) => part.length)).toEqual([12, 12]);
});

test('shows a screen for an empty page', () => {
  expect(numbers(0)).toEqual([[]]);
});
