import { expect, test } from 'vitest';
import { nextGroups } from './nextGroups.ts';
import { promotion, type FinalGroup } from './promotion.ts';

const group = (id: string, level: number, size: number, more: Partial<FinalGroup> = {}): FinalGroup => ({
  id,
  level,
  ranked: Array.from({ length: size }, (_, i) => `${id}${i + 1}`),
  ...{ out: [], up: 1, down: 2, playOffUp: 0 },
  ...more,
});
const textOf = (groups: FinalGroup[], leave: string[] = []) => {
  const places = nextGroups(groups, promotion(groups, { leave: new Set(leave) }).moves);
  const teams = (id: string | null) => [...places].flatMap(([team, of]) => (of === id ? [team] : [])).join(' ');
  return [...groups.map(({ id }) => teams(id)), teams(null)];
};

test('teams that go down join the smallest of the parallel groups below', () => {
  const groups = [group('a', 1, 6), group('b', 2, 4, { down: 0 }), group('c', 2, 4, { down: 0 })];
  expect(textOf(groups)).toEqual(['a1 a2 a3 a4 b1 c1', 'a5 b2 b3 b4', 'a6 c2 c3 c4', '']);
});

test('teams that stop or withdrew play in no group', () => {
  const groups = [group('a', 1, 4, { out: ['x'], down: 1 }), group('b', 2, 4)];
  expect(textOf(groups, ['a1'])).toEqual(['a2 a3 b1 b2 b3', 'a4 b4', 'a1 x']);
});
