import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { lateEntry, type DrawInPlay, type LateEntry } from './lateEntry.ts';
import type { Stage } from './links.ts';
import { progress, type GameResult } from './progress.ts';
import { createRandom } from './random.ts';
import { bracketSize } from './seeding.ts';
import type { DrawnGame, Slot } from './slot.ts';
import { input, seeds, sidesOf, slotLabel, won } from './testDraw.ts';

const cup = (count: number, results: Record<string, GameResult> = {}): DrawInPlay =>
  input(knockout(seeds(count), { prefix: 'w' }), { results: new Map(Object.entries(results)) });
const firstRound = ([stage]: readonly Stage[]) =>
  stage?.games
    .filter(({ round, bracket }) => round === 1 && bracket !== 'lower' && bracket !== 'final')
    .map(({ slots }) => slots.map(slotLabel).join(' v '));
const value = (change: LateEntry): Stage[] => {
  if (!change.ok) throw new Error(`${change.code} ${change.games.join()}`);
  return change.value;
};

/** A bracket in which at most `maxPlayed` random games have been played. */
const startedDraw = (double: boolean, count: number, maxPlayed: number, run: number): DrawInPlay => {
  const random = createRandom(run);
  const games = double ? doubleElimination(seeds(count), { reset: true }) : knockout(seeds(count), { prefix: 'w', thirdPlace: true });
  const results = new Map<string, GameResult>();
  for (const { key } of games) {
    const ready = progress(input(games, { results })).games.get(`s/${key}`)?.ready;
    if (ready && results.size < maxPlayed && random() >= 0.2) results.set(`s/${key}`, won(random() < 0.5 ? 0 : 1));
  }
  return input(games, { results });
};

/** For every bye: the games with the entry `late` instead of this bye. */
const withByeFilled = (games: readonly DrawnGame[]): DrawnGame[][] =>
  games.flatMap((game) =>
    game.slots.flatMap((slot, side) => {
      if (slot.kind !== 'bye') return [];
      const slots = game.slots.with(side, { kind: 'entry', entry: 'late' }) as [Slot, Slot];
      return [games.map((other) => (other === game ? { ...other, slots } : other))];
    }),
  );

/** Whether every game with a result still has its sides. */
const keepsResults = (draw: DrawInPlay, stages: readonly Stage[]): boolean => {
  const [before, after] = [progress(draw), progress({ ...draw, stages })];
  return [...draw.results.keys()].every((ref) => sidesOf(before, ref) === sidesOf(after, ref));
};

describe('a late entry', () => {
  test('takes the bye of the weakest seed, as if it had been the last seed of the draw', () => {
    const stages = value(lateEntry(cup(5), 's', '6'));
    expect(stages).toEqual(cup(6).stages);
  });

  test('can take a bye in the first slot of a game, and does not change other stages', () => {
    const draw = cup(5);
    const reversed = draw.stages.map((stage) => ({
      ...stage,
      games: stage.games.map((game) => (game.round === 1 ? { ...game, slots: [game.slots[1], game.slots[0]] as [Slot, Slot] } : game)),
    }));
    const other = cup(4).stages.map((stage) => ({ ...stage, id: 'other' }));
    const stages = value(lateEntry({ ...draw, stages: [...reversed, ...other] }, 's', 'late'));
    expect(firstRound(stages)?.filter((game) => game.includes('late'))).toEqual(['late v 1']);
    expect(stages.slice(1)).toEqual(other);
  });

  test('takes another bye if the first one has had consequences', () => {
    const draw = cup(5, { 's/w1-2': won(0), 's/w2-2': won(0) });
    expect(firstRound(draw.stages)).toEqual(['1 v bye', '4 v 5', '2 v bye', '3 v bye']);
    expect(firstRound(value(lateEntry(draw, 's', 'late')))).toEqual(['1 v late', '4 v 5', '2 v bye', '3 v bye']);
  });

  test('is refused if there is no bye, or if every bye has had consequences', () => {
    expect(lateEntry(cup(8), 's', '9')).toEqual({ ok: false, code: 'no-place', games: [] });
    const started = cup(5, { 's/w1-2': won(0), 's/w2-1': won(0), 's/w2-2': won(0) });
    expect(lateEntry(started, 's', '6')).toEqual({ ok: false, code: 'has-begun', games: ['s/w2-2', 's/w2-1'] });
    expect(lateEntry({ ...cup(3), started: new Set(['s/w2-1']) }, 's', '4')).toMatchObject({ ok: false, games: ['s/w2-1'] });
    expect(() => lateEntry(cup(3), 'x', '4')).toThrow('No stage x');
  });

  test('can take a bye if the result of the next game does not count', () => {
    const draw = cup(5, { 's/w2-1': won(0), 's/w2-2': won(0) });
    expect(progress(draw).conflicts).toEqual(['s/w2-1']);
    expect(firstRound(value(lateEntry(draw, 's', 'late')))).toEqual(['1 v late', '4 v 5', '2 v bye', '3 v bye']);
  });

  test('replaces the byes of the lower bracket that follow from its bye', () => {
    const draw = input(doubleElimination(seeds(6)), {
      results: new Map([
        ['s/ub1-2', won(0)],
        ['s/ub1-4', won(0)],
      ]),
    });
    expect(firstRound(value(lateEntry(draw, 's', '7')))).toEqual(['1 v bye', '4 v 5', '2 v 7', '3 v 6']);
    // 6 had a bye in round 1 of the lower bracket and has played its next game. With 7 in the draw, the loser of 2 v 7 would play 6 there.
    const played = { ...draw, results: new Map([...draw.results, ['s/ub2-1', won(1)], ['s/lb2-2', won(0)]] as const) };
    expect(lateEntry(played, 's', '7')).toEqual({ ok: false, code: 'has-begun', games: ['s/lb2-2', 's/ub2-1'] });
  });
});

test('law: a late entry makes the draw of one entry more; in a started draw it joins exactly if one of the byes allows it', () => {
  for (let count = 3; count < 130; count++) {
    const draw = input(doubleElimination(seeds(count)));
    if (bracketSize(count) > count)
      expect(value(lateEntry(draw, 's', String(count + 1)))).toEqual(input(doubleElimination(seeds(count + 1))).stages);
  }
  fc.assert(
    fc.property(fc.boolean(), fc.integer({ min: 2, max: 17 }), fc.integer(), (double, count, run) => {
      const draw = startedDraw(double, count, 20, run);
      const games = draw.stages[0]?.games as DrawnGame[];
      const late = lateEntry(draw, 's', 'late');
      expect(late.ok).toBe(withByeFilled(games).some((filled) => keepsResults(draw, [{ id: 's', games: filled }])));
      if (late.ok) expect(keepsResults(draw, late.value)).toBe(true);
    }),
    { numRuns: 100 },
  );
});
