import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GroupEntry } from './groups.ts';
import { createRandom } from './random.ts';
import type { DrawnGame } from './slot.ts';
import { opponentsOf, swissRound, swissRounds, type SwissGame, type SwissInput } from './swiss.ts';

const seeded = (count: number): GroupEntry[] =>
  Array.from({ length: count }, (_, i) => ({ id: `e${String(i + 1).padStart(3, '0')}`, seed: i + 1 }));
const sides = (game: DrawnGame) => game.slots.map((slot) => (slot.kind === 'entry' ? slot.entry : slot.kind));
const drawn = (input: Partial<SwissInput> & Pick<SwissInput, 'entries'>): DrawnGame[] => {
  const result = swissRound({ games: [], round: 1, seed: 7, ...input });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
/** Games as `1-5`: the numbers of the seeds, first-named first. */
const named = (games: readonly DrawnGame[]) =>
  games.map((game) =>
    sides(game)
      .map((side) => (side === 'bye' ? 'bye' : Number(side.slice(1))))
      .join('-'),
  );
const played = (entries: string, points: [number, number]): SwissGame => {
  const [a, b] = entries.split('-').map((n) => `e${n.padStart(3, '0')}`) as [string, string];
  return { entries: [a, b], points };
};

describe('the first round', () => {
  test('by seeds: the upper half meets the lower half', () =>
    expect(named(drawn({ entries: seeded(8) }))).toEqual(['1-5', '6-2', '3-7', '8-4']));
  test('or neighbours', () => expect(named(drawn({ entries: seeded(6), method: 'adjacent' }))).toEqual(['1-2', '4-3', '5-6']));
  test('an odd number: the last has a bye, in the last game', () => {
    expect(named(drawn({ entries: seeded(5) }))).toEqual(['1-3', '4-2', '5-bye']);
    expect(drawn({ entries: seeded(5) }).map(({ key, round, position }) => [key, round, position])).toEqual([
      ['s1-1', 1, 1],
      ['s1-2', 1, 2],
      ['s1-3', 1, 3],
    ]);
  });
  test('without seeds by lot, repeated by its seed in any order of entries', () => {
    const entries = seeded(20).map(({ id }) => ({ id }));
    expect(drawn({ entries })).toEqual(drawn({ entries: entries.toReversed() }));
    expect(drawn({ entries })).not.toEqual(drawn({ entries, seed: 8 }));
  });
  test('two at least', () => {
    expect(() => drawn({ entries: seeded(1) })).toThrow(RangeError);
    expect(() => drawn({ entries: seeded(3), resting: ['e001', 'e002'] })).toThrow(RangeError);
    expect(() => drawn({ entries: [...seeded(3), ...seeded(1)] })).toThrow('twice');
  });
});

describe('later rounds', () => {
  const first = [played('1-5', [1, 0]), played('6-2', [0, 1]), played('3-7', [1, 0]), played('8-4', [0, 1])];
  test('equal points meet, first-named is who was not', () => {
    const games = drawn({ entries: seeded(8), games: first, round: 2 });
    // 2 and 4 were second in round 1, 1 and 3 first: 1–3 and 2–4 by the fold; by turns where nothing else decides.
    expect(games.map(({ key }) => key)).toEqual(['s2-1', 's2-2', 's2-3', 's2-4']);
    expect(named(games)).toEqual(['1-3', '4-2', '5-7', '8-6']);
  });
  test('somebody of a group of three goes down: its last, to the first below', () => {
    const games = [played('1-4', [1, 0]), played('2-5', [1, 0]), played('3-6', [1, 0])];
    expect(named(drawn({ entries: seeded(6), games, round: 2 })).map((pair) => pair.split('-').sort().join('-'))).toEqual([
      '1-2',
      '3-4',
      '5-6',
    ]);
  });
  test('no rematch: of two ways to pair four with equal points the one is left that was not played', () => {
    const games = [played('2-4', [0.5, 0.5]), played('1-3', [0.5, 0.5])];
    expect(named(drawn({ entries: seeded(4), games, round: 2 })).map((pair) => pair.split('-').sort().join('-'))).toEqual(['1-2', '3-4']);
  });
  test('a drawn bye once only, to the lowest who had none; an asked one does not count', () => {
    const bye = (entry: string, asked?: true): SwissGame =>
      asked ? { entries: [entry], points: [0.5], asked } : { entries: [entry], points: [1] };
    const games = [played('1-2', [1, 0]), bye('e003')];
    expect(named(drawn({ entries: seeded(3), games, round: 2 })).at(-1)).toBe('2-bye');
    expect(named(drawn({ entries: seeded(3), games: [played('1-2', [1, 0]), bye('e003', true)], round: 2 })).at(-1)).toBe('2-bye');
    const three = [played('1-2', [1, 0]), bye('e003', true), played('3-1', [1, 0]), bye('e002')];
    expect(named(drawn({ entries: seeded(3), games: three, round: 3 })).at(-1)).toBe('1-bye');
    const four = [played('2-1', [1, 0]), bye('e003', true), played('2-4', [1, 0]), bye('e001', true)];
    expect(named(drawn({ entries: seeded(5), games: four, round: 3 })).at(-1)).toBe('5-bye');
  });
  test('who asked to rest has a bye behind the others, and nobody has another then', () => {
    expect(named(drawn({ entries: seeded(5), resting: ['e002'] }))).toEqual(['1-4', '5-3', '2-bye']);
  });
  test('nobody is left: a value, not a guess', () => {
    const games = [
      played('1-2', [1, 0]),
      played('3-4', [1, 0]),
      played('1-3', [1, 0]),
      played('2-4', [1, 0]),
      played('1-4', [1, 0]),
      played('2-3', [1, 0]),
    ];
    expect(swissRound({ entries: seeded(4), games, round: 4, seed: 1 })).toEqual({ ok: false, code: 'no-pairing' });
    const byes: SwissGame[] = ['e001', 'e002', 'e003'].map((entry) => ({ entries: [entry], points: [1] }));
    expect(swissRound({ entries: seeded(3), games: byes, round: 4, seed: 1 })).toEqual({ ok: false, code: 'no-pairing' });
  });
  test('two who were both named first twice too often are kept apart where others are as good', () => {
    const others: SwissGame[] = ['e002', 'e004'].map((entry) => ({ entries: [entry], points: [2], asked: true }));
    const games = [...others, ...['1-5', '1-6', '3-7', '3-8'].map((pair) => played(pair, [1, 1]))];
    const plain = [...others, ...['1-5', '6-1', '3-7', '8-3'].map((pair) => played(pair, [1, 1]))];
    const entries = seeded(4);
    expect(named(drawn({ entries, games: plain, round: 3 }))).toContainEqual(expect.toBeOneOf(['1-3', '3-1']));
    expect(named(drawn({ entries, games, round: 3 }))).not.toContainEqual(expect.toBeOneOf(['1-3', '3-1']));
  });
});

/** Whether anybody can pair these, by trying everything. */
function canPair(left: readonly string[], met: ReadonlyMap<string, readonly string[]>): boolean {
  const [one, ...others] = left;
  if (one === undefined) return true;
  return others.some(
    (other) =>
      !met.get(one)?.includes(other) &&
      canPair(
        others.filter((entry) => entry !== other),
        met,
      ),
  );
}

test('whole tournaments: no rematch, one drawn bye each, and a round whenever there is one', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom('fold', 'adjacent'), fc.nat(), (half, method, seed) => {
      const entries = seeded(half * 2);
      const random = createRandom(seed);
      const games: SwissGame[] = [];
      for (let round = 1; ; round++) {
        const result = swissRound({ entries, games, round, seed, method });
        const met = opponentsOf(games);
        if (!result.ok) {
          expect(
            canPair(
              entries.map(({ id }) => id),
              met,
            ),
          ).toBe(false);
          return;
        }
        expect(result.value.flatMap(sides).sort()).toEqual(entries.map(({ id }) => id));
        for (const game of result.value) {
          const [a, b] = sides(game) as [string, string];
          expect(met.get(a) ?? []).not.toContain(b);
          games.push({
            entries: [a, b],
            points: (
              [
                [1, 0],
                [0, 1],
                [0.5, 0.5],
              ] as const
            )[Math.floor(random() * 3)] as [number, number],
          });
        }
      }
    }),
    { numRuns: 60 },
  );
});

