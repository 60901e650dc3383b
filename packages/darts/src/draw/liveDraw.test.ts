import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import { groupRef, type Stage } from './links.ts';
import { openDraw, type LiveDraw } from './liveDraw.ts';
import { progress, type GameProgress, type GameResult } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import { input, sayside, seeds, won } from './testDraw.ts';

const refs = (games: readonly GameProgress[]) => games.map(({ ref }) => ref);
const sides = (draw: LiveDraw, ref: string) => draw.game(ref).sides.map(sayside).join(' v ');
const cup = (count: number, thirdPlace = false) => openDraw(input(knockout(seeds(count), { prefix: 'w', thirdPlace })));

describe('a result', () => {
  test('changes its game and the next ones, and says so in the order of play', () => {
    const draw = cup(8, true);
    expect(refs(draw.record('s/w1-1', won(0)))).toEqual(['s/w1-1', 's/w2-1']);
    draw.record('s/w1-2', won(1));
    expect(refs(draw.record('s/w2-1', won(1)))).toEqual(['s/w2-1', 's/w3-1', 's/w3rd']);
    expect([sides(draw, 's/w3-1'), sides(draw, 's/w3rd')]).toEqual(['5 v tbd', '1 v tbd']);
    expect(refs(draw.record('s/w2-1', won(1)))).toEqual([]);
  });

  test('of games that are not known yet does not count before its sides are there', () => {
    const draw = cup(4);
    expect(draw.record('s/w2-1', won(0))).toEqual([]);
    expect(draw.read().conflicts).toEqual(['s/w2-1']);
    draw.record('s/w1-1', won(0));
    expect(refs(draw.record('s/w1-2', won(0)))).toEqual(['s/w1-2', 's/w2-1']);
    expect(draw.game('s/w2-1').outcome).toEqual({ kind: 'played', winner: 0 });
    expect(draw.read().conflicts).toEqual([]);
  });

  test('w1-1 is not w1-10, and what is not drawn is not there', () => {
    const draw = cup(32);
    draw.record('s/w1-10', won(0));
    expect(draw.game('s/w1-1').outcome).toBeNull();
    expect(() => draw.game('s/w1-')).toThrow('No game s/w1- in this draw');
    expect(() => draw.record('s/w1-17', won(0))).toThrow('No game');
    expect(() => draw.setRanks('s/g1', [])).toThrow('No group s/g1 in this draw');
  });
});

describe('effects', () => {
  test('a correction tells what it would undo, and does nothing', () => {
    const draw = cup(8);
    for (const key of ['w1-1', 'w1-2', 'w1-3', 'w1-4', 'w2-1', 'w2-2', 'w3-1'])
      draw.record(`s/${key}`, { ...won(0), entries: draw.game(`s/${key}`).sides.map(sayside) as [string, string] });
    const before = draw.read();
    const effects = draw.effects('s/w1-1', won(1));
    expect(effects.changed.map(({ before: { ref }, after }) => `${ref}: ${after.sides.map(sayside).join(' v ')}`)).toEqual([
      's/w1-1: 1 v 8',
      's/w2-1: 8 v 4',
      's/w3-1: tbd v 2',
    ]);
    expect(effects.undone).toEqual(['s/w2-1', 's/w3-1']);
    expect(draw.read()).toEqual(before);
    expect(draw.effects('s/w1-1', won(0))).toEqual({ changed: [], undone: [] });
    expect(draw.effects('s/w2-2', null).undone).toEqual(['s/w3-1']);
    expect(draw.read()).toEqual(before);
  });

  test('a chain of walkovers is opened again by its first game, and every result behind it is named', () => {
    const draw = cup(16);
    const walkover = (winner: 0 | 1 | null): GameResult => ({ kind: 'walkover', winner });
    draw.record('s/w1-1', walkover(null));
    draw.record('s/w1-2', walkover(0));
    expect(draw.game('s/w2-1').outcome).toEqual({ kind: 'bye', winner: 1 });
    draw.record('s/w1-3', walkover(0));
    draw.record('s/w1-4', walkover(null));
    expect(sides(draw, 's/w3-1')).toBe('8 v 4');
    draw.record('s/w3-1', won(0));
    expect(draw.effects('s/w1-1', null)).toMatchObject({ undone: ['s/w3-1'] });
    expect(refs(draw.clear('s/w1-1'))).toEqual(['s/w1-1', 's/w2-1', 's/w3-1', 's/w4-1']);
    expect(sides(draw, 's/w2-1')).toBe('tbd v 8');
    expect(sides(draw, 's/w4-1')).toBe('tbd v tbd');
  });
});

