import { expect, test } from 'vitest';
import type { FinalDivision } from '@oche/api/contract/season';
import { rollOver, type Choices } from './rollOverInput.ts';

const division = (id: string, level: number, size: number, more: Partial<FinalDivision> = {}): FinalDivision => ({
  ...{ id, name: id, level, out: [], up: 1, down: 1, playOffUp: 0, leastSize: null, isFinal: true },
  ranked: Array.from({ length: size }, (_, at) => ({ id: `${id}${at + 1}`, teamId: `team ${id}${at + 1}`, name: `${id}${at + 1}` })),
  ...more,
});
const divisions = [division('a', 1, 3, { out: [{ id: 'x', teamId: 'team x', name: 'X' }] }), division('b', 2, 4)];
const groupsOf = (choices: Choices = new Map()) => {
  const teams = rollOver(divisions, choices);
  return ['a', 'b', null].map((group) => teams.flatMap((team) => (team.group === group ? [team.name] : [])).join(' '));
};

test('the rules propose the divisions', () => {
  // The place of X is free, so that two teams go up.
  expect(groupsOf()).toEqual(['a1 a2 b1 b2', 'a3 b3 b4', 'X']);
});

test('the next team goes up for one that stays or stops', () => {
  expect(groupsOf(new Map([['b1', 'b']]))).toEqual(['a1 a2 b2 b3', 'a3 b1 b4', 'X']);
  expect(groupsOf(new Map([['b1', null]]))).toEqual(['a1 a2 b2 b3', 'a3 b4', 'X b1']);
});

test('other choices move only that team', () => {
  expect(groupsOf(new Map([['a3', 'a']]))).toEqual(['a1 a2 a3 b1 b2', 'b3 b4', 'X']);
  expect(groupsOf(new Map([['x', 'b']]))).toEqual(['a1 a2 b1 b2', 'a3 X b3 b4', '']);
});
