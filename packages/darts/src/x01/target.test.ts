import { describe, expect, it } from 'vitest';
import type { Format } from './format.ts';
import { isDecider, isFinalScore, legsToWin, mostLegs, setsToWin, withLegWon } from './target.ts';
import { TestLog, oneLeg } from './testLog.ts';

/** Plays legs of 101 that the given sides win; all other sides score 0. */
function playLegs(log: TestLog, ...winners: number[]): void {
  for (const winner of winners) {
    const leg = log.state.legs.length;
    if (log.state.next.kind === 'throwFirst') log.add('throwFirst', { leg, side: winner, how: 'bull-up' });
    for (let { next } = log.state; next.kind === 'visit' && next.side !== winner; { next } = log.state) log.throw(0);
    log.throw('T17 10 D20');
  }
}
const game = (format: Partial<Format>, ...winners: number[]) => gameOf(2, format, ...winners);
const gameOf = (sides: number, format: Partial<Format>, ...winners: number[]) => {
  const log = new TestLog({ start: 101, ...format }, Array<number>(sides).fill(1));
  playLegs(log, ...winners);
  return log;
};

describe('distance', () => {
  it('is given as first to or best of', () => {
    expect(legsToWin({ ...oneLeg, legs: { firstTo: 3 } })).toBe(3);
    expect(legsToWin({ ...oneLeg, legs: { bestOf: 5 } })).toBe(3);
    expect(legsToWin({ ...oneLeg, legs: { bestOf: 6 } })).toBe(4);
    expect(setsToWin({ ...oneLeg, sets: { bestOf: 13 } })).toBe(7);
    expect(setsToWin(oneLeg)).toBe(0);
  });

  it.each<[Partial<Format>, number]>([
    [{ legs: { firstTo: 3 } }, 5],
    [{ legs: { bestOf: 6 } }, 7],
    [{ legs: { firstTo: 3 }, sets: { bestOf: 5 } }, 25],
    [{ legs: { firstTo: 6 }, twoClear: { suddenDeathAt: 8 } }, 17],
  ])('%o has a most of %i legs', (format, most) => {
    expect(mostLegs({ ...oneLeg, ...format })).toBe(most);
  });

  it('ends the game exactly when it is reached', () => {
    expect(game({ legs: { bestOf: 5 } }, 0, 1, 0).state.ending).toBeNull();
    expect(game({ legs: { bestOf: 5 } }, 0, 1, 0, 0).state).toMatchObject({ winner: 0, totalLegs: [3, 1], ending: 'played' });
  });
});

describe('draw', () => {
  it('ends best of 6 at 3–3 if it is allowed', () => {
    const log = game({ legs: { bestOf: 6 }, draw: true }, 0, 1, 0, 1, 0, 1);
    expect(log.state).toMatchObject({ winner: null, ending: 'drawn', totalLegs: [3, 3], next: { kind: 'over' } });
    expect(game({ legs: { bestOf: 6 }, draw: true }, 0, 1, 0, 1, 0, 0).state).toMatchObject({ winner: 0, ending: 'played' });
  });

  it('does not end the game if it is not allowed', () => {
    const log = game({ legs: { bestOf: 6 } }, 0, 1, 0, 1, 0, 1);
    expect(log.state.ending).toBeNull();
    expect(isDecider(log.state)).toBe(true);
  });

  it('can be a draw of sets', () => {
    expect(game({ legs: { firstTo: 1 }, sets: { bestOf: 2 }, draw: true }, 0, 1).state).toMatchObject({ ending: 'drawn', setsWon: [1, 1] });
  });
});

