import { describe, expect, it } from 'vitest';
import { addGame, combineStatistics, cumulative, gameStatistics, highFinishes, playerStatistics, shortLegs } from './statistics.ts';
import { TestLog } from './testLog.ts';

const sideOf = (log: TestLog, side = 0) => gameStatistics(log.state).sides[side];

describe('averages', () => {
  it('are points ÷ darts, not means of averages', () => {
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

  it('are null before a dart is thrown', () => {
    expect(sideOf(new TestLog())).toMatchObject({ legsPlayed: 0, average: null, first9: null, checkoutPercent: null, doubles: 0 });
  });

  it('of the first nine darts use three visits', () => {
    const log = new TestLog({}, [1]);
    log.throw(60, 100, 140, 1, 180);
    expect(sideOf(log)).toMatchObject({ first9: 100, first9Darts: 9, average: (481 / 15) * 3 });
  });

  it('of the first nine darts use the actual darts of shorter legs', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } }, [1]);
    log.throw('T17 10 D20', 0, 60, '1 D20');
    expect(sideOf(log)).toMatchObject({ first9Points: 202, first9Darts: 11, darts: 11, bestLeg: 3, highCheckout: 101 });
  });
});

describe('visits', () => {
  it('are in one bucket each', () => {
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

describe('buckets', () => {
  it('can be counted from a threshold up', () => {
    const log = new TestLog({ start: 1001 }, [1]);
    log.throw(60, 99, 100, 140, 171, 180);
    expect(sideOf(log)?.buckets).toEqual({ from60: 2, from100: 1, from140: 2, exactly180: 1 });
    expect(cumulative(sideOf(log)?.buckets ?? { from60: 0, from100: 0, from140: 0, exactly180: 0 })).toEqual({
      from60: 6,
      from100: 4,
      from140: 3,
      exactly180: 1,
    });
  });
});

describe('171', () => {
  it('is known to be three treble 19 from the darts or from the marker’s answer', () => {
    const log = new TestLog({ start: 1001 }, [1]);
    log.throw('T19 T19 T19', 'T20 T20 T17', 171);
    log.add('visit', { side: 0, total: 171, allTreble19: true });
    log.add('visit', { side: 0, total: 171, allTreble19: false });
    expect(log.state.legs[0]?.visits.map(({ allTreble19 }) => allTreble19)).toEqual([true, false, null, true, false]);
    expect(sideOf(log)).toMatchObject({ any171: 5, strict171: 2 });
  });
});

describe('finishes and legs', () => {
  const four = () => {
    const log = new TestLog({ start: 301, legs: { firstTo: 4 } }, [1]);
    log.throw(180, 81, 40, 100, 80, 121, 180, 41, 'T20 D10', 0, 0, 0, 180, 'T20 T7 D20');
    return sideOf(log) ?? combineStatistics([]);
  };

  it('are listed, finishes with the highest first and legs with the shortest first', () => {
    const side = four();
    expect(side.finishes).toEqual([121, 121, 80, 40]);
    expect(side.wonIn).toEqual([
      { darts: 8, visits: 3 },
      { darts: 9, visits: 3 },
      { darts: 9, visits: 3 },
      { darts: 15, visits: 5 },
    ]);
    expect(side).toMatchObject({ highCheckout: 121, bestLeg: 8, checkouts: 4, doubleCheckouts: 4 });
  });

  it('with equally many darts are ordered by visits', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } }, [1]);
    log.throw('T20 1 0', 'T20', '0 0 0', '0 D20', 'T20 1 0', '0 0 0', '0 0 D20');
    expect(sideOf(log)?.wonIn).toEqual([
      { darts: 9, visits: 3 },
      { darts: 9, visits: 4 },
    ]);
  });

  it('can be filtered by a threshold', () => {
    const side = four();
    expect(highFinishes(side)).toEqual([121, 121]);
    expect(highFinishes(side, 80)).toEqual([121, 121, 80]);
    expect(highFinishes({ finishes: [101, 100, 99] })).toEqual([101, 100]);
    expect(shortLegs(side)).toHaveLength(4);
    expect(shortLegs(side, 8)).toEqual([{ darts: 8, visits: 3 }]);
    expect(shortLegs({ wonIn: [17, 18, 19].map((darts) => ({ darts, visits: 6 })) })).toHaveLength(2);
  });
});

describe('darts at a double', () => {
  it('are unknown as soon as they are missing in one visit', () => {
    const log = new TestLog({ start: 101 }, [1]);
    log.throw(61);
    expect(sideOf(log)?.doubles).toBeNull();
    const answered = new TestLog({ start: 101 }, [1]);
    answered.add('visit', answered.payload(61, { doubles: 0 }));
    answered.throw('0 20 D10');
    expect(sideOf(answered)).toMatchObject({ doubles: 3, checkouts: 1, checkoutPercent: (1 / 3) * 100 });
  });

  it('of legs with straight out do not change the rate of the others', () => {
    const straight = new TestLog({ start: 101, out: 'straight' }, [1]);
    straight.throw(60, 41);
    const double = new TestLog({ start: 101 }, [1]);
    double.throw('T17 10 0', '20 D10');
    const both = combineStatistics([straight, double].flatMap((log) => gameStatistics(log.state).sides));
    expect(both).toMatchObject({ checkouts: 2, doubleCheckouts: 1, doubles: 4, unknownDoubles: 0, checkoutPercent: 25 });
    const unknown = new TestLog({ start: 101 }, [1]);
    unknown.throw(61);
    const all = combineStatistics([straight, double, unknown].flatMap((log) => gameStatistics(log.state).sides));
    expect(all).toMatchObject({ doubles: null, unknownDoubles: 1, checkoutPercent: null });
  });

  it('are null with straight out', () => {
    const log = new TestLog({ start: 101, out: 'straight' }, [1]);
    log.throw('T20 20 20', '1');
    expect(sideOf(log)).toMatchObject({ doubles: null, checkoutPercent: null, checkouts: 1 });
  });
});

