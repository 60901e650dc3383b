import { expect, test } from 'vitest';
import { estimate, fitLetters } from './fitLetters.ts';

const doppelmann = 'Karl-Heinz Scheibenbauer-Doppelmann';
const open = 'Dubbeltop or Scheibenbauer-Doppelmann';

test('a name is narrowed only if it does not fit', () => {
  const wide = estimate(doppelmann);
  expect(fitLetters(doppelmann, wide, true)).toEqual({ text: doppelmann, stretch: 90, isShort: false, isTight: false });
  expect(fitLetters(doppelmann, wide * 0.85, true)).toEqual({ text: doppelmann, stretch: 75, isShort: false, isTight: true });
});

test('if narrow letters are not enough, the first name of a person becomes initials', () => {
  const room = estimate(doppelmann) * 0.7;
  expect(fitLetters(doppelmann, room, true)).toMatchObject({ text: 'K.-H. Scheibenbauer-Doppelmann', isShort: true });
});

test('the name of an undecided side is cut off at its end, without initials', () => {
  expect(fitLetters(open, 6, false)).toEqual({ text: open, stretch: 66, isShort: true, isTight: true });
});
