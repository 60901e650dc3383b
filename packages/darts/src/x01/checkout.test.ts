import { describe, expect, it } from 'vitest';
import { chart } from './chart.ts';
import { bogeys, checkoutRoute, checkoutRoutes, countCheckouts, highestCheckout, hint, isBogey, minDarts } from './checkout.ts';
import { modes } from './format.ts';
import { everyRoute } from './routes.ts';
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

  // The number of checkouts of 2, 3, … 170, enumerated. Project Euler 109 publishes their sums (42,336, and 38,182 below 100) and 11 for 6.
  // prettier-ignore
  const ways = [
    1, 1, 4, 5, 11, 12, 22, 22, 36, 36, 53, 52, 76, 71, 100, 95, 128, 120, 162, 148,
    197, 181, 233, 211, 273, 241, 310, 275, 348, 305, 389, 335, 426, 368, 463, 396, 505, 424, 541, 456,
    577, 481, 615, 503, 642, 526, 663, 538, 687, 547, 702, 562, 713, 567, 728, 566, 730, 571, 724, 563,
    727, 550, 714, 549, 699, 535, 695, 517, 676, 511, 652, 488, 640, 464, 612, 455, 582, 430, 564, 404,
    531, 391, 496, 364, 478, 338, 445, 328, 413, 303, 396, 277, 362, 266, 327, 240, 311, 215, 281, 207,
    251, 184, 238, 159, 210, 153, 181, 133, 173, 113, 148, 112, 126, 94, 122, 77, 102, 77, 85, 62,
    83, 51, 68, 53, 56, 41, 55, 32, 44, 33, 33, 25, 35, 19, 27, 21, 20, 15, 23, 10,
    15, 13, 10, 9, 13, 5, 9, 7, 6, 4, 7, 1, 4, 4, 1, 2, 4, 0, 2, 2,
    0, 0, 2, 0, 0, 1, 0, 0, 1,
  ];

  it('has 42,336 checkouts, 38,182 of them below 100 (Project Euler 109)', () => {
    const counted = upTo(200)
      .slice(1)
      .map((n) => countCheckouts(n, 'double'));
    expect(counted.slice(0, 169)).toEqual(ways);
    const sum = (numbers: number[]) => numbers.reduce((total, count) => total + count, 0);
    expect(sum(counted)).toBe(42_336);
    expect(sum(counted.slice(0, 98))).toBe(38_182);
    expect([countCheckouts(6, 'double'), countCheckouts(170, 'double'), countCheckouts(1, 'double'), countCheckouts(0, 'double')]).toEqual([
      11, 1, 0, 0,
    ]);
  });

  it('has as many different routes as checkouts, in every mode', () => {
    for (const out of modes)
      for (const n of [1, 2, 3, 6, 20, 41, 57, 60, 61, 100, 110, 121, 158, 170, 171, 180, 181]) {
        const routes = everyRoute(n, 3, out).map((route) => route.join(' '));
        expect(new Set(routes).size).toBe(routes.length);
        expect(routes.length, `${n} ${out}`).toBe(countCheckouts(n, out));
      }
  });
});

