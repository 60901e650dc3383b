import { expect, test } from 'vitest';
import { claimOpens, confirmsItself, disputesEnd, isBeforeDay, lineupDue, lineupOpens } from './deadlines.ts';

const at = (text: string) => Date.parse(`${text}Z`);
const rules = { lineup: { opens: 24, closes: 15 }, confirmHours: 48, protestDays: 7 };
const start = at('2026-11-27T20:00');

test('the first lineup opens hours before the match, and is due minutes before it', () => {
  expect(lineupOpens(start, rules)).toBe(at('2026-11-26T20:00'));
  expect(lineupDue(start, null, rules)).toBe(at('2026-11-27T19:45'));
  expect(lineupDue(null, null, rules)).toBeNull();
});

test('a later lineup is due five minutes after the last game before it was called', () => {
  expect(lineupDue(start, [at('2026-11-27T21:10'), at('2026-11-27T21:02')], rules)).toBe(at('2026-11-27T21:15'));
  expect(lineupDue(start, [], rules)).toBeNull();
});

test('a sheet confirms itself hours after one confirmation, and can be disputed for days after it became final', () => {
  expect(confirmsItself(start, null, rules)).toBe(at('2026-11-29T20:00'));
  expect(confirmsItself(at('2026-11-27T23:00'), start, rules)).toBe(at('2026-11-29T23:00'));
  expect(confirmsItself(at('2026-09-01T12:00'), start, rules)).toBe(at('2026-11-29T20:00'));
  expect(disputesEnd(start, rules)).toBe(at('2026-12-04T20:00'));
});

test('a team can claim after the waiting time of the other one', () => {
  expect(claimOpens(start, { wait: 20 })).toBe(at('2026-11-27T20:20'));
});

test('a match is before its day until midnight at its location, and never without a date', () => {
  expect(isBeforeDay('2026-11-27T20:00', '2026-11-26')).toBe(true);
  expect(isBeforeDay('2026-11-27T20:00', '2026-11-27')).toBe(false);
  expect(isBeforeDay(null, '2026-11-26')).toBe(false);
});
