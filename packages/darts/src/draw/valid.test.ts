import { expect, test } from 'vitest';
import { drawSeeding } from './drawSeeding.ts';
import { drawGroups, groupMethods, type GroupEntry } from './groups.ts';
import { knockout } from './knockout.ts';
import type { Slot } from './slot.ts';

const field = (count: number): GroupEntry[] => {
  const seeds = count % 7 === 0 ? count : Math.floor(count / 4);
  return Array.from({ length: count }, (_, i) => ({
    id: `e${i}`,
    seed: i < seeds ? i + 1 : null,
    club: i % 5 === 0 ? null : `c${(i * 7) % 23}`,
  }));
};

// Each test covers a quarter of the numbers. A failure shows the remainder.
const quarter = (part: number) => Array.from({ length: 2047 }, (_, i) => i + 2).filter((count) => count % 4 === part);

test.each([0, 1, 2, 3])(
  'groups of every N from 2 to 2,048 (N mod 4 = %i): each entry once, and sizes that differ by at most one',
  (part) => {
    for (const count of quarter(part)) {
      const method = groupMethods[Math.floor(count / 4) % groupMethods.length] as (typeof groupMethods)[number];
      const drawn = drawGroups(field(count), { size: 3 + (count % 4) }, method, count, count % 5 === 0 ? { apart: 'club' } : {});
      const seen = new Set(drawn.flat());
      if (seen.size !== count || drawn.flat().length !== count) expect.fail(`${count} entries: ${seen.size} different ones drawn`);
      const sizes = drawn.map((group) => group.length);
      expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
    }
  },
);

test.each([0, 1, 2, 3])(
  'knockouts of every N from 2 to 2,048 (N mod 4 = %i), seeded and by lot: each entry once, and byes for the best entries',
  (part) => {
    for (const count of quarter(part)) {
      const entries = field(count);
      const method = count % 8 < 4 ? 'seeded' : 'random';
      const order = drawSeeding(entries, method, count, count % 64 === part ? { apart: 'club' } : {});
      const seeds = entries.filter(({ seed }) => seed != null).length;
      if (method === 'seeded') expect(order.slice(0, seeds)).toEqual(entries.slice(0, seeds).map(({ id }) => id));
      const games = knockout(
        order.map((entry): Slot => ({ kind: 'entry', entry })),
        { prefix: 'w' },
      );
      const first = games.filter(({ round }) => round === 1);
      const byes = first.filter(({ slots }) => slots.some(({ kind }) => kind === 'bye'));
      const placed = first.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : [])));
      expect(placed.length).toBe(count);
      expect(new Set(placed).size).toBe(count);
      expect(byes.length).toBe(first.length * 2 - count);
      const entriesWithBye = new Set(byes.flatMap(({ slots }) => slots.flatMap((slot) => (slot.kind === 'entry' ? [slot.entry] : []))));
      expect(entriesWithBye).toEqual(new Set(order.slice(0, byes.length)));
    }
  },
);
