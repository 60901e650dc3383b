import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { clubBound, clubPairs, separation } from './clubs.ts';
import { drawGroups, groupMethods, type GroupEntry } from './groups.ts';

/** `xxy-`: four entries, two of club x, one of club y, one without a club. */
const ofClubs = (clubs: string, seeds = 0): GroupEntry[] =>
  [...clubs].map((club, i) => ({
    id: `e${String(i + 1).padStart(2, '0')}`,
    club: club === '-' ? null : club,
    seed: i < seeds ? i + 1 : null,
  }));

/** All distributions of entries over groups of these sizes. */
function* allDraws(ids: readonly string[], sizes: readonly number[], groups: string[][] = sizes.map(() => [])): Generator<string[][]> {
  const [id, ...others] = ids;
  if (id === undefined) return yield groups.map((group) => [...group]);
  for (const [g, group] of groups.entries()) {
    if (group.length === sizes[g]) continue;
    group.push(id);
    yield* allDraws(others, sizes, groups);
    group.pop();
  }
}

const manyEntries = fc.array(
  fc.record({ seed: fc.option(fc.integer({ min: 1, max: 60 })), club: fc.option(fc.constantFrom('u', 'v', 'x', 'y')) }),
  {
    minLength: 2,
    maxLength: 40,
  },
);

test('counts pairs of clubmates in a group, and the fewest possible', () => {
  const entries = ofClubs('xxxxyy-');
  const ids = entries.map(({ id }) => id);
  expect(clubPairs([ids], entries)).toBe(6 + 1);
  expect(clubPairs([['e01', 'e02', 'e05'], ['e03', 'e04', 'e06'], ['e07']], entries)).toBe(2);
  expect(clubPairs([['e01', 'stranger', 'e07']], entries)).toBe(0);
  expect([1, 2, 3, 4].map((groups) => clubBound(entries, groups))).toEqual([7, 2, 1, 0]);
  expect(
    separation(
      [
        ['e01', 'e02', 'e05'],
        ['e03', 'e04', 'e06', 'e07'],
      ],
      entries,
    ),
  ).toEqual({ pairs: 2, bound: 2 });
});

test('no draw is below the bound, and one reaches it', () => {
  for (const clubs of ['xxxyy-', 'xxxxyyz', 'xxxyyyzz', 'xx--yyy', 'xxxxxx-']) {
    const entries = ofClubs(clubs);
    for (const groups of [2, 3]) {
      const sizes = Array.from({ length: groups }, (_, g) => Math.floor((entries.length + groups - 1 - g) / groups));
      const fewest = Math.min(
        ...[
          ...allDraws(
            entries.map(({ id }) => id),
            sizes,
          ),
        ].map((draw) => clubPairs(draw, entries)),
      );
      expect(fewest).toBe(clubBound(entries, groups));
    }
  }
});

test('every method reaches the bound with any clubs and seeds, and keeps its own rules', () => {
  fc.assert(
    fc.property(
      manyEntries,
      fc.integer({ min: 1, max: 9 }),
      fc.constantFrom(...groupMethods),
      fc.nat(),
      (traits, groups, method, drawNumber) => {
        const entries = traits.map((trait, i) => ({ id: `e${i}`, ...trait }));
        const drawn = drawGroups(entries, { groups }, method, drawNumber, { apart: 'club' });
        const { pairs, bound } = separation(drawn, entries);
        expect(pairs).toBe(bound);
        expect(drawn.flat().sort()).toEqual(entries.map(({ id }) => id).sort());
        const sizes = drawn.map((group) => group.length);
        expect(Math.max(...sizes) - Math.min(...sizes)).toBeLessThanOrEqual(1);
        if (method === 'random') return;
        // Seeds: each group has one of the first row, one of the second row, and so on.
        const seeded = entries.filter((entry) => entry.seed !== null).length;
        const apart = drawGroups(entries, { groups }, method, drawNumber);
        const rowOf = new Map(apart.flatMap((group) => group.map((id, row) => [id, row])));
        for (let row = 0; row < Math.floor(seeded / drawn.length); row++)
          for (const group of drawn) expect(group.filter((id) => rowOf.get(id) === row)).toHaveLength(1);
      },
    ),
    { numRuns: 300 },
  );
});

test('seed k heads group k, even if heads had to be exchanged', () => {
  fc.assert(
    fc.property(manyEntries, fc.integer({ min: 2, max: 6 }), fc.nat(), (traits, groups, drawNumber) => {
      const entries = traits.map((trait, i) => ({ id: `e${i}`, club: trait.club, seed: i + 1 }));
      const drawn = drawGroups(entries, { groups }, 'seeded', drawNumber, { apart: 'club' });
      expect(drawn.map((group) => group[0])).toEqual(drawn.map((_, g) => `e${g}`));
    }),
  );
});

