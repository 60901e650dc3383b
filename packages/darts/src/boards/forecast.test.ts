import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createRandom } from '../draw/random.ts';
import { estimate } from './estimate.ts';
import { forecast, type ForecastInput, type ScatteredGame } from './forecast.ts';

const game = (id: string, people: string, changes: Partial<ScatteredGame> = {}): ScatteredGame => ({
  id,
  people: people.split(''),
  after: [],
  duration: 1000,
  spread: 300,
  ...changes,
});
const forecastOf = (input: Partial<ForecastInput>) => forecast({ games: [], boards: ['x'], now: 0, random: createRandom(1), ...input });

const list = fc.array(
  fc.record({
    people: fc.uniqueArray(fc.constantFrom(...'abcdef'), { minLength: 2, maxLength: 2 }),
    duration: fc.integer({ min: 500, max: 2000 }),
    spread: fc.integer({ min: 0, max: 600 }),
    after: fc.array(fc.nat(7).map(String), { maxLength: 1 }),
  }),
  { maxLength: 8 },
);
const games = list.map((list) => list.map((game, at) => ({ ...game, id: `${at}`, after: game.after.filter((id) => Number(id) < at) })));

describe('a range for every time', () => {
  test('the same random numbers give the same forecast, other numbers give another', () => {
    const evening = { games: [game('1', 'ab'), game('2', 'cd'), game('3', 'ac')] };
    expect(forecastOf(evening)).toEqual(forecastOf(evening));
    expect(forecastOf({ ...evening, random: createRandom(2) })).not.toEqual(forecastOf(evening));
  });

  test('without a spread every run equals the estimate', () => {
    fc.assert(
      fc.property(games, (list) => {
        const planned = list.map((game) => ({ ...game, spread: 0 }));
        const expected = estimate({ games: planned, boards: ['x', 'y'], now: 5, rest: 100 });
        const { starts, end } = forecastOf({ games: planned, boards: ['x', 'y'], now: 5, rest: 100, runs: 3 });
        const exactly = (time: number | null) => ({ early: time, expected: time, late: time });
        expect(end).toEqual(exactly(expected.end));
        expect(Object.fromEntries(starts)).toEqual(Object.fromEntries([...expected.starts].map(([id, time]) => [id, exactly(time)])));
      }),
      { numRuns: 50 },
    );
  });

  test('the end of some of the games is that of the last of them', () => {
    const evening = { games: [game('1', 'ab', { spread: 0 }), game('2', 'ac', { spread: 0 }), game('3', 'ad', { spread: 0 })] };
    const endOf = (...until: string[]) => forecastOf({ ...evening, until: new Set(until) }).end?.expected;
    expect([endOf(), endOf('1'), endOf('2', '1'), endOf('1', '3')]).toEqual([0, 1000, 2000, 3000]);
    const waiting = [game('1', 'ab'), game('2', 'cd', { after: ['2'] })];
    expect(forecastOf({ games: waiting, until: new Set(['2']) }).end).toBeNull();
  });

  test('early, expected and late are in order, no game starts before now, and games are sorted by their starts', () => {
    fc.assert(
      fc.property(games, (list) => {
        const { starts, end } = forecastOf({ games: list, boards: ['x', 'y'], now: 5, runs: 20 });
        const ranges = [...starts.values()];
        for (const { early, expected, late } of [...ranges, end as NonNullable<typeof end>]) {
          expect(5 <= early && early <= expected && expected <= late).toBe(true);
        }
        expect(ranges.map(({ expected }) => expected)).toEqual(ranges.map(({ expected }) => expected).sort((a, b) => a - b));
        // A game that waits for another starts after it.
        for (const game of list)
          for (const id of game.after) expect(starts.get(game.id)?.early).toBeGreaterThan(starts.get(id)?.early as number);
      }),
      { numRuns: 50 },
    );
  });

  test('the mean and spread of consecutive games are correct', () => {
    // 25 games of 1000 ± 300 on one board take 25,000 ± 1,500. The range from 10 to 90 % of a normal distribution is ± 1.2816 times that.
    const evening = { games: Array.from({ length: 25 }, (_, i) => game(`${i}`, '')), runs: 4000 };
    const { end } = forecastOf(evening);
    expect(Math.abs((end?.expected ?? 0) - 25_000)).toBeLessThan(100);
    expect(Math.abs((end?.late ?? 0) - (end?.early ?? 0) - 2 * 1.2816 * 1500)).toBeLessThan(150);
  });

  test('the error of the mean is the same for all games of a run, so that it adds up', () => {
    // A doubt of 10 % gives ± 2,500 for 25 games. Independent errors would give ± 500.
    const evening = { games: Array.from({ length: 25 }, (_, i) => game(`${i}`, '', { spread: 0, doubt: 100 })), runs: 4000 };
    const { end } = forecastOf(evening);
    expect(Math.abs((end?.late ?? 0) - (end?.early ?? 0) - 2 * 1.2816 * 2500)).toBeLessThan(250);
  });

  test('the expected time of two runs is their mean', () => {
    const { early, expected, late } = forecastOf({ games: [game('1', 'ab')], runs: 2, range: [0, 1] }).end ?? {
      early: 0,
      expected: 0,
      late: 0,
    };
    expect(early).toBeLessThan(late);
    expect(expected).toBeCloseTo((early + late) / 2);
  });

  test('a wider range contains a narrower one', () => {
    const evening = { games: [game('1', 'ab'), game('2', 'ac')] };
    const narrow = forecastOf({ ...evening, range: [0.4, 0.6] }).end;
    const wide = forecastOf({ ...evening, range: [0, 1] }).end;
    expect(wide?.expected).toBe(narrow?.expected);
    expect(wide?.early).toBeLessThan(narrow?.early ?? 0);
    expect(wide?.late).toBeGreaterThan(narrow?.late ?? 0);
  });
});

describe('running games', () => {
  const running = (since: number) => [game('0', 'ab', { running: { board: 'x', since } }), game('1', 'cd')];

  test('end after the time that they have already lasted, and never before now', () => {
    const late = forecastOf({ games: running(-1400) }).starts.get('1');
    const fresh = forecastOf({ games: running(0) }).starts.get('1');
    expect(late?.early).toBeGreaterThan(0);
    // A log-normal game that is 1.3 spreads over its mean ends soon.
    expect(late?.expected).toBeLessThan(400);
    expect(fresh?.expected).toBeGreaterThan(800);
  });

  test('that have lasted impossibly long end now', () => {
    expect(forecastOf({ games: running(-1_000_000) }).starts.get('1')).toEqual({ early: 0, expected: 0, late: 0 });
  });

  test('are not in the list of starts', () => {
    expect([...forecastOf({ games: running(0) }).starts.keys()]).toEqual(['1']);
  });
});

test('a game that can never be played has no start, and the evening has no end', () => {
  const { starts, end } = forecastOf({ games: [game('1', 'ab', { boards: ['z'] }), game('2', 'cd')] });
  expect([...starts.keys()]).toEqual(['2']);
  expect(end).toBeNull();
  expect(forecastOf({ games: [{ id: '1', people: [], after: [], duration: 9 }], runs: 1 }).end).toEqual({ early: 9, expected: 9, late: 9 });
  expect(forecastOf({ now: 7 }).end).toEqual({ early: 7, expected: 7, late: 7 });
});

test('refuses a forecast without runs, and games without a duration', () => {
  expect(() => forecastOf({ runs: 0 })).toThrow(RangeError);
  expect(() => forecastOf({ games: [game('1', 'ab', { duration: 0 })] })).toThrow(RangeError);
});
