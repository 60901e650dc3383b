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
  const result = swissRound({ games: [], round: 1, drawNumber: 7, ...input });
  if (!result.ok) throw new Error(result.code);
  return result.value;
};
/** Games as `1-5`: the seeds of both sides, first-named first. */
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
  test('fold: the upper half meets the lower half', () =>
    expect(named(drawn({ entries: seeded(8) }))).toEqual(['1-5', '6-2', '3-7', '8-4']));
  test('adjacent: neighbours meet', () => expect(named(drawn({ entries: seeded(6), method: 'adjacent' }))).toEqual(['1-2', '4-3', '5-6']));
  test('with an odd number, the last entry has a bye in the last game', () => {
    expect(named(drawn({ entries: seeded(5) }))).toEqual(['1-3', '4-2', '5-bye']);
    expect(drawn({ entries: seeded(5) }).map(({ key, round, position }) => [key, round, position])).toEqual([
      ['s1-1', 1, 1],
      ['s1-2', 1, 2],
      ['s1-3', 1, 3],
    ]);
  });
  test('unseeded entries are paired by lot, repeated by the draw number for any order of entries', () => {
    const entries = seeded(20).map(({ id }) => ({ id }));
    expect(drawn({ entries })).toEqual(drawn({ entries: entries.toReversed() }));
    expect(drawn({ entries })).not.toEqual(drawn({ entries, drawNumber: 8 }));
  });
  test('throws for fewer than two entries, and for a duplicate entry', () => {
    expect(() => drawn({ entries: seeded(1) })).toThrow(RangeError);
    expect(() => drawn({ entries: seeded(3), resting: ['e001', 'e002'] })).toThrow(RangeError);
    expect(() => drawn({ entries: [...seeded(3), ...seeded(1)] })).toThrow('twice');
  });
});

describe('later rounds', () => {
  const first = [played('1-5', [1, 0]), played('6-2', [0, 1]), played('3-7', [1, 0]), played('8-4', [0, 1])];
  test('entries with equal points meet, and the entry that was named second before is named first', () => {
    const games = drawn({ entries: seeded(8), games: first, round: 2 });
    // In round 1, seeds 1 and 3 were named first, 2 and 4 second. The fold pairs 1–3 and 2–4; equal balances alternate.
    expect(games.map(({ key }) => key)).toEqual(['s2-1', 's2-2', 's2-3', 's2-4']);
    expect(named(games)).toEqual(['1-3', '4-2', '5-7', '8-6']);
  });
  test('the last of a group of three meets the first of the next group', () => {
    const games = [played('1-4', [1, 0]), played('2-5', [1, 0]), played('3-6', [1, 0])];
    expect(named(drawn({ entries: seeded(6), games, round: 2 })).map((pair) => pair.split('-').sort().join('-'))).toEqual([
      '1-2',
      '3-4',
      '5-6',
    ]);
  });
  test('four entries with equal points are paired without a rematch', () => {
    const games = [played('2-4', [0.5, 0.5]), played('1-3', [0.5, 0.5])];
    expect(named(drawn({ entries: seeded(4), games, round: 2 })).map((pair) => pair.split('-').sort().join('-'))).toEqual(['1-2', '3-4']);
  });
  test('an entry gets at most one drawn bye, the lowest without one first, and a requested bye does not count', () => {
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
  test('an entry that rests on request has a bye after the other games, and the number of the others is even', () => {
    expect(named(drawn({ entries: seeded(5), resting: ['e002'] }))).toEqual(['1-4', '5-3', '2-bye']);
  });
  test('without a legal pairing the result is no-pairing', () => {
    const games = [
      played('1-2', [1, 0]),
      played('3-4', [1, 0]),
      played('1-3', [1, 0]),
      played('2-4', [1, 0]),
      played('1-4', [1, 0]),
      played('2-3', [1, 0]),
    ];
    expect(swissRound({ entries: seeded(4), games, round: 4, drawNumber: 1 })).toEqual({ ok: false, code: 'no-pairing' });
    const byes: SwissGame[] = ['e001', 'e002', 'e003'].map((entry) => ({ entries: [entry], points: [1] }));
    expect(swissRound({ entries: seeded(3), games: byes, round: 4, drawNumber: 1 })).toEqual({ ok: false, code: 'no-pairing' });
  });
  test('two entries that were both named first at least two times more often do not meet if another pairing is as good', () => {
    const others: SwissGame[] = ['e002', 'e004'].map((entry) => ({ entries: [entry], points: [2], asked: true }));
    const games = [...others, ...['1-5', '1-6', '3-7', '3-8'].map((pair) => played(pair, [1, 1]))];
    const plain = [...others, ...['1-5', '6-1', '3-7', '8-3'].map((pair) => played(pair, [1, 1]))];
    const entries = seeded(4);
    expect(named(drawn({ entries, games: plain, round: 3 }))).toContainEqual(expect.toBeOneOf(['1-3', '3-1']));
    expect(named(drawn({ entries, games, round: 3 }))).not.toContainEqual(expect.toBeOneOf(['1-3', '3-1']));
  });
});

/** Whether a pairing without rematches exists, by trying all pairings. */
function canPair(entries: readonly string[], opponents: ReadonlyMap<string, readonly string[]>): boolean {
  const [entry, ...others] = entries;
  if (entry === undefined) return true;
  return others.some(
    (other) =>
      !opponents.get(entry)?.includes(other) &&
      canPair(
        others.filter((rest) => rest !== other),
        opponents,
      ),
  );
}

test('complete tournaments: no rematch, and a round whenever a pairing exists', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 5 }), fc.constantFrom('fold', 'adjacent'), fc.nat(), (half, method, drawNumber) => {
      const entries = seeded(half * 2);
      const random = createRandom(drawNumber);
      const games: SwissGame[] = [];
      for (let round = 1; ; round++) {
        const result = swissRound({ entries, games, round, drawNumber, method });
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

test('an odd number of entries over nine rounds: sides differ by at most two, and byes go to different entries', () => {
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
  // Opponents have equal or nearly equal points in every round.
  const points = new Map<string, number>();
  let maxDifference = 0;
  for (const game of games) {
    const pointsBefore = game.entries.map((entry) => points.get(entry) ?? 0);
    if (pointsBefore.length === 2)
      maxDifference = Math.max(maxDifference, Math.abs((pointsBefore[0] as number) - (pointsBefore[1] as number)));
    game.entries.forEach((entry, side) => points.set(entry, (points.get(entry) ?? 0) + (game.points[side] as number)));
  }
  expect(maxDifference).toBeLessThanOrEqual(2);
});

test('256 entries: three rounds without a rematch', () => {
  const entries = seeded(256);
  const games: SwissGame[] = [];
  for (let round = 1; round <= 3; round++)
    for (const game of drawn({ entries, games, round })) games.push({ entries: sides(game) as [string, string], points: [1, 0] });
  expect(new Set(games.map((game) => [...game.entries].sort().join())).size).toBe(384);
});

test('returns the rounds after which only one entry can have won all games, and the opponents', () => {
  expect([0, 1, 2, 3, 4, 5, 8, 9, 256].map(swissRounds)).toEqual([0, 0, 1, 2, 2, 3, 3, 4, 8]);
  expect(opponentsOf([played('1-2', [1, 0]), { entries: ['e001'], points: [1] }, played('3-1', [1, 0])])).toEqual(
    new Map([
      ['e001', ['e002', 'e003']],
      ['e002', ['e001']],
      ['e003', ['e001']],
    ]),
  );
});
