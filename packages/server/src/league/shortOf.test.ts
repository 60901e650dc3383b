import fc from 'fast-check';
import { expect, test } from 'vitest';
import { name as nameOfContract } from '@oche/api/contract/define';
import { short } from '@oche/api/contract/team';
import { shortOf } from './shortOf.ts';

test.each([
  ['De Bulls', 'De Bulls'],
  ['A', 'A1'],
  ['Darts Club De Drie Pijlen', 'DCDDP'],
  ['Alpha Beta  Gamma Delta', 'ABGD'],
  ['🎯🎯 Nights of the Long Darts', 'NOTLD'],
  ['🎯🎯🎯🎯🎯🎯🎯', '🎯🎯🎯🎯🎯🎯🎯'],
  ['Krijtkantenclub', 'Krijtkantenc'],
])('the short name of %s is %s', (name, expected) => {
  expect(shortOf(name)).toBe(expected);
});

test('every name that a team can have gives a short name that it can have', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (text) => {
      const name = nameOfContract.safeParse(text);
      if (name.success) expect(short.safeParse(shortOf(name.data)).success).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
