import { rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import { createIntl } from '@oche/i18n/createIntl';
import { expect, test } from 'vitest';
import { schemeChanges } from './changes.ts';
import { addTable, removeTable, setCounting, setNumber, setTable, splitPlaces } from './edits.ts';

const intl = createIntl({ locale: 'en', messages: {} });
const changed = (update: (scheme: RankingScheme) => RankingScheme) =>
  schemeChanges(intl, rakegooierRanking, update(rakegooierRanking)).map(({ text }) => text);
const [table] = rakegooierRanking.points.tables;

test('a scheme does not differ from itself', () => expect(changed((scheme) => scheme)).toEqual([]));

test.each([
  ['0/winners/3-4', 6.5, 'Semi-final, winners’ knockout 5 → 6.5'],
  ['0/losers/1-1', 4, 'Winner, losers’ knockout 3 → 4'],
  ['0/attendance', 0, 'Taking part 1 → 0'],
  ['0/bonus/visit-180-180', 1, 'Each 180 0.5 → 1'],
  ['counting/best', 9, 'Best results – → 9'],
] as const)('%s is now %d: %s', (id, value, text) => expect(changed((scheme) => setNumber(scheme, id, value))).toEqual([text]));

test('a number that is set back is no change', () =>
  expect(changed((scheme) => setNumber(setNumber(scheme, '0/attendance', 5), '0/attendance', 1))).toEqual([]));

test('places that are split are told by their names', () =>
  expect(changed((scheme) => setTable(scheme, 0, (each) => splitPlaces(each, 'winners', 2)))).toEqual([
    'Place 3, winners’ knockout – → 5',
    'Place 4, winners’ knockout – → 5',
    'Semi-final, winners’ knockout 5 → –',
  ]));

test('a table that is added or removed is one change', () => {
  const larger = addTable(rakegooierRanking, table!, 33);
  expect(schemeChanges(intl, rakegooierRanking, larger).map(({ text }) => text)).toEqual(['points from 33 players added']);
  expect(schemeChanges(intl, larger, removeTable(larger, 33)).map(({ text }) => text)).toEqual(['points from 33 players removed']);
});

test.each([
  ['score', 'average', 'sum or average'],
  ['tieBreakers', ['points', 'attended'], 'level on points'],
  ['bands', undefined, 'places that matter'],
  ['categories', ['youth'], 'categories'],
] as const)('%s is now %j: %s', (key, value, text) =>
  expect(changed((scheme) => setCounting(scheme, key, value as never))).toEqual([text]),
);
