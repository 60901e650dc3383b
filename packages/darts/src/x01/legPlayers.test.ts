import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nobody } from './event.ts';
import { foldGame } from './game.ts';
import { legPlayersOf } from './legPlayers.ts';
import type { LegPlayer } from './legPlayers.ts';
import { playerStatistics } from './statistics.ts';
import { legalLog } from './testArbitrary.ts';
import { TestLog } from './testLog.ts';

/** The rows as `leg side player: visits/darts/points`. */
const rows = (log: TestLog) =>
  legPlayersOf(log.state).map(({ leg, side, player, visits, darts, points }) => `${leg} ${side} ${player}: ${visits}/${darts}/${points}`);

const rowOf = (log: TestLog, player: string, leg = 1) =>
  legPlayersOf(log.state).find((row) => row.player === player && row.leg === leg) as LegPlayer;

describe('the share of a player in a leg', () => {
  it('of a single is that of its side', () => {
    const log = new TestLog({ legs: { firstTo: 2 } });
    log.throw(180, 60, 180, 'T19 T19 T19', 'T20 T19 D12', 'T20 T20 T17', 171);
    expect(legPlayersOf(log.state)).toEqual([
      {
        ...{ leg: 1, side: 0, player: 'p00', visits: 3, darts: 9, points: 501, won: true, how: 'checkout', checkout: 141 },
        ...{ scores180: 2, scores171: 0, strict171: 0, unknown171: 0 },
      },
      {
        ...{ leg: 1, side: 1, player: 'p10', visits: 2, darts: 6, points: 231, won: false, how: 'checkout', checkout: null },
        ...{ scores180: 0, scores171: 1, strict171: 1, unknown171: 0 },
      },
      {
        ...{ leg: 2, side: 0, player: 'p00', visits: 1, darts: 3, points: 171, won: false, how: null, checkout: null },
        ...{ scores180: 0, scores171: 1, strict171: 0, unknown171: 1 },
      },
      {
        ...{ leg: 2, side: 1, player: 'p10', visits: 1, darts: 3, points: 171, won: false, how: null, checkout: null },
        ...{ scores180: 0, scores171: 1, strict171: 0, unknown171: 0 },
      },
    ]);
  });

  it('has the visits that the player threw for a pair, and the checkout of the player who finished', () => {
    const log = new TestLog({ start: 301 }, [2, 1]);
    log.throw(180, 60, 81, 60, 'D20');
    expect(rows(log)).toEqual(['1 0 p00: 2/4/220', '1 0 p01: 1/3/81', '1 1 p10: 2/6/120']);
    expect(rowOf(log, 'p00')).toMatchObject({ won: true, how: 'checkout', checkout: 40, scores180: 1 });
    expect(rowOf(log, 'p01')).toMatchObject({ won: true, how: 'checkout', checkout: null, scores180: 0 });
    expect(rowOf(log, 'p10')).toMatchObject({ won: false, how: 'checkout', checkout: null });
  });

  it('follows teams of different sizes, each in its own rotation, and is empty for a player without a turn', () => {
    const log = new TestLog({ start: 1001 }, [3, 4]);
    log.throw(1, 2, 3, 4, 5, 6, 7);
    expect(rows(log)).toEqual([
      ...['1 0 p00: 2/6/8', '1 0 p01: 1/3/3', '1 0 p02: 1/3/5'],
      ...['1 1 p10: 1/3/2', '1 1 p11: 1/3/4', '1 1 p12: 1/3/6', '1 1 p13: 0/0/0'],
    ]);
  });

  it('restarts the rotation of each side with its first player in every leg', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } }, [2, 2]);
    log.throw('T17 10 D20', 60, 20, '1 D20');
    expect(rows(log)).toEqual([
      ...['1 0 p00: 1/3/101', '1 0 p01: 0/0/0', '1 1 p10: 0/0/0', '1 1 p11: 0/0/0'],
      ...['2 0 p00: 1/3/20', '2 0 p01: 0/0/0', '2 1 p10: 1/3/60', '2 1 p11: 1/2/41'],
    ]);
  });

  it('counts a bust with its darts and no points', () => {
    const log = new TestLog({ start: 101 }, [2, 1]);
    log.throw(60, 0, 'T20', 0, 'bust');
    expect(rows(log)).toEqual(['1 0 p00: 2/6/60', '1 0 p01: 1/1/0', '1 1 p10: 2/6/0']);
  });

  it('of a leg that a tie-break decided has darts and high scores, and no checkout', () => {
    const log = new TestLog({ roundLimit: 1, legs: { firstTo: 1 } }, [2, 1]);
    log.throw(180, 60);
    log.add('tiebreak', { leg: 1, side: 1, how: 'bull' });
    expect(rows(log)).toEqual(['1 0 p00: 1/3/180', '1 0 p01: 0/0/0', '1 1 p10: 1/3/60']);
    expect(rowOf(log, 'p00')).toMatchObject({ won: false, how: 'tiebreak', scores180: 1, checkout: null });
    expect(rowOf(log, 'p10')).toMatchObject({ won: true, how: 'tiebreak', checkout: null });
  });

  it('counts a 171 by the way it was thrown, or as unknown', () => {
    const log = new TestLog({ start: 1001 }, [1]);
    log.throw('T19 T19 T19', 'T20 T20 T17', 171);
    log.add('visit', { side: 0, total: 171, allTreble19: false });
    expect(rowOf(log, 'p00')).toMatchObject({ scores171: 4, strict171: 1, unknown171: 1 });
  });

  it('of a game that a side gave up stays, in a leg without a winner', () => {
    const log = new TestLog({}, [2, 1]);
    log.throw(180, 60);
    log.add('retire', { side: 0 });
    expect(rows(log)).toEqual(['1 0 p00: 1/3/180', '1 0 p01: 0/0/0', '1 1 p10: 1/3/60']);
    expect(rowOf(log, 'p10')).toMatchObject({ won: false, how: null });
  });

  it('follows corrections and undos', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } }, [2, 1]);
    const first = log.throw(61);
    log.throw(0);
    log.add('correct', { target: first, replacement: { side: 0, total: 41 } });
    expect(rows(log)).toEqual(['1 0 p00: 1/3/41', '1 0 p01: 0/0/0', '1 1 p10: 1/3/0']);
    log.throw(60);
    expect(rowOf(log, 'p01')).toMatchObject({ won: true, checkout: 60 });
    log.undo();
    expect(rowOf(log, 'p01')).toMatchObject({ visits: 0, won: false, how: null, checkout: null });
  });
});