describe('pots of other sizes than the number of groups', () => {
  test('are spread evenly, as are all entries, and `separation` counts the remaining pairs of clubmates', () => {
    fc.assert(
      fc.property(
        manyEntries,
        fc.integer({ min: 1, max: 6 }),
        fc.nat(),
        fc.array(fc.nat({ max: 3 }), { minLength: 40, maxLength: 40 }),
        (traits, groups, drawNumber, potOf) => {
          const entries = traits.map((trait, i) => ({ id: `e${i}`, ...trait }));
          const pots = [0, 1, 2].map((pot) => entries.filter((_, i) => potOf[i] === pot).map(({ id }) => id));
          const drawn = drawGroups(entries, { groups }, 'pots', drawNumber, { apart: 'club', pots });
          for (const part of [...pots, entries.map(({ id }) => id)]) {
            const counts = drawn.map((group) => group.filter((id) => part.includes(id)).length);
            expect(Math.max(...counts) - Math.min(...counts)).toBeLessThanOrEqual(1);
          }
          const { pairs, bound } = separation(drawn, entries);
          expect(pairs).toBeGreaterThanOrEqual(bound);
          expect(pairs).toBeLessThanOrEqual(clubPairs(drawGroups(entries, { groups }, 'pots', drawNumber, { pots }), entries));
        },
      ),
      { numRuns: 300 },
    );
  });

  test('have nothing to exchange between some groups, and clubmates are apart all the same', () => {
    const entries = ofClubs('-xvxvu');
    const pots = [['e06'], ['e05'], ['e02', 'e04']];
    const drawn = drawGroups(entries, { groups: 3 }, 'pots', 37, { apart: 'club', pots });
    expect(drawn).toEqual([
      ['e06', 'e02'],
      ['e05', 'e01'],
      ['e04', 'e03'],
    ]);
    expect(separation(drawn, entries)).toEqual({ pairs: 0, bound: 0 });
  });

  test('reach the bound if the pots allow it', () => {
    const entries = ofClubs('xyxy');
    const drawn = drawGroups(entries, { groups: 2 }, 'pots', 1, {
      apart: 'club',
      pots: [
        ['e01', 'e03'],
        ['e02', 'e04'],
      ],
    });
    expect(separation(drawn, entries)).toEqual({ pairs: 0, bound: 0 });
  });
});

test('the snake changes as little as necessary', () => {
  const entries = ofClubs('abcdefgahi--', 12);
  const plain = drawGroups(entries, { groups: 4 }, 'snake', 1);
  expect(plain).toEqual([
    ['e01', 'e08', 'e09'],
    ['e02', 'e07', 'e10'],
    ['e03', 'e06', 'e11'],
    ['e04', 'e05', 'e12'],
  ]);
  expect(drawGroups(entries, { groups: 4 }, 'snake', 1, { apart: 'club' })).toEqual([
    ['e01', 'e07', 'e09'],
    ['e02', 'e08', 'e10'],
    ['e03', 'e06', 'e11'],
    ['e04', 'e05', 'e12'],
  ]);
});

test('without clubmates the draw is the same as without the option', () => {
  const entries = ofClubs('abcd---');
  for (const method of groupMethods)
    expect(drawGroups(entries, { groups: 3 }, method, 3, { apart: 'club' })).toEqual(drawGroups(entries, { groups: 3 }, method, 3));
});

describe('optimal draws are equally likely', () => {
  /** Counts every draw, ignoring the order of groups and members, and returns chi-square against a uniform distribution. */
  function chiSquare(entries: readonly GroupEntry[], groups: number, method: 'random' | 'pots', possible: readonly string[][][]) {
    const name = (draw: readonly (readonly string[])[]) => draw.map((group) => [...group].sort().join('+')).join(' ');
    const counts = new Map(possible.map((draw) => [name(draw), 0]));
    const draws = counts.size * 100;
    for (let drawNumber = 0; drawNumber < draws; drawNumber++) {
      const drawn = name(drawGroups(entries, { groups }, method, drawNumber, { apart: 'club' }));
      expect(counts.has(drawn)).toBe(true);
      counts.set(drawn, (counts.get(drawn) as number) + 1);
    }
    return { kinds: counts.size, value: [...counts.values()].reduce((sum, count) => sum + (count - 100) ** 2 / 100, 0) };
  }

  test.each(['xxyy--', 'xxx-yy', 'xxxxy-', 'xxyyzz-'])('all draws with the fewest pairs of %s', (clubs) => {
    const entries = ofClubs(clubs);
    const sizes = [3, entries.length === 7 ? 2 : 2, 2].slice(0, 3);
    if (entries.length === 6) sizes[0] = 2;
    const best = [
      ...allDraws(
        entries.map(({ id }) => id),
        sizes,
      ),
    ].filter((draw) => clubPairs(draw, entries) === clubBound(entries, 3));
    const { kinds, value } = chiSquare(entries, 3, 'random', best);
    // Chi-square has the mean k - 1 and the standard deviation √(2(k - 1)). It deviates by more than 3.3 of these once in two thousand runs.
    expect(value).toBeLessThan(kinds - 1 + 3.3 * Math.sqrt(2 * (kinds - 1)));
  });

  test('all draws of two pots with the fewest pairs', () => {
    const entries = ofClubs('xxyxyz', 3);
    const [one, two] = [
      ['e01', 'e02', 'e03'],
      ['e04', 'e05', 'e06'],
    ];
    const best = [
      ...allDraws(
        entries.map(({ id }) => id),
        [2, 2, 2],
      ),
    ].filter(
      (draw) =>
        draw.every((group) => group.some((id) => one.includes(id)) && group.some((id) => two.includes(id))) &&
        clubPairs(draw, entries) === 0,
    );
    const { kinds, value } = chiSquare(entries, 3, 'pots', best);
    expect(value).toBeLessThan(kinds - 1 + 3.3 * Math.sqrt(2 * (kinds - 1)));
  });
});
