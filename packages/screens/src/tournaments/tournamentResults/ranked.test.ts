import { expect, test } from 'vitest';
import { ranked } from './ranked.ts';

const places = (values: (number | null)[], best?: 'least') =>
  ranked(values, (value) => value, best).map(({ value, position }) => `${position}: ${value}`);

test('the highest comes first, equal values share a position, and rows without a value are left out', () => {
  expect(places([1, null, 3, 2, 2])).toEqual(['1: 3', '2: 2', '2: 2', '4: 1']);
});

test('the lowest comes first if the least is best', () => {
  expect(places([21, 15, 18], 'least')).toEqual(['1: 15', '2: 18', '3: 21']);
});