describe('the rows', () => {
  it('are missing for a leg without a visit', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } });
    expect(rows(log)).toEqual([]);
    log.throw('T17 10 D20');
    expect(rows(log)).toEqual(['1 0 p00: 1/3/101', '1 1 p10: 0/0/0']);
  });

  it('are missing for a walkover, and kept for darts before a result that was entered by hand', () => {
    const walkover = new TestLog();
    walkover.throw(180, 60);
    walkover.add('walkover', { winner: 1 });
    expect(rows(walkover)).toEqual([]);
    const result = new TestLog({ legs: { firstTo: 2 } });
    result.throw(180);
    result.add('result', { legs: [2, 0] });
    expect(rows(result)).toEqual(['1 0 p00: 1/3/180', '1 1 p10: 0/0/0']);
  });
});

describe('a pair with a missing player', () => {
  it('has one row for a player who throws both turns', () => {
    const log = new TestLog({ start: 301 }, [['a', 'a'], ['c']]);
    log.throw(100, 60, 60, 60);
    expect(rows(log)).toEqual(['1 0 a: 2/6/160', '1 1 c: 2/6/120']);
  });

  it('has no row for lost turns, which are nobody’s darts', () => {
    const log = new TestLog({ start: 301 }, [['a', nobody], ['c']]);
    log.throw(100, 60, 0, 60);
    expect(rows(log)).toEqual(['1 0 a: 1/3/100', '1 1 c: 2/6/120']);
  });
});

describe('laws of the shares', () => {
  it('they add up to the statistics of each player, and are the same if the log is folded again', () => {
    fc.assert(
      fc.property(legalLog(), ({ log, state }) => {
        const all = legPlayersOf(state);
        expect(legPlayersOf(foldGame(log))).toEqual(all);
        for (const [player, { visits, points, darts, maximums, any171, strict171, finishes }] of playerStatistics(state)) {
          const own = all.filter((row) => row.player === player);
          const total = (of: (row: LegPlayer) => number) => own.reduce((sum, row) => sum + of(row), 0);
          const averaged = (of: (row: LegPlayer) => number) => total((row) => (row.how === 'tiebreak' ? 0 : of(row)));
          expect({
            visits: total((row) => row.visits),
            points: averaged((row) => row.points),
            darts: averaged((row) => row.darts),
            maximums: total((row) => row.scores180),
            any171: total((row) => row.scores171),
            strict171: total((row) => row.strict171),
            finishes: own.flatMap(({ checkout }) => checkout ?? []).sort((a, b) => b - a),
          }).toEqual({ visits, points, darts, maximums, any171, strict171, finishes });
        }
      }),
    );
  });

  it('only the winner of a leg has rows with `won`, each player has one row, and at most one row has a checkout', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        for (const leg of state.legs) {
          const own = legPlayersOf(state).filter((row) => row.leg === leg.number);
          const winners = new Set(own.filter(({ won }) => won).map(({ side }) => side));
          expect([...winners]).toEqual(leg.winner === null ? [] : [leg.winner]);
          expect(own.filter(({ checkout }) => checkout !== null)).toHaveLength(leg.won === 'checkout' ? 1 : 0);
          expect(new Set(own.map(({ side, player }) => `${side} ${player}`)).size).toBe(own.length);
        }
      }),
    );
  });
});
