import { expect, test } from 'vitest';
import { countIn } from './ranges.ts';

test('ranges include both ends, and values below the first range are not counted', () => {
  expect(countIn([1, 2, 40, 41, 99, 100, 170], [2, 41, 100])).toEqual([
    { from: 2, to: 40, count: 2 },
    { from: 41, to: 99, count: 2 },
    { from: 100, to: null, count: 2 },
  ]);
});