describe('those who go home', () => {
  test('lose what is left, in the lower bracket too; who comes back plays on', () => {
    const draw = openDraw(input(doubleElimination(seeds(4), { reset: true })));
    expect(refs(draw.withdraw('4'))).toEqual(['s/ub1-1', 's/ub2-1', 's/lb1-1']);
    expect(sides(draw, 's/lb1-1')).toBe('4 v tbd');
    expect(refs(draw.record('s/ub1-2', won(0)))).toEqual(['s/ub1-2', 's/ub2-1', 's/lb1-1', 's/lb2-1']);
    expect(draw.game('s/lb1-1').outcome).toEqual({ kind: 'walkover', winner: 1 });
    expect(refs(draw.reinstate('4'))).toEqual(['s/ub1-1', 's/ub2-1', 's/lb1-1', 's/lb2-1']);
    expect(draw.game('s/ub1-1').ready).toBe(true);
    expect(draw.withdraw('nobody')).toEqual([]);
  });

  test('have won what they won by a walkover that was recorded, also when they go home later', () => {
    const draw = cup(4);
    draw.withdraw('4');
    draw.record('s/w1-2', won(0));
    draw.record('s/w2-1', won(0));
    expect(draw.withdrawEffects('1').undone).toEqual(['s/w2-1']); // as if neither had come to w1-1
    draw.record('s/w1-1', { kind: 'walkover', winner: 0 });
    expect(draw.withdrawEffects('1')).toEqual({ changed: [], undone: [] });
    expect(draw.reinstateEffects('4')).toEqual({ changed: [], undone: [] });
    draw.clear('s/w1-1');
    expect(draw.reinstateEffects('4').undone).toEqual(['s/w2-1']);
    expect(draw.game('s/w2-1').outcome).toEqual({ kind: 'played', winner: 0 });
  });

  test('who comes out of a group later, or into a place by hand, is found there', () => {
    const groups: Stage = { id: 'g', games: [...roundRobin(['a', 'b'], 1), ...roundRobin(['c', 'd'], 2)] };
    const draw = openDraw({ stages: [groups, { id: 'w', games: groupsToKnockout([2, 2]).winners }], results: new Map(), ranks: new Map() });
    draw.withdraw('a');
    draw.setRanks(groupRef('g', 1), ['b', 'a']);
    draw.setRanks(groupRef('g', 2), ['c', 'd']);
    expect(sides(draw, 'w/w1-1')).toBe('b v c');
    expect(refs(draw.withdraw('c'))).toEqual(['g/g2-1', 'w/w1-1']);
    expect(refs(draw.setRanks(groupRef('g', 2), null))).toEqual(['w/w1-1']);
    expect(draw.game('w/w1-1').outcome).toBeNull();

    const late = cup(3);
    late.withdraw('1');
    late.place('s/w1-1', 1, { kind: 'entry', entry: 'late' });
    expect(refs(late.withdraw('late'))).toEqual(['s/w1-1', 's/w2-1']);
    expect(late.game('s/w1-1').outcome).toEqual({ kind: 'walkover', winner: null });
    expect(() => late.place('s/w2-1', 0, { kind: 'bye' })).toThrow('hangs on another game');
    expect(sides((late.place('s/w1-2', 0, { kind: 'bye' }), late), 's/w1-2')).toBe('bye v 3');
  });

  test('ranks tell what they would do as well', () => {
    const groups: Stage = { id: 'g', games: [...roundRobin(['a', 'b'], 1), ...roundRobin(['c', 'd'], 2)] };
    const ranks = new Map([
      ['g/g1', ['a', 'b']],
      ['g/g2', ['c', 'd']],
    ]);
    const draw = openDraw({ stages: [groups, { id: 'w', games: groupsToKnockout([2, 2]).winners }], results: new Map(), ranks });
    draw.record('w/w1-1', { ...won(1), entries: ['a', 'c'] });
    expect(draw.rankEffects('g/g1', ['b', 'a']).undone).toEqual(['w/w1-1']);
    expect(draw.rankEffects('g/g1', null).undone).toEqual(['w/w1-1']);
    expect(sides(draw, 'w/w1-1')).toBe('a v c');
    expect(draw.read().conflicts).toEqual([]);
    draw.setRanks('g/g1', null);
    expect(draw.rankEffects('g/g1', ['a', 'b']).changed).toHaveLength(1);
    expect(openDraw({ stages: [groups], results: new Map(), ranks }).setRanks('g/g1', null)).toEqual([]);
    expect(draw.game('w/w1-1').outcome).toBeNull();
  });
});

test('a draw may be in any order, as long as it does not go round in a circle', () => {
  const games = knockout(seeds(16), { prefix: 'w', thirdPlace: true });
  const random = createRandom(3);
  const results = new Map(games.filter(({ round }) => round < 4).map(({ key }) => [`s/${key}`, won(random() < 0.5 ? 0 : 1)] as const));
  const sorted = progress(input(games, { results }));
  const mixed = progress(input(shuffle(games, random), { results }));
  expect(new Map([...mixed.games].sort())).toEqual(new Map([...sorted.games].sort()));
  const circle = [
    { key: 'a', round: 1, position: 1, slots: [{ kind: 'winnerOf', game: 'b' }, { kind: 'bye' }] },
    { key: 'b', round: 1, position: 2, slots: [{ kind: 'bye' }, { kind: 'loserOf', game: 'a' }] },
  ] as const;
  expect(() => openDraw(input(circle.map((game) => ({ ...game, slots: [...game.slots] }))))).toThrow('circle');
});
