import { expect, test } from 'vitest';
import { calendarInput, calendarQuery } from './calendarQuery.ts';

const query = (text: string) => calendarQuery(new URLSearchParams(text));

test('filters of an address that are invalid are ignored', () => {
  expect(query('from=2026-11-27&group=first&team=bulls&other=1')).toEqual({ from: '2026-11-27', group: 'first', team: 'bulls' });
  for (const from of ['', 'today', '2026-13-01', '2026-02-31', '2026-11-27T10:00']) expect(query(`from=${from}`)).toEqual({});
});

test('a location is an id', () => {
  const location = '01a032c8-9000-7f6d-a3e0-a15b32d8b328';
  expect(query(`location=${location}`)).toEqual({ location });
  expect(query('location=cafe')).toEqual({});
  expect(calendarInput('season', { groups: [], team: null }, query(`location=${location}`))).toEqual({
    seasonId: 'season',
    locationId: location,
  });
});

test('a month replaces a day', () => {
  expect(query('from=2026-11-27&month=2026-12')).toEqual({ month: '2026-12' });
  expect(query('from=2026-11-27&month=2026-13')).toEqual({ from: '2026-11-27' });
});

test('slugs become ids; an unknown division is ignored', () => {
  const groups = [{ id: '1', slug: 'first', name: 'First', kind: 'league' as const, level: 1 }];
  const input = (text: string) => calendarInput('season', { groups, team: null }, query(text));
  expect(input('group=first&from=2026-11-27')).toEqual({ seasonId: 'season', groupId: '1', from: '2026-11-27' });
  expect(input('group=unknown')).toEqual({ seasonId: 'season' });
});
