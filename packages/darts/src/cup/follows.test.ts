import { describe, expect, test } from 'vitest';
import { carriedOver, followingCup, followingPlaces, teamsAt } from './follows.ts';
import { drawn } from './testCup.ts';

describe('a group that follows', () => {
  test('a split league takes ranks of each group; teams appear as ranks are decided', () => {
    const places = followingPlaces(2, [1, 2]);
    expect(places).toEqual([
      { kind: 'rank', group: 1, rank: 1 },
      { kind: 'rank', group: 1, rank: 2 },
      { kind: 'rank', group: 2, rank: 1 },
      { kind: 'rank', group: 2, rank: 2 },
    ]);
    expect(teamsAt(places, new Map())).toEqual([null, null, null, null]);
    expect(teamsAt(places, new Map([[2, ['a', null, 'c']]]))).toEqual([null, null, 'a', null]);
    expect(
      teamsAt(
        places,
        new Map([
          [1, ['x', 'y']],
          [2, ['a', 'b', 'c']],
        ]),
      ),
    ).toEqual(['x', 'y', 'a', 'b']);
  });

  test('play-offs of one league: first against fourth, second against third', () =>
    expect(drawn(followingCup(1, [1, 2, 3, 4]))).toEqual(['1.1-1.4', '1.2-1.3', '>w1-1->w1-2']));

  test('play-offs of two leagues are crossed', () => expect(drawn(followingCup(2, [1, 2])).slice(0, 2)).toEqual(['1.1-2.2', '2.1-1.2']));
});

describe('carried over', () => {
  const rows = [
    { entry: 'a', points: 25 },
    { entry: 'b', points: 20 },
    { entry: 'c', points: 9 },
    { entry: 'd', points: -1 },
  ];
  const matches = [
    { home: 'a', away: 'b', id: 1 },
    { home: 'b', away: 'c', id: 2 },
    { home: 'c', away: 'a', id: 3 },
    { home: 'b', away: 'a', id: 4 },
  ];
  const carried = (way: Parameters<typeof carriedOver>[0], teams = ['a', 'b']) =>
    carriedOver(way, teams, { rows, matches, reason: 'First Division' });

  test('all: their points', () =>
    expect(carried('all')).toEqual({
      adjustments: [
        { entry: 'a', points: 25, reason: 'First Division' },
        { entry: 'b', points: 20, reason: 'First Division' },
      ],
      matches: [],
    }));
  test('half-up: half of their points, rounded up', () => {
    const points = carried('half-up', ['a', 'b', 'c', 'd']).adjustments.map((adjustment) => adjustment.points);
    expect(points).toEqual([13, 10, 5, 0]);
  });
  test('mutual: the matches against each other', () =>
    expect(carried('mutual')).toEqual({ adjustments: [], matches: [matches[0], matches[3]] }));
  test('none: nothing', () => expect(carried('none')).toEqual({ adjustments: [], matches: [] }));
});
