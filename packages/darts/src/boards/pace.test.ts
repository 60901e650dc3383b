import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Format } from '../x01/format.ts';
import { pace, paceTonight, priorPace } from './pace.ts';

const minute = 60_000;
const format = (changes: Partial<Format> = {}): Format => ({
  start: 501,
  in: 'straight',
  out: 'double',
  legs: { bestOf: 5 },
  starter: 'bull-up',
  ...changes,
});
const minutesOf = (changes?: Partial<Format>) => priorPace(format(changes)).duration / minute;
/** Two minutes for the call and warm-up, 3.5 for each leg. */
const legsOf = (changes?: Partial<Format>) => (minutesOf(changes) - 2) / 3.5;

describe('before any game has been played', () => {
  test('the number of legs is that of equal sides', () => {
    expect(legsOf({ legs: { firstTo: 1 } })).toBeCloseTo(1);
    expect(legsOf({ legs: { bestOf: 3 } })).toBeCloseTo(2.5); // two or three legs, with equal probability
    expect(legsOf()).toBeCloseTo((3 * 2 + 4 * 3 + 5 * 3) / 8);
    expect(legsOf({ legs: { firstTo: 3 } })).toBeCloseTo(legsOf());
    // Best of 4 with a draw: 4–0 … 3–1 after three or four legs, and 2–2 after four.
    expect(legsOf({ legs: { bestOf: 4 }, draw: true })).toBeCloseTo(3 * 0.25 + 4 * 0.75);
    // Without a draw the game continues until a side has three.
    expect(legsOf({ legs: { bestOf: 4 } })).toBeCloseTo(legsOf());
    expect(legsOf({ legs: { firstTo: 3 }, draw: true })).toBeCloseTo(legsOf());
  });

  test('sets multiply the legs, and lower starts shorten them', () => {
    expect(legsOf({ sets: { bestOf: 3 }, legs: { bestOf: 3 } })).toBeCloseTo(2.5 * 2.5);
    expect(legsOf({ start: 301 })).toBeCloseTo((legsOf() * 301) / 501);
    expect(minutesOf()).toBeCloseTo(16.4, 1);
  });

  test('one leg has the spread of a leg and of the sides, several legs also that of their number', () => {
    const one = priorPace(format({ legs: { firstTo: 1 } }));
    expect(one.spread / minute).toBeCloseTo(3.5 * Math.hypot(0.3, 0.25));
    expect(one.doubt).toBeCloseTo(0.2 * one.duration);
    const three = priorPace(format({ legs: { bestOf: 3 } }));
    expect(three.spread / minute).toBeCloseTo(3.5 * Math.sqrt(2.5 * 0.3 ** 2 + 0.25 + (0.25 * 2.5) ** 2));
    const sets = priorPace(format({ legs: { bestOf: 3 }, sets: { bestOf: 3 } }));
    const variance = 2.5 * 0.25 + 0.25 * 2.5 ** 2;
    expect(sets.spread / minute).toBeCloseTo(3.5 * Math.sqrt(6.25 * 0.3 ** 2 + variance + (0.25 * 6.25) ** 2));
  });
});

describe('the pace of an evening', () => {
  const prior = { duration: 16, spread: 4, doubt: 2 };

  test('the prior weighs as much as the number of games that would leave the same doubt', () => {
    // (4 / 2)² = 4 games of 16 against 4 of 20.
    expect(pace(prior, [20, 20, 20, 20])).toEqual({
      duration: 18,
      // The prior spread of 4 four times, no spread among the games, and the difference of the means.
      spread: Math.sqrt((4 * 16 + 2 * 16) / 8),
      doubt: Math.sqrt((4 * 16 + 2 * 16) / 64),
    });
    expect(pace(prior, [])).toBe(prior);
  });

  test('lies between the prior and the games, does not depend on their order, and converges to the games', () => {
    const minutes = fc.array(fc.double({ min: 1, max: 100, noNaN: true }), { minLength: 1, maxLength: 30 });
    fc.assert(
      fc.property(minutes, (durations) => {
        const mean = durations.reduce((sum, value) => sum + value, 0) / durations.length;
        const { duration, doubt, spread } = pace(prior, durations);
        expect(duration).toBeGreaterThanOrEqual(Math.min(16, mean) - 1e-9);
        expect(duration).toBeLessThanOrEqual(Math.max(16, mean) + 1e-9);
        expect(doubt).toBeLessThan(spread);
        expect(pace(prior, [...durations].reverse()).duration).toBeCloseTo(duration);
      }),
    );
    const many = pace(
      prior,
      Array.from({ length: 2000 }, (_, i) => (i % 2 ? 9 : 13)),
    );
    expect(many.duration).toBeCloseTo(11, 1);
    expect(many.spread).toBeCloseTo(2, 1);
    expect(many.doubt).toBeLessThan(0.1);
  });

  test('games of another format show how slow the evening is, and games of the same format count most', () => {
    const short = format({ legs: { bestOf: 3 } });
    const long = format({ legs: { bestOf: 9 } });
    const slow = Array.from({ length: 40 }, () => ({ format: short, duration: 1.5 * priorPace(short).duration }));
    const tonight = paceTonight(slow);
    expect(tonight(short).duration / priorPace(short).duration).toBeCloseTo(1.5, 1);
    expect(tonight(long).duration / priorPace(long).duration).toBeCloseTo(1.5, 1);
    expect(tonight(long).doubt).toBeLessThan(priorPace(long).doubt);
    expect(tonight(long).doubt / tonight(long).duration).toBeGreaterThan(tonight(short).doubt / tonight(short).duration);
    const own = Array.from({ length: 100 }, () => ({ format: long, duration: priorPace(long).duration }));
    const share = paceTonight([...slow, ...own])(long).duration / priorPace(long).duration;
    expect(share).toBeGreaterThan(1);
    expect(share).toBeLessThan(1.1);
    expect(paceTonight([])(long)).toEqual(priorPace(long));
    expect(tonight(long).spread / priorPace(long).spread).toBeCloseTo(1.5, 1);
    // Without games of other formats only the games of the format count.
    const some = [20, 30, 70].map((minutes) => minutes * minute);
    const alone = paceTonight(some.map((duration) => ({ format: long, duration })))(long);
    expect(alone).toEqual(pace(priorPace(long), some));
  });
});
