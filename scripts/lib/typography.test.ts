import { expect, test } from 'vitest';
import type { Catalogue } from './catalogues.ts';
import { typographyProblems } from './typography.ts';

const problemsOf = (locale: string, text: string) => typographyProblems((each): Catalogue => (each === locale ? { text } : {}));

test.each([
  ['Terminer ?', '? ! ;'],
  ['Terminer?', '? ! ;'],
  ['Gagné ! Suivant', '? ! ;'],
  ['{count, plural, one {# match ; fini} other {# matchs\u202f; fini}}', '? ! ;'],
  ['{name} ?', '? ! ;'],
  ['Cible : {number}', 'before :'],
  ['Cible\u202f: {number}', 'before :'],
  ['Format {kind, select, a {: court} other {}}', 'before :'],
  ['Le nom « {name}\u00a0»', '« »'],
  ['Le nom «\u00a0{name} »', '« »'],
  ['Au plus {size} Mo', 'unit'],
  ["L''adresse", 'straight'],
])('French: "%s" is rejected', (text, part) => {
  expect(problemsOf('fr', text)).toEqual([expect.stringContaining(part)]);
});

test.each([
  'Terminer\u202f?',
  'Vraiment\u202f?!',
  'Cible\u00a0: {number}',
  'Le nom «\u00a0{name}\u00a0»',
  'Au plus {size}\u00a0Mo',
  'À 19:30, sur https://oche.example/live?board=1',
  '{hours}:{minutes}',
  '{count, plural, one {# match} other {# matchs}}',
])('French: "%s" is accepted', (text) => {
  expect(problemsOf('fr', text)).toEqual([]);
});

test('the rules for spaces only apply to French, the rule for quotes applies to all languages', () => {
  expect(problemsOf('en', 'Finish? Board: {number}')).toEqual([]);
  expect(problemsOf('de', 'Der Name "{name}"')).toEqual(['de.json: "text" has a straight quote or apostrophe']);
});

test('the catalogues follow the rules', () => {
  expect(typographyProblems()).toEqual([]);
});
