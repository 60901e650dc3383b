import { describe, expect, test } from 'vitest';
import { doubleElimination } from '../draw/doubleElimination.ts';
import { groupsToKnockout } from '../draw/groupsToKnockout.ts';
import { knockout } from '../draw/knockout.ts';
import type { Stage } from '../draw/links.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import { roundRobin } from '../draw/roundRobin.ts';
import { finalPlaces, winnerOf } from './finalPlaces.ts';
import type { Decision } from './order.ts';
import { defaultTieBreakers } from './tieBreakers.ts';
import { defaultPoints } from './totals.ts';
import { followTournament, type TournamentResult } from './tournament.ts';

const entries = (names: string): Slot[] => [...names].map((entry) => ({ kind: 'entry', entry }));
const groups = (...names: string[]): Stage => ({ id: 'groups', games: names.flatMap((name, i) => roundRobin([...name], i + 1)) });

/** Whoever is earlier in the alphabet wins every game that can be played, but for games that are left out. */
const played = (stages: readonly Stage[], leaveOut: readonly string[] = [], decisions: Record<string, Decision[]> = {}) => {
  const results = new Map<string, TournamentResult>();
  for (;;) {
    const state = followTournament({
      ...{ stages, results, points: defaultPoints, tieBreakers: defaultTieBreakers, walkoverLegs: 3 },
      decisions: new Map(Object.entries(decisions)),
    });
    const ready = [...state.progress.games.values()].filter((game) => game.ready && !leaveOut.includes(game.ref));
    if (ready.length === 0) return state;
    for (const { ref, sides } of ready) {
      const [a, b] = sides.map((side) => (side.kind === 'entry' ? side.entry : '')) as [string, string];
      results.set(ref, { kind: 'played', winner: a < b ? 0 : 1, legs: a < b ? [3, 0] : [0, 3] });
    }
  }
};
const told = (stages: readonly Stage[], ...more: [leaveOut?: readonly string[], decisions?: Record<string, Decision[]>]) => {
  // shared places are in the order of the draw: by name here, to be read
  const places = finalPlaces(stages, played(stages, ...more)).sort((a, b) => a.from - b.from || (a.entry < b.entry ? -1 : 1));
  return {
    winner: winnerOf(places),
    places: places.map(({ entry, from, to }) => `${entry}${from === to ? from : `${from}–${to}`}`).join(' '),
    stages: places.map(({ stage }) => stage),
  };
};

describe('groups only', () => {
  test('one group: its table', () => {
    expect(told([groups('DACB')])).toEqual({ winner: 'A', places: 'A1 B2 C3 D4', stages: ['groups', 'groups', 'groups', 'groups'] });
  });

  test('several groups have no order between them: places are shared, nobody has won', () => {
    expect(told([groups('ACE', 'BDFG')])).toMatchObject({ winner: null, places: 'A1–2 B1–2 C3–4 D3–4 E5–6 F5–6 G7' });
  });

  test('not before all games are over', () => {
    expect(told([groups('ACE', 'BDF')], ['groups/g1-1'])).toEqual({ winner: null, places: '', stages: [] });
  });

  test('a tie shares its places', () => {
    const stage = groups('ABC');
    const beats = ['AB', 'BC', 'CA'];
    const results = stage.games.map(({ key, slots }): [string, TournamentResult] => {
      const isWon = beats.includes(slots.map((slot) => (slot.kind === 'entry' ? slot.entry : '')).join(''));
      return [`groups/${key}`, { kind: 'played', winner: isWon ? 0 : 1, legs: isWon ? [3, 0] : [0, 3] }];
    });
    const follow = (decisions: Decision[]) =>
      finalPlaces(
        [stage],
        followTournament({
          ...{ stages: [stage], results: new Map(results), points: defaultPoints, tieBreakers: defaultTieBreakers, walkoverLegs: 3 },
          decisions: new Map([['groups/g1', decisions]]),
        }),
      );
    expect(follow([]).map(({ from, to }) => [from, to])).toEqual([
      [1, 3],
      [1, 3],
      [1, 3],
    ]);
    expect(winnerOf(follow([]))).toBeNull();
    expect(winnerOf(follow([{ order: ['B', 'C', 'A'], by: 'lot' }]))).toBe('B');
  });
});

describe('groups and knockouts', () => {
  const table = { 4: { winners: [1, 2], losers: [3] } };
  const next = groupsToKnockout([4, 4], { table });
  const stages: Stage[] = [groups('ACEG', 'BDFH'), { id: 'winners', games: next.winners }, { id: 'losers', games: next.losers }];

  test('winners’, losers’, then who played on in neither', () => {
    expect(told(stages)).toEqual({
      winner: 'A',
      places: 'A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8',
      stages: ['winners', 'winners', 'winners', 'winners', 'losers', 'losers', 'groups', 'groups'],
    });
  });

  test('only what is certain: a losers’ final knows that four are before it while the winners’ are still at it', () => {
    expect(told(stages, ['winners/w1-1', 'winners/w1-2'])).toMatchObject({ winner: null, places: 'E5 F6 G7–8 H7–8' });
    expect(told(stages, ['groups/g1-1'])).toMatchObject({ places: '' });
  });

  test('while a tie decides who plays on, nobody of the groups has a place', () => {
    const tied = played(stages);
    const blocked = { ...tied, blocked: ['groups/g2'] };
    expect(finalPlaces(stages, blocked).filter(({ stage }) => stage === 'groups')).toEqual([]);
    // that of another stage is nothing to them
    expect(finalPlaces(stages, { ...tied, blocked: ['others/g2'] }).filter(({ stage }) => stage === 'groups')).toHaveLength(2);
  });

  test('winners’ knockout alone', () => {
    const alone = groupsToKnockout([4, 4], { table: { 4: { winners: [1, 2], losers: [] } } });
    expect(told([groups('ACEG', 'BDFH'), { id: 'winners', games: alone.winners }, { id: 'losers', games: alone.losers }])).toMatchObject({
      places: 'A1 B2 C3–4 D3–4 E5–6 F5–6 G7–8 H7–8',
    });
  });
});

