import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { weekLater } from './copied.ts';

beforeEach(() => vi.useFakeTimers({ now: new Date('2026-11-27T20:00:00Z') }));
afterEach(() => vi.useRealTimers());

test.each([
  ['2026-11-20T19:30', '2026-12-04T19:30', 'that of today has begun'],
  ['2026-11-20T22:30', '2026-11-27T22:30', 'that of today is still to come'],
  ['2026-11-27T19:30', '2026-12-04T19:30', 'a tournament of today'],
  ['2026-12-04T19:30', '2026-12-11T19:30', 'a tournament that has not begun'],
  ['2025-12-26T20:00', '2026-12-04T20:00', 'a year ago'],
])('the copy of a tournament of %s is on %s: %s', (startsAt, expected) => {
  expect(weekLater(startsAt, 'Europe/Brussels')).toBe(expected);
});
