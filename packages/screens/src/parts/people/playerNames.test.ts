import { createIntl } from '@oche/i18n/createIntl';
import { expect, test } from 'vitest';
import { playerNames } from './playerNames.ts';

test('trap 13: two people of one name are told apart by their numbers, wherever both are listed', () => {
  const [one, other, third] = [
    { id: 'a', name: 'Jan Treble', number: 12 },
    { id: 'b', name: 'Jan Treble', number: 207 },
    { id: 'c', name: 'Mia Bull', number: 3 },
  ];
  const intl = createIntl({ locale: 'en', messages: {} });
  const named = (...players: { id: string; name: string; number: number | null }[]) => players.map(playerNames(intl, players));
  expect(named(one, third, other)).toEqual(['Jan Treble (12)', 'Mia Bull', 'Jan Treble (207)']);
  expect(named(one, third, one)).toEqual(['Jan Treble', 'Mia Bull', 'Jan Treble']);
  expect(named(one, { ...other, number: null })).toEqual(['Jan Treble (12)', 'Jan Treble']);
});
