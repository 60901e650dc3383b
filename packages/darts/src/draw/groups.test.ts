import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { drawSeeding } from './drawSeeding.ts';
import { drawGroups, groupCount, groupMethods, swapEntries, type GroupEntry } from './groups.ts';
import { createRandom, shuffle } from './random.ts';

const entries = (count: number, traitsOf: (i: number) => Partial<GroupEntry> = () => ({})): GroupEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: `e${String(i + 1).padStart(3, '0')}`, ...traitsOf(i) }));
const seeded = (count: number, seeds = count) => entries(count, (i) => ({ seed: i < seeds ? i + 1 : null }));
const sizes = (groups: string[][]) => groups.map((group) => group.length);

test('counts groups by number or by size', () => {
  expect(groupCount(24, { groups: 6 })).toBe(6);
  expect(groupCount(24, { size: 4 })).toBe(6);
  expect(groupCount(10, { size: 4 })).toBe(3);
  expect(groupCount(3, { groups: 8 })).toBe(3);
  expect(() => groupCount(3, { groups: 0 })).toThrow(RangeError);
  expect(() => groupCount(3, { size: 0 })).toThrow(RangeError);
  expect(sizes(drawGroups(entries(10), { size: 4 }, 'random', 1))).toEqual([4, 3, 3]);
});

test('every draw has each entry once and group sizes that differ by at most one, and its draw number repeats it for any order of entries', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 2, max: 70 }),
      fc.integer({ min: 1, max: 16 }),
      fc.constantFrom(...groupMethods),
      fc.integer({ min: 0, max: 2 ** 32 - 1 }),
      fc.boolean(),
      fc.array(fc.record({ seed: fc.option(fc.integer({ min: 1, max: 9 })), club: fc.option(fc.constantFrom('x', 'y', 'z')) }), {
        minLength: 70,
        maxLength: 70,
      }),
      (count, groups, method, drawNumber, apart, traits) => {
        const all = entries(count, (i) => traits[i] ?? {});
        const options = apart ? ({ apart: 'club' } as const) : {};
        const drawn = drawGroups(all, { groups }, method, drawNumber, options);
        expect(drawn.flat().sort()).toEqual(all.map((entry) => entry.id));
        expect(Math.max(...sizes(drawn)) - Math.min(...sizes(drawn))).toBeLessThanOrEqual(1);
        expect(drawGroups(shuffle(all, createRandom(drawNumber)), { groups }, method, drawNumber, options)).toEqual(drawn);
      },
    ),
    { numRuns: 200 },
  );
});

test('a published draw number always gives the same draw', () => {
  // Computed in another language from the description in random.ts. If this changes, published draws can no longer be checked.
  const names = ['anna', 'bert', 'cees', 'dirk', 'eva', 'fien', 'gert', 'hans', 'ilse', 'joop'].map((id) => ({ id }));
  expect(drawGroups(names, { groups: 3 }, 'random', 20260117)).toEqual([
    ['gert', 'anna', 'hans', 'joop'],
    ['cees', 'bert', 'eva'],
    ['fien', 'dirk', 'ilse'],
  ]);
  expect(drawSeeding(names, 'random', 20260117).slice(0, 4)).toEqual(['gert', 'cees', 'fien', 'anna']);
});

test('the seeding of a knockout has the seeds first, then the others by lot', () => {
  const order = drawSeeding(shuffle(seeded(12, 3), createRandom(1)), 'seeded', 4);
  expect(order.slice(0, 3)).toEqual(['e001', 'e002', 'e003']);
  expect([...order].sort()).toEqual(seeded(12).map((entry) => entry.id));
  expect(order).toEqual(drawSeeding(seeded(12, 3), 'seeded', 4));
  expect(order).not.toEqual(drawSeeding(seeded(12, 3), 'seeded', 5));
});

test('another draw number gives another draw', () => {
  expect(drawGroups(entries(24), { groups: 6 }, 'random', 1)).not.toEqual(drawGroups(entries(24), { groups: 6 }, 'random', 2));
});

test('throws for a duplicate entry', () => {
  expect(() => drawGroups([...entries(4), { id: 'e001' }], { groups: 2 }, 'random', 1)).toThrow('twice');
});

describe('seeded', () => {
  test('seed k heads group k, and each group gets one of the next seeds', () => {
    const drawn = drawGroups(seeded(16, 8), { groups: 4 }, 'seeded', 5);
    expect(drawn.map((group) => group[0])).toEqual(['e001', 'e002', 'e003', 'e004']);
    expect(drawn.map((group) => group.filter((id) => id <= 'e008').length)).toEqual([2, 2, 2, 2]);
  });

  test('fewer seeds than groups', () => {
    const drawn = drawGroups(seeded(12, 2), { groups: 4 }, 'seeded', 5);
    expect([drawn[0]?.[0], drawn[1]?.[0]]).toEqual(['e001', 'e002']);
    expect(sizes(drawn)).toEqual([3, 3, 3, 3]);
  });
});