describe('legs and visits that are left out', () => {
  it('a leg decided by a tie-break: no checkout, no short leg, no average, but its 180s count', () => {
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
    expect(sideOf(result)).toMatchObject({ darts: 3, maximums: 1, average: 180 });
    const paper = new TestLog();
    paper.add('result', { legs: [1, 0] });
    expect(gameStatistics(paper.state)).toMatchObject({ legs: [], sides: [{ darts: 0, maximums: 0, average: null }, { darts: 0 }] });
  });

  it('is named in leftOut, and legs of an entered result are counted separately', () => {
    const result = new TestLog({ legs: { firstTo: 3 } }, [1, 2]);
    result.throw(180);
    result.add('result', { legs: [3, 1] });
    const { leftOut, sides, players, legs } = gameStatistics(result.state);
    expect(leftOut).toBe('result');
    expect(legs).toMatchObject([{ winner: null, sides: [{ maximums: 1 }, { visits: 0 }] }]);
    expect(sides).toMatchObject([
      { legsWon: 0, legsPlayed: 0, resultLegsWon: 3, resultLegsPlayed: 4, maximums: 1 },
      { resultLegsWon: 1, resultLegsPlayed: 4 },
    ]);
    expect(players[1]).toMatchObject([{ resultLegsWon: 1 }, { resultLegsWon: 1 }]);
    const walkover = new TestLog();
    walkover.add('walkover', { winner: 1 });
    expect(gameStatistics(walkover.state)).toMatchObject({ leftOut: 'walkover', sides: [{ resultLegsPlayed: 0 }, { legsWon: 0 }] });
    expect(gameStatistics(new TestLog().state).leftOut).toBeNull();
  });

  it('darts thrown before a result was entered are kept, and its legs are counted once', () => {
    const log = new TestLog({ legs: { firstTo: 2 } });
    // A complete leg with a checkout of 141, and a 180 in the next leg.
    log.throw(180, 60, 180, 60, 141, 180);
    log.add('result', { legs: [2, 0] });
    const [home, away] = gameStatistics(log.state).sides;
    expect(home).toMatchObject({ maximums: 2, points: 501, checkouts: 1, highCheckout: 141, bestLeg: 9, legsWon: 0, resultLegsWon: 2 });
    expect(away).toMatchObject({ maximums: 1, points: 300, checkouts: 0, legsPlayed: 0, resultLegsPlayed: 2 });
  });

  it('nothing of a game that was given up', () => {
    const log = new TestLog();
    log.throw(180);
    log.add('retire', { side: 1 });
    expect(sideOf(log)).toMatchObject({ darts: 3, average: 180, maximums: 1 });
  });
});

describe('the players of a pair', () => {
  const pair = () => {
    const game = new TestLog({ start: 301 }, [2, 1]);
    game.throw(180, 60, 81, 60, 'D20');
    return game;
  };

  it('have their own visits; both win the leg, but it is a short leg of neither', () => {
    const { sides, players, legs } = gameStatistics(pair().state);
    expect(sides[0]).toMatchObject({ points: 301, darts: 7, legsWon: 1, bestLeg: 7, wonIn: [{ darts: 7, visits: 3 }] });
    expect(players[0]).toMatchObject([
      { points: 220, darts: 4, maximums: 1, checkouts: 1, finishes: [40], legsWon: 1, bestLeg: null, wonIn: [] },
      { points: 81, darts: 3, maximums: 0, checkouts: 0, finishes: [], legsWon: 1, legsPlayed: 1 },
    ]);
    expect(legs[0]?.players[0]?.map(({ visits }) => visits)).toEqual([2, 1]);
    expect(players[1]).toEqual([sides[1]]);
    expect(players[1]?.[0]).toMatchObject({ legsWon: 0, legsPlayed: 1, points: 120 });
  });

  it('are listed by id, without those left out', () => {
    const all = playerStatistics(pair().state);
    expect([...all].map(([id, { points }]) => [id, points])).toEqual([
      ['p00', 220],
      ['p01', 81],
      ['p10', 120],
    ]);
    expect([...playerStatistics(pair().state, new Set(['p01', 'p10'])).keys()]).toEqual(['p00']);
  });
});

describe('a season', () => {
  it('grows game by game without mutating its input', () => {
    const first = new TestLog({ start: 101 });
    first.throw('T17 10 D20');
    const second = new TestLog({ start: 101 }, [1]);
    second.throw(60, '1 D20');
    const one = addGame(new Map(), playerStatistics(first.state));
    const two = addGame(one, playerStatistics(second.state));
    expect(one.get('p00')).toMatchObject({ points: 101, darts: 3, average: 101 });
    expect(two.get('p00')).toMatchObject({ points: 202, darts: 8, average: 75.75, finishes: [101, 41] });
    expect(two.get('p10')).toMatchObject({ points: 0, darts: 0, legsPlayed: 1 });
  });
});

describe('sums over games', () => {
  it('add the counts and recompute the figures', () => {
    const first = new TestLog({}, [1]);
    first.throw(180, 180, 141);
    const second = new TestLog({}, [1]);
    second.throw(60);
    const both = combineStatistics([first, second].flatMap((log) => gameStatistics(log.state).sides));
    expect(both).toMatchObject({ points: 561, darts: 12, average: 140.25, highCheckout: 141, bestLeg: 9, legsWon: 1 });
    expect(combineStatistics([])).toMatchObject({ darts: 0, average: null, doubles: 0, highCheckout: null, bestLeg: null, finishes: [] });
  });
});
