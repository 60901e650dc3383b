import { expect, test } from 'vitest';
import { ranked } from './ranked.ts';

const places = (values: (number | null)[], best?: 'least') =>
  ranked(values, (value) => value, best).map(({ value, position }) => `${position}: ${value}`);

test('the most first; level ones share a place, and those without a figure have none', () => {
  expect(places([1, null, 3, 2, 2])).toEqual(['1: 3', '2: 2', '2: 2', '4: 1']);
});

test('the least first, where the least is the best', () => {
  expect(places([21, 15, 18], 'least')).toEqual(['1: 15', '2: 18', '3: 21']);
});
