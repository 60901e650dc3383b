import { expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { roundRobin } from './roundRobin.ts';
import { bracketField, type Slot } from './slot.ts';

test('the key of a game names its bracket, only in a double elimination', () => {
  const slots = [...'abcdefg'].map((entry): Slot => ({ kind: 'entry', entry }));
  const games = [
    ...doubleElimination(slots, { reset: true }),
    ...knockout(slots, { prefix: 'w', thirdPlace: true }),
    ...knockout(slots, { prefix: 'l' }),
    ...roundRobin([...'abc'], 1),
  ];
  expect(new Set(games.map(({ bracket }) => bracket))).toEqual(new Set(['upper', 'lower', 'final', undefined]));
  for (const { key, bracket } of games) expect(bracketField(key)).toEqual(bracket === undefined ? {} : { bracket });
});
