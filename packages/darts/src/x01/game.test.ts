import { describe, expect, it } from 'vitest';
import type { GameEvent } from './event.ts';
import type { Format } from './format.ts';
import { applyEvent, foldGame, play } from './game.ts';
import { TestLog } from './testLog.ts';
import { openAnswers } from './visit.ts';

const straightIn = { in: 'straight', out: 'double', isIn: true } as const;

describe('the leg of the 2023 World Championship final, typed as totals', () => {
  it('leaves one question open, about the side that does not win', () => {
    const log = new TestLog();
    log.throw(180, 180, 177, 180);
    expect(openAnswers(144, 120, straightIn)).toEqual([
      { darts: 3, doubles: 0 },
      { darts: 3, doubles: 1 },
    ]);
    log.add('visit', log.payload(120, { darts: 3, doubles: 1 }));
    expect(openAnswers(141, 141, straightIn)).toEqual([{ darts: 3, doubles: 1 }]);
    log.throw(141);
    expect(log.state).toMatchObject({ winner: 1, ending: 'played', totalLegs: [0, 1], next: { kind: 'over' } });
    expect(log.state.legs[0]?.visits.map(({ darts, doubles }) => `${darts}/${doubles}`)).toEqual([
      '3/0',
      '3/0',
      '3/0',
      '3/0',
      '3/1',
      '3/1',
    ]);
    expect(log.state.legs[0]?.remaining).toEqual([24, 0]);
  });
});

describe('the start', () => {
  it('comes first and once', () => {
    const visit = { id: 'x', v: 1, kind: 'visit', payload: { side: 0, total: 60 } } as const;
    expect(play([], visit)).toMatchObject({ ok: false, code: 'not-started' });
    const log = new TestLog();
    const [start] = log.events as [GameEvent];
    expect(start.kind === 'start' && log.try('start', start.payload)).toBe('already-started');
    expect(play([], start)).toEqual({ ok: true, value: foldGame([start]) });
  });

  it.each<[string, Partial<Format>, number[]]>([
    ['no side', {}, []],
    ['nine sides', {}, [1, 1, 1, 1, 1, 1, 1, 1, 1]],
    ['a start below 101', { start: 100 }, [1, 1]],
    ['a start above 1001', { start: 1002 }, [1, 1]],
    ['a fractional start', { start: 301.5 }, [1, 1]],
    ['an unknown in mode', { in: 'treble' as 'double' }, [1, 1]],
    ['an unknown out mode', { out: 'any' as 'double' }, [1, 1]],
    ['an unknown starter', { starter: 'third' as 'first' }, [1, 1]],
    ['no set', { sets: { bestOf: 0 } }, [1, 1]],
    ['a hundred legs', { legs: { firstTo: 100 } }, [1, 1]],
    ['no round', { roundLimit: 0 }, [1, 1]],
    ['sudden death at 0', { twoClear: { suddenDeathAt: 0 } }, [1, 1]],
    ['a handicap of 100', { handicap: [{ start: 100 }] }, [1, 1]],
    ['a handicap with an unknown in mode', { handicap: [null, { in: 'treble' as 'double' }] }, [1, 1]],
    ['a handicap with an unknown out mode', { handicap: [{ out: 'any' as 'double' }] }, [1, 1]],
    ['no leg', { legs: { firstTo: 0 } }, [1, 1]],
    ['a fractional number of legs', { legs: { bestOf: 2.5 } }, [1, 1]],
    ['a second side as starter that does not exist', { starter: 'second' }, [1]],
    ['a handicap for a third of two sides', { handicap: [null, null, { start: 301 }] }, [1, 1]],
  ])('rejects a format with %s', (_, format, players) => {
    expect(() => new TestLog(format, players)).toThrow('invalid-format');
  });

  it.each<[string, Partial<Format>, number]>([
    ['101', { start: 101 }, 2],
    ['1001', { start: 1001 }, 8],
    ['one round', { roundLimit: 1 }, 2],
    ['a thousand rounds', { roundLimit: 1000 }, 2],
    ['99 legs', { legs: { bestOf: 99 } }, 2],
    ['the second side', { starter: 'second' }, 2],
    ['handicaps', { handicap: [{}, { start: 1001, in: 'master', out: 'straight' }] }, 2],
    ['a single side', {}, 1],
  ])('accepts %s', (_, format, sides) => {
    expect(new TestLog(format, Array<number>(sides).fill(1)).state.next.kind).toBe('visit');
  });

  it('needs sides with different ids', () => {
    const [start] = new TestLog().events;
    if (start?.kind !== 'start') throw new Error('A log begins with its start.');
    const twice = {
      ...start,
      payload: {
        ...start.payload,
        sides: [
          { id: 's0', players: [] },
          { id: 's0', players: [] },
        ],
      },
    };
    expect(play([], twice)).toEqual({ ok: false, code: 'invalid-format' });
  });
});

