import { describe, expect, test } from 'vitest';
import { doubleElimination } from '../draw/doubleElimination.ts';
import { firstLossKnockout } from '../draw/firstLoss.ts';
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

/** The state after all games that can be played, except `leaveOut`. The entry that is earlier in the alphabet wins. */
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
const summary = (stages: readonly Stage[], ...more: [leaveOut?: readonly string[], decisions?: Record<string, Decision[]>]) => {
  // Equal places are in the order of the draw. Sort them by name, for readable expectations.
  const places = finalPlaces(stages, played(stages, ...more)).sort((a, b) => a.from - b.from || (a.entry < b.entry ? -1 : 1));
  return {
    winner: winnerOf(places),
    places: places.map(({ entry, from, to }) => `${entry}${from === to ? from : `${from}–${to}`}`).join(' '),
    stages: places.map(({ stage }) => stage),
  };
};

describe('groups only', () => {
  test('one group has the places of its table', () => {
    expect(summary([groups('DACB')])).toEqual({ winner: 'A', places: 'A1 B2 C3 D4', stages: ['groups', 'groups', 'groups', 'groups'] });
  });

  test('several groups share their places and have no winner', () => {
    expect(summary([groups('ACE', 'BDFG')])).toMatchObject({ winner: null, places: 'A1–2 B1–2 C3–4 D3–4 E5–6 F5–6 G7' });
  });

  test('there are no places before all games are over', () => {
    expect(summary([groups('ACE', 'BDF')], ['groups/g1-1'])).toEqual({ winner: null, places: '', stages: [] });
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

  test('come in the order winners’ knockout, losers’ knockout, groups', () => {
    expect(summary(stages)).toEqual({
      winner: 'A',
      places: 'A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8',
      stages: ['winners', 'winners', 'winners', 'winners', 'losers', 'losers', 'groups', 'groups'],
    });
  });

  test('have only certain places: the losers’ knockout is placed behind the four winners’ places while these are still open', () => {
    expect(summary(stages, ['winners/w1-1', 'winners/w1-2'])).toMatchObject({ winner: null, places: 'E5 F6 G7–8 H7–8' });
    expect(summary(stages, ['groups/g1-1'])).toMatchObject({ places: '' });
  });

  test('have no places of groups while a tie leaves open who plays on', () => {
    const tied = played(stages);
    const blocked = { ...tied, blocked: ['groups/g2'] };
    expect(finalPlaces(stages, blocked).filter(({ stage }) => stage === 'groups')).toEqual([]);
    // A blocked group of another stage has no effect.
    expect(finalPlaces(stages, { ...tied, blocked: ['others/g2'] }).filter(({ stage }) => stage === 'groups')).toHaveLength(2);
  });

  test('can have a winners’ knockout only', () => {
    const alone = groupsToKnockout([4, 4], { table: { 4: { winners: [1, 2], losers: [] } } });
    expect(summary([groups('ACEG', 'BDFH'), { id: 'winners', games: alone.winners }, { id: 'losers', games: alone.losers }])).toMatchObject(
      {
        places: 'A1 B2 C3–4 D3–4 E5–6 F5–6 G7–8 H7–8',
      },
    );
  });
});

describe('losers of a first game play on in the losers’ knockout', () => {
  const losersOf = (...keys: string[]): Slot[] => keys.map((game) => ({ kind: 'loserOf', game }));

  test('and have a place only there', () => {
    const stages: Stage[] = [
      { id: 'winners', games: knockout(entries('ABCDEFGH'), { prefix: 'w' }) },
      { id: 'losers', games: knockout(losersOf('w1-1', 'w1-2', 'w1-3', 'w1-4'), { prefix: 'l' }) },
    ];
    expect(summary(stages)).toMatchObject({ winner: 'A', places: 'A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8' });
    // Entries that still wait in the losers' knockout have no places yet.
    expect(summary(stages, ['losers/l1-1', 'losers/l1-2']).places).toBe('A1 B2 C3–4 D3–4');
  });

  test('but not from a bye: of six entries, two play in the losers’ knockout', () => {
    const stages: Stage[] = [
      { id: 'winners', games: knockout(entries('ABCDEF'), { prefix: 'w' }) },
      { id: 'losers', games: knockout(losersOf('w1-1', 'w1-2', 'w1-3', 'w1-4'), { prefix: 'l' }) },
    ];
    expect(summary(stages)).toMatchObject({ places: 'A1 B2 C3–4 D3–4 E5 F6' });
  });
});

test('groups after groups: entries that reach the later stage are placed first', () => {
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
  expect(summary(stages)).toEqual({
    winner: 'A',
    places: 'A1 B2 C3 D4–6 E4–6 F4–6 G7–9 H7–9 I7–9',
    stages: ['second', 'second', 'second', 'groups', 'groups', 'groups', 'groups', 'groups', 'groups'],
  });
  expect(summary(stages, ['second/g1-3']).places).toBe('D4–6 E4–6 F4–6 G7–9 H7–9 I7–9');
});

test('three stages of groups', () => {
  const rank = (group: number, place: number): Slot => ({ kind: 'rank', group, rank: place });
  const pair = (group: number, ...slots: [Slot, Slot]): DrawnGame => ({ key: `g${group}-1`, round: 1, position: 1, group, slots });
  const stages: Stage[] = [
    groups('AE', 'BF', 'CG', 'DH'),
    { id: 'second', games: [pair(11, rank(1, 1), rank(2, 1)), pair(12, rank(3, 1), rank(4, 1))] },
    { id: 'third', games: [pair(21, rank(11, 1), rank(12, 1))] },
  ];
  expect(summary(stages).places).toBe('A1 C2 B3–4 D3–4 E5–8 F5–8 G5–8 H5–8');
});

test('two knockouts can have games with the same keys', () => {
  const main = { id: 'main', games: knockout(entries('ABCD'), { prefix: 'w' }) };
  expect(summary([main, { id: 'plate', games: knockout(entries('EFGH'), { prefix: 'w' }) }]).places).toBe(
    'A1 B2 C3–4 D3–4 E5 F6 G7–8 H7–8',
  );
});

test('a double elimination is one stage', () => {
  const stages: Stage[] = [{ id: 'main', games: doubleElimination(entries('ABCD')) }];
  expect(summary(stages)).toMatchObject({ winner: 'A', places: 'A1 B2 C3 D4' });
});

test('places are sorted, the best first', () => {
  const stages: Stage[] = [{ id: 'main', games: knockout(entries('ABCDEFGH'), { prefix: 'w' }) }, groups('IJ', 'KL')];
  expect(finalPlaces(stages, played(stages)).map(({ from }) => from)).toEqual([1, 2, 3, 3, 5, 5, 5, 5, 9, 9, 11, 11]);
  const withThird: Stage[] = [{ id: 'main', games: knockout(entries('ABCD'), { prefix: 'w', thirdPlace: true }) }];
  expect(summary(withThird).places).toBe('A1 B2 C3 D4');
});

test('without results there are no places', () =>
  expect(summary([{ id: 'main', games: knockout(entries('ABCD'), { prefix: 'w' }) }], ['main/w1-1', 'main/w1-2']).places).toBe(''));

test('in every knockout with a second chance after the first loss, the places are 1 to the number of entries', () => {
  for (let size = 2; size <= 24; size++) {
    const drawn = firstLossKnockout(entries([...'abcdefghijklmnopqrstuvwx'].slice(0, size).join('')), { thirdPlace: { winners: true } });
    const stages: Stage[] = [
      { id: 'winners', games: drawn.winners },
      { id: 'losers', games: drawn.losers },
    ];
    const places = finalPlaces(stages, played(stages));
    expect(places.map(({ entry }) => entry).sort()).toEqual([...'abcdefghijklmnopqrstuvwx'].slice(0, size));
    for (const { from, to } of places) {
      expect(places.filter((place) => place.from < from)).toHaveLength(from - 1);
      expect(places.filter((place) => place.from === from && place.to === to)).toHaveLength(to - from + 1);
    }
  }
});
