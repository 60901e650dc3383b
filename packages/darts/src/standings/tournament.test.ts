import { describe, expect, test } from 'vitest';
import { groupsToKnockout } from '../draw/groupsToKnockout.ts';
import { roundRobin } from '../draw/roundRobin.ts';
import type { Stage } from '../draw/links.ts';
import type { Side } from '../draw/progress.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import type { Decision } from './order.ts';
import { defaultTieBreakers } from './tieBreakers.ts';
import { defaultPoints } from './totals.ts';
import { followTournament, type TournamentInput, type TournamentResult } from './tournament.ts';

const next = groupsToKnockout([3, 3], { table: { 3: { winners: [1, 2], losers: [3] } } });
const stages: Stage[] = [
  { id: 'groups', games: [...roundRobin(['a', 'b', 'c'], 1), ...roundRobin(['d', 'e', 'f'], 2)] },
  { id: 'winners', games: next.winners },
  { id: 'losers', games: next.losers },
];
const sideLabel = (side: Side) => (side.kind === 'entry' ? side.entry : side.kind);
const follow = (results: Record<string, TournamentResult>, more: Partial<TournamentInput> = {}) => {
  const state = followTournament({
    stages,
    results: new Map(Object.entries(results)),
    points: defaultPoints,
    tieBreakers: defaultTieBreakers,
    walkoverLegs: 3,
    ...more,
  });
  return {
    ...state,
    sides: (ref: string) => state.progress.games.get(ref)?.sides.map(sideLabel).join(' v '),
    order: (ref: string) =>
      state.tables
        .get(ref)
        ?.rows.map((row) => `${row.position}${row.entry}`)
        .join(' '),
  };
};
/** Results of all games, each won 3–1 by the entry that comes first in `order`. */
const strongest = (order: string, games: readonly DrawnGame[] = stages[0]?.games ?? []) =>
  Object.fromEntries(
    games.map(({ key, slots }): [string, TournamentResult] => {
      const [a, b] = slots.map((slot) => order.indexOf(slot.kind === 'entry' ? slot.entry : '?')) as [number, number];
      return [`groups/${key}`, { kind: 'played', winner: a < b ? 0 : 1, legs: a < b ? [3, 1] : [1, 3] }];
    }),
  );
const groupOne = (results: Record<string, TournamentResult>) =>
  Object.fromEntries(Object.entries(results).filter(([ref]) => ref.startsWith('groups/g1')));
/** Results of all games, 3–1. `beats` are pairs of winner and loser; by default three entries beat each other in a circle. */
const circle = (beats = ['ab', 'bc', 'ca'], games: readonly DrawnGame[] = roundRobin(['a', 'b', 'c'], 1)) =>
  Object.fromEntries(
    games.map(({ key, slots }): [string, TournamentResult] => {
      const won = beats.includes(slots.map((slot) => (slot.kind === 'entry' ? slot.entry : '')).join(''));
      return [`groups/${key}`, { kind: 'played', winner: won ? 0 : 1, legs: won ? [3, 1] : [1, 3] }];
    }),
  );

describe('groups decide who plays on', () => {
  test('a complete group fills its slots; an incomplete one leaves them TBD, but has a table', () => {
    const state = follow(groupOne(strongest('cab')));
    expect(state.order('groups/g1')).toBe('1c 2a 3b');
    expect(state.tables.get('groups/g2')).toMatchObject({ complete: false, group: 2, stage: 'groups' });
    expect(state.order('groups/g2')).toBe('1d 1e 1f');
    expect(state.sides('winners/w1-1')).toBe('c v tbd');
    expect(state.blocked).toEqual([]);
  });

  test('complete groups fill both knockouts', () => {
    const state = follow(strongest('cabfed'));
    expect([state.sides('winners/w1-1'), state.sides('winners/w1-2'), state.sides('losers/l1-1')]).toEqual(['c v e', 'f v a', 'b v d']);
  });

  test('tables include averages', () => {
    const scored = [
      { points: 501, darts: 18 },
      { points: 400, darts: 15 },
    ] as const;
    const { tables } = follow({ 'groups/g1-1': { kind: 'played', winner: 0, legs: [3, 1], scored } });
    expect(tables.get('groups/g1')?.rows.map((row) => [row.entry, row.average])).toEqual([
      ['b', 83.5],
      ['a', null],
      ['c', 80],
    ]);
  });

  test('a group with one open game fills no slots', () => {
    const results = strongest('cabfed');
    delete results['groups/g1-3'];
    expect(follow(results).sides('winners/w1-1')).toBe('tbd v e');
  });
});