describe('the thrower', () => {
  it('is decided before the first visit by a bull-up or a choice', () => {
    const log = new TestLog({ starter: 'bull-up', legs: { firstTo: 2 } });
    expect(log.state.next).toEqual({ kind: 'throwFirst', leg: 1, how: 'bull-up' });
    expect(log.state.legs[0]?.starter).toBeNull();
    expect(log.try('visit', { side: 0, total: 60 })).toBe('starter-needed');
    expect(log.try('throwFirst', { leg: 1, side: 2, how: 'bull-up' })).toBe('unknown-side');
    expect(log.try('tiebreak', { leg: 1, side: 0, how: 'bull' })).toBe('no-tiebreak');
    log.add('throwFirst', { leg: 1, side: 1, how: 'bull-up' });
    expect(log.try('throwFirst', { leg: 1, side: 0, how: 'bull-up' })).toBe('starter-known');
    expect(log.try('visit', { side: 0, total: 60 })).toBe('not-your-throw');
    log.throw(180, 0, 180, 0, 141);
    expect(log.state).toMatchObject({ totalLegs: [0, 1], next: { kind: 'visit', side: 0 } });
  });

  it('of the first visit alternates by leg and by set, independent of who won the last leg', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 }, sets: { firstTo: 3 } });
    const win = (side: number) => {
      const { next } = log.state;
      if (next.kind === 'visit' && next.side !== side) log.throw(0);
      log.throw('T17 10 D20');
    };
    for (const side of [0, 0, 1, 0, 1, 1, 1]) win(side);
    expect(log.state.legs.map(({ set, starter }) => `${set}:${starter}`)).toEqual(['1:0', '1:1', '2:1', '2:0', '2:1', '3:0', '3:1', '4:1']);
    expect(log.state).toMatchObject({ setsWon: [1, 2], winner: null, ending: null });
  });

  it('rotates among eight sides and among the players of a pair, and starts over in each leg', () => {
    const eight = new TestLog({}, [1, 1, 1, 1, 1, 1, 1, 1]);
    eight.throw(60, 60, 60, 60, 60, 60, 60, 60);
    expect(eight.state.next).toEqual({ kind: 'visit', side: 0, player: 0 });
    const pairs = new TestLog({ legs: { firstTo: 2 } }, [2, 3]);
    pairs.throw(180, 1, 180, 1, 0, 1, 0, 1);
    expect(pairs.state.legs[0]?.visits.map(({ side, player }) => `${side}${player}`)).toEqual([
      '00',
      '10',
      '01',
      '11',
      '00',
      '12',
      '01',
      '10',
    ]);
    pairs.throw(141);
    expect(pairs.state.next).toEqual({ kind: 'visit', side: 1, player: 0 });
  });

  it('is the second side first if the format says so', () => {
    const log = new TestLog({ starter: 'second', legs: { firstTo: 2 }, start: 101 });
    log.throw('T17 10 D20');
    expect(log.state.legs.map(({ starter }) => starter)).toEqual([1, 0]);
  });

  it('is open at first if the starter is chosen', () => {
    expect(new TestLog({ starter: 'chosen' }).state.next).toEqual({ kind: 'throwFirst', leg: 1, how: 'chosen' });
  });

  it('is never a side that has given up', () => {
    const log = new TestLog({ starter: 'bull-up', legs: { firstTo: 2 }, start: 101 }, [1, 1, 1, 1]);
    log.add('retire', { side: 1 });
    expect(log.state.next.kind).toBe('throwFirst');
    expect(log.try('throwFirst', { leg: 1, side: 1, how: 'bull-up' })).toBe('unknown-side');
    expect(log.try('throwFirst', { leg: 2, side: 0, how: 'bull-up' })).toBe('starter-known');
    log.add('throwFirst', { leg: 1, side: 0, how: 'bull-up' });
    log.add('retire', { side: 2 });
    expect(log.state.next).toMatchObject({ side: 0 });
    log.throw(0);
    expect(log.state.next).toMatchObject({ side: 3 });
    log.throw(0, 'T17 10 D20');
    expect(log.state.legs[1]?.starter).toBe(3);
  });

  it('can be a side without known players', () => {
    const log = new TestLog({}, [0, 0]);
    log.throw(60, 60);
    expect(log.state.next).toEqual({ kind: 'visit', side: 0, player: 0 });
  });

  it('is known from the start for a single side', () => {
    const log = new TestLog({ starter: 'bull-up' }, [1]);
    log.throw(180, 180, 141);
    expect(log.state).toMatchObject({ winner: 0, ending: 'played' });
  });
});

