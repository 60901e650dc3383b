import { expect, test } from 'vitest';
import { startPath } from './start.ts';

test('a device with a board opens at its board, in the language of the device', () => {
  expect(startPath('/', { board: true, languages: ['en-GB'] })).toBe('/tablet');
  expect(startPath('/', { board: true, languages: ['nl-BE', 'en'] })).toBe('/nl/tablet');
});

test('a device without a board opens at home', () => {
  expect(startPath('/', { board: false, languages: [] })).toBe('/');
  expect(startPath('/', { board: false, languages: ['de-AT'] })).toBe('/de');
});

test('an address that was asked for is kept', () => {
  expect(startPath('/tournaments', { board: true, languages: ['nl'] })).toBe('/tournaments');
  expect(startPath('/fr', { board: true, languages: ['nl'] })).toBe('/fr');
});
