import { deTempelRanking, rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import type { PointsTable } from '@oche/darts/standings/rankingScheme';
import type { RankingScheme } from '@oche/darts/standings/rankingTotals';
import { describe, expect, test } from 'vitest';
import { placesOf } from '../../../parts/rankings/schemeWords.ts';
import {
  addBonus,
  addPlaces,
  addTable,
  joinPlaces,
  removeBonus,
  removePlaces,
  removeTable,
  setNumber,
  setPlaces,
  splitPlaces,
} from './edits.ts';

const none: PointsTable = { fromEntries: 0 };
const ranges = (table: PointsTable, list: 'winners' | 'groups' = 'winners') => placesOf(table, list).map(({ from, to }) => `${from}-${to}`);
const tableOf = ({ points }: RankingScheme, at = 0) => points.tables[at]!;

describe('a number', () => {
  test.each([
    ['0/winners/3-4', (scheme: RankingScheme) => placesOf(tableOf(scheme), 'winners')[2]!.points],
    ['0/losers/1-1', (scheme: RankingScheme) => placesOf(tableOf(scheme), 'losers')[0]!.points],
    ['0/perLegWon', (scheme: RankingScheme) => tableOf(scheme).perLegWon],
    [
      '0/bonus/finish-161-167',
      (scheme: RankingScheme) => tableOf(scheme).bonuses!.find(({ kind, points }) => kind === 'finish' && points === 99)?.points,
    ],
    ['0/bonus/leg-9-9-501', (scheme: RankingScheme) => tableOf(scheme).bonuses!.at(-1)!.points],
    ['counting/best', ({ counting }: RankingScheme) => counting.best],
  ])('%s is replaced', (id, read) => {
    const changed = setNumber(rakegooierRanking, id, 99);
    expect(read(changed)).toBe(99);
    expect(read(rakegooierRanking)).not.toBe(99);
  });
  test('that is optional is removed', () => {
    expect(setNumber(setNumber(rakegooierRanking, 'counting/best', 9), 'counting/best', null)).toEqual(rakegooierRanking);
  });
  test('of a larger field leaves the other table as it is', () => {
    const changed = setNumber(deTempelRanking, '65/winners/1-1', 20);
    expect(changed.points.tables[0]).toEqual(deTempelRanking.points.tables[0]);
    expect(placesOf(tableOf(changed, 1), 'winners')[0]!.points).toBe(20);
  });
  test('of an unknown name changes nothing', () => expect(setNumber(rakegooierRanking, 'counting/score', 1)).toEqual(rakegooierRanking));
});

describe('places', () => {
  test('of a knockout are added round by round', () => {
    let table = none;
    for (let round = 0; round < 5; round++) table = addPlaces(table, 'winners');
    expect(ranges(table)).toEqual(['1-1', '2-2', '3-4', '5-8', '9-16']);
  });
  test('of a group are added one by one', () => {
    let table = none;
    for (let place = 0; place < 3; place++) table = addPlaces(table, 'groups');
    expect(ranges(table, 'groups')).toEqual(['1-1', '2-2', '3-3']);
  });
  test('after a range that is no round reach the next round', () => {
    const table = setPlaces(none, 'winners', [{ from: 1, to: 6, points: 1 }]);
    expect(ranges(addPlaces(table, 'winners'))).toEqual(['1-6', '7-8']);
  });
  test('are split and joined', () => {
    const table = setPlaces(none, 'winners', [
      { from: 3, to: 4, points: 5 },
      { from: 5, to: 8, points: 4 },
    ]);
    expect(placesOf(splitPlaces(table, 'winners', 0), 'winners')).toEqual([
      { from: 3, to: 3, points: 5 },
      { from: 4, to: 4, points: 5 },
      { from: 5, to: 8, points: 4 },
    ]);
    expect(joinPlaces(splitPlaces(table, 'winners', 0), 'winners', 0)).toEqual(table);
  });
  test('are left out of the table if none remain', () => {
    expect(removePlaces(addPlaces(none, 'winners'), 'winners', 0)).toEqual(none);
    expect(removePlaces(addPlaces(none, 'groups'), 'groups', 0)).toEqual(none);
  });
});

test('a bonus is added and removed', () => {
  const table = addBonus(none, { kind: 'strict-171', points: 1 });
  expect(table.bonuses).toEqual([{ kind: 'strict-171', points: 1 }]);
  expect(removeBonus(table, 'strict-171')).toEqual(none);
});

test('a table for larger fields copies the points, and is removed', () => {
  const scheme = addTable(rakegooierRanking, tableOf(rakegooierRanking), 33);
  expect(scheme.points.tables.map(({ fromEntries }) => fromEntries)).toEqual([0, 33]);
  expect(tableOf(scheme, 1).bonuses).toEqual(tableOf(rakegooierRanking).bonuses);
  expect(removeTable(scheme, 33)).toEqual(rakegooierRanking);
});
