import { expect, test } from 'vitest';
import { demandOf } from './demand.ts';

const boards = [1, 2].map((number) => ({ id: String(number), number, name: '', outOfOrder: false, paired: false, lastSeenAt: null }));
const on = (...weekdays: (number | null)[]) => weekdays.map((homeWeekday) => ({ homeWeekday }));

test('teams take turns, so a location has room for two teams on each board', () => {
  expect(demandOf({ boards, evenings: [] }, on(5, 5, 5, 5, 4))).toEqual([
    { weekday: 4, teams: 1, boards: 2, isTooMuch: false },
    { weekday: 5, teams: 4, boards: 2, isTooMuch: false },
  ]);
  expect(demandOf({ boards, evenings: [] }, on(5, 5, 5, 5, 5))).toMatchObject([{ isTooMuch: true }]);
});

test('a weekday without an evening has no boards, and teams without an evening need none', () => {
  const evenings = [{ weekday: 5, boards: 1, from: null, to: null }];
  expect(demandOf({ boards, evenings }, on(4, null))).toEqual([{ weekday: 4, teams: 1, boards: 0, isTooMuch: true }]);
});