describe('two clear legs', () => {
  const worlds: Partial<Format> = { legs: { firstTo: 3 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 5 } };
  const toDecider = [0, 0, 0, 1, 1, 1];

  it('are needed only in the deciding set', () => {
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

  it('apply to a game without sets too', () => {
    const format: Partial<Format> = { legs: { firstTo: 3 }, twoClear: { suddenDeathAt: 3 } };
    expect(game(format, 0, 1, 0, 1, 0).state).toMatchObject({ legsWon: [3, 2], ending: null });
    expect(game(format, 0, 1, 0, 1, 0, 1, 1).state).toMatchObject({ winner: 1, legsWon: [3, 4] });
  });
});

describe('decider', () => {
  it('is the leg with which either side would win the game', () => {
    const format: Partial<Format> = { legs: { bestOf: 3 } };
    expect([[], [0], [0, 1]].map((winners) => isDecider(game(format, ...winners).state))).toEqual([false, false, true]);
    expect(isDecider(game(format, 0, 1, 0).state)).toBe(false);
    expect(isDecider(game({ legs: { bestOf: 2 }, draw: true }, 0, 1).state)).toBe(false);
  });

  it('has its own bull-up with reBull', () => {
    const format: Partial<Format> = { legs: { bestOf: 3 }, reBull: true };
    const log = game(format, 0, 1);
    expect(log.state.next).toEqual({ kind: 'throwFirst', leg: 3, how: 'bull-up' });
    log.add('throwFirst', { leg: 3, side: 1, how: 'bull-up' });
    expect(log.state.next).toMatchObject({ kind: 'visit', side: 1 });
  });
});

describe('more than two sides', () => {
  it('play until one has enough legs, and can be level after the full distance', () => {
    expect(gameOf(3, { legs: { bestOf: 3 } }, 0, 1, 2).state.ending).toBeNull();
    expect(gameOf(3, { legs: { bestOf: 3 }, draw: true }, 0, 1, 2).state).toMatchObject({ ending: 'drawn', winner: null });
    expect(gameOf(3, { legs: { bestOf: 5 }, draw: true }, 0, 1, 2, 2, 1).state).toMatchObject({ ending: 'drawn' });
    expect(gameOf(3, { legs: { bestOf: 4 }, draw: true }, 0, 1, 2, 1).state).toMatchObject({ ending: 'played', winner: 1 });
    expect(gameOf(8, { legs: { firstTo: 2 } }, 7, 0, 7).state).toMatchObject({ winner: 7 });
  });

  it('must be two legs ahead of all others', () => {
    const format: Partial<Format> = { legs: { firstTo: 2 }, twoClear: { suddenDeathAt: 3 } };
    expect(gameOf(3, format, 0, 2, 0).state.ending).toBeNull();
    expect(gameOf(3, format, 0, 2, 0, 0).state).toMatchObject({ winner: 0, totalLegs: [3, 0, 1] });
  });
});

describe('a side that has given up', () => {
  it('cannot win with the legs that it has', () => {
    const log = gameOf(3, { legs: { bestOf: 6 }, draw: true }, 2, 2, 2, 0, 1);
    log.add('retire', { side: 2 });
    playLegs(log, 0);
    expect(log.state).toMatchObject({ ending: 'played', winner: 0, totalLegs: [2, 1, 3] });
  });

  it('does not make the game level', () => {
    const log = gameOf(3, { legs: { bestOf: 2 }, draw: true }, 2);
    log.add('retire', { side: 2 });
    playLegs(log, 0);
    expect(log.state).toMatchObject({ ending: 'played', winner: 0, totalLegs: [1, 0, 1] });
  });

  it('does not count for two clear legs', () => {
    const log = gameOf(3, { legs: { firstTo: 3 }, twoClear: { suddenDeathAt: 9 } }, 2, 2, 0, 0);
    log.add('retire', { side: 2 });
    playLegs(log, 0);
    expect(log.state).toMatchObject({ winner: 0, totalLegs: [3, 0, 2] });
  });

  it('does not prevent a deciding set of the others', () => {
    const format: Partial<Format> = { legs: { firstTo: 2 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 4 }, reBull: true };
    const log = gameOf(3, format, 0, 0, 1, 1);
    log.add('retire', { side: 2 });
    playLegs(log, 0, 1, 0);
    expect(log.state).toMatchObject({ legsWon: [2, 1, 0], ending: null });
    playLegs(log, 0);
    expect(log.state).toMatchObject({ winner: 0, setsWon: [2, 1, 0] });
    // With three sides, only two of them would win the game with this set, so it is not a deciding set.
    expect(gameOf(3, format, 0, 0, 1, 1, 0, 1, 0).state).toMatchObject({ winner: 0 });
  });

  it('does not prevent a decider of the others', () => {
    const log = gameOf(3, { legs: { firstTo: 2 } }, 0, 1);
    expect(isDecider(log.state)).toBe(false);
    log.add('retire', { side: 2 });
    expect(isDecider(log.state)).toBe(true);
    expect(isDecider(new TestLog({}, [1]).state)).toBe(false);
  });
});

describe('a final score', () => {
  const five: Format = { ...oneLeg, legs: { bestOf: 5 } };
  const possible = (format: Partial<Format>, legs: number[], sets?: number[]) =>
    isFinalScore({ ...oneLeg, ...format }, legs, sets).possible;

  it('of legs is possible if its last leg ends the game', () => {
    const all = [0, 1, 2, 3, 4].flatMap((a) => [0, 1, 2, 3, 4].map((b) => [a, b]));
    expect(all.filter((legs) => isFinalScore(five, legs).possible).map(String)).toEqual(['0,3', '1,3', '2,3', '3,0', '3,1', '3,2']);
    expect(possible({ legs: { bestOf: 6 }, draw: true }, [3, 3])).toBe(true);
    expect(possible({ legs: { bestOf: 6 }, draw: true }, [2, 2])).toBe(false);
    expect(possible({ legs: { bestOf: 3 }, draw: true }, [1, 1, 1])).toBe(true);
    expect(possible({ legs: { firstTo: 2 } }, [2])).toBe(true);
    expect(possible({ legs: { firstTo: 2 } }, [1.5, 2])).toBe(false);
    expect(possible({ legs: { firstTo: 2 } }, [2, 0], [1, 0])).toBe(false);
    expect(possible({ legs: { firstTo: 2 }, sets: { firstTo: 1 } }, [2, 0])).toBe(false);
    expect(possible({ legs: { firstTo: 2 }, sets: { firstTo: 1 } }, [2, 0], [1])).toBe(false);
  });

  it('of two clear legs is possible two legs ahead, or after sudden death', () => {
    const clear: Partial<Format> = { legs: { firstTo: 3 }, twoClear: { suddenDeathAt: 5 } };
    const all = [0, 1, 2, 3, 4, 5, 6, 7].map((loser) =>
      [3, 4, 5, 6, 7].filter((winner) => winner > loser && possible(clear, [winner, loser])),
    );
    expect(all).toEqual([[3], [3], [4], [5], [6], [6], [], []]);
  });

  it('is level if no side leads', () => {
    expect(isFinalScore(five, [2, 2])).toEqual({ possible: false, level: true });
    expect(isFinalScore(five, [3, 1])).toEqual({ possible: true, level: false });
    expect(isFinalScore({ ...five, sets: { bestOf: 2 }, draw: true }, [5, 4], [1, 1])).toEqual({ possible: true, level: true });
    expect(isFinalScore(five, [3, -1])).toEqual({ possible: false, level: false });
  });

  // Compares all ways to play a game, leg by leg, with the scores that `isFinalScore` accepts.
  it.each<[string, Partial<Format>, number]>([
    ['two sides', { legs: { firstTo: 2 }, sets: { firstTo: 2 } }, 2],
    ['two clear legs in the deciding set', { legs: { firstTo: 2 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 2 } }, 2],
    ['longer two clear legs', { legs: { firstTo: 1 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 3 } }, 2],
    ['sudden death before the legs are won', { legs: { firstTo: 2 }, sets: { bestOf: 3 }, twoClear: { suddenDeathAt: 1 } }, 2],
    ['three sides', { legs: { firstTo: 2 }, sets: { firstTo: 1 } }, 3],
    ['three sides, two clear legs', { legs: { firstTo: 1 }, sets: { firstTo: 1 }, twoClear: { suddenDeathAt: 2 } }, 3],
    ['legs only', { legs: { bestOf: 4 } }, 2],
    ['a draw of legs', { legs: { bestOf: 4 }, draw: true }, 3],
    ['two clear legs without sets', { legs: { firstTo: 2 }, twoClear: { suddenDeathAt: 3 } }, 3],
    ['a single side, two clear legs', { legs: { firstTo: 1 }, twoClear: { suddenDeathAt: 3 } }, 1],
    ['early sudden death', { legs: { firstTo: 4 }, twoClear: { suddenDeathAt: 2 } }, 2],
    ['sets that are played on', { legs: { firstTo: 1 }, sets: { bestOf: 2 } }, 2],
    ['a single side, two clear legs in the last set', { legs: { firstTo: 1 }, sets: { firstTo: 2 }, twoClear: { suddenDeathAt: 2 } }, 1],
    ['a draw of sets, two clear legs', { legs: { firstTo: 1 }, sets: { bestOf: 2 }, draw: true, twoClear: { suddenDeathAt: 2 } }, 2],
    ['a draw of sets', { legs: { firstTo: 1 }, sets: { bestOf: 2 }, draw: true }, 2],
  ])('is possible exactly if legs can lead to it: %s', (_, more, count) => {
    const format: Format = { ...oneLeg, ...more };
    const zeros = Array<number>(count).fill(0);
    const ends = new Set<string>();
    const seen = new Set<string>();
    const grow = (legs: number[], state: { legsWon: number[]; setsWon: number[] }): void => {
      const key = JSON.stringify([legs, state]);
      if (seen.has(key)) return;
      seen.add(key);
      zeros.forEach((_zero, side) => {
        const next = withLegWon(format, { ...state, retired: zeros.map(() => false) }, side);
        const total = legs.map((won, index) => won + Number(index === side));
        const isNewSet = next.setsWon.some((won, index) => won !== state.setsWon[index]);
        if (next.winner !== null) ends.add(`${total} / ${format.sets ? next.setsWon : ''}`);
        else grow(total, { legsWon: isNewSet ? zeros : next.legsWon, setsWon: next.setsWon });
      });
    };
    grow(zeros, { legsWon: zeros, setsWon: zeros });
    const product = (most: number): number[][] =>
      zeros.reduce<number[][]>((all) => all.flatMap((one) => Array.from({ length: most + 1 }, (_one, n) => [...one, n])), [[]]);
    const accepted = (format.sets ? product(3) : [undefined]).flatMap((sets) =>
      product(9).flatMap((legs) => (isFinalScore(format, legs, sets).possible ? [`${legs} / ${sets ?? ''}`] : [])),
    );
    expect(accepted.sort()).toEqual([...ends].sort());
  });
});
