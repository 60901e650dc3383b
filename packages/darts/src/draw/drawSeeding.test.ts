import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubMeetings, drawSeeding } from './drawSeeding.ts';
import type { GroupEntry } from './groups.ts';
import { meetings } from './meetings.ts';
import { createRandom, shuffle } from './random.ts';

const entries = (count: number, seeds: number, clubOf: (i: number) => string | null = () => null): GroupEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: `e${String(i + 1).padStart(3, '0')}`, seed: i < seeds ? i + 1 : null, club: clubOf(i) }));

function orders<T>(items: readonly T[]): T[][] {
  return items.length < 2 ? [[...items]] : items.flatMap((item, i) => orders(items.toSpliced(i, 1)).map((rest) => [item, ...rest]));
}
const compareMeetings = (a: readonly number[], b: readonly number[]) =>
  a.map((pairs, i) => pairs - (b[i] as number)).find((difference) => difference !== 0) ?? 0;

describe('meetings', () => {
  test('are counted by round, together with the bound', () => {
    // Bracket of 8: seeds 1 8 4 5 | 2 7 3 6
    expect(meetings(['x', 'y', null, null, 'y', null, 'z', 'x'])).toEqual({
      pairs: [1, 0, 1],
      bound: [0, 0, 2],
      earliest: 1,
      latestPossible: 3,
    });
    expect(meetings(['x', 'x', 'x', 'x', 'x'])).toEqual({ pairs: [1, 3, 6], bound: [1, 3, 6], earliest: 1, latestPossible: 1 });
    expect(meetings(['x', 'x', 'x', null])).toEqual({ pairs: [1, 2], bound: [1, 2], earliest: 1, latestPossible: 1 });
    expect(meetings(['x', null])).toEqual({ pairs: [0], bound: [0], earliest: null, latestPossible: null });
  });

  test('the bound takes fixed seeds into account', () => {
    expect(meetings(['x', 'y', 'z', 'x', 'x', null, null, null]).bound).toEqual([0, 1, 2]);
    expect(meetings(['x', 'y', 'z', 'x', 'x', null, null, null], (seed) => seed < 4).bound).toEqual([0, 1, 2]);
    expect(meetings(['x', 'x', 'y', 'y'], () => true)).toMatchObject({ pairs: [0, 2], bound: [0, 2] });
    expect(meetings(['x', 'y', 'z', 'x'], (seed) => seed < 4).bound).toEqual([1, 0]);
  });

  test('a club of k members meets in round R - ⌈log2 k⌉ + 1 at the latest, and that is possible', () => {
    for (let k = 2; k <= 32; k++) {
      const labels = Array.from({ length: 32 }, (_, i) => (i < k ? 'x' : null));
      expect(meetings(labels).latestPossible).toBe(5 - Math.ceil(Math.log2(k)) + 1);
    }
  });

  test('no bracket is below the bound', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('x', 'y', null), { minLength: 2, maxLength: 12 }), (labels) => {
        const { pairs, bound } = meetings(labels);
        expect(compareMeetings(pairs, bound)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('clubs apart in a knockout', () => {
  test('without seeds all meetings are as late as possible, for any number of entries', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constantFrom('u', 'v', 'x', 'y', 'z')), { minLength: 2, maxLength: 80 }),
        fc.nat(),
        (clubs, drawNumber) => {
          const all = entries(clubs.length, 0, (i) => clubs[i] ?? null);
          const order = drawSeeding(all, 'random', drawNumber, { apart: 'club' });
          expect([...order].sort()).toEqual(all.map(({ id }) => id));
          const { pairs, bound } = clubMeetings(order, all);
          expect(pairs).toEqual(bound);
          expect(drawSeeding(shuffle(all, createRandom(drawNumber)), 'random', drawNumber, { apart: 'club' })).toEqual(order);
        },
      ),
      { numRuns: 150 },
    );
  });

  test('seeds keep their places, and no order of the others is better, of all orders of up to eight entries', () => {
    fc.assert(
      fc.property(
        fc.array(fc.option(fc.constantFrom('x', 'y')), { minLength: 2, maxLength: 8 }),
        fc.integer({ min: 2, max: 4 }),
        fc.nat(),
        (clubs, seeds, drawNumber) => {
          const all = entries(clubs.length, seeds, (i) => clubs[i] ?? null);
          const order = drawSeeding(all, 'seeded', drawNumber, { apart: 'club' });
          const head = order.slice(0, seeds);
          expect(head).toEqual(all.slice(0, seeds).map(({ id }) => id));
          const { pairs, bound } = clubMeetings(order, all, seeds);
          expect(compareMeetings(pairs, bound)).toBeGreaterThanOrEqual(0);
          for (const rest of orders(order.slice(seeds)))
            expect(compareMeetings(clubMeetings([...head, ...rest], all, seeds).pairs, pairs)).toBeGreaterThanOrEqual(0);
        },
      ),
      { numRuns: 60 },
    );
  });

  test('seeds of a tier exchange their places with exchangeSeeds', () => {
    // Without it, 1 and 8 meet in the first round, as do 2 and 7.
    const all = entries(8, 8, (i) => ({ 0: 'x', 7: 'x', 1: 'y', 6: 'y' })[i] ?? null);
    expect(clubMeetings(drawSeeding(all, 'seeded', 1, { apart: 'club' }), all, 8)).toMatchObject({ pairs: [2, 0, 0], bound: [2, 0, 0] });
    const order = drawSeeding(all, 'seeded', 1, { apart: 'club', exchangeSeeds: true });
    expect(order.slice(0, 2)).toEqual(['e001', 'e002']);
    expect(order.slice(2, 4).sort()).toEqual(['e003', 'e004']);
    expect(order.slice(4).sort()).toEqual(['e005', 'e006', 'e007', 'e008']);
    expect(clubMeetings(order, all)).toMatchObject({ pairs: [0, 0, 2], bound: [0, 0, 2] });
  });

  test('a large field reaches the bound', () => {
    const all = entries(1000, 32, (i) => `club ${i % 37}`);
    const order = drawSeeding(all, 'seeded', 7, { apart: 'club' });
    const { pairs, bound } = clubMeetings(order, all, 32);
    expect(pairs).toEqual(bound);
  });

  test('every entry is in each half equally often', () => {
    const all = entries(8, 0, (i) => (i < 3 ? 'x' : null));
    const upper = new Set([0, 3, 4, 7]);
    const counts = new Map(all.map(({ id }) => [id, 0]));
    for (let drawNumber = 0; drawNumber < 2000; drawNumber++)
      drawSeeding(all, 'random', drawNumber, { apart: 'club' }).forEach(
        (id, index) => upper.has(index) && counts.set(id, (counts.get(id) as number) + 1),
      );
    for (const count of counts.values()) expect(Math.abs(count - 1000)).toBeLessThan(3.5 * Math.sqrt(500));
  });

  test('ids that are not among the entries have no club', () => {
    expect(clubMeetings(['a', 'b'], [{ id: 'a', club: 'x' }])).toMatchObject({ earliest: null });
  });
});
