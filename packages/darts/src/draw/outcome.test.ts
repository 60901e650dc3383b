import { expect, test } from 'vitest';
import { bye, sameSide, tbd } from './outcome.ts';
import type { Side } from './progress.ts';

const entry = (id: string): Side => ({ kind: 'entry', entry: id });

test('two sides are the same entry, both byes, or both TBD', () => {
  expect(sameSide(entry('a'), entry('a'))).toBe(true);
  expect(sameSide(entry('a'), entry('b'))).toBe(false);
  expect(sameSide(entry('a'), bye)).toBe(false);
  expect(sameSide({ kind: 'bye' }, bye)).toBe(true);
  expect(sameSide(tbd, bye)).toBe(false);
});