test('a snake reverses its direction in every row', () => {
  expect(drawGroups(seeded(8), { groups: 3 }, 'snake', 1)).toEqual([
    ['e001', 'e006', 'e007'],
    ['e002', 'e005', 'e008'],
    ['e003', 'e004'],
  ]);
});

describe('clubs apart', () => {
  const together = (groups: string[][], all: GroupEntry[], club: string) =>
    groups.map((group) => group.filter((id) => all.find((entry) => entry.id === id)?.club === club).length);

  test('every club is spread as evenly as possible in a random draw', () => {
    const clubs = [...Array<string>(7).fill('x'), ...Array<string>(4).fill('y'), ...Array<string>(3).fill('z')];
    const all = entries(18, (i) => ({ club: clubs[i] ?? null }));
    for (let drawNumber = 0; drawNumber < 50; drawNumber++) {
      const drawn = drawGroups(all, { groups: 4 }, 'random', drawNumber, { apart: 'club' });
      expect(together(drawn, all, 'x').sort()).toEqual([1, 2, 2, 2]);
      expect(together(drawn, all, 'y')).toEqual([1, 1, 1, 1]);
      expect(together(drawn, all, 'z').sort()).toEqual([0, 1, 1, 1]);
    }
  });

  test('seeds remain at the head of their groups', () => {
    const all = entries(12, (i) => ({ seed: i < 4 ? i + 1 : null, club: i % 4 === 0 ? 'x' : null }));
    for (let drawNumber = 0; drawNumber < 20; drawNumber++) {
      const drawn = drawGroups(all, { groups: 4 }, 'seeded', drawNumber, { apart: 'club' });
      expect(drawn.map((group) => group[0])).toEqual(['e001', 'e002', 'e003', 'e004']);
      expect(Math.max(...together(drawn, all, 'x'))).toBe(1);
    }
  });

  test('a snake moves entries only within their row', () => {
    const all = seeded(8).map((entry) => ({ ...entry, club: ['e001', 'e008'].includes(entry.id) ? 'x' : null }));
    const drawn = drawGroups(all, { groups: 4 }, 'snake', 3, { apart: 'club' });
    expect(drawn.flatMap((group) => group.slice(0, 1)).sort()).toEqual(['e001', 'e002', 'e003', 'e004']);
    expect(Math.max(...together(drawn, all, 'x'))).toBe(1);
  });
});

describe('a manual swap', () => {
  const drawn = [
    ['a', 'b'],
    ['c', 'd'],
  ];
  test('exchanges two entries and does not change its input', () => {
    expect(swapEntries(drawn, 'b', 'c')).toEqual([
      ['a', 'c'],
      ['b', 'd'],
    ]);
    expect(drawn[0]).toEqual(['a', 'b']);
  });
  test('throws for entries that are not drawn', () => expect(() => swapEntries(drawn, 'a', 'x')).toThrow('in no group'));
});

describe('pots', () => {
  test('by seed: each group gets one entry of each pot by lot', () => {
    const drawn = drawGroups(seeded(12, 8), { groups: 4 }, 'pots', 9);
    for (const group of drawn) {
      expect(group.map((id) => Math.ceil(Number(id.slice(1)) / 4))).toEqual([1, 2, 3]);
    }
    expect(drawn.map((group) => group[0])).not.toEqual(['e001', 'e002', 'e003', 'e004']);
  });

  test('every entry of a pot is in each group equally often', () => {
    const counts = new Map<string, number>();
    for (let drawNumber = 0; drawNumber < 3000; drawNumber++)
      drawGroups(seeded(6, 6), { groups: 3 }, 'pots', drawNumber).forEach((group, g) => {
        for (const id of group) counts.set(`${id} in ${g}`, (counts.get(`${id} in ${g}`) ?? 0) + 1);
      });
    expect(counts.size).toBe(18);
    const chiSquare = [...counts.values()].reduce((sum, count) => sum + (count - 1000) ** 2 / 1000, 0);
    expect(chiSquare).toBeLessThan(26.1); // two tables of three by three: 8 degrees of freedom, p = 0.001
  });

  test('as an option: each pot begins at the group after the last one of the previous pot, and entries in no pot come last', () => {
    const pots = [['e001'], ['e002', 'e003', 'e004']];
    const drawn = drawGroups(entries(6), { groups: 2 }, 'pots', 1, { pots });
    expect(drawn[0]?.[0]).toBe('e001');
    expect(drawn.map((group) => group.filter((id) => pots[1]?.includes(id)).length)).toEqual([1, 2]);
    expect(sizes(drawn)).toEqual([3, 3]);
  });

  test('throw for an entry in two pots, and for an entry that is not drawn', () => {
    expect(() => drawGroups(entries(4), { groups: 2 }, 'pots', 1, { pots: [['e001'], ['e001']] })).toThrow('two pots');
    expect(() => drawGroups(entries(4), { groups: 2 }, 'pots', 1, { pots: [['e009']] })).toThrow('not drawn');
  });
});
