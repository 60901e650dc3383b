import { describe, expect, test } from 'vitest';
import { entryToLeave, isPlayedOn, transferDay, unplayedStatuses } from './transfers.ts';

const [yesterday, today, tomorrow] = ['2026-11-26', '2026-11-27', '2026-11-28'];

describe('a match of a day', () => {
  const match = { startsAt: `${today}T20:00`, state: 'planned', annulled: false };

  test('is played on its day, and counts after its end', () => {
    expect(isPlayedOn(match, today)).toBe(true);
    expect(isPlayedOn({ ...match, state: 'confirmed' }, today)).toBe(true);
    expect(isPlayedOn(match, tomorrow)).toBe(false);
    expect(isPlayedOn({ ...match, startsAt: null }, today)).toBe(false);
  });

  test('is not played if it is annulled, postponed, cancelled or a walkover', () => {
    expect(isPlayedOn({ ...match, annulled: true }, today)).toBe(false);
    for (const state of unplayedStatuses) expect(isPlayedOn({ ...match, state }, today)).toBe(false);
  });
});

test('a player changes teams on the day that was asked for, and not on the day of a match or before', () => {
  expect(transferDay('2026-12-04', today, true)).toBe('2026-12-04');
  for (const asked of [yesterday, today]) {
    expect(transferDay(asked, today, false)).toBe(today);
    expect(transferDay(asked, today, true)).toBe(tomorrow);
  }
});

describe('the team that a known player leaves', () => {
  const entry = (from: string, to: string | null, kind: 'fixed' | 'loan' | 'second' = 'fixed') => ({ from, to, kind });

  test('is the one that they will join, if they change teams already', () => {
    const next = entry(tomorrow, null);
    expect(entryToLeave([next, entry('2026-09-01', today)], today)).toBe(next);
    expect(entryToLeave([entry('2026-09-01', today), next], today)).toBe(next);
  });

  test('is their own team rather than one that they only help', () => {
    const own = entry('2026-09-01', null);
    const second = entry('2026-10-01', null, 'second');
    expect(entryToLeave([own, second], today)).toBe(own);
    expect(entryToLeave([second], today)).toBe(second);
  });

  test('is none if the last one has ended', () => {
    expect(entryToLeave([entry('2026-09-01', yesterday)], today)).toBeUndefined();
    expect(entryToLeave([], today)).toBeUndefined();
  });
});
