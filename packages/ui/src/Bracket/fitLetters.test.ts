import { expect, test } from 'vitest';
import { estimate, fitLetters } from './fitLetters.ts';

const doppelmann = 'Karl-Heinz Scheibenbauer-Doppelmann';
const open = 'Dubbeltop or Scheibenbauer-Doppelmann';

test('a name that has room keeps its letters, one that has less gets narrower ones', () => {
  const wide = estimate(doppelmann);
  expect(fitLetters(doppelmann, wide, true)).toEqual({ text: doppelmann, stretch: 90, isShort: false, isTight: false });
  expect(fitLetters(doppelmann, wide * 0.85, true)).toEqual({ text: doppelmann, stretch: 75, isShort: false, isTight: true });
});

test('a person gives way with the first name, after the letters', () => {
  const room = estimate(doppelmann) * 0.7;
  expect(fitLetters(doppelmann, room, true)).toMatchObject({ text: 'K.-H. Scheibenbauer-Doppelmann', isShort: true });
});

test('of somebody who is not known yet no surname becomes initials: the end is cut', () => {
  expect(fitLetters(open, 6, false)).toEqual({ text: open, stretch: 66, isShort: true, isTight: true });
});