describe('a leg', () => {
  it('rejects mistyped visits and does not change the log', () => {
    const log = new TestLog();
    const before = JSON.stringify(log.events);
    expect([163, 166, 169, 181].map((total) => log.try('visit', { side: 0, total }))).toEqual(Array(4).fill('impossible-total'));
    expect(log.try('visit', { side: 5, total: 60 })).toBe('not-your-throw');
    expect(log.try('visit', { side: 0, bust: true })).toBe('impossible-bust');
    expect(log.try('visit', { side: 0, throws: ['T20', 'T25', '1'] })).toBe('illegal-dart');
    expect(log.try('tiebreak', { leg: 1, side: 0, how: 'bull' })).toBe('no-tiebreak');
    expect(JSON.stringify(log.events)).toBe(before);
  });

  it('keeps the written total of a bust and continues from the same remainder', () => {
    const log = new TestLog({ start: 101 });
    log.throw(100, 60);
    expect(log.state.legs[0]?.visits[0]).toMatchObject({ bust: true, written: 100, scored: 0, before: 101, after: 101, darts: 3 });
    log.throw('T20 1 D20');
    expect(log.state.next.kind).toBe('over');
    expect(log.try('visit', { side: 1, total: 41 })).toBe('game-over');
  });

  it('uses the handicap of each side', () => {
    const log = new TestLog({
      legs: { firstTo: 2 },
      handicap: [
        { start: 301, out: 'straight' },
        { in: 'double', out: 'master' },
      ],
    });
    expect(log.state.legs[0]?.remaining).toEqual([301, 501]);
    expect(log.state.legs[0]?.isIn).toEqual([true, false]);
    log.throw(180, '20 20 20');
    expect(log.state.legs[0]?.remaining).toEqual([121, 501]);
    expect(log.try('visit', { side: 0, throws: ['T20', 'T20', '1'] })).toBeNull();
    expect(log.state).toMatchObject({ totalLegs: [1, 0] });
    expect(log.state.legs[1]?.remaining).toEqual([301, 501]);
  });
});

