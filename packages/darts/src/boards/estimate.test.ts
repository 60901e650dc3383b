import { describe, expect, test } from 'vitest';
import { estimate, type PlannedGame } from './estimate.ts';
import { knockout } from '../draw/knockout.ts';
import { gameRef, linkGames, waitsFor } from '../draw/links.ts';
import { roundRobin } from '../draw/roundRobin.ts';
import type { Slot } from '../draw/slot.ts';

const game = (id: string, people: string, changes: Partial<PlannedGame> = {}): PlannedGame => ({
  id,
  people: people.split(''),
  after: [],
  duration: 10,
  ...changes,
});
const starts = (input: Parameters<typeof estimate>[0]) => Object.fromEntries(estimate(input).starts);

describe('expected starts', () => {
  test('games follow one another on one board, and run in parallel on two boards', () => {
    const games = [game('1', 'ab'), game('2', 'cd'), game('3', 'ef')];
    expect(starts({ games, boards: ['x'], now: 100 })).toEqual({ 1: 100, 2: 110, 3: 120 });
    expect(starts({ games, boards: ['x', 'y'], now: 100 })).toEqual({ 1: 100, 2: 100, 3: 110 });
    expect(estimate({ games, boards: ['x', 'y'], now: 100 }).end).toBe(120);
  });

  test('a player plays one game at a time, and a game that cannot start is skipped', () => {
    const games = [game('1', 'ab'), game('2', 'ac'), game('3', 'de')];
    expect(starts({ games, boards: ['x', 'y'], now: 0 })).toEqual({ 1: 0, 3: 0, 2: 10 });
  });

  test('players rest after a game, even if they are not known yet', () => {
    const games = [game('1', 'ab'), game('2', 'ac'), game('3', '', { after: ['1'] })];
    expect(starts({ games, boards: ['x', 'y'], now: 0, rest: 5 })).toEqual({ 1: 0, 2: 15, 3: 15 });
  });

  test('running games occupy their board and players for their mean duration, and end now if they are late', () => {
    const running = game('0', 'ab', { running: { board: 'x', since: -4 } });
    expect(starts({ games: [running, game('1', 'cd'), game('2', 'ac')], boards: ['x'], now: 0 })).toEqual({ 1: 6, 2: 16 });
    const late = game('0', 'ab', { running: { board: 'x', since: -40 } });
    expect(starts({ games: [late, game('1', 'cd')], boards: ['x'], now: 0 })).toEqual({ 1: 0 });
    expect(starts({ games: [late, game('1', 'ac')], boards: ['x'], now: 0, rest: 5 })).toEqual({ 1: 5 });
  });

  test('a game waits for its earlier games, and games that are not in the list count as finished', () => {
    const games = [game('final', '', { after: ['s1', 's2', 'long ago'] }), game('s1', 'ab'), game('s2', 'cd', { duration: 25 })];
    expect(starts({ games, boards: ['x', 'y'], now: 0 })).toEqual({ s1: 0, s2: 0, final: 25 });
  });

  test('a game may precede its earlier game in the list', () => {
    const two = [game('final', '', { after: ['s1'] }), game('s1', 'ab')];
    expect(starts({ games: two, boards: ['x', 'y'], now: 0, rest: 5 })).toEqual({ s1: 0, final: 15 });
    const games = [game('final', '', { after: ['s1'] }), game('third', 'xy', { after: ['s1', 'final'] }), game('s1', 'ab')];
    expect(starts({ games, boards: ['x', 'y'], now: 0, rest: 5 })).toEqual({ s1: 0, final: 15, third: 30 });
  });

  test('the starts are in chronological order, and each game has a board', () => {
    const games = [game('1', 'ab'), game('2', 'ac'), game('3', 'de'), game('4', 'fg', { boards: ['y', 'other', 'x'] })];
    const plan = estimate({ games, boards: ['x', 'y'], now: 0 });
    expect([...plan.starts]).toEqual([
      ['1', 0],
      ['3', 0],
      // It has waited since the beginning. Game 2 waits for `a` until the end of the first game.
      ['4', 10],
      ['2', 10],
    ]);
    expect(Object.fromEntries(plan.boards)).toEqual({ 1: 'x', 3: 'y', 4: 'x', 2: 'y' });
    expect(estimate({ games: games.slice(3), boards: ['x', 'y'], now: 0 }).boards.get('4')).toBe('x');
  });

  test('a game can be restricted to certain boards', () => {
    const games = [game('1', 'ab', { boards: ['y'] }), game('2', 'cd', { boards: ['y'] }), game('3', 'ef')];
    expect(starts({ games, boards: ['x', 'y'], now: 0 })).toEqual({ 1: 0, 3: 0, 2: 10 });
  });
});

test('without games the end is now, and if a game can never be played there is no end', () => {
  expect(estimate({ games: [], boards: ['x'], now: 7 })).toEqual({ starts: new Map(), boards: new Map(), end: 7 });
  expect(estimate({ games: [game('1', 'ab')], boards: [], now: 7 })).toEqual({ starts: new Map(), boards: new Map(), end: null });
  expect(estimate({ games: [game('1', 'ab', { after: ['2'] }), game('2', 'cd', { after: ['1'] })], boards: ['x'], now: 7 }).end).toBeNull();
  expect(() => estimate({ games: [game('1', 'ab', { duration: 0 })], boards: ['x'], now: 7 })).toThrow(/^Game 1 takes 0 ms/);
  expect(estimate({ games: [game('1', 'ab', { duration: 1 })], boards: ['x'], now: 7 }).end).toBe(8);
});

test('a knockout of six on four boards takes three rounds', () => {
  const slots = Array.from({ length: 6 }, (_, i): Slot => ({ kind: 'entry', entry: String(i) }));
  const cup = { id: 'cup', games: knockout(slots, { prefix: 'w' }) };
  const links = linkGames([cup]);
  const games = cup.games
    .filter((drawn) => drawn.slots.every((slot) => slot.kind !== 'bye'))
    .map((drawn) => {
      const ref = gameRef('cup', drawn.key);
      const people = drawn.slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : []));
      return { id: ref, people, after: waitsFor(links, ref), duration: 10 };
    });
  expect(games).toHaveLength(5);
  expect(estimate({ games, boards: ['1', '2', '3', '4'], now: 0 }).end).toBe(30);
});

test('a group of four on two boards ends after its three rounds', () => {
  const games = roundRobin(['a', 'b', 'c', 'd'], 1).map(({ key, slots }) =>
    game(key, slots.map((slot) => (slot.kind === 'entry' ? slot.entry : '')).join('')),
  );
  expect(estimate({ games, boards: ['1', '2'], now: 0 }).end).toBe(30);
  expect(estimate({ games, boards: ['1', '2', '3'], now: 0 }).end).toBe(30);
  expect(estimate({ games, boards: ['1'], now: 0 }).end).toBe(60);
});
