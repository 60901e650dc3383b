import { describe, expect, it } from 'vitest';
import { combineStatistics, gameStatistics } from './statistics.ts';
import { TestLog } from './testLog.ts';

const sideOf = (log: TestLog, side = 0) => gameStatistics(log.state).sides[side];

describe('averages', () => {
  it('are points by darts, not means of averages', () => {
    const log = new TestLog();
    log.throw(180, 180, 177, 180);
    log.add('visit', log.payload(120, { doubles: 1 }));
    log.throw(141);
    expect(sideOf(log, 1)).toMatchObject({
      points: 501,
      darts: 9,
      average: 167,
      first9: 167,
      highCheckout: 141,
      checkouts: 1,
      doubles: 1,
      bestLeg: 9,
      checkoutPercent: 100,
    });
    expect(sideOf(log, 0)).toMatchObject({
      points: 477,
      darts: 9,
      average: 159,
      doubles: 1,
      checkouts: 0,
      checkoutPercent: 0,
      highCheckout: null,
      bestLeg: null,
    });
  });

  it('count 501 in 20 darts as 75.15', () => {
    const log = new TestLog({}, [1]);
    log.throw(100, 100, 100, 100, 60, 1, 'D20');
    expect(sideOf(log)).toMatchObject({ darts: 19, bestLeg: 19 });
    const twenty = new TestLog({}, [1]);
    twenty.throw(100, 100, 100, 100, 60, 1, '0 D20');
    expect(sideOf(twenty)?.average).toBeCloseTo(75.15, 10);
  });

  it('count a bust with its darts and no points', () => {
    const log = new TestLog({ start: 101 }, [1]);
    log.throw(60, 'bust', '1 D20');
    expect(sideOf(log)).toMatchObject({ points: 101, darts: 8, average: (101 / 8) * 3 });
    const byDart = new TestLog({ start: 101 }, [1]);
    byDart.throw(60, 'T20', '1 D20');
    expect(sideOf(byDart)).toMatchObject({ points: 101, darts: 6 });
  });

  it('are nothing before a dart is thrown', () => {
    expect(sideOf(new TestLog())).toMatchObject({ average: null, first9: null, checkoutPercent: null, doubles: 0 });
  });

  it('of the first nine stop after three visits', () => {
    const log = new TestLog({}, [1]);
    log.throw(60, 100, 140, 1, 180);
    expect(sideOf(log)).toMatchObject({ first9: 100, first9Darts: 9, average: (481 / 15) * 3 });
  });

  it('of the first nine take shorter legs with their real darts', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } }, [1]);
    log.throw('T17 10 D20', 0, 60, '1 D20');
    expect(sideOf(log)).toMatchObject({ first9Points: 202, first9Darts: 11, darts: 11, bestLeg: 3, highCheckout: 101 });
  });
});

describe('visits', () => {
  it('fall in one bucket each', () => {
    const log = new TestLog({ start: 1001 }, [1]);
    log.throw(59, 60, 99, 100, 139, 140, 171, 'T19 T19 T19');
    expect(sideOf(log)).toMatchObject({
      buckets: { from60: 2, from100: 2, from140: 3, exactly180: 0 },
      any171: 2,
      strict171: 1,
      visits: 8,
    });
    log.undo();
    log.undo();
    log.throw(180);
    expect(sideOf(log)).toMatchObject({ maximums: 1, buckets: { exactly180: 1, from140: 1 } });
  });
});

describe('darts at a double', () => {
  it('are unknown as soon as one visit does not say', () => {
    const log = new TestLog({ start: 101 }, [1]);
    log.throw(61);
    expect(sideOf(log)?.doubles).toBeNull();
    const said = new TestLog({ start: 101 }, [1]);
    said.add('visit', said.payload(61, { doubles: 0 }));
    said.throw('0 20 D10');
    expect(sideOf(said)).toMatchObject({ doubles: 3, checkouts: 1, checkoutPercent: (1 / 3) * 100 });
  });

  it('have no meaning with straight out', () => {
    const log = new TestLog({ start: 101, out: 'straight' }, [1]);
    log.throw('T20 20 20', '1');
    expect(sideOf(log)).toMatchObject({ doubles: null, checkoutPercent: null, checkouts: 1 });
  });
});

describe('what is left out', () => {
  it('a leg decided by a tie-break: no checkout, no short leg, no average, but its 180s', () => {
    const log = new TestLog({ roundLimit: 1, legs: { firstTo: 1 } });
    log.throw(180, 60);
    log.add('tiebreak', { leg: 1, side: 0, how: 'lowest' });
    expect(sideOf(log)).toMatchObject({
      legsWon: 1,
      checkouts: 0,
      highCheckout: null,
      bestLeg: null,
      darts: 0,
      average: null,
      maximums: 1,
      visits: 1,
    });
  });

  it('a walkover and a result by hand', () => {
    const walkover = new TestLog();
    walkover.throw(180, 60);
    walkover.add('walkover', { winner: 1 });
    expect(gameStatistics(walkover.state)).toMatchObject({ legs: [], sides: [{ darts: 0, maximums: 0, average: null }, { darts: 0 }] });
    const result = new TestLog();
    result.throw(180);
    result.add('result', { legs: [1, 0], averages: [60, 55] });
    expect(sideOf(result)).toMatchObject({ darts: 0, average: null });
  });

  it('nothing of a game that was given up', () => {
    const log = new TestLog();
    log.throw(180);
    log.add('retire', { side: 1 });
    expect(sideOf(log)).toMatchObject({ darts: 3, average: 180, maximums: 1 });
  });
});

describe('sums over games', () => {
  it('add the counts and make the figures anew', () => {
    const first = new TestLog({}, [1]);
    first.throw(180, 180, 141);
    const second = new TestLog({}, [1]);
    second.throw(60);
    const both = combineStatistics([first, second].flatMap((log) => gameStatistics(log.state).sides));
    expect(both).toMatchObject({ points: 561, darts: 12, average: 140.25, highCheckout: 141, bestLeg: 9, legsWon: 1 });
    expect(combineStatistics([])).toMatchObject({ darts: 0, average: null });
  });
});