describe('master and straight out', () => {
  it('reach 180 with three darts and have the impossible totals as bogeys', () => {
    const impossible = [163, 166, 169, 172, 173, 175, 176, 178, 179];
    expect(upTo(181).filter((n) => isBogey(n, 'master'))).toEqual([1, ...impossible]);
    expect(upTo(181).filter((n) => isBogey(n, 'straight'))).toEqual(impossible);
    expect(isBogey(0, 'straight')).toBe(false);
    expect([bogeys('master'), bogeys('straight')]).toEqual([impossible, impossible]);
    expect(minDarts(120, 'master')).toBe(2);
    expect(minDarts(1, 'straight')).toBe(1);
  });

  it('have the highest finishes that the darts allow', () => {
    for (const out of modes)
      for (const darts of [1, 2, 3] as const) {
        const finishes = upTo(200).filter((n) => (minDarts(n, out) ?? 4) <= darts);
        expect(highestCheckout(out, darts), `${out} ${darts}`).toBe(Math.max(...finishes));
        const lowest = out === 'straight' ? 1 : 2;
        expect(bogeys(out, darts)).toEqual(upTo(highestCheckout(out, darts)).filter((n) => n >= lowest && !finishes.includes(n)));
      }
    expect(highestCheckout('double')).toBe(170);
    expect(bogeys('double', 2)).toEqual([99, 102, 103, 105, 106, 108, 109]);
    expect(bogeys('double')).toEqual([159, 162, 163, 165, 166, 168, 169]);
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

  it('never need more darts than are left', () => {
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
          expect(Math.max(0, ...routes.map(({ length }) => length))).toBe(routes[0]?.length ?? 0);
        }
  });

  it('are ordered by convention: the card first, then the shortest, the better double first', () => {
    const first = (n: number, darts: number, out: 'double' | 'master' | 'straight', most: number) =>
      checkoutRoutes(n, darts, out, most).map((route) => route.join(' '));
    expect(first(50, 3, 'double', 3)).toEqual(['10 D20', '50', '18 D16']);
    expect(first(52, 3, 'double', 4)).toEqual(['12 D20', '20 D16', '16 D18', '18 D17']);
    expect(first(40, 3, 'double', 5)).toEqual(['D20']);
    expect(first(60, 3, 'master', 1)).toEqual(['T20']);
    expect(first(40, 1, 'straight', 2)).toEqual(['D20']);
    expect(first(20, 3, 'straight', 3)).toEqual(['20', 'D10']);
    expect(first(25, 3, 'straight', 2)).toEqual(['25']);
    expect(everyRoute(40, 3, 'double').slice(0, 3).map(String)).toEqual(['D20', '16,D12', '8,D16']);
    expect(everyRoute(180, 3, 'double')).toEqual([]);
  });

  it('end on a preferred double if that is as easy', () => {
    const route = (n: number, prefer: string[], darts = 3) => checkoutRoute(n, darts, 'double', prefer)?.join(' ');
    expect(route(60, ['D16'])).toBe('20 D20');
    expect(route(50, ['D16'])).toBe('18 D16');
    expect(route(50, ['D18', 'D16'])).toBe('14 D18');
    expect(route(50, ['50'])).toBe('50');
    expect(route(52, ['D16'])).toBe('20 D16');
    expect(route(40, ['D16'])).toBe('D20');
    expect(route(96, ['D16'])).toBe('T20 D18');
    expect(route(121, ['D16'])).toBe('T20 T11 D14');
    expect(route(121, ['D16', 'D20'])).toBe('T20 T7 D20');
    expect(route(107, ['D20'])).toBe('T20 7 D20');
    expect(route(107, ['D20'], 2)).toBe('T19 50');
    expect(route(88, ['D20'])).toBe('T16 D20');
    expect(route(170, ['D16'])).toBe('T20 T20 50');
    expect(route(159, ['D16'])).toBeUndefined();
    expect(everyRoute(40, 3, 'double', ['D16']).slice(0, 2).map(String)).toEqual(['D20', '8,D16']);
    expect(checkoutRoute(43, 2, 'straight', ['2', '5'])).toEqual(['25', '18']);
    expect(checkoutRoute(43, 2, 'straight', ['25'])).toEqual(['18', '25']);
    expect(checkoutRoutes(50, 3, 'double', 3, ['D16']).map(String)).toEqual(['18,D16', '10,D20', '50']);
    expect(checkoutRoute(50, 3, 'double')?.join(' ')).toBe('10 D20');
  });

  it('are copies that the caller can change', () => {
    checkoutRoute(170, 3, 'double')?.pop();
    expect(checkoutRoute(170, 3, 'double')).toEqual(['T20', 'T20', '50']);
  });

  it('of the card cover every finish above 40', () => {
    expect(Object.keys(chart).map(Number)).toEqual(upTo(170).filter((n) => n > 40 && minDarts(n, 'double') !== null));
  });
});

describe('hint', () => {
  it('follows the darts of the visit and is null after its end', () => {
    const log = new TestLog();
    log.throw(180, 0, 180, 0);
    expect(hint(log.state)).toMatchObject({ remaining: 141, dartsLeft: 3, route: ['T20', 'T19', 'D12'] });
    expect(hint(log.state, ['20'])).toMatchObject({ remaining: 121, dartsLeft: 2, route: null });
    expect(hint(log.state, ['T20', 'T19'])).toMatchObject({ remaining: 24, dartsLeft: 1, route: ['D12'] });
    expect(hint(log.state, ['T20', 'T19', 'D12'])).toBeNull();
    expect(hint(log.state, ['T20', 'T20', 'T20'])).toBeNull();
  });

  it('uses the thrower’s preferred doubles, and is null after the game', () => {
    const log = new TestLog({ start: 101 });
    log.throw(51);
    log.throw(0);
    expect(hint(log.state)?.route).toEqual(['10', 'D20']);
    expect(hint(log.state, [], ['D16'])?.route).toEqual(['18', 'D16']);
    expect(hint(log.state, ['18'], ['D16'])?.route).toEqual(['D16']);
    expect(hint(log.state, ['T25'])).toBeNull();
    expect(hint(log.state, ['50'])).toBeNull();
    expect(hint(log.state, ['T20'])).toBeNull();
    expect(hint(log.state, ['20', '20', '0'])).toBeNull();
    log.throw('10 D20');
    expect(hint(log.state)).toBeNull();
  });

  it('continues at 1 with straight out', () => {
    const log = new TestLog({ start: 101, out: 'straight' });
    log.throw(60, 0);
    expect(hint(log.state, ['20', '20'])).toMatchObject({ remaining: 1, dartsLeft: 1, route: ['1'], isBogey: false });
    expect(hint(log.state, ['20', 'T7'])).toBeNull();
  });

  it('marks 159 as a bogey, and has no route before the side is in', () => {
    const log = new TestLog({ start: 159, in: 'double' });
    expect(hint(log.state)).toMatchObject({ isBogey: true, isIn: false, route: null });
    expect(hint(log.state, ['20'])).toMatchObject({ isIn: false, remaining: 159, dartsLeft: 2, route: null });
    expect(hint(log.state, ['D20'])).toMatchObject({ isIn: true, remaining: 119, route: null });
    expect(hint(new TestLog({ start: 101, in: 'double' }).state, ['D20'])).toMatchObject({ remaining: 61, route: ['T15', 'D8'] });
  });
});
