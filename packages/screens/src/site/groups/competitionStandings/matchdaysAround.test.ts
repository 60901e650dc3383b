import { expect, test } from 'vitest';
import { matchdaysAround } from './matchdaysAround.ts';

const match = (matchday: number | null, startsAt: string | null) => ({ matchday, startsAt });
const first = [match(1, '2026-11-20T20:00'), match(1, '2026-11-20T20:00')];
const second = [match(2, '2026-11-27T20:00'), match(2, '2026-11-28T20:00')];
const third = [match(3, '2026-12-04T20:00')];

test('shows the matchday of today as the next one', () => {
  expect(matchdaysAround([...first, ...second, ...third], '2026-11-27')).toEqual({ last: first, next: second });
});

test('has no last matchday before the first, and no next one after the last', () => {
  expect(matchdaysAround([...first, ...second], '2026-09-01')).toEqual({ last: [], next: first });
  expect(matchdaysAround([...first, ...second], '2027-01-01')).toEqual({ last: second, next: [] });
});

test('leaves out a moved match of an earlier matchday, and matches without a matchday', () => {
  const moved = [match(1, '2026-11-20T20:00'), match(1, '2026-11-30T20:00')];
  const open = match(null, null);
  expect(matchdaysAround([...moved, ...second, open], '2026-11-25')).toEqual({ last: moved, next: second });
});
