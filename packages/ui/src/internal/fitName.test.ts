import { expect, test } from 'vitest';
import { shortName } from './fitName.ts';

test('a first name is shortened to its initials, a double one keeps its hyphen', () => {
  expect(shortName('Karl-Heinz Scheibenbauer-Doppelmann')).toBe('K.-H. Scheibenbauer-Doppelmann');
  expect(shortName('Wout Dubbeltop')).toBe('W. Dubbeltop');
  expect(shortName('Émile van den Berg')).toBe('É. van den Berg');
});

test('a single word stays', () => {
  expect(shortName('Fien')).toBe('Fien');
});
