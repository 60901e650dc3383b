import { expect, test } from 'vitest';
import { ageOn, isHiddenMinor } from './minors.ts';

test.each([
  ['2010-11-27', '2026-11-26', 15],
  ['2010-11-27', '2026-11-27', 16],
  ['2010-11-27', '2027-01-01', 16],
  ['2008-02-29', '2027-02-28', 18],
  ['2008-02-29', '2027-03-01', 19],
])('born on %s, the age on %s is %i', (bornOn, day, age) => expect(ageOn(bornOn, day)).toBe(age));

test('a player who is a minor on the day of the match is hidden, unless there is consent or the date of birth is not known', () => {
  const player = { bornOn: '2010-11-27', hasConsent: false };
  expect(isHiddenMinor(player, '2026-11-26', 16)).toBe(true);
  expect(isHiddenMinor(player, '2026-11-27', 16)).toBe(false);
  expect(isHiddenMinor({ ...player, hasConsent: true }, '2026-11-26', 16)).toBe(false);
  expect(isHiddenMinor({ ...player, bornOn: null }, '2026-11-26', 16)).toBe(false);
});
