import { expect, test } from 'vitest';
import { initials } from './initials.ts';

test('first letters, of the first three words', () => {
  expect(initials(['Wout Dubbeltop', 'Karl-Heinz Scheibenbauer-Doppelmann', 'Cher'])).toEqual(['WD', 'KHS', 'C']);
});

test('those that are the same are told apart by the last name', () => {
  expect(initials(['Bo Balkenbrij', 'Bart Bensisal', 'Ana Linhadoro'])).toEqual(['BBa', 'BBe', 'AL']);
});
