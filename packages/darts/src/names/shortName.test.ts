import { describe, expect, it, test } from 'vitest';
import { familyName, firstNameAndInitial, withInitials } from './shortName.ts';

describe('familyName', () => {
  it.each([
    ['Karl-Heinz Scheibenbauer-Doppelmann', 'Scheibenbauer-Doppelmann'],
    ['Elliot', 'Elliot'],
    ['Johanna van der Berg', 'van der Berg'],
    ['van den Berg, Kees', 'van den Berg'],
    ['Dubbeltop , Wout Jan', 'Dubbeltop'],
    ['Dimitri Van den Bergh', 'Van den Bergh'],
    ['Michaël  van de Velde', 'van de Velde'],
    ['Jan in ’t Veld', 'in ’t Veld'],
    ['Anna von Ahn', 'von Ahn'],
    ['Jean Le Roux', 'Le Roux'],
    ['Luc d’ Hondt', 'd’ Hondt'],
    ['Luc D’Hondt', 'D’Hondt'],
    ['Maria de la Cruz', 'de la Cruz'],
    ['van Gerwen', 'van Gerwen'],
    ['De', 'De'],
    ['Fien de', 'de'],
    ['Wout,', 'Wout'],
    ['Wout Dubbeltop / An de Pijl', 'Dubbeltop / de Pijl'],
  ])('%s is %s', (name, family) => expect(familyName(name)).toBe(family));
});

test('a first name is shortened to its initials, and a double first name keeps its hyphen', () => {
  expect(withInitials('Karl-Heinz Scheibenbauer-Doppelmann')).toBe('K.-H. Scheibenbauer-Doppelmann');
  expect(withInitials('Wout Dubbeltop')).toBe('W. Dubbeltop');
  expect(withInitials('Émile van den Berg')).toBe('É. van den Berg');
  expect(withInitials('Anna Maria Bull')).toBe('A. Maria Bull');
});

test('a name that begins with the family name keeps the complete family name', () => {
  expect(withInitials('van den Berg, Kees')).toBe('van den Berg, K.');
  expect(withInitials('van den Berg')).toBe('van den Berg');
});

test('a single word is unchanged', () => {
  expect(withInitials('Fien')).toBe('Fien');
});

test.each([
  ['Kees van den Berg', 'Kees B.'],
  ['van den Berg, Kees', 'Kees B.'],
  ['Anna Maria Bull', 'Anna B.'],
  ['Wout Dubbeltop / An de Pijl', 'Wout D. / An P.'],
  ['Karl-Heinz Scheibenbauer-Doppelmann', 'Karl-Heinz S.-D.'],
  ['Fien', 'F.'],
  ['De', 'D.'],
])('%s without the family name is %s', (name, short) => expect(firstNameAndInitial(name)).toBe(short));
