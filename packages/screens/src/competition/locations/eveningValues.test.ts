import { describe, expect, test } from 'vitest';
import type { Location } from '@oche/api/contract/place';
import { eveningProblem, eveningsInput, eveningValuesOf, type EveningValues } from './eveningValues.ts';

const boards = [1, 2].map((number) => ({ id: String(number), number, name: '', outOfOrder: false, paired: false, lastSeenAt: null }));
const friday = { weekday: 5 as const, boards: 1, from: '19:00', to: null };
const location = (evenings: Location['evenings']) => ({ boards, evenings });
const change = (values: EveningValues, weekday: number, more: Partial<EveningValues['days'][number]>): EveningValues => ({
  ...values,
  days: values.days.map((day) => (day.weekday === weekday ? { ...day, ...more } : day)),
});

describe('the evenings of a location', () => {
  test('the form keeps the evenings of a location', () => {
    for (const evenings of [[], [friday]]) expect(eveningsInput(eveningValuesOf(location(evenings)))).toEqual(evenings);
  });

  test('a new evening has all boards and no times', () => {
    const values = change(eveningValuesOf(location([friday])), 4, { isOpen: true });
    expect(eveningsInput(values)).toEqual([{ weekday: 4, boards: 2, from: null, to: null }, friday]);
  });

  test('evenings that are hidden are not sent', () => {
    expect(eveningsInput({ ...eveningValuesOf(location([friday])), isLimited: false })).toEqual([]);
  });

  test('at least one evening is open, with boards that the location has', () => {
    const values = eveningValuesOf(location([friday]));
    expect(eveningProblem(values, 2)).toBeNull();
    expect(eveningProblem(change(values, 5, { isOpen: false }), 2)).toEqual({ code: 'none-open' });
    for (const wrong of ['3', '0', '', '1.5', '-1'])
      expect(eveningProblem(change(values, 5, { boards: wrong }), 2)).toEqual({ code: 'boards', weekday: 5 });
    expect(eveningProblem({ ...change(values, 5, { boards: '3' }), isLimited: false }, 2)).toBeNull();
  });
});
