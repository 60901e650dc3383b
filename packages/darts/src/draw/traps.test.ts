import { describe, expect, test } from 'vitest';
import { openDraw } from './liveDraw.ts';
import { doubleElimination } from './doubleElimination.ts';
import { knockout } from './knockout.ts';
import { createRandom, shuffle } from './random.ts';
import { input, playOut, sayside, seeds, won } from './testDraw.ts';

const cup = (entries: number) => knockout(seeds(entries), { prefix: 'w' });

/** Mistakes that other programs have made with draws, by the number of the list they are kept in; those of scoring are in `x01`. */
describe('traps that other programs fell into', () => {
  test('4: a result belongs to its game, whenever it was written', () => {
    const draw = openDraw(input(cup(8)));
    draw.record('s/w1-1', won(0));
    draw.record('s/w1-2', won(1));
    draw.clear('s/w1-1');
    expect([draw.game('s/w1-1').outcome, draw.game('s/w1-2').outcome]).toEqual([null, { kind: 'played', winner: 1 }]);
  });

  test('5: taking back a walkover takes back the walkovers and byes that followed from it', () => {
    const draw = openDraw(input(cup(8), { withdrawn: new Set(['1']) }));
    expect(draw.game('s/w2-1').sides.map(sayside)).toEqual(['8', 'tbd']);
    draw.record('s/w1-2', { kind: 'walkover', winner: null });
    expect(draw.game('s/w3-1').sides.map(sayside)).toEqual(['8', 'tbd']);
    expect(draw.reinstate('1').map(({ key }) => key)).toEqual(['w1-1', 'w2-1', 'w3-1']);
    expect(draw.game('s/w3-1').sides.map(sayside)).toEqual(['tbd', 'tbd']);
  });

  test('6: w1-1 is not w1-10', () => {
    const draw = openDraw(input(cup(32)));
    draw.record('s/w1-10', won(0));
    expect(draw.game('s/w1-1').outcome).toBeNull();
    expect(() => draw.game('s/w1-')).toThrow('No game');
  });

  test('15: whose opponent is not known yet has not won', () => {
    const draw = openDraw(input(cup(6)));
    expect(draw.game('s/w2-1')).toMatchObject({ sides: [{ kind: 'entry' }, { kind: 'tbd' }], outcome: null, ready: false });
  });

  test.each([3, 5, 6, 7, 11, 12, 13, 24])('16: %i entries play, and no game is ready before those that lead to it are over', (entries) => {
    for (const games of [cup(entries), doubleElimination(seeds(entries), { reset: true })]) {
      const draw = openDraw(input(games));
      for (const ref of playOut(draw, () => won(1))) {
        const { slots } = games.find(({ key }) => `s/${key}` === ref)!;
        for (const slot of slots) if ('game' in slot) expect(draw.game(`s/${slot.game}`).outcome).not.toBeNull();
      }
      expect([...draw.read().games.values()].filter(({ outcome }) => outcome === null)).toEqual([]);
    }
  });

  test('18: every order of four is drawn as often as every other', () => {
    const counts = new Map<string, number>();
    const random = createRandom(18);
    for (let draw = 0; draw < 24_000; draw++) {
      const order = shuffle('abcd'.split(''), random).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    // Chi-square with 23 degrees of freedom: 49.7 is passed by one fair shuffle in a thousand.
    expect([...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0)).toBeLessThan(49.7);
  });
});
