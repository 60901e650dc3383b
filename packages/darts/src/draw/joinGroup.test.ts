import { describe, expect, test } from 'vitest';
import { extendRoundRobin, groupForLateEntry } from './joinGroup.ts';
import { roundRobin } from './roundRobin.ts';
import type { DrawnGame } from './slot.ts';

const ids = (count: number) => Array.from({ length: count }, (_, i) => `e${i + 1}`);
const sides = (game: DrawnGame) => game.slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind));

describe('the group of a late entry', () => {
  const groups = [
    ['a', 'b', 'c'],
    ['d', 'e'],
    ['f', 'g'],
  ];
  const entries = [
    { id: 'd', club: 'x' },
    { id: 'b', club: 'y' },
  ];
  test('is the smallest, then the one with the fewest clubmates, then the first', () => {
    expect(groupForLateEntry(groups, { id: 'new' })).toBe(1);
    expect(groupForLateEntry(groups, { id: 'new', club: 'x' }, entries)).toBe(2);
    expect(groupForLateEntry(groups, { id: 'new', club: 'y' }, entries)).toBe(1);
  });
  test('throws for an entry that is already drawn, and without groups', () => {
    expect(() => groupForLateEntry(groups, { id: 'c' })).toThrow('already');
    expect(() => groupForLateEntry([], { id: 'c' })).toThrow('no group');
  });
});

describe('a round robin with late entries', () => {
  test.each(Array.from({ length: 12 }, (_, i) => i + 1))(
    '%i and three more: earlier games are unchanged, every pair meets once, and sides are balanced',
    (count) => {
      let group = ids(count);
      let games = roundRobin(group, 4);
      for (const late of ['late1', 'late2', 'late3']) {
        const earlierGames = games;
        games = extendRoundRobin(games, group, 4, late);
        group = [...group, late];
        expect(games.slice(0, earlierGames.length)).toEqual(earlierGames);
        expect(games.map(({ key, group: number }) => [key, number])).toEqual(games.map((_, i) => [`g4-${i + 1}`, 4]));
        expect(new Set(games.map((game) => sides(game).sort().join())).size).toBe((group.length * (group.length - 1)) / 2);
        for (const round of Map.groupBy(games, (game) => game.round).values()) {
          const playing = round.flatMap(sides);
          expect(new Set(playing).size).toBe(playing.length);
          expect(round.map(({ position }) => position).sort((a, b) => a - b)).toEqual(round.map((_, i) => i + 1));
        }
        if (late !== 'late1') continue;
        for (const entry of group) {
          const balance = games.reduce((sum, game) => sum + (sides(game)[0] === entry ? 1 : sides(game)[1] === entry ? -1 : 0), 0);
          expect(Math.abs(balance)).toBeLessThanOrEqual(1);
        }
      }
    },
  );

  test('a fourth entry plays the one that rests in each round, so no round is added', () => {
    const games = extendRoundRobin(roundRobin(ids(3), 1), ids(3), 1, 'late');
    expect(games).toHaveLength(6);
    expect(Math.max(...games.map(({ round }) => round))).toBe(3);
  });

  test('throws for an entry that is already in the group', () => expect(() => extendRoundRobin([], ['a'], 1, 'a')).toThrow('already'));
});
