import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import { groupRef, linkGames, type Stage } from './links.ts';
import { openDraw, type Effects, type LiveDraw } from './liveDraw.ts';
import { progress, type GameProgress, type GameResult, type Progress, type ProgressInput } from './progress.ts';
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

const tournaments = {
  knockout: (count: number): Stage[] => [{ id: 's', games: knockout(seeds(count), { prefix: 'w', thirdPlace: true }) }],
  double: (count: number): Stage[] => [{ id: 's', games: doubleElimination(seeds(count), { reset: true }) }],
  groups: (count: number): Stage[] => {
    const sizes = [Math.ceil(count / 2) + 1, Math.floor(count / 2) + 1];
    const groups = sizes.map((size, i) => Array.from({ length: size }, (_, j) => `${i + 1}${String.fromCharCode(97 + j)}`));
    const { winners, losers } = groupsToKnockout(sizes, { thirdPlace: { winners: true } });
    const games = groups.flatMap((group, i) => roundRobin(group, i + 1));
    return [
      { id: 'groups', games },
      { id: 'winners', games: winners },
      { id: 'losers', games: losers },
    ];
  },
};

type Step = { what: 'record' | 'clear' | 'withdraw' | 'reinstate' | 'rank'; pick: number; how: number };
const step: fc.Arbitrary<Step> = fc.record({
  what: fc.constantFrom('record', 'record', 'record', 'record', 'clear', 'withdraw', 'reinstate', 'rank'),
  pick: fc.nat(),
  how: fc.nat(),
});

/** What is different, by looking at everything. */
const difference = (before: Progress, after: Progress) =>
  [...after.games.values()].filter((game) => JSON.stringify(game) !== JSON.stringify(before.games.get(game.ref)));

describe('laws of an open draw', () => {
  test('after any steps it says what progress says from scratch, and each step told exactly what it changed', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('knockout', 'double', 'groups'),
        fc.integer({ min: 2, max: 20 }),
        fc.array(step, { maxLength: 40 }),
        (kind, count, steps) => {
          const stages = tournaments[kind](count);
          const now = {
            stages,
            results: new Map<string, GameResult>(),
            ranks: new Map<string, (string | null)[]>(),
            withdrawn: new Set<string>(),
          };
          const draw = openDraw(now);
          const links = linkGames(stages);
          const all = [...links.games.keys()];
          const groups = [...links.groups.values()];
          const people = [
            ...new Set(
              stages.flatMap(({ games }) =>
                games.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : []))),
              ),
            ),
          ];
          for (const { what, pick, how } of steps) {
            const before = progress(now);
            const from = <T>(list: readonly T[]) => list[pick % list.length] as T;
            const open = all.filter((ref) => before.games.get(ref)?.ready);
            const ref = from(what === 'record' && open.length > 0 && how % 5 > 0 ? open : all);
            let effects: Effects | null = null;
            let changed: GameProgress[] = [];
            if (what === 'record') {
              const sides = before.games.get(ref)?.sides.map(sayside) as [string, string];
              const winner = how % 11 === 0 ? null : how % 2 === 0 ? 0 : 1;
              const result: GameResult = {
                kind: how % 7 === 0 ? 'walkover' : 'played',
                winner,
                ...(how % 3 === 0 ? { entries: sides } : {}),
              };
              effects = draw.effects(ref, result);
              now.results.set(ref, result);
              changed = draw.record(ref, result);
            } else if (what === 'clear') {
              effects = draw.effects(ref, null);
              now.results.delete(ref);
              changed = draw.clear(ref);
            } else if (what === 'rank' && groups.length > 0) {
              const group = from(groups);
              const entries = [...new Set(group.games.flatMap((game) => before.games.get(game)?.sides.map(sayside) as string[]))];
              const order = how % 4 === 0 ? null : shuffle(entries, createRandom(how)).map((entry, i) => (how % 9 === i ? null : entry));
              effects = draw.rankEffects(group.ref, order);
              if (order) now.ranks.set(group.ref, order);
              else now.ranks.delete(group.ref);
              changed = draw.setRanks(group.ref, order);
            } else if (what === 'withdraw') {
              now.withdrawn.add(from(people));
              changed = draw.withdraw(from(people));
            } else if (what === 'reinstate') {
              now.withdrawn.delete(from(people));
              changed = draw.reinstate(from(people));
            }
            const after = progress(now);
            expect(draw.read()).toEqual(after);
            expect(changed).toEqual(difference(before, after));
            if (!effects) continue;
            expect(effects.changed).toEqual(changed.map((game) => ({ before: before.games.get(game.ref), after: game })));
            const recorded = what === 'rank' ? null : ref;
            expect(effects.undone).toEqual(after.conflicts.filter((game) => game !== recorded && !before.conflicts.includes(game)));
          }
        },
      ),
      { numRuns: 150 },
    );
  });

  test('taking back what was just recorded brings back what was there', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('knockout', 'double'),
        fc.integer({ min: 2, max: 40 }),
        fc.integer(),
        fc.nat(),
        (kind, count, seed, pick) => {
          const random = createRandom(seed);
          const draw = openDraw({ stages: tournaments[kind](count), results: new Map(), ranks: new Map() } satisfies ProgressInput);
          const done: { ref: string; before: Progress }[] = [];
          for (const ref of draw.read().games.keys()) {
            if (!draw.game(ref).ready || done.length > pick % 60) continue;
            done.push({ ref, before: draw.read() });
            draw.record(ref, won(random() < 0.5 ? 0 : 1));
          }
          for (const { ref, before } of done.reverse()) {
            draw.clear(ref);
            expect(draw.read()).toEqual(before);
          }
        },
      ),
      { numRuns: 40 },
    );
  });
});
