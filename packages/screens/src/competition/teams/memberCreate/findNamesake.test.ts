import { expect, test } from 'vitest';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { freeFrom, namesakesElsewhere } from './findNamesake.ts';

const today = '2026-11-26';
const member = (name: string, ...roster: [team: string, to: string | null][]) =>
  ({
    name,
    requests: [],
    roster: roster.map(([id, to]) => ({ team: { id, slug: id, name: id }, from: '2026-09-01', to, kind: 'fixed' })),
  }) as unknown as SeasonMember;

test('a roster with a place today needs no date', () => {
  expect(freeFrom([member('Fien', ['a', null])], 'a', 2, today)).toBeUndefined();
});

test('a player who leaves today counts until the end of the day', () => {
  expect(freeFrom([member('Fien', ['a', null]), member('Wout', ['a', today])], 'a', 2, today)).toBe('2026-11-27');
});

test('players who left before take up no place, and the first of two leaving players frees one', () => {
  const members = [member('Fien', ['a', '2026-11-25']), member('Wout', ['a', '2026-12-31']), member('Lotte', ['a', '2026-11-30'])];
  expect(freeFrom(members, 'a', 2, today)).toBe('2026-12-01');
});

test('a player who joins when another has left takes the place of that player', () => {
  const joins = { ...member('Wout', ['a', null]), roster: [{ ...member('Wout', ['a', null]).roster[0]!, from: '2026-12-01' }] };
  expect(freeFrom([member('Fien', ['a', '2026-11-30']), joins], 'a', 2, today)).toBeUndefined();
  expect(freeFrom([member('Fien', ['a', '2026-11-30']), member('Lotte', ['a', '2027-01-31']), joins], 'a', 2, today)).toBe('2027-02-01');
});

test('a full roster that nobody leaves has no free place', () => {
  expect(freeFrom([member('Fien', ['a', null]), member('Wout', ['b', today])], 'a', 1, today)).toBeNull();
});

test('a namesake elsewhere is in another team today, and not in this one', () => {
  const [other, both, left] = [
    member('Wout Claes', ['b', null]),
    member('Wout Claes', ['a', null], ['b', null]),
    member('Wout Claes', ['b', '2026-11-25']),
  ];
  expect(namesakesElsewhere([other, both, left], 'a', 'wout  CLAES', today)).toEqual([other]);
});
