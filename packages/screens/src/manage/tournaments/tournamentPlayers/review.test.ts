import { playersOf, readTable } from '@oche/api/playerList';
import { describe, expect, test } from 'vitest';
import { choose, entriesOf, reviewOf, splitPairs, textOf } from './review.ts';

const listed = splitPairs(playersOf(readTable('1. Anna Adams / Ben Bos\n2. Carla & Dirk\n3. Erik\n4. Femke/ Anna Adams\n5. a / b / c')));
const preview = (line: number, name: string, change = {}) => ({ line, name, state: 'new' as const, playerId: null, like: null, ...change });
const known = '01931f5e-7c00-7000-8000-000000000001';
const reviewed = reviewOf(
  [
    preview(1, 'Anna Adams', { state: 'known', playerId: known }),
    ...['Ben Bos', 'Carla', 'Dirk'].map((name, index) => preview(index + 2, name)),
    preview(6, 'Femke'),
    preview(7, 'Anna Adams', { state: 'duplicate', playerId: known }),
  ],
  listed,
  new Set(),
);
const withoutIds = (lines: typeof reviewed) => entriesOf(lines).map(({ id: _id, ...entry }) => entry);

describe('a list of pairs', () => {
  test('is split at / and &, and a line with another number of names has no partner', () => {
    expect(textOf(listed)).toBe('Anna Adams\nBen Bos\nCarla\nDirk\n\nFemke\nAnna Adams\n');
    expect(listed.flatMap(({ line, problem }) => (problem ? [[line, problem]] : []))).toEqual([
      [3, 'no-partner'],
      [5, 'no-partner'],
    ]);
  });

  test('becomes entries of two players, without pairs of which one player is entered already', () => {
    expect(withoutIds(reviewed)).toEqual([
      { playerId: known, partner: { name: 'Ben Bos' } },
      { name: 'Carla', partner: { name: 'Dirk' } },
    ]);
  });

  test('leaves out and adds both players of a pair', () => {
    const [anna, , carla] = reviewed;
    const without = choose(reviewed, carla!.id, 'out');
    expect(withoutIds(without)).toHaveLength(1);
    expect(withoutIds(choose(without, carla!.id, 'new'))).toHaveLength(2);
    expect(withoutIds(choose(without, anna!.id, 'out'))).toEqual([]);
    const namesake = reviewed.find(({ state }) => state === 'duplicate')!;
    expect(withoutIds(choose(reviewed, namesake.id, 'new'))).toContainEqual({ name: 'Femke', partner: { name: 'Anna Adams' } });
  });
});