describe('limit of rounds', () => {
  it('ends a leg with a tie-break, never with a checkout', () => {
    const log = new TestLog({ roundLimit: 2, legs: { firstTo: 2 } });
    log.throw(60, 60, 60);
    expect(log.state.next.kind).toBe('visit');
    log.throw(100);
    expect(log.state.next).toEqual({ kind: 'tiebreak', leg: 1 });
    expect(log.try('visit', { side: 0, total: 60 })).toBe('tiebreak-needed');
    expect(log.try('tiebreak', { leg: 1, side: 0, how: 'lowest' })).toBe('invalid-tiebreak');
    expect(log.try('tiebreak', { leg: 2, side: 0, how: 'bull' })).toBe('no-tiebreak');
    log.add('tiebreak', { leg: 1, side: 1, how: 'lowest' });
    expect(log.state.legs[0]).toMatchObject({ winner: 1, won: 'tiebreak' });
    expect(log.state).toMatchObject({ totalLegs: [0, 1], next: { kind: 'visit', side: 1 } });
  });

  it('waits for all sides that still play, and cannot be won by a side that has given up', () => {
    const log = new TestLog({ roundLimit: 1 }, [1, 1, 1]);
    log.throw(100, 60);
    log.add('retire', { side: 2 });
    expect(log.state.next).toEqual({ kind: 'tiebreak', leg: 1 });
    expect(log.try('tiebreak', { leg: 1, side: 2, how: 'bull' })).toBe('unknown-side');
    expect(log.try('tiebreak', { leg: 1, side: 5, how: 'bull' })).toBe('unknown-side');
    expect(log.try('throwFirst', { leg: 1, side: 0, how: 'bull-up' })).toBe('starter-known');
    log.add('tiebreak', { leg: 1, side: 0, how: 'lowest' });
    expect(log.state).toMatchObject({ winner: 0, ending: 'played' });
  });

  it('is won by the lowest only if no other is as low, ignoring sides that have given up', () => {
    const level = new TestLog({ roundLimit: 1 });
    level.throw(60, 60);
    expect(level.try('tiebreak', { leg: 1, side: 0, how: 'lowest' })).toBe('invalid-tiebreak');
    expect(level.try('tiebreak', { leg: 1, side: 1, how: 'three-darts' })).toBeNull();
    const log = new TestLog({ roundLimit: 1 }, [1, 1, 1]);
    log.throw(180, 60);
    log.add('retire', { side: 0 });
    log.throw(41);
    expect(log.try('tiebreak', { leg: 1, side: 1, how: 'lowest' })).toBeNull();
  });

  it('allows a checkout in the last round, and counts rounds per leg', () => {
    const log = new TestLog({ start: 301, roundLimit: 2, legs: { firstTo: 2 } });
    log.throw(180, 0, 121);
    expect(log.state).toMatchObject({ totalLegs: [1, 0], next: { kind: 'visit', side: 1 } });
    log.throw(0, 0, 0, 0);
    expect(log.state.next).toEqual({ kind: 'tiebreak', leg: 2 });
    expect(log.state.legs[0]).toMatchObject({ winner: 0, won: 'checkout' });
  });
});

describe('a game that is not played to its end', () => {
  it('can be a walkover, or a side can give up', () => {
    const walkover = new TestLog();
    expect(walkover.try('walkover', { winner: 2 })).toBe('unknown-side');
    walkover.add('walkover', { winner: 1 });
    expect(walkover.state).toMatchObject({ winner: 1, ending: 'walkover' });
    const retired = new TestLog();
    retired.throw(60);
    retired.add('retire', { side: 0 });
    expect(retired.state).toMatchObject({ winner: 1, ending: 'retired' });
  });

  it('continues for the other sides when one of several sides gives up', () => {
    const log = new TestLog({}, [1, 1, 1]);
    log.throw(60);
    log.add('retire', { side: 1 });
    expect(log.state.next).toMatchObject({ side: 2 });
    log.throw(60);
    expect(log.state.next).toMatchObject({ side: 0 });
    log.add('retire', { side: 0 });
    expect(log.state).toMatchObject({ winner: 2, ending: 'retired' });
  });

  it('can have its result entered by hand, if the format can end with it', () => {
    const format = { legs: { bestOf: 5 } } as const;
    const refused = (legs: number[], more: Partial<Format> = {}) => new TestLog({ ...format, ...more }).try('result', { legs });
    expect([[2, 1], [4, 0], [3], [3, -1]].map((legs) => refused(legs))).toEqual(Array(4).fill('invalid-result'));
    expect(refused([3, 3])).toBe('draw-not-allowed');
    expect(refused([3, 3], { legs: { bestOf: 6 } })).toBe('draw-not-allowed');
    expect(refused([3, 3], { legs: { bestOf: 6 }, draw: true })).toBeNull();
    const log = new TestLog(format);
    log.add('result', { legs: [1, 3], averages: [61.2, null] });
    expect(log.state).toMatchObject({ winner: 1, ending: 'result', totalLegs: [1, 3], givenAverages: [61.2, null] });
  });

  it('takes averages for every side or for none, and sets', () => {
    expect(new TestLog({ legs: { firstTo: 2 } }).try('result', { legs: [2, 0], averages: [60] })).toBe('invalid-result');
    const log = new TestLog({ legs: { firstTo: 3 }, sets: { firstTo: 2 } });
    log.add('result', { legs: [7, 6], sets: [2, 1] });
    expect(log.state).toMatchObject({ totalLegs: [7, 6], legsWon: [0, 0], setsWon: [2, 1], givenAverages: null, winner: 0 });
    const drawn = new TestLog({ legs: { bestOf: 2 }, draw: true });
    drawn.add('result', { legs: [1, 1] });
    expect(drawn.state).toMatchObject({ ending: 'result', winner: null, legsWon: [1, 1], setsWon: [0, 0] });
  });

  it('can be given up only by a side that is playing, also by a single one', () => {
    const log = new TestLog({}, [1, 1, 1]);
    log.add('retire', { side: 0 });
    expect(log.state).toMatchObject({ retired: [true, false, false], next: { kind: 'visit', side: 1 } });
    expect(log.try('retire', { side: 0 })).toBe('unknown-side');
    expect(log.try('retire', { side: 3 })).toBe('unknown-side');
    expect(log.try('walkover', { winner: 0 })).toBe('unknown-side');
    log.throw(60);
    log.add('retire', { side: 1 });
    expect(log.state).toMatchObject({ ending: 'retired', winner: 2 });
    const alone = new TestLog({}, [1]);
    alone.add('retire', { side: 0 });
    expect(alone.state).toMatchObject({ ending: 'retired', winner: null });
  });

  it('has sets in its result if the format has sets', () => {
    const format: Partial<Format> = { legs: { firstTo: 3 }, sets: { firstTo: 2 } };
    const attempt = (legs: number[], sets?: number[]) => new TestLog(format).try('result', sets ? { legs, sets } : { legs });
    expect(attempt([6, 4], [2, 0])).toBeNull();
    expect(attempt([7, 6], [2, 1])).toBeNull();
    expect(attempt([6, 4])).toBe('invalid-result');
    expect(attempt([6, 5], [2, 0])).toBe('invalid-result');
    expect(attempt([5, 4], [2, 0])).toBe('invalid-result');
    expect(attempt([6, 2], [1, 0])).toBe('invalid-result');
    expect(attempt([6, 6], [2, 2])).toBe('draw-not-allowed');
  });
});