test('an odd field over nine rounds: sides balanced within two, byes to different entries', () => {
  const entries = seeded(41);
  const random = createRandom(3);
  const games: SwissGame[] = [];
  const balance = new Map<string, number>();
  const byes: string[] = [];
  for (let round = 1; round <= 9; round++) {
    for (const game of drawn({ entries, games, round })) {
      const [a, b] = sides(game) as [string, string];
      if (b === 'bye') {
        byes.push(a);
        games.push({ entries: [a], points: [1] });
        continue;
      }
      balance.set(a, (balance.get(a) ?? 0) + 1).set(b, (balance.get(b) ?? 0) - 1);
      games.push({ entries: [a, b], points: random() < 0.5 ? [1, 0] : [0, 1] });
    }
  }
  expect(new Set(byes).size).toBe(9);
  expect(Math.max(...[...balance.values()].map(Math.abs))).toBeLessThanOrEqual(2);
  // In nine rounds of 41 points decide: neighbours in the list are the rule, so that games are between equals or nearly so.
  const points = new Map<string, number>();
  let apart = 0;
  for (const game of games) {
    const before = game.entries.map((entry) => points.get(entry) ?? 0);
    if (before.length === 2) apart = Math.max(apart, Math.abs((before[0] as number) - (before[1] as number)));
    game.entries.forEach((entry, side) => points.set(entry, (points.get(entry) ?? 0) + (game.points[side] as number)));
  }
  expect(apart).toBeLessThanOrEqual(2);
});

test('256 entries: three rounds without a rematch', () => {
  const entries = seeded(256);
  const games: SwissGame[] = [];
  for (let round = 1; round <= 3; round++)
    for (const game of drawn({ entries, games, round })) games.push({ entries: sides(game) as [string, string], points: [1, 0] });
  expect(new Set(games.map((game) => [...game.entries].sort().join())).size).toBe(384);
});

test('rounds until one can have won all, and opponents', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9, 256].map(swissRounds)).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 8]);
  expect(opponentsOf([played('1-2', [1, 0]), { entries: ['e001'], points: [1] }, played('3-1', [1, 0])])).toEqual(
    new Map([
      ['e001', ['e002', 'e003']],
      ['e002', ['e001']],
      ['e003', ['e001']],
    ]),
  );
});
