import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';
import { checkoutRoute, checkoutRoutes, highestCheckout, hint, isBogey, minDarts } from './checkout.ts';
import { allowedBy, beds } from './dartboard.ts';
import { modes } from './format.ts';
import { TestLog } from './testLog.ts';
import { judge } from './visit.ts';

const upTo = (highest: number) => Array.from({ length: highest }, (_, index) => index + 1);
const finishedWith = (darts: number, out: 'double' | 'master' | 'straight') => upTo(200).filter((n) => minDarts(n, out) === darts);

describe('double out', () => {
  it('finishes 162 numbers: 21 with one dart, 81 with two, 60 with three', () => {
    expect(finishedWith(1, 'double')).toEqual([...upTo(20).map((n) => 2 * n), 50]);
    expect(finishedWith(2, 'double')).toHaveLength(81);
    expect(finishedWith(3, 'double')).toHaveLength(60);
    expect(Math.max(...finishedWith(2, 'double'))).toBe(110);
    expect(Math.max(...finishedWith(3, 'double'))).toBe(170);
  });

  it('has the published bogeys', () => {
    expect(upTo(200).filter((n) => isBogey(n, 'double'))).toEqual([1, 159, 162, 163, 165, 166, 168, 169]);
    expect(upTo(110).filter((n) => n > 1 && (minDarts(n, 'double') ?? 4) > 2)).toEqual([99, 102, 103, 105, 106, 108, 109]);
  });

  it('has 42,336 checkouts, 38,182 of them below 100 (Project Euler 109)', () => {
    const setups = beds.filter((dart) => dart.value > 0);
    const lasts = beds.filter((dart) => allowedBy('double', dart));
    const ways: number[] = [];
    for (const last of lasts) {
      ways.push(last.value);
      setups.forEach((first, index) => {
        ways.push(last.value + first.value);
        for (const second of setups.slice(index)) ways.push(last.value + first.value + second.value);
      });
    }
    expect(ways).toHaveLength(42_336);
    expect(ways.filter((value) => value < 100)).toHaveLength(38_182);
    expect(ways.filter((value) => value === 6)).toHaveLength(11);
  });
});

describe('the other ways out', () => {
  it('reach 180 with three darts and have the impossible totals as bogeys', () => {
    const bogeys = [163, 166, 169, 172, 173, 175, 176, 178, 179];
    expect(upTo(180).filter((n) => isBogey(n, 'master'))).toEqual([1, ...bogeys]);
    expect(upTo(180).filter((n) => isBogey(n, 'straight'))).toEqual(bogeys);
    expect(highestCheckout('master', 2)).toBe(120);
    expect(minDarts(120, 'master')).toBe(2);
    expect(minDarts(1, 'straight')).toBe(1);
  });
});

describe('routes', () => {
  it.each([
    [170, 3, 'T20 T20 50'],
    [121, 3, 'T20 T11 D14'],
    [141, 3, 'T20 T19 D12'],
    [61, 3, 'T15 D8'],
    [40, 1, 'D20'],
    [32, 3, 'D16'],
    [107, 3, 'T19 18 D16'],
    [107, 2, 'T19 50'],
    [3, 2, '1 D1'],
  ])('%d with %d darts is %s', (remaining, darts, route) => {
    expect(checkoutRoute(remaining, darts, 'double')?.join(' ')).toBe(route);
  });

  it('never needs more darts than there are', () => {
    expect(checkoutRoute(60, 1, 'double')).toBeNull();
    expect(checkoutRoute(121, 2, 'double')).toBeNull();
    expect(checkoutRoute(159, 3, 'double')).toBeNull();
    expect(checkoutRoute(171, 3, 'double')).toBeNull();
    expect(checkoutRoute(40, 0, 'double')).toBeNull();
  });

  it('all finish exactly, in every mode and with every number of darts', () => {
    for (const out of modes)
      for (const remaining of upTo(180))
        for (const darts of [1, 2, 3]) {
          const routes = checkoutRoutes(remaining, darts, out);
          expect(routes.length > 0, `${remaining} ${out} ${darts}`).toBe((minDarts(remaining, out) ?? 4) <= darts);
          for (const route of routes) {
            const judged = judge(remaining, route, { in: 'straight', out, isIn: true });
            expect(judged.ok && judged.value.checkout && route.length <= darts, `${remaining} ${out}: ${route.join(' ')}`).toBe(true);
          }
          expect(new Set(routes.map(String)).size).toBe(routes.length);
        }
  });

  it('on the card there is one for every finish above 40', () => {
    expect(Object.keys(chart).map(Number)).toEqual(upTo(170).filter((n) => n > 40 && minDarts(n, 'double') !== null));
  });
});

describe('hint', () => {
  it('follows the darts of the visit and stops where the visit ends', () => {
    const log = new TestLog();
    log.throw(180, 0, 180, 0);
    expect(hint(log.state)).toMatchObject({ remaining: 141, dartsLeft: 3, route: ['T20', 'T19', 'D12'] });
    expect(hint(log.state, ['20'])).toMatchObject({ remaining: 121, dartsLeft: 2, route: null });
    expect(hint(log.state, ['T20', 'T19'])).toMatchObject({ remaining: 24, dartsLeft: 1, route: ['D12'] });
    expect(hint(log.state, ['T20', 'T19', 'D12'])).toBeNull();
    expect(hint(log.state, ['T20', 'T20', 'T20'])).toBeNull();
  });

  it('says that 159 is a bogey and gives no way out before the side is in', () => {
    const log = new TestLog({ start: 159, in: 'double' });
    expect(hint(log.state)).toMatchObject({ isBogey: true, isIn: false, route: null });
    expect(hint(log.state, ['D20'])).toMatchObject({ isIn: true, remaining: 119, route: null });
    expect(hint(new TestLog({ start: 101, in: 'double' }).state, ['D20'])).toMatchObject({ remaining: 61, route: ['T15', 'D8'] });
  });
});