describe('applyEvent', () => {
  it('needs no log, except for undo and correct', () => {
    const log = new TestLog();
    const visit = { id: 'x', v: 1, kind: 'visit', payload: { side: 0, total: 60 } } as const;
    const applied = applyEvent(log.state, visit);
    expect(applied.ok && applied.value).toMatchObject({ length: 2, undoable: 'x', legs: [{ remaining: [441, 501] }] });
    expect(applyEvent(log.state, { ...visit, payload: { side: 0, total: 179 } })).toEqual({ ok: false, code: 'impossible-total' });
    expect(() => applyEvent(log.state, { id: 'x', v: 1, kind: 'undo', payload: { target: 'e1' } })).toThrow(/cannot undo/);
    const payload = { target: 'e1', replacement: { side: 0, total: 60 } };
    expect(() => applyEvent(log.state, { id: 'x', v: 1, kind: 'correct', payload })).toThrow(/cannot correct/);
  });

  it('rejects versions that do not exist', () => {
    const log = new TestLog();
    for (const v of [0, 3]) {
      const visit = { id: 'x', v, kind: 'visit', payload: { side: 0, total: 60 } } as const;
      expect(applyEvent(log.state, visit)).toEqual({ ok: false, code: 'unknown-version' });
      expect(play(log.events, visit)).toEqual({ ok: false, code: 'unknown-version' });
      expect(play(log.events, { id: 'x', v, kind: 'undo', payload: { target: 'e1' } })).toEqual({ ok: false, code: 'unknown-version' });
      expect(() => foldGame([...log.events, { ...visit, seq: 2 }])).toThrow(`version ${v}`);
    }
  });
});

describe('foldGame', () => {
  it('throws for a log that is not legal', () => {
    const log = new TestLog();
    log.throw(60);
    const [start, visit] = log.events as [GameEvent, GameEvent];
    expect(() => foldGame([start, { ...visit, seq: 3 }])).toThrow('The log has seq 3 at place 2; it must count from 1 without gaps.');
    expect(() => foldGame([start, { ...visit, v: 3 }])).toThrow(/version 3/);
    expect(() => foldGame([{ ...visit, seq: 1 }])).toThrow(/not-started/);
    expect(() => foldGame([start, visit, { ...visit, id: 'again', seq: 3 }])).toThrow(/not-your-throw/);
    expect(() => foldGame([])).toThrow('event (none) breaks the rule "not-started"');
    expect(() => foldGame([start, visit, { id: 'u', v: 1, seq: 3, kind: 'undo', payload: { target: 'e1' } }])).toThrow(/unknown-target/);
    expect(foldGame(log.events).length).toBe(2);
  });
});
