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

test('a board’s pages without a language open in the language of the device', () => {
  expect(startPath('/tablet', { board: true, languages: ['nl-BE', 'en'] })).toBe('/nl/tablet');
  expect(startPath('/tablet/login', { board: false, languages: ['fr'] })).toBe('/fr/tablet/login');
  expect(startPath('/tablet', { board: true, languages: ['en-GB'] })).toBe('/tablet');
});

test('the language chosen on the device takes precedence over the language of the device', () => {
  expect(startPath('/', { board: false, languages: ['nl-BE'], chosen: 'fr' })).toBe('/fr');
  expect(startPath('/tablet', { board: true, languages: ['nl-BE'], chosen: 'en' })).toBe('/tablet');
  expect(startPath('/tablet', { board: true, languages: ['nl-BE'], chosen: 'xx' })).toBe('/nl/tablet');
});

test('an address that was asked for is kept', () => {
  expect(startPath('/tournaments', { board: true, languages: ['nl'] })).toBe('/tournaments');
  expect(startPath('/fr', { board: true, languages: ['nl'] })).toBe('/fr');
  expect(startPath('/de/tablet', { board: true, languages: ['nl'], chosen: 'fr' })).toBe('/de/tablet');
});
