import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('initials are the first letters of the first three words', () => {
  expect(initials(['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Cher'])).toEqual(['WD', 'KHS', 'C']);
});

test('equal initials get the second letter of the last name', () => {
  expect(initials(['Bo Balkenbrij', 'Bart Bensisal', 'Ana Linhadoro'])).toEqual(['BBa', 'BBe', 'AL']);
});
