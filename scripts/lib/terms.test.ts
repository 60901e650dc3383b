import { expect, test } from 'vitest';
import { de } from '../../docs/terms/de/words.ts';
import { fr } from '../../docs/terms/fr/words.ts';
import { nl } from '../../docs/terms/nl/words.ts';
import { sources } from '../../docs/terms/sources.ts';
import { problemsIn, termProblems } from './terms.ts';

const leg = { en: 'leg', word: 'manche, manches', others: 'leg', why: '', checked: [], shown: 'words.leg', never: ['leg'] };

test('a rejected word is found in the text of a message, but not in names of arguments or inside other words', () => {
  const catalogue = {
    'words.leg': 'Manche',
    text: '{kind, select, leg {Le Leg, enfin} other {}}',
    argument: 'Manche {leg}, légende',
    part: 'Legs',
  };
  expect(problemsIn([leg], catalogue)).toEqual(['"text" contains "leg" for "leg": the term is "manche, manches"']);
});

test('the message that shows a term must contain it', () => {
  expect(problemsIn([leg], { 'words.leg': 'Jeu' })).toEqual(['"words.leg" does not contain "manche, manches", the term for "leg"']);
  expect(problemsIn([leg], {})).toHaveLength(1);
});

test('the catalogues use the chosen terms', () => {
  expect(termProblems()).toEqual([]);
});

test.each([
  ['Dutch', nl],
  ['French', fr],
  ['German', de],
])('%s has at least twenty terms, each once, and rejects none of its chosen terms', (_, terms) => {
  expect(terms.length).toBeGreaterThanOrEqual(20);
  expect(new Set(terms.map(({ en }) => en)).size).toBe(terms.length);
  const chosen = Object.fromEntries(terms.map(({ en, word }) => [en, word]));
  const rejecting = terms.map(({ never = [] }) => ({ ...leg, word: '', shown: undefined, never }));
  expect(problemsIn(rejecting, chosen)).toEqual([]);
});

test('every source is used by a term', () => {
  const used = new Set([nl, fr, de].flatMap((terms) => terms.flatMap(({ checked }) => checked)));
  expect(Object.keys(sources).filter((name) => !used.has(name as keyof typeof sources))).toEqual([]);
});
