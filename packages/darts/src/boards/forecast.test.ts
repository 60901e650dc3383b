import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { estimate } from './estimate.ts';
import { forecast, type ForecastInput, type ScatteredGame } from './forecast.ts';

const game = (id: string, people: string, more: Partial<ScatteredGame> = {}): ScatteredGame => ({
  id,
  people: people.split(''),
  after: [],
  duration: 1000,
  spread: 300,
  ...more,
});
const look = (input: Partial<ForecastInput>) => forecast({ games: [], boards: ['x'], now: 0, random: createRandom(1), ...input });

const list = fc.array(
  fc.record({
    people: fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 2, maxLength: 2 }),
    duration: fc.integer({ min: 500, max: 2000 }),
    spread: fc.integer({ min: 0, max: 600 }),
    after: fc.array(fc.nat(7).map(String), { maxLength: 1 }),
  }),
  { maxLength: 8 },
);
const games = list.map((some) => some.map((one, at) => ({ ...one, id: `${at}`, after: one.after.filter((id) => Number(id) < at) })));

describe('a range for every moment', () => {
  test('the same dice, the same forecast; other dice, another', () => {
    const evening = { games: [game('1', 'ab'), game('2', 'cd'), game('3', 'ac')] };
    expect(look(evening)).toEqual(look(evening));
    expect(look({ ...evening, random: createRandom(2) })).not.toEqual(look(evening));
  });

  test('without spread every evening is the estimated one', () => {
    fc.assert(
      fc.property(games, (some) => {
        const planned = some.map((one) => ({ ...one, spread: 0 }));
        const expected = estimate({ games: planned, boards: ['x', 'y'], now: 5, rest: 100 });
        const { starts, end } = look({ games: planned, boards: ['x', 'y'], now: 5, rest: 100, runs: 3 });
        const same = (time: number | null) => ({ early: time, expected: time, late: time });
        expect(end).toEqual(same(expected.end));
        expect(Object.fromEntries(starts)).toEqual(Object.fromEntries([...expected.starts].map(([id, time]) => [id, same(time)])));
      }),
      { numRuns: 50 },
    );
  });

  test('early is before expected is before late, nothing starts before now, and games come in the order of their starts', () => {
    fc.assert(
      fc.property(games, (some) => {
        const { starts, end } = look({ games: some, boards: ['x', 'y'], now: 5, runs: 20 });
        const ranges = [...starts.values()];
        for (const { early, expected, late } of [...ranges, end as NonNullable<typeof end>]) {
          expect(5 <= early && early <= expected && expected <= late).toBe(true);
        }
        expect(ranges.map(({ expected }) => expected)).toEqual(ranges.map(({ expected }) => expected).sort((a, b) => a - b));
        // Whoever comes out of a game cannot be expected before it.
        for (const one of some)
          for (const id of one.after) expect(starts.get(one.id)?.early).toBeGreaterThan(starts.get(id)?.early as number);
      }),
      { numRuns: 50 },
    );
  });

  test('mean and spread of one game after another are what they should be', () => {
    // 25 games of 1000 ± 300 on one board: 25,000 ± 1,500, and 10 to 90 % of a normal distribution are ± 1.2816 of that.
    const evening = { games: Array.from({ length: 25 }, (_, i) => game(`${i}`, '')), runs: 4000 };
    const { end } = look(evening);
    expect(Math.abs((end?.expected ?? 0) - 25_000)).toBeLessThan(100);
    expect(Math.abs((end?.late ?? 0) - (end?.early ?? 0) - 2 * 1.2816 * 1500)).toBeLessThan(150);
  });

  test('doubt about the mean is the same for all games of an evening, so that it adds up', () => {
    // A tenth of doubt makes ± 2,500 of 25 games, where independent games would make ± 500.
    const evening = { games: Array.from({ length: 25 }, (_, i) => game(`${i}`, '', { spread: 0, doubt: 100 })), runs: 4000 };
    const { end } = look(evening);
    expect(Math.abs((end?.late ?? 0) - (end?.early ?? 0) - 2 * 1.2816 * 2500)).toBeLessThan(250);
  });

  test('between two evenings lies their middle', () => {
    const { early, expected, late } = look({ games: [game('1', 'ab')], runs: 2, range: [0, 1] }).end ?? { early: 0, expected: 0, late: 0 };
    expect(early).toBeLessThan(late);
    expect(expected).toBeCloseTo((early + late) / 2);
  });

  test('a wider range holds a narrower one', () => {
    const evening = { games: [game('1', 'ab'), game('2', 'ac')] };
    const narrow = look({ ...evening, range: [0.4, 0.6] }).end;
    const wide = look({ ...evening, range: [0, 1] }).end;
    expect(wide?.expected).toBe(narrow?.expected);
    expect(wide?.early).toBeLessThan(narrow?.early ?? 0);
    expect(wide?.late).toBeGreaterThan(narrow?.late ?? 0);
  });
});

describe('running games', () => {
  const running = (since: number) => [game('0', 'ab', { running: { board: 'x', since } }), game('1', 'cd')];

  test('have lasted so long already: the longer, the later they are over, never before now', () => {
    const late = look({ games: running(-1400) }).starts.get('1');
    const fresh = look({ games: running(0) }).starts.get('1');
    expect(late?.early).toBeGreaterThan(0);
    // 1.3 spreads over the mean a log-normal game is over soon, but the mean itself has passed long ago.
    expect(late?.expected).toBeLessThan(400);
    expect(fresh?.expected).toBeGreaterThan(800);
  });

  test('that nobody can believe in end now', () => {
    expect(look({ games: running(-1_000_000) }).starts.get('1')).toEqual({ early: 0, expected: 0, late: 0 });
  });

  test('are not in the list of starts', () => {
    expect([...look({ games: running(0) }).starts.keys()]).toEqual(['1']);
  });
});

test('what can never be played has no start, and the evening no end', () => {
  const { starts, end } = look({ games: [game('1', 'ab', { boards: ['z'] }), game('2', 'cd')] });
  expect([...starts.keys()]).toEqual(['2']);
  expect(end).toBeNull();
  expect(look({ games: [{ id: '1', people: [], after: [], duration: 9 }], runs: 1 }).end).toEqual({ early: 9, expected: 9, late: 9 });
  expect(look({ now: 7 }).end).toEqual({ early: 7, expected: 7, late: 7 });
});

test('no evening, no time: refused', () => {
  expect(() => look({ runs: 0 })).toThrow(RangeError);
  expect(() => look({ games: [game('1', 'ab', { duration: 0 })] })).toThrow(RangeError);
});