describe('who loses the first game plays on in the losers’ knockout', () => {
  const losersOf = (...keys: string[]): Slot[] => keys.map((game) => ({ kind: 'loserOf', game }));

  test('and has a place there only', () => {
    const stages: Stage[] = [
      { id: 'winners', games: knockout(entries('ABCDEFGH'), { prefix: 'w' }) },
      { id: 'losers', games: knockout(losersOf('w1-1', 'w1-2', 'w1-3', 'w1-4'), { prefix: 'l' }) },
    ];
    expect(told(stages)).toMatchObject({ winner: 'A', places: 'A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8' });
    // Whoever waits in the losers' knockout is not fifth to eighth already.
    expect(told(stages, ['losers/l1-1', 'losers/l1-2']).places).toBe('A1 B2 C3–4 D3–4');
  });

  test('nobody lost a bye: six entries, two of them in the losers’ knockout', () => {
    const stages: Stage[] = [
      { id: 'winners', games: knockout(entries('ABCDEF'), { prefix: 'w' }) },
      { id: 'losers', games: knockout(losersOf('w1-1', 'w1-2', 'w1-3', 'w1-4'), { prefix: 'l' }) },
    ];
    expect(told(stages)).toMatchObject({ places: 'A1 B2 C3–4 D3–4 E5 F6' });
  });
});

test('groups after groups: who got further is before who did not', () => {
  const rank = (group: number, place: number): Slot => ({ kind: 'rank', group, rank: place });
  const second: Stage = {
    id: 'second',
    games: [
      { key: 'g1-1', round: 1, position: 1, group: 11, slots: [rank(1, 1), rank(2, 1)] },
      { key: 'g1-2', round: 2, position: 1, group: 11, slots: [rank(1, 1), rank(3, 1)] },
      { key: 'g1-3', round: 3, position: 1, group: 11, slots: [rank(2, 1), rank(3, 1)] },
    ],
  };
  const stages = [groups('ADG', 'BEH', 'CFI'), second];
  expect(told(stages)).toEqual({
    winner: 'A',
    places: 'A1 B2 C3 D4–6 E4–6 F4–6 G7–9 H7–9 I7–9',
    stages: ['second', 'second', 'second', 'groups', 'groups', 'groups', 'groups', 'groups', 'groups'],
  });
  expect(told(stages, ['second/g1-3']).places).toBe('D4–6 E4–6 F4–6 G7–9 H7–9 I7–9');
});

test('and groups after those', () => {
  const rank = (group: number, place: number): Slot => ({ kind: 'rank', group, rank: place });
  const pair = (group: number, ...slots: [Slot, Slot]): DrawnGame => ({ key: `g${group}-1`, round: 1, position: 1, group, slots });
  const stages: Stage[] = [
    groups('AE', 'BF', 'CG', 'DH'),
    { id: 'second', games: [pair(11, rank(1, 1), rank(2, 1)), pair(12, rank(3, 1), rank(4, 1))] },
    { id: 'third', games: [pair(21, rank(11, 1), rank(12, 1))] },
  ];
  expect(told(stages).places).toBe('A1 C2 B3–4 D3–4 E5–8 F5–8 G5–8 H5–8');
});

test('two knockouts whose games have the same keys', () => {
  const main = { id: 'main', games: knockout(entries('ABCD'), { prefix: 'w' }) };
  expect(told([main, { id: 'plate', games: knockout(entries('EFGH'), { prefix: 'w' }) }]).places).toBe('A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8');
});

test('double elimination is a stage of its own', () => {
  const stages: Stage[] = [{ id: 'main', games: doubleElimination(entries('ABCD')) }];
  expect(told(stages)).toMatchObject({ winner: 'A', places: 'A1 B2 C3 D4' });
});

test('the best first', () => {
  const stages: Stage[] = [{ id: 'main', games: knockout(entries('ABCDEFGH'), { prefix: 'w' }) }, groups('IJ', 'KL')];
  expect(finalPlaces(stages, played(stages)).map(({ from }) => from)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 11, 11]);
  const withThird: Stage[] = [{ id: 'main', games: knockout(entries('ABCD'), { prefix: 'w', thirdPlace: true }) }];
  expect(told(withThird).places).toBe('A1 B2 C3 D4');
});

test('nothing is played, nobody has a place', () =>
  expect(told([{ id: 'main', games: knockout(entries('ABCD'), { prefix: 'w' }) }], ['main/w1-1', 'main/w1-2']).places).toBe(''));