test('penalty points and given numbers count in the group of their entry', () => {
  const more: Partial<TournamentInput> = {
    adjustments: [
      { entry: 'c', points: -3, reason: 'late' },
      { entry: 'e', points: 0.5, reason: 'gift' },
    ],
    tieBreakers: ['points', 'given:nights'],
    given: { nights: new Map([...'abcdef'].map((entry, i) => [entry, i])) },
  };
  const state = follow(strongest('cabfed'), more);
  // c won two games and a one; f won two and e one.
  expect([state.order('groups/g1'), state.order('groups/g2')]).toEqual(['1a 2c 3b', '1f 2e 3d']);
  expect(state.tables.get('groups/g1')?.rows[1]).toMatchObject({ entry: 'c', points: 1, adjusted: -3 });
  expect(follow({}, more).order('groups/g1')).toBe('1b 2a 3c');
});

describe('a tie that the list cannot break', () => {
  const results = { ...strongest('abcdef'), ...circle() };

  test('blocks only its group', () => {
    const state = follow(results);
    expect(state.order('groups/g1')).toBe('1a 1b 1c');
    expect(state.blocked).toEqual(['groups/g1']);
    expect([state.sides('winners/w1-1'), state.sides('winners/w1-2')]).toEqual(['tbd v e', 'd v tbd']);
  });

  test('does not block the group at a rank that no later stage needs', () => {
    const games = roundRobin(['a', 'b', 'c', 'd'], 1);
    const behindA = circle(['ab', 'ac', 'ad', 'bc', 'cd', 'db'], games);
    const rank = (rank: number): Slot => ({ kind: 'rank', group: 1, rank });
    const final = (second: Slot): Stage => ({ id: 'winners', games: [{ key: 'w1-1', round: 1, position: 1, slots: [rank(1), second] }] });
    const blocked = (...later: Stage[]) => {
      const state = follow(behindA, { stages: [{ id: 'groups', games }, ...later] });
      expect(state.tables.get('groups/g1')?.unresolved).toEqual([['b', 'c', 'd']]);
      return state.blocked;
    };
    expect(blocked()).toEqual([]);
    expect(blocked(final({ kind: 'entry', entry: 'e' }))).toEqual([]);
    expect(blocked(final(rank(2)))).toEqual(['groups/g1']);
  });

  test('is resolved by a decision', () => {
    const lot: Decision = { order: ['b', 'c', 'a'], by: 'lot' };
    const state = follow(results, { decisions: new Map([['groups/g1', [lot]]]) });
    expect(state.blocked).toEqual([]);
    expect([state.sides('winners/w1-1'), state.sides('winners/w1-2'), state.sides('losers/l1-1')]).toEqual(['b v e', 'd v c', 'a v f']);
  });
});

