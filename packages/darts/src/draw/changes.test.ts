import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exchangeEntries, exchangeSlots, lateEntry, redraw, reseed, type DrawInPlay } from './changes.ts';
import { doubleElimination } from './doubleElimination.ts';
import { groupsToKnockout } from './groupsToKnockout.ts';
import { knockout } from './knockout.ts';
import type { Stage } from './links.ts';
import { openDraw } from './liveDraw.ts';
import { progress, type GameResult } from './progress.ts';
import { createRandom, shuffle } from './random.ts';
import { roundRobin } from './roundRobin.ts';
import { bracketSize } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';
import { input, say, seeds, won } from './testDraw.ts';

const entry = (name: string): Slot => ({ kind: 'entry', entry: name });
const cup = (count: number, results: Record<string, GameResult> = {}): DrawInPlay =>
  input(knockout(seeds(count), { prefix: 'w' }), { results: new Map(Object.entries(results)) });
const firstRound = (stages: readonly Stage[], id = 's') =>
  (stages.find((stage) => stage.id === id) as Stage).games
    .filter(({ round, bracket }) => round === 1 && bracket !== 'lower' && bracket !== 'final')
    .map(({ slots }) => slots.map(say).join(' v '));
const value = <T>(change: { ok: true; value: T } | { ok: false; code: string; games: string[] }): T => {
  if (!change.ok) throw new Error(`${change.code} ${change.games.join()}`);
  return change.value;
};

const build = (double: boolean, slots: Slot[]) =>
  double ? doubleElimination(slots, { reset: true }) : knockout(slots, { prefix: 'w', thirdPlace: true });

/** A bracket with up to so many games played, here and there. */
const begunDraw = (double: boolean, count: number, most: number, seed: number): DrawInPlay => {
  const random = createRandom(seed);
  const stages = [{ id: 's', games: build(double, seeds(count)) }];
  const results = new Map<string, GameResult>();
  const live = openDraw({ stages, results, ranks: new Map() });
  for (const ref of live.read().games.keys()) {
    if (!live.game(ref).ready || results.size >= most || random() < 0.2) continue;
    results.set(ref, won(random() < 0.5 ? 0 : 1));
    live.record(ref, results.get(ref) as GameResult);
  }
  return { stages, results, ranks: new Map() };
};

const fill = (games: readonly DrawnGame[], game: DrawnGame, side: 0 | 1): DrawnGame[] =>
  games.map((one) => (one === game ? { ...one, slots: side === 0 ? [entry('late'), one.slots[1]] : [one.slots[0], entry('late')] } : one));

describe('a late entry', () => {
  test('takes the bye of the weakest seed, as if it had been the last seed from the start', () => {
    const stages = value(lateEntry(cup(5), 's', '6'));
    expect(stages).toEqual(cup(6).stages);
  });

  test('takes another bye where the first one has had consequences', () => {
    const draw = cup(5, { 's/w1-2': won(0), 's/w2-2': won(0) });
    expect(firstRound(draw.stages)).toEqual(['1 v bye', '4 v 5', '2 v bye', '3 v bye']);
    expect(firstRound(value(lateEntry(draw, 's', 'late')))).toEqual(['1 v late', '4 v 5', '2 v bye', '3 v bye']);
  });

  test('stays out where there is no bye, or where all have had consequences', () => {
    expect(lateEntry(cup(8), 's', '9')).toEqual({ ok: false, code: 'no-place', games: [] });
    const begun = cup(5, { 's/w1-2': won(0), 's/w2-1': won(0), 's/w2-2': won(0) });
    expect(lateEntry(begun, 's', '6')).toEqual({ ok: false, code: 'has-begun', games: ['s/w2-2', 's/w2-1'] });
    expect(lateEntry({ ...cup(3), started: new Set(['s/w2-1']) }, 's', '4')).toMatchObject({ ok: false, games: ['s/w2-1'] });
    expect(() => lateEntry(cup(3), 'x', '4')).toThrow('No stage x');
  });

  test('opens byes of the lower bracket as well', () => {
    const draw = input(doubleElimination(seeds(6)), {
      results: new Map([
        ['s/ub1-2', won(0)],
        ['s/ub1-4', won(0)],
      ]),
    });
    expect(firstRound(value(lateEntry(draw, 's', '7')))).toEqual(['1 v bye', '4 v 5', '2 v 7', '3 v 6']);
    // 6 had a bye in round 1 of the lower bracket and has played on: now somebody could lose to 2 and meet 6 there
    const played = { ...draw, results: new Map([...draw.results, ['s/ub2-1', won(1)], ['s/lb2-2', won(0)]] as const) };
    expect(lateEntry(played, 's', '7')).toEqual({ ok: false, code: 'has-begun', games: ['s/lb2-2', 's/ub2-1'] });
  });
});

