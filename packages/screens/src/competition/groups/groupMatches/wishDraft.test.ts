import { expect, test } from 'vitest';
import type { Wish } from '@oche/api/contract/calendar';
import { draftErrors, emptyDraft, wishKinds, wishOf } from './wishDraft.ts';

const season = { startsOn: '2026-09-01', endsOn: '2027-05-30' };
const full = { ...emptyDraft, team: 'a', other: 'b', day: '2026-10-09', number: '3' };

test('a wish has only the fields of its kind', () => {
  expect(wishKinds.map((kind) => wishOf({ ...full, kind }))).toEqual([
    { kind: 'not-home', team: 'a', day: '2026-10-09' },
    { kind: 'not-playing', team: 'a', day: '2026-10-09' },
    { kind: 'opposite', team: 'a', other: 'b' },
    { kind: 'same-weeks', team: 'a', other: 'b' },
    { kind: 'first-home', team: 'a' },
    { kind: 'last-home', team: 'a' },
    { kind: 'key-number', team: 'a', number: 3 },
  ]);
});

test('a field of another kind may be missing', () => {
  const without = { ...emptyDraft, team: 'a' };
  expect(wishKinds.map((kind) => draftErrors({ ...without, kind }, [], season))).toEqual([
    { day: 'missing' },
    { day: 'missing' },
    { other: 'missing' },
    { other: 'missing' },
    ...[{}, {}, {}],
  ]);
  expect(draftErrors(emptyDraft, [], season)).toEqual({ team: 'missing', day: 'missing' });
});

test('a day outside the season and a team with itself are refused', () => {
  expect(['2026-08-31', '2026-09-01', '2027-05-30', '2027-05-31'].map((day) => draftErrors({ ...full, day }, [], season).day)).toEqual([
    'outside-season',
    undefined,
    undefined,
    'outside-season',
  ]);
  expect(draftErrors({ ...full, kind: 'opposite', other: 'a' }, [], season)).toEqual({ other: 'same-team' });
});

test('a wish is not entered twice, and a pair has no order', () => {
  const wishes: Wish[] = [
    { team: 'a', day: '2026-10-09', kind: 'not-home' },
    { kind: 'opposite', team: 'b', other: 'a' },
  ];
  expect(draftErrors(full, wishes, season)).toEqual({ team: 'repeated' });
  expect(draftErrors({ ...full, kind: 'opposite' }, wishes, season)).toEqual({ team: 'repeated' });
  expect(draftErrors({ ...full, kind: 'same-weeks' }, wishes, season)).toEqual({});
  expect(draftErrors({ ...full, day: '2026-10-16' }, wishes, season)).toEqual({});
});
