import { QueryClient } from '@tanstack/react-query';
import { expect, test } from 'vitest';
import type { Match } from './contract/fixture.ts';
import { isBehind, matchIn, openReads, putMatch, withMatch } from './newestMatch.ts';

const match = (id: string, points: [number, number] | null, state: Match['state'] = 'playing'): Match =>
  ({ id, state, home: { id: 'h', name: 'Home' }, away: { id: 'a', name: 'Away' }, startsAt: null, points }) as unknown as Match;

test('a match is found and replaced wherever a response contains it, and other parts keep their identity', () => {
  const other = match('2', null);
  const known = match('1', null);
  const response = { items: [known, other], rounds: [{ ties: [{ key: 'a', match: known }] }], total: 2 };
  expect(matchIn(response, '1')).toBe(known);
  expect(matchIn({ rounds: response.rounds }, '1')).toBe(known);
  const scored = match('1', [3, 2]);
  const updated = withMatch(response, scored) as typeof response;
  expect(updated).toEqual({ items: [scored, other], rounds: [{ ties: [{ key: 'a', match: scored }] }], total: 2 });
  expect(updated.items[1]).toBe(other);
});

test('a match that has fewer points than before, or an earlier state, is behind', () => {
  const course = [
    match('1', null, 'planned'),
    match('1', null, 'lineups'),
    match('1', [0, 0]),
    match('1', [5, 4]),
    match('1', [6, 4]),
    match('1', [6, 4], 'to-confirm'),
    match('1', [6, 4], 'confirmed'),
  ];
  for (const [before, known] of course.entries())
    for (const [after, arrived] of course.entries()) expect(isBehind(arrived, known)).toBe(after < before);
});

test('a dispute and its end, a walkover and a correction are not behind', () => {
  const toConfirm = match('1', [6, 4], 'to-confirm');
  const disputed = match('1', [6, 4], 'disputed');
  expect(isBehind(disputed, toConfirm)).toBe(false);
  expect(isBehind(toConfirm, disputed)).toBe(false);
  expect(isBehind(match('1', null, 'walkover'), match('1', [1, 0]))).toBe(false);
  expect(isBehind(match('1', [4, 6], 'confirmed'), match('1', [6, 4], 'confirmed'))).toBe(false);
});

test('a response without the match is the same object', () => {
  for (const response of [{ items: [match('2', null)], page: 1 }, [], null, undefined, 'text', { match: null }]) {
    expect(matchIn(response, '1')).toBeUndefined();
    expect(withMatch(response, match('1', [1, 0]))).toBe(response);
  }
});

test('a message updates the responses with its match, and refetches live tables and what it may be too old for', async () => {
  const cache = new QueryClient();
  const live = ['getStandings', { id: 'g', live: true }];
  const final = ['getStandings', { id: 'g' }];
  const [calendar, others, stale] = [
    ['getSeasonCalendar', {}],
    ['listMatches', { page: 2 }],
    ['listMatches', { page: 1 }],
  ];
  cache.setQueryData(calendar, { matches: [match('1', [1, 0])] });
  cache.setQueryData(others, { items: [match('2', null)] });
  cache.setQueryData(stale, { items: [match('1', [1, 0])] });
  for (const key of [live, final]) cache.setQueryData(key, { rows: [] });
  await cache.invalidateQueries({ queryKey: stale });
  const scored = match('1', [2, 0]);
  expect(putMatch(cache, scored)).toEqual([
    { name: 'listMatches', input: { page: 1 } },
    { name: 'getStandings', input: { id: 'g', live: true } },
  ]);
  expect(cache.getQueryData(calendar)).toEqual({ matches: [scored] });
  expect(cache.getQueryData(others)).toEqual({ items: [match('2', null)] });
  expect(cache.getQueryState(stale)?.isInvalidated).toBe(true);
  expect(putMatch(cache, match('1', [1, 0]))).toContainEqual({ name: 'getSeasonCalendar', input: {} });
  expect(cache.getQueryData(calendar)).toEqual({ matches: [scored] });
});

test('a page that joins reads again what may have changed since it was rendered: matches of today and yesterday without a result, and live tables', () => {
  const cache = new QueryClient();
  const on = (startsAt: string, state: Match['state']): Match => ({ ...match('1', null, state), startsAt });
  const live = ['getStandings', { id: 'g', live: true }];
  cache.setQueryData(live, { rows: [] });
  cache.setQueryData(['getStandings', { id: 'g' }], { rows: [] });
  cache.setQueryData(['listMatches', { page: 1 }], { items: [on('2026-03-05T20:00', 'confirmed'), on('2026-03-06T20:00', 'planned')] });
  cache.setQueryData(['listMatches', { page: 2 }], { items: [on('2026-03-13T20:00', 'planned')] });
  cache.setQueryData(['listMatches', { page: 3 }], { items: [on('2026-02-27T20:00', 'disputed'), match('2', null, 'planned')] });
  cache.setQueryData(['getMatch', { id: '1' }], on('2026-03-05T20:00', 'to-confirm'));
  const open = openReads(cache, Date.parse('2026-03-06T18:00Z'));
  expect(open).toEqual([
    { name: 'getStandings', input: live[1] },
    { name: 'listMatches', input: { page: 1 } },
    { name: 'getMatch', input: { id: '1' } },
  ]);
});
