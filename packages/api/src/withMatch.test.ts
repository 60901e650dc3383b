import { expect, test } from 'vitest';
import type { Match } from './contract/fixture.ts';
import { withMatch } from './withMatch.ts';

const match = (id: string, points: [number, number] | null, state: Match['state'] = 'playing'): Match =>
  ({ id, state, home: { id: 'h', name: 'Home' }, away: { id: 'a', name: 'Away' }, startsAt: null, points }) as unknown as Match;

test('a match is replaced wherever a response contains it, and other parts keep their identity', () => {
  const other = match('2', null);
  const response = { items: [match('1', null), other], rounds: [{ ties: [{ key: 'a', match: match('1', null) }] }], total: 2 };
  const scored = match('1', [3, 2]);
  const updated = withMatch(response, scored) as typeof response;
  expect(updated).toEqual({ items: [scored, other], rounds: [{ ties: [{ key: 'a', match: scored }] }], total: 2 });
  expect(updated.items[1]).toBe(other);
});

test('a row that arrives late does not replace a result', () => {
  const response = { items: [match('1', [6, 4], 'confirmed')] };
  expect(withMatch(response, match('1', [5, 4]))).toBe(response);
});

test('a response without the match is the same object', () => {
  for (const response of [{ items: [match('2', null)], page: 1 }, [], null, undefined, 'text', { match: null }])
    expect(withMatch(response, match('1', [1, 0]))).toBe(response);
});
