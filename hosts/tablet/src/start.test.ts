import { expect, test } from 'vitest';
import { startPath } from './start.ts';

test('a device with a board opens the page of its board, in the language of the device', () => {
  expect(startPath('/', { hasBoard: true, languages: ['en-GB'] })).toBe('/tablet');
  expect(startPath('/', { hasBoard: true, languages: ['nl-BE', 'en'] })).toBe('/nl/tablet');
});

test('a device without a board opens the home page', () => {
  expect(startPath('/', { hasBoard: false, languages: [] })).toBe('/');
  expect(startPath('/', { hasBoard: false, languages: ['de-AT'] })).toBe('/de');
});

test('pages for boards without a language in their path open in the language of the device', () => {
  expect(startPath('/tablet', { hasBoard: true, languages: ['nl-BE', 'en'] })).toBe('/nl/tablet');
  expect(startPath('/tablet/login', { hasBoard: false, languages: ['fr'] })).toBe('/fr/tablet/login');
  expect(startPath('/tablet', { hasBoard: true, languages: ['en-GB'] })).toBe('/tablet');
});

test('the language chosen on the device takes precedence over the language of the device', () => {
  expect(startPath('/', { hasBoard: false, languages: ['nl-BE'], chosenLanguage: 'fr' })).toBe('/fr');
  expect(startPath('/tablet', { hasBoard: true, languages: ['nl-BE'], chosenLanguage: 'en' })).toBe('/tablet');
  expect(startPath('/tablet', { hasBoard: true, languages: ['nl-BE'], chosenLanguage: 'xx' })).toBe('/nl/tablet');
});

test('any other path is unchanged', () => {
  expect(startPath('/tournaments', { hasBoard: true, languages: ['nl'] })).toBe('/tournaments');
  expect(startPath('/fr', { hasBoard: true, languages: ['nl'] })).toBe('/fr');
  expect(startPath('/de/tablet', { hasBoard: true, languages: ['nl'], chosenLanguage: 'fr' })).toBe('/de/tablet');
});