test('law: a late entry makes the draw of one entry more; where something has begun, it comes in exactly if any bye lets it', () => {
  for (let count = 3; count < 130; count++) {
    const draw = input(doubleElimination(seeds(count)));
    if (bracketSize(count) > count)
      expect(value(lateEntry(draw, 's', String(count + 1)))).toEqual(input(doubleElimination(seeds(count + 1))).stages);
  }
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 2, max: 17 }), fc.integer(), (double, count, seed) => {
      const draw = begunDraw(double, count, 20, seed);
      const games = draw.stages[0]?.games as DrawnGame[];
      const filled = games.flatMap((game) =>
        ([0, 1] as const).flatMap((side) => (game.slots[side].kind === 'bye' ? [fill(games, game, side)] : [])),
      );
      const late = lateEntry(draw, 's', 'late');
      expect(late.ok).toBe(filled.some((one) => redraw(draw, [{ id: 's', games: one }]).ok));
      if (late.ok) expect(redraw(draw, late.value).ok).toBe(true);
    }),
    { numRuns: 100 },
  );
});

describe('an exchange by hand', () => {
  test('lets two entries take over each other’s games', () => {
    const groups: Stage = { id: 'g', games: [...roundRobin(['a', 'b', 'c'], 1), ...roundRobin(['d', 'e', 'f'], 2)] };
    const draw = { stages: [groups], results: new Map([['g/g1-1', won(0)]]), ranks: new Map() };
    const inFirst = groups.games.find(({ key }) => key === 'g1-1')?.slots.map(say) as string[];
    const free = ['a', 'b', 'c'].find((name) => !inFirst.includes(name)) as string;
    const swapped = value(exchangeEntries(draw, free, 'e'));
    expect(swapped[0]?.games.filter(({ slots }) => slots.map(say).includes(free)).map(({ group }) => group)).toEqual([2, 2]);
    expect(exchangeEntries(draw, inFirst[0] as string, 'e')).toEqual({ ok: false, code: 'has-begun', games: ['g/g1-1'] });
    expect(exchangeEntries(draw, 'a', 'nobody')).toEqual({ ok: false, code: 'not-drawn', games: [] });
    expect(exchangeEntries(draw, 'nobody', 'a')).toEqual({ ok: false, code: 'not-drawn', games: [] });
  });

  test('of two who have no game yet leaves all results', () => {
    const draw = cup(8, { 's/w1-1': won(0) });
    expect(firstRound(value(exchangeEntries(draw, '4', '2')))).toEqual(['1 v 8', '2 v 5', '4 v 7', '3 v 6']);
    expect(exchangeEntries(draw, '8', '2')).toMatchObject({ code: 'has-begun', games: ['s/w1-1'] });
  });

  test('of two slots moves byes as well, as long as nobody is left without a game', () => {
    const draw = cup(6, { 's/w1-2': won(0) });
    const slot = (key: string, side: 0 | 1) => ({ ref: `s/${key}`, side });
    expect(firstRound(value(exchangeSlots(draw, slot('w1-1', 1), slot('w1-4', 0))))).toEqual(['1 v 3', '4 v 5', '2 v bye', 'bye v 6']);
    expect(exchangeSlots(draw, slot('w1-1', 0), slot('w1-3', 1))).toEqual({ ok: false, code: 'two-byes', games: ['s/w1-1'] });
    expect(exchangeSlots(draw, slot('w1-2', 1), slot('w1-4', 1))).toEqual({ ok: false, code: 'has-begun', games: ['s/w1-2'] });
    expect(() => exchangeSlots(draw, slot('w1-2', 1), slot('w2-1', 0))).toThrow('hangs on another game');
    expect(() => exchangeSlots(draw, slot('w1-2', 1), slot('w9-1', 0))).toThrow('No game');
  });

  test('a result that does not count stands in nobody’s way', () => {
    const draw = cup(8, { 's/w2-1': won(0) });
    expect(value(exchangeEntries(draw, '8', '2'))).toHaveLength(1);
  });
});

