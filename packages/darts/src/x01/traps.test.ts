import { describe, expect, it } from 'vitest';
import { checkoutRoutes } from './checkout.ts';
import { modes } from './format.ts';
import { play } from './game.ts';
import { everyRoute } from './routes.ts';
import { gameStatistics, highFinishes, shortLegs } from './statistics.ts';
import { TestLog } from './testLog.ts';

/** Known faults of other programs in scoring. Faults in draws are tested in `draw/traps.test.ts`. */
describe('known faults of other programs', () => {
  it('163 and 166 are rejected, leaving 1 is a bust, and only a double finishes', () => {
    const log = new TestLog();
    for (const total of [163, 166, 169, 172, 173, 175, 176, 178, 179])
      expect(log.try('visit', { side: 0, total })).toBe('impossible-total');
    log.throw(180, 0, 180, 0);
    log.throw(140);
    expect(log.state.legs[0]?.visits.at(-1)).toMatchObject({ bust: true, scored: 0, before: 141, after: 141 });
    log.throw(0, 100, 0);
    expect(log.try('visit', { side: 0, throws: ['20', '0', '20'] })).toBeNull();
    expect(log.state.legs[0]?.remaining[0]).toBe(41);
  });

  it('a correction that would leave 1 is a bust', () => {
    const log = new TestLog({ start: 101 });
    const visit = log.throw(60);
    log.throw(60);
    log.add('correct', { target: visit, replacement: { side: 0, total: 100 } });
    expect(log.state.legs[0]).toMatchObject({ remaining: [101, 41], visits: [{ bust: true, corrected: true }, {}] });
  });

  it('an undo across the end of a leg restores the scores of both sides', () => {
    const log = new TestLog({ start: 301, legs: { firstTo: 2 } });
    log.throw(180, 100, 81, 60);
    const before = log.state;
    log.throw(40);
    expect(log.state).toMatchObject({ totalLegs: [1, 0], next: { kind: 'visit', side: 1 } });
    expect(log.state.legs[1]?.remaining).toEqual([301, 301]);
    log.undo();
    expect({ ...log.state, length: before.length }).toEqual(before);
    expect(log.state.legs.map(({ remaining }) => remaining)).toEqual([[40, 141]]);
  });

  it('a leg that a tie-break decided counts as no checkout, high finish or short leg, and its points and darts as no part of an average', () => {
    const log = new TestLog({ start: 301, roundLimit: 1, legs: { firstTo: 2 } });
    log.throw(180, 60);
    log.add('tiebreak', { leg: 1, side: 0, how: 'lowest' });
    const [side] = gameStatistics(log.state).sides;
    expect(side).toMatchObject({
      legsWon: 1,
      tiebreakLegs: 1,
      checkouts: 0,
      points: 0,
      darts: 0,
      first9Darts: 0,
      average: null,
      maximums: 1,
    });
    expect([side && highFinishes(side, 0), side && shortLegs(side, 99)]).toEqual([[], []]);
    expect(log.state.legs[0]).toMatchObject({ won: 'tiebreak', remaining: [121, 241] });
  });

  it('an undo names its target, so it cannot undo what another device wrote at the same time', () => {
    const log = new TestLog();
    const mine = log.throw(60);
    log.throw(45);
    expect(play(log.events, { id: 'u', v: 1, kind: 'undo', payload: { target: mine } })).toEqual({ ok: false, code: 'not-last' });
  });

  it('a limit of rounds decides its own leg and does not change earlier legs', () => {
    const log = new TestLog({ start: 301, roundLimit: 2, legs: { firstTo: 3 } });
    log.throw(180, 0, 121);
    const [first] = log.state.legs;
    log.throw(0, 0, 0, 0);
    expect(log.state.legs[0]).toEqual(first);
    log.add('tiebreak', { leg: 2, side: 1, how: 'bull' });
    expect(log.state.legs[0]).toEqual(first);
    expect(log.state.legs.map(({ winner, won }) => [winner, won])).toEqual([
      [0, 'checkout'],
      [1, 'tiebreak'],
      [null, null],
    ]);
    expect(log.state.totalLegs).toEqual([1, 1]);
  });

  it('nothing is scored automatically: a visit needs darts, and a visit of 0 must be written', () => {
    const log = new TestLog();
    expect(log.try('visit', { side: 0, throws: [] })).toBe('too-few-darts');
    expect(log.try('visit', { side: 1, total: 0 })).toBe('not-your-throw');
    expect(log.state.legs[0]?.visits).toEqual([]);
    log.throw(0);
    expect(log.state.legs[0]?.visits).toMatchObject([{ scored: 0, darts: 3 }]);
  });

  it('no route needs more darts than are left, in any mode (dascr #38)', () => {
    for (const out of modes)
      for (const remaining of [3, 20, 41, 60, 61, 100, 110, 111, 121, 170, 180])
        for (const darts of [0, 1, 2, 3]) {
          const lengths = everyRoute(remaining, darts, out).map(({ length }) => length);
          expect(Math.max(0, ...lengths)).toBeLessThanOrEqual(darts);
          expect(checkoutRoutes(remaining, darts, out).every(({ length }) => length <= darts)).toBe(true);
        }
  });
});
