import { expect, test } from 'vitest';
import type { BlockedDate } from '@oche/api/contract/calendar';
import { neededMatchdays, weeksOf } from './calendarWeeks.ts';

const block = (from: string, to: string, more: Partial<BlockedDate> = {}): BlockedDate => ({
  ...{ from, to, reason: 'Holiday', groupId: null, locationId: null, teamId: null },
  ...more,
});

const season = { endsOn: '2027-05-30' };
const friday = 5;

test('matchdays are weeks from Monday to Sunday', () => {
  const { matchdays } = weeksOf({ first: '2026-09-07', weekday: friday, count: 2, every: 1, catchUp: 1 }, [], season);
  expect(matchdays).toEqual([
    { groupId: null, number: 1, from: '2026-09-07', to: '2026-09-13', kind: 'league' },
    { groupId: null, number: 2, from: '2026-09-14', to: '2026-09-20', kind: 'league' },
    { groupId: null, number: 3, from: '2026-09-21', to: '2026-09-27', kind: 'catch-up' },
  ]);
});

test('a week whose evening is blocked for all is skipped, and the next matchday follows a week later', () => {
  const blocked = [
    block('2026-09-18', '2026-09-18'),
    block('2026-09-25', '2026-09-25', { locationId: 'l' }),
    block('2026-10-01', '2026-10-01'),
  ];
  const { matchdays, skipped } = weeksOf({ first: '2026-09-07', weekday: friday, count: 3, every: 1, catchUp: 0 }, blocked, season);
  expect(matchdays.map(({ from }) => from)).toEqual(['2026-09-07', '2026-09-21', '2026-09-28']);
  expect(skipped).toEqual([{ from: '2026-09-14', reason: 'Holiday' }]);
});

test('no match is before the first day, and the last week is cut to a season that ends in the middle of a week', () => {
  // A Saturday
  const dates = { endsOn: '2026-09-12' };
  const { matchdays } = weeksOf({ first: '2026-09-04', weekday: friday, count: 2, every: 1, catchUp: 1 }, [], dates);
  expect(matchdays.map(({ from, to }) => `${from} ${to}`)).toEqual([
    '2026-09-04 2026-09-06',
    '2026-09-07 2026-09-12',
    // It is after the season, which the organiser has to see.
    '2026-09-14 2026-09-20',
  ]);
  // The teams play on Fridays, and the first day is the Saturday after.
  const late = weeksOf(
    { first: '2026-09-05', weekday: friday, count: 1, every: 1, catchUp: 0 },
    [block('2026-09-04', '2026-09-04')],
    dates,
  );
  expect(late.matchdays).toMatchObject([{ from: '2026-09-05', to: '2026-09-06' }]);
});

test('every second week', () => {
  const { matchdays } = weeksOf(
    { first: '2026-09-07', weekday: friday, count: 3, every: 2, catchUp: 0 },
    [block('2026-09-25', '2026-09-25')],
    season,
  );
  expect(matchdays.map(({ from }) => from)).toEqual(['2026-09-07', '2026-09-28', '2026-10-12']);
});

test('a calendar that is blocked for ever ends', () => {
  expect(
    weeksOf({ first: '2026-09-07', weekday: friday, count: 3, every: 1, catchUp: 0 }, [block('2026-01-01', '2099-01-01')], season)
      .matchdays,
  ).toEqual([]);
});

test('18 matchdays for ten teams, 22 for eleven', () => {
  expect([10, 11, 1].map((teams) => neededMatchdays(teams, true))).toEqual([18, 22, 0]);
  expect(neededMatchdays(10, false)).toBe(9);
});
