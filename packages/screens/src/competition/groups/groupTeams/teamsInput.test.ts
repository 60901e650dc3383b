import { expect, test } from 'vitest';
import { teamsInput, withNumber, type GroupTeam } from './teamsInput.ts';

const team = (id: string, keyNumber: number | null): GroupTeam => ({
  ...{ id, slug: id, name: id, short: id, state: 'accepted', keyNumber, seed: null },
});
const teams = [team('a', 1), team('b', 2), team('c', null)];
const numbers = (changed: readonly GroupTeam[]) => changed.map(({ keyNumber }) => keyNumber);

test('two teams exchange their key numbers, so that each number is given out once', () => {
  expect(numbers(withNumber(teams, 'a', 'keyNumber', 2))).toEqual([2, 1, null]);
  expect(numbers(withNumber(teams, 'c', 'keyNumber', 2))).toEqual([1, null, 2]);
});

test('several teams may have no number', () => {
  expect(numbers(withNumber(teams, 'a', 'keyNumber', null))).toEqual([null, 2, null]);
});

test('the order of the list is sent with the numbers', () => {
  expect(teamsInput(teams)[1]).toEqual({ teamId: 'b', keyNumber: 2, seed: null });
});
