import { expect, test } from 'vitest';
import { filtersIn, isFiltered, leadersQuery, monthsBetween, queryOf } from './leadersQuery.ts';

test('an address without filters is the individual standings', () => {
  const query = leadersQuery(new URLSearchParams());
  expect(query).toEqual({ board: 'individual', page: 1 });
  expect(isFiltered(filtersIn(new URLSearchParams()))).toBe(false);
  expect(queryOf(query)).toEqual({});
});

test('an address keeps its filters', () => {
  const text = 'board=180-171&group=1e-klasse&team=de-visgraat&from=2&to=11&month=2026-11&size=2&page=3';
  const query = leadersQuery(new URLSearchParams(text));
  expect(isFiltered(filtersIn(new URLSearchParams(text)))).toBe(true);
  expect(new URLSearchParams(Object.entries(queryOf(query)).map(([key, value]) => [key, String(value)])).toString()).toBe(text);
});

test('values that do not exist are left out', () => {
  expect(leadersQuery(new URLSearchParams('board=darts&from=-1&to=x&month=May&size=9&page=0'))).toEqual({ board: 'individual', page: 1 });
});

test('the months of a season over new year', () => {
  expect(monthsBetween('2026-11-20', '2027-02-01')).toEqual(['2026-11', '2026-12', '2027-01', '2027-02']);
});
