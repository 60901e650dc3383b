import { expect, test } from 'vitest';
import { tvPair } from './tvPair.ts';

test('a pair has its family names only, with their particles', () => {
  expect(tvPair(['Fien Ochelaar', 'Kees van den Berg'])).toBe('Ochelaar / van den Berg');
});

test('the number of a namesake stays with the whole name', () => {
  expect(tvPair(['Jan Peeters (12)', 'Fien Ochelaar'])).toBe('Jan Peeters (12) / Ochelaar');
});