test('another draw is taken if all that has begun is in it as it was', () => {
  const draw = cup(8, { 's/w1-3': won(0) });
  const other = [{ id: 's', games: knockout([...seeds(8).slice(0, 3), ...['5', '4', '6', '7', '8'].map(entry)], { prefix: 'w' }) }];
  expect(redraw(draw, other)).toEqual({ ok: true, value: other });
  expect(redraw(draw, [{ id: 's', games: knockout(seeds(4), { prefix: 'w' }) }])).toEqual({
    ok: false,
    code: 'has-begun',
    games: ['s/w1-3'],
  });
});

describe('seeding anew', () => {
  test('leaves what has begun, and all that led to it, and puts the others around it', () => {
    const draw = cup(8, { 's/w1-2': won(0) });
    const order = ['8', '7', '6', '5', '4', '3', '2', '1'].map(entry);
    expect(firstRound(value(reseed(draw, 's', order)))).toEqual(['8 v 1', '4 v 5', '7 v 2', '6 v 3']);
    const bye = cup(6, { 's/w1-2': won(0), 's/w2-1': won(0) });
    expect(firstRound(value(reseed(bye, 's', ['6', '5', '4', '3', '2', '1'].map(entry))))).toEqual([
      '1 v bye',
      '4 v 5',
      '6 v bye',
      '3 v 2',
    ]);
  });

  test('takes in and leaves out, as far as there are places', () => {
    const draw = cup(6, { 's/w1-2': won(0) });
    expect(firstRound(value(reseed(draw, 's', ['1', '4', '5', 'new', '2'].map(entry))))).toEqual([
      '1 v bye',
      '4 v 5',
      'new v bye',
      '2 v bye',
    ]);
    expect(reseed(draw, 's', ['1', '2', '3', '4', '6'].map(entry))).toEqual({ ok: false, code: 'has-begun', games: ['s/w1-2'] });
    expect(reseed(draw, 's', seeds(9))).toEqual({ ok: false, code: 'too-many', games: [] });
    expect(reseed(draw, 's', seeds(5).slice(2))).toEqual({ ok: false, code: 'too-few', games: [] });
  });

  test('of a knockout after groups moves ranks', () => {
    const groups: Stage = { id: 'g', games: [...roundRobin(['a', 'b'], 1), ...roundRobin(['c', 'd'], 2)] };
    const draw: DrawInPlay = {
      stages: [groups, { id: 'w', games: groupsToKnockout([2, 2], { table: { 2: { winners: [1, 2], losers: [] } } }).winners }],
      results: new Map([['g/g1-1', won(0)]]),
      ranks: new Map(),
    };
    const ranks = [1, 2].flatMap((rank) => [2, 1].map((group): Slot => ({ kind: 'rank', group, rank })));
    expect(firstRound(value(reseed(draw, 'w', ranks)), 'w')).toEqual(['2.1 v 1.2', '1.1 v 2.2']);
    const begun = { ...draw, started: new Set(['w/w1-1']) };
    expect(firstRound(value(reseed(begun, 'w', ranks)), 'w')).toEqual(['1.1 v 2.2', '2.1 v 1.2']);
    expect(redraw(begun, value(reseed(begun, 'w', ranks))).ok).toBe(true);
  });

  test('law: every result keeps its sides, everybody is in once, byes are never two in a game; from nothing it is the draw itself', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.integer({ min: 2, max: 33 }), fc.nat({ max: 40 }), fc.integer(), (double, count, games, seed) => {
        const draw = begunDraw(double, count, games, seed);
        const order = shuffle(seeds(count), createRandom(seed));
        const after = value(reseed(draw, 's', order));
        if (draw.results.size === 0) expect(after).toEqual([{ id: 's', games: build(double, order) }]);
        expect(redraw(draw, after).ok).toBe(true);
        expect(progress({ ...draw, stages: after }).conflicts).toEqual([]);
        const pairs = firstRound(after);
        expect(pairs.filter((pair) => pair === 'bye v bye')).toEqual([]);
        const names = pairs.flatMap((pair) => pair.split(' v ')).sort();
        const byes = Array.from({ length: bracketSize(count) - count }, () => 'bye');
        expect(names).toEqual([...seeds(count).map(say), ...byes].sort());
      }),
      { numRuns: 80 },
    );
  });
});
