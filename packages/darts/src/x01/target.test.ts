import { describe, expect, it } from 'vitest';
import type { Format } from './format.ts';
import { isDecider, legsToWin, setsToWin } from './target.ts';
import { TestLog, oneLeg } from './testLog.ts';

/** Plays legs of 101 that the named sides win; a leg of a side that throws second takes a visit more. */
function playLegs(log: TestLog, ...winners: number[]): void {
  for (const winner of winners) {
    const leg = log.state.legs.length;
    if (log.state.next.kind === 'throwFirst') log.add('throwFirst', { leg, side: winner, how: 'bull-up' });
    for (let { next } = log.state; next.kind === 'visit' && next.side !== winner; { next } = log.state) log.throw(0);
    log.throw('T17 10 D20');
  }
}
const game = (format: Partial<Format>, ...winners: number[]) => {
  const log = new TestLog({ start: 101, ...format });
  playLegs(log, ...winners);
  return log;
};

describe('distance', () => {
  it('is said as first to or best of', () => {
    expect(legsToWin({ ...oneLeg, legs: { firstTo: 3 } })).toBe(3);
    expect(legsToWin({ ...oneLeg, legs: { bestOf: 5 } })).toBe(3);
    expect(legsToWin({ ...oneLeg, legs: { bestOf: 6 } })).toBe(4);
    expect(setsToWin({ ...oneLeg, sets: { bestOf: 13 } })).toBe(7);
    expect(setsToWin(oneLeg)).toBe(0);
  });

  it('ends when it is reached, not before and not after', () => {
    expect(game({ legs: { bestOf: 5 } }, 0, 1, 0).state.ending).toBeNull();
    expect(game({ legs: { bestOf: 5 } }, 0, 1, 0, 0).state).toMatchObject({ winner: 0, totalLegs: [3, 1], ending: 'played' });
  });
});

describe('draw', () => {
  it('ends best of 6 at 3–3 where it is allowed', () => {
    const log = game({ legs: { bestOf: 6 }, draw: true }, 0, 1, 0, 1, 0, 1);
    expect(log.state).toMatchObject({ winner: null, ending: 'drawn', totalLegs: [3, 3], next: { kind: 'over' } });
    expect(game({ legs: { bestOf: 6 }, draw: true }, 0, 1, 0, 1, 0, 0).state).toMatchObject({ winner: 0, ending: 'played' });
  });

  it('is played on where it is not', () => {
    const log = game({ legs: { bestOf: 6 } }, 0, 1, 0, 1, 0, 1);
    expect(log.state.ending).toBeNull();
    expect(isDecider(log.state)).toBe(true);
  });

  it('can be one of sets', () => {
    expect(game({ legs: { firstTo: 1 }, sets: { bestOf: 2 }, draw: true }, 0, 1).state).toMatchObject({ ending: 'drawn', setsWon: [1, 1] });
  });
});

describe('two clear legs', () => {
  const worlds: Partial<Format> = { legs: { firstTo: 3 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 5 } };
  const toDecider = [0, 0, 0, 1, 1, 1];

  it('are asked in the deciding set only', () => {
    expect(game(worlds, 0, 1, 0, 1, 0).state).toMatchObject({ setsWon: [1, 0], legsWon: [0, 0] });
    expect(game(worlds, ...toDecider, 0, 1, 0, 1, 0).state).toMatchObject({ setsWon: [1, 1], legsWon: [3, 2], ending: null });
    expect(game(worlds, ...toDecider, 0, 1, 0, 1, 0, 0).state).toMatchObject({ winner: 0, legsWon: [4, 2], totalLegs: [7, 5] });
    expect(game(worlds, ...toDecider, 0, 1, 0, 0).state).toMatchObject({ winner: 0, legsWon: [3, 1] });
  });

  it('end in one sudden-death leg at 5–5, without a new bull-up', () => {
    const level = game(worlds, ...toDecider, 0, 1, 0, 1, 0, 1, 0, 1, 0, 1);
    expect(level.state).toMatchObject({ legsWon: [5, 5], ending: null, next: { kind: 'visit' } });
    expect(isDecider(level.state)).toBe(true);
    playLegs(level, 1);
    expect(level.state).toMatchObject({ winner: 1, legsWon: [5, 6], setsWon: [1, 2] });
  });

  it('hold for a game without sets too', () => {
    const format: Partial<Format> = { legs: { firstTo: 3 }, twoClear: { suddenDeathAt: 3 } };
    expect(game(format, 0, 1, 0, 1, 0).state).toMatchObject({ legsWon: [3, 2], ending: null });
    expect(game(format, 0, 1, 0, 1, 0, 1, 1).state).toMatchObject({ winner: 1, legsWon: [3, 4] });
  });
});

describe('decider', () => {
  it('is the leg that either side would win the game with', () => {
    const format: Partial<Format> = { legs: { bestOf: 3 } };
    expect([[], [0], [0, 1]].map((winners) => isDecider(game(format, ...winners).state))).toEqual([false, false, true]);
    expect(isDecider(game(format, 0, 1, 0).state)).toBe(false);
  });

  it('has a bull-up of its own where the format says so', () => {
    const format: Partial<Format> = { legs: { bestOf: 3 }, reBull: true };
    const log = game(format, 0, 1);
    expect(log.state.next).toEqual({ kind: 'throwFirst', leg: 3, how: 'bull-up' });
    log.add('throwFirst', { leg: 3, side: 1, how: 'bull-up' });
    expect(log.state.next).toMatchObject({ kind: 'visit', side: 1 });
  });
});