describe('withdrawal', () => {
  test('open games in the group are walkovers and count in the table', () => {
    // b beat c, then a and b withdrew. c has a walkover against a, and neither a nor b came to their game.
    const state = follow({ 'groups/g1-1': { kind: 'played', winner: 0, legs: [3, 1] } }, { withdrawn: new Set(['a', 'b']) });
    expect(state.progress.games.get('groups/g1-1')?.sides.map(sideLabel)).toEqual(['b', 'c']);
    expect(state.order('groups/g1')).toBe('1b 2c 3a');
    expect(state.tables.get('groups/g1')?.complete).toBe(true);
    expect(state.tables.get('groups/g1')?.rows).toMatchObject([
      { played: 2, won: 1, lost: 1, legsFor: 3, legsAgainst: 1 },
      { played: 2, won: 1, lost: 1, legsFor: 4, legsAgainst: 3 },
      { played: 2, won: 0, lost: 2, legsFor: 0, legsAgainst: 3 },
    ]);
  });

  test('a stored result of other entries gives no legs to a walkover', () => {
    const other: TournamentResult = { kind: 'played', winner: 0, legs: [9, 0], entries: ['x', 'y'] };
    const state = follow({ 'groups/g1-1': other }, { withdrawn: new Set(['b']) });
    expect(state.tables.get('groups/g1')?.rows.find((row) => row.entry === 'c')).toMatchObject({ won: 1, legsFor: 3, legsAgainst: 0 });
  });

  test('a qualified entry that withdraws loses by walkover in the knockout', () => {
    const state = follow(strongest('cabfed'), { withdrawn: new Set(['e']) });
    expect(state.progress.games.get('winners/w1-1')?.outcome).toEqual({ kind: 'walkover', winner: 0 });
    expect(state.sides('winners/w2-1')).toBe('c v tbd');
  });
});

test('a Swiss tournament is a group with byes', () => {
  const entry = (name: string): Slot => ({ kind: 'entry', entry: name });
  const game = (key: string, one: string, two?: string): DrawnGame => ({
    ...{ key, round: Number(key[1]), position: 1, group: 1 },
    slots: two === undefined ? (key === 's2-2' ? [entry(one), { kind: 'bye' }] : [{ kind: 'bye' }, entry(one)]) : [entry(one), entry(two)],
  });
  const swiss: Stage = { id: 'swiss', games: [game('s1-1', 'a', 'b'), game('s1-2', 'c'), game('s2-1', 'a', 'c'), game('s2-2', 'b')] };
  const results: Record<string, TournamentResult> = {
    'swiss/s1-1': { kind: 'played', winner: 0, legs: [3, 1] },
    'swiss/s2-1': { kind: 'played', winner: 1, legs: [2, 3] },
  };
  const list: Partial<TournamentInput> = { stages: [swiss], tieBreakers: ['points', 'opponents-points', 'leg-difference'] };
  const state = follow(results, list);
  expect(state.tables.get('swiss/g1')).toMatchObject({
    complete: true,
    rows: [
      { entry: 'c', points: 4, played: 1 },
      { entry: 'a', points: 2, played: 2 },
      { entry: 'b', points: 2, played: 1 },
    ],
  });
  expect(
    follow(results, { ...list, points: { ...defaultPoints, bye: 1 } })
      .tables.get('swiss/g1')
      ?.rows.map(({ points }) => points),
  ).toEqual([3, 2, 1]);
});

test('groups can follow groups', () => {
  const second: DrawnGame = {
    key: 'g1-1',
    round: 1,
    position: 1,
    group: 1,
    slots: [
      { kind: 'rank', group: 2, rank: 1 },
      { kind: 'rank', group: 3, rank: 1 },
    ],
  };
  const final: DrawnGame = {
    key: 'w1-1',
    round: 1,
    position: 1,
    slots: [
      { kind: 'rank', group: 1, rank: 1 },
      { kind: 'rank', group: 1, rank: 2 },
    ],
  };
  const all: Stage[] = [
    { id: 'groups', games: [...roundRobin(['d', 'e', 'f'], 2), ...roundRobin(['g', 'h'], 3)] },
    { id: 'second', games: [second] },
    { id: 'final', games: [final] },
  ];
  const results = strongest('fedhg', all[0]?.games);
  const before = follow(results, { stages: all });
  expect([before.sides('second/g1-1'), before.sides('final/w1-1')]).toEqual(['f v h', 'tbd v tbd']);
  const after = follow({ ...results, 'second/g1-1': { kind: 'played', winner: 1, legs: [0, 3] } }, { stages: all });
  expect(after.sides('final/w1-1')).toBe('h v f');
});
