import { expect, test } from 'vitest';
import { queryOf, viewOf, type TableView } from './tableView.ts';

const roundTrip = (view: TableView) => {
  const given = Object.entries(queryOf(view)).filter(([, value]) => value !== undefined);
  return viewOf(new URLSearchParams(given.map(([key, value]) => [key, String(value)])));
};

test('keeps each choice in the address', () => {
  for (const view of [{}, { after: 9 }, { where: 'away' }, { live: true }, { after: 3, where: 'home', live: true }] satisfies TableView[])
    expect(roundTrip(view)).toEqual(view);
});

test('ignores unknown values', () => {
  expect(viewOf(new URLSearchParams('after=0&where=abroad&live=no'))).toEqual({});
  expect(viewOf(new URLSearchParams('after=1000'))).toEqual({});
});
