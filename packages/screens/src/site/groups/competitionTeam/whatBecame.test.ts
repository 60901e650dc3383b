import { expect, test } from 'vitest';
import { whatBecame } from './whatBecame.ts';

const played = { annulled: false, state: 'confirmed', absent: null, home: { id: 'bulls' } } as const;
const awarded = { annulled: false, state: 'walkover', absent: 'home', home: { id: 'bulls' } } as const;

test('says that no match counts if all are annulled', () => {
  expect(whatBecame([{ ...played, annulled: true }], 'bulls')).toEqual({ isAnnulled: true, awarded: 0 });
  expect(whatBecame([], 'bulls')).toEqual({ isAnnulled: false, awarded: 0 });
});

test('counts the matches that were awarded to the other teams, at home and away', () => {
  const away = { ...awarded, absent: 'away', home: { id: 'visgraat' } } as const;
  expect(whatBecame([played, awarded, away], 'bulls')).toEqual({ isAnnulled: false, awarded: 2 });
});

test('leaves out walkovers that the team won', () => {
  expect(whatBecame([{ ...awarded, absent: 'away' }], 'bulls').awarded).toBe(0);
});
