import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { dependencies, dependents, linkGames, waitsFor, type Stage } from './links.ts';
import { roundRobin } from './roundRobin.ts';
import type { DrawnGame, Slot } from './slot.ts';

const groups: Stage = { id: 'groups', games: [1, 2, 3].flatMap((group) => roundRobin([`${group}a`, `${group}b`, `${group}c`], group)) };
const finals: Stage = { id: 'finals', games: groupsToKnockout([3, 3, 3], { table: { 3: { winners: [1], losers: [] } } }).winners };

describe('the games for which a game waits', () => {
  test('include every game of the group of a rank', () => {
    const links = linkGames([groups, finals]);
    expect(dependencies(links, 'finals/w1-2')).toEqual([
      'groups/g2-1',
      'groups/g2-2',
      'groups/g2-3',
      'groups/g3-1',
      'groups/g3-2',
      'groups/g3-3',
    ]);
    expect(dependencies(links, 'groups/g1-1')).toEqual([]);
  });

  test('do not include a game with a bye, but the group for which it waits', () => {
    const links = linkGames([groups, finals]);
    expect(dependencies(links, 'finals/w2-1')).toEqual(['finals/w1-1', 'finals/w1-2']);
    expect(waitsFor(links, 'finals/w2-1')).toEqual(['groups/g1-1', 'groups/g1-2', 'groups/g1-3', 'finals/w1-2']);
  });
});

test('a game that depends on a result both directly and through another game counts as direct', () => {
  const entry = (id: string): Slot => ({ kind: 'entry', entry: id });
  const games: DrawnGame[] = [
    { key: 'w1-1', round: 1, position: 1, slots: [entry('a'), entry('b')] },
    { key: 'w2-1', round: 2, position: 1, slots: [{ kind: 'loserOf', game: 'w1-1' }, entry('c')] },
    {
      key: 'w3-1',
      round: 3,
      position: 1,
      slots: [
        { kind: 'winnerOf', game: 'w1-1' },
        { kind: 'winnerOf', game: 'w2-1' },
      ],
    },
  ];
  expect(dependents([{ id: 's', games }], 's/w1-1')).toEqual([
    { ref: 's/w2-1', direct: true },
    { ref: 's/w3-1', direct: true },
  ]);
});

test('a slot refers to a game of its own stage, otherwise of the nearest stage before it', () => {
  const slots: Slot[] = ['a', 'b', 'c', 'd'].map((entry) => ({ kind: 'entry', entry }));
  const stage = (id: string): Stage => ({ id, games: knockout(slots, { prefix: 'w' }) });
  const plate: Stage = {
    id: 'plate',
    games: [
      {
        key: 'l1-1',
        round: 1,
        position: 1,
        slots: [
          { kind: 'loserOf', game: 'w1-1' },
          { kind: 'loserOf', game: 'w1-2' },
        ],
      },
    ],
  };
  const links = linkGames([stage('friday'), stage('saturday'), plate, stage('sunday')]);
  expect(dependencies(links, 'plate/l1-1')).toEqual(['saturday/w1-1', 'saturday/w1-2']);
  expect(dependencies(links, 'saturday/w2-1')).toEqual(['saturday/w1-1', 'saturday/w1-2']);
});

test('in a lower bracket, games with a bye are replaced by the games for which they wait', () => {
  const slots = Array.from({ length: 5 }, (_, i): Slot => ({ kind: 'entry', entry: String(i + 1) }));
  const links = linkGames([{ id: 's', games: doubleElimination(slots) }]);
  // Only 4 v 5 is played in round 1: its loser has a bye in lb1-1, and lb1-2 is a bye against a bye.
  expect(waitsFor(links, 's/lb1-1')).toEqual(['s/ub1-2']);
  expect(waitsFor(links, 's/lb2-1')).toEqual(['s/ub2-2', 's/ub1-2']);
  expect(waitsFor(links, 's/lb2-2')).toEqual(['s/ub2-1']);
  expect(waitsFor(links, 's/lb3-1')).toEqual(['s/lb2-1', 's/ub2-1']);
  expect(waitsFor(links, 's/gf1')).toEqual(['s/ub3-1', 's/lb4-1']);
});
