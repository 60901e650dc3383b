import { describe, expect, it } from 'vitest';
import { correctionEffects, play } from './game.ts';
import type { NewEvent, Payloads, VisitPayload } from './event.ts';
import { isAnswer } from './log.ts';
import { TestLog } from './testLog.ts';

/** The state without the length of the log. */
const score = (log: TestLog) => ({ ...log.state, length: 0 });

describe('undo', () => {
  it('has no target at the start', () => {
    const log = new TestLog();
    expect(log.state.undoable).toBeNull();
    expect(log.try('undo', { target: 'e1' })).toBe('nothing-to-undo');
  });

  it('removes only the last event', () => {
    const log = new TestLog();
    const first = log.throw(60);
    log.throw(45);
    expect(log.try('undo', { target: first })).toBe('not-last');
    expect(log.try('undo', { target: 'e99' })).toBe('unknown-target');
    expect(log.try('undo', { target: 'e1' })).toBe('unknown-target');
    log.undo();
    log.undo();
    expect(log.state.legs[0]?.remaining).toEqual([501, 501]);
    expect(log.state.undoable).toBeNull();
  });

  it('restores both sides across the end of a leg, of a set and of the game', () => {
    const log = new TestLog({ start: 301, legs: { firstTo: 1 }, sets: { firstTo: 2 } });
    log.throw(100, 140);
    for (const visits of [
      [180, 60, 21],
      [180, 60, 121],
      [180, 60, 121],
    ]) {
      log.throw(...visits.slice(0, 2));
      const before = score(log);
      const winning = visits[2] ?? 0;
      log.throw(winning);
      expect(score(log)).not.toEqual(before);
      log.undo();
      expect(score(log)).toEqual(before);
      log.throw(winning);
    }
    expect(log.state).toMatchObject({ ending: 'played', winner: 0, setsWon: [2, 1] });
  });

  it('removes a correction, a walkover, a bull-up', () => {
    const log = new TestLog({ starter: 'bull-up' });
    log.add('throwFirst', { leg: 1, side: 0, how: 'bull-up' });
    const visit = log.throw(60);
    log.add('correct', { target: visit, replacement: { side: 0, total: 100 } });
    log.add('walkover', { winner: 1 });
    log.undo();
    expect(log.state).toMatchObject({ ending: null, legs: [{ remaining: [401, 501] }] });
    log.undo();
    expect(log.state).toMatchObject({ legs: [{ remaining: [441, 501] }] });
    log.undo();
    log.undo();
    expect(log.state.next.kind).toBe('throwFirst');
  });
});

describe('correct', () => {
  const correction = (payload: Payloads['correct']) => ({ id: 'c', v: 1, kind: 'correct', payload }) satisfies NewEvent;

  it('re-evaluates later visits: a score becomes a bust', () => {
    const log = new TestLog({ start: 201 });
    const first = log.throw(100);
    log.throw(0);
    const second = log.throw(60);
    log.throw(0);
    log.add('correct', { target: first, replacement: { side: 0, total: 140 } });
    expect(log.state.legs[0]?.visits.map(({ after, bust, corrected }) => ({ after, bust, corrected }))).toMatchObject([
      { after: 61, corrected: true },
      { after: 201 },
      { after: 61, bust: true, corrected: false },
      { after: 201 },
    ]);
    const { changed } = correctionEffects(log.events, correction({ target: first, replacement: { side: 0, total: 100 } }));
    expect(changed).toEqual([second]);
  });

  it('is rejected with the ids of later visits that would become illegal or move to another leg', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } });
    const first = log.throw(61);
    const others = [log.throw(20), log.throw(0), log.throw(20)];
    // A checkout of 101 would have ended the leg, so the later visits would move to the next one.
    const payload = { target: first, replacement: { side: 0, throws: ['T17', '10', 'D20'] } };
    expect(play(log.events, correction(payload))).toEqual({ ok: false, code: 'breaks-later', events: others });
    expect(correctionEffects(log.events, correction(payload))).toEqual({ code: 'breaks-later', blocking: others, changed: [] });
  });

  it('cannot remove the checkout of a leg if another leg followed', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } });
    const winning = log.throw(101);
    const next = log.throw(60);
    expect(play(log.events, correction({ target: winning, replacement: { side: 0, total: 100 } }))).toMatchObject({ code: 'breaks-later' });
    expect(play(log.events, correction({ target: winning, replacement: { side: 0, total: 60 } }))).toEqual({
      ok: false,
      code: 'breaks-later',
      events: [next],
    });
  });

  it('must obey every rule itself', () => {
    const log = new TestLog();
    const first = log.throw(60);
    const attempt = (replacement: Payloads['correct']['replacement'], target = first) => log.try('correct', { target, replacement });
    expect(attempt({ side: 0, total: 179 })).toBe('impossible-total');
    expect(attempt({ side: 1, total: 60 })).toBe('not-your-throw');
    expect(attempt({ side: 0, total: 60, darts: 2 })).toBe('impossible-answer');
    expect(attempt({ side: 0, total: 60 }, 'e9')).toBe('unknown-target');
    expect(attempt({ side: 0, total: 60 }, 'e1')).toBe('wrong-kind');
    expect(attempt({ leg: 1, side: 0, how: 'bull' })).toBe('wrong-kind');
    expect(attempt({ legs: [1, 0] })).toBe('wrong-kind');
  });

  it('cannot target an undone event, and the last correction counts', () => {
    const log = new TestLog();
    const first = log.throw(60);
    log.add('correct', { target: first, replacement: { side: 0, total: 100 } });
    log.add('correct', { target: first, replacement: { side: 0, total: 41 } });
    expect(log.state.legs[0]?.remaining).toEqual([460, 501]);
    log.undo();
    expect(log.state.legs[0]?.remaining).toEqual([401, 501]);
    log.undo();
    log.undo();
    expect(log.try('correct', { target: first, replacement: { side: 0, total: 41 } })).toBe('unknown-target');
  });

  it('drops an answer about doubles that a correction has made impossible', () => {
    const log = new TestLog({ start: 201 });
    const first = log.throw(100);
    log.throw(0);
    log.add('visit', log.payload(61, { doubles: 2 }));
    expect(log.state.legs[0]?.visits[2]?.doubles).toBe(2);
    log.add('correct', { target: first, replacement: { side: 0, total: 20 } });
    expect(log.state.legs[0]?.visits[2]).toMatchObject({ after: 120, doubles: 0 });
  });

  it('drops the answer about a 171 that has become a bust', () => {
    const log = new TestLog({ start: 301 });
    const first = log.throw(60);
    log.throw(0);
    log.add('visit', { side: 0, total: 171, allTreble19: true });
    expect(log.state.legs[0]?.visits[2]).toMatchObject({ after: 70, allTreble19: true });
    log.add('correct', { target: first, replacement: { side: 0, total: 140 } });
    expect(log.state.legs[0]?.visits[2]).toMatchObject({ after: 161, bust: true, allTreble19: null });
    expect(log.try('visit', { side: 1, total: 60, allTreble19: true })).toBe('impossible-answer');
  });

  it('is rejected with the ids of all events from the first one that breaks a rule', () => {
    const log = new TestLog({ start: 101, legs: { firstTo: 2 } });
    const first = log.throw(61);
    log.throw(20, '20 0 0', 20);
    const winning = log.throw('D10');
    const next = log.throw(60);
    // At 60, a single double 10 is not a complete visit. The visits before it stay legal.
    const payload = { target: first, replacement: { side: 0, total: 21 } };
    expect(play(log.events, correction(payload))).toEqual({ ok: false, code: 'breaks-later', events: [winning, next] });
  });

  it('previews the visits it changes: those with another remainder, and those that are no longer bust', () => {
    const other = new TestLog({ start: 301 });
    const early = other.throw(60);
    other.throw(0);
    const late = other.throw(60);
    expect(correctionEffects(other.events, correction({ target: early, replacement: { side: 0, total: 100 } }))).toEqual({
      code: null,
      blocking: [],
      changed: [late],
    });
    const log = new TestLog({ start: 181 });
    const first = log.throw(120);
    log.throw(0);
    const second = log.throw(60);
    log.throw(0);
    expect(log.state.legs[0]?.visits[2]).toMatchObject({ before: 61, after: 61, bust: true });
    expect(correctionEffects(log.events, correction({ target: first, replacement: { side: 0, total: 60 } })).changed).toEqual([second]);
    expect(
      correctionEffects(log.events, correction({ target: first, replacement: { side: 0, throws: ['T20', 'T20', '0'] } })).changed,
    ).toEqual([]);
  });

  it('is validated against earlier corrections', () => {
    const log = new TestLog({ start: 201 });
    const first = log.throw(100);
    log.throw(0);
    const second = log.throw(20);
    log.add('correct', { target: first, replacement: { side: 0, total: 140 } });
    expect(log.try('correct', { target: second, replacement: { side: 0, total: 61, darts: 2, doubles: 1 } })).toBeNull();
    expect(log.state).toMatchObject({ ending: 'played', winner: 0 });
  });

  it('can replace a result, a bull-up and a tie-break, each only with its own kind', () => {
    const result = new TestLog({ legs: { firstTo: 2 } });
    const entered = result.add('result', { legs: [2, 0] });
    const again = (replacement: Payloads['correct']['replacement']) =>
      result.try('correct', { target: entered, replacement, reason: 'misread' });
    expect(again({ side: 0, total: 60 })).toBe('wrong-kind');
    expect(again({ leg: 1, side: 0, how: 'bull-up' })).toBe('wrong-kind');
    expect(again({ legs: [2, 2] })).toBe('draw-not-allowed');
    expect(again({ legs: [0, 2] })).toBeNull();
    expect(result.state).toMatchObject({ winner: 1, totalLegs: [0, 2] });

    const log = new TestLog({ starter: 'bull-up', roundLimit: 1, legs: { firstTo: 2 } });
    const bull = log.add('throwFirst', { leg: 1, side: 0, how: 'bull-up' });
    expect(log.try('correct', { target: bull, replacement: { leg: 1, side: 1, how: 'bull' } })).toBe('wrong-kind');
    expect(log.try('correct', { target: bull, replacement: { leg: 1, side: 1, how: 'bull-up' } })).toBeNull();
    log.throw(60, 100);
    const tiebreak = log.add('tiebreak', { leg: 1, side: 1, how: 'bull' });
    expect(log.try('correct', { target: tiebreak, replacement: { leg: 1, side: 0, how: 'bull-up' } })).toBe('wrong-kind');
    expect(log.try('correct', { target: tiebreak, replacement: { leg: 1, side: 1, how: 'lowest' } })).toBe('invalid-tiebreak');
    for (const how of ['bull', 'three-darts', 'lowest'] as const)
      expect(log.try('correct', { target: tiebreak, replacement: { leg: 1, side: 0, how } })).toBeNull();
    expect(log.state.totalLegs).toEqual([1, 0]);
  });

  it('has no blocking events if it breaks a rule itself', () => {
    const log = new TestLog();
    log.throw(60);
    const payload = { target: 'e9', replacement: { side: 0, total: 60 } };
    expect(correctionEffects(log.events, correction(payload))).toEqual({ code: 'unknown-target', blocking: [], changed: [] });
  });

  it('can change who throws first until the first visit', () => {
    const log = new TestLog({ starter: 'chosen' });
    const first = log.add('throwFirst', { leg: 1, side: 0, how: 'chosen' });
    log.add('correct', { target: first, replacement: { leg: 1, side: 1, how: 'chosen' } });
    expect(log.state.next).toMatchObject({ side: 1 });
    log.throw(60);
    expect(log.try('correct', { target: first, replacement: { leg: 1, side: 0, how: 'chosen' } })).toBe('breaks-later');
  });
});

describe('a finished game', () => {
  const finished = () => {
    const log = new TestLog({ start: 101 });
    const winning = log.throw('T17 10 D20');
    return { log, winning };
  };

  it('rejects every further event with a code', () => {
    const { log, winning } = finished();
    expect(log.try('visit', { side: 1, total: 60 })).toBe('game-over');
    expect(log.try('walkover', { winner: 1 })).toBe('game-over');
    expect(log.try('result', { legs: [1, 0] })).toBe('game-over');
    expect(log.try('correct', { target: winning, replacement: { side: 0, total: 60 } })).toBe('reason-needed');
    expect(new TestLog().try('reopen', { reason: 'why' })).toBe('not-over');
    expect(new TestLog().try('accept', { by: 'captain' })).toBe('not-over');
  });

  it('can be corrected with a reason, or without one after a reopening', () => {
    const corrected = finished();
    corrected.log.add('correct', { target: corrected.winning, replacement: { side: 0, total: 60 }, reason: 'the double was out' });
    expect(corrected.log.state).toMatchObject({ ending: null, next: { kind: 'visit', side: 1 } });
    const { log, winning } = finished();
    log.add('reopen', { reason: 'the double was out' });
    log.add('correct', { target: winning, replacement: { side: 0, total: 60 } });
    expect(log.state.ending).toBeNull();
  });

  it('needs a reason that is not blank, and only once', () => {
    const { log, winning } = finished();
    const stays = { target: winning, replacement: { side: 0, throws: ['T17', 'D25'] } };
    expect(log.try('correct', { ...stays, reason: '  ' })).toBe('reason-needed');
    log.add('reopen', { reason: 'it was another double' });
    log.add('accept', { by: 'home' });
    expect(log.try('correct', stays)).toBeNull();
    expect(log.try('correct', stays)).toBeNull();
    expect(log.state).toMatchObject({ ending: 'played', winner: 0, accepted: [] });
    log.add('accept', { by: 'home' });
    log.add('accept', { by: 'home' });
    expect(log.state.accepted).toEqual(['home']);
    const other = finished();
    other.log.add('accept', { by: 'home' });
    expect(other.log.try('correct', { ...stays, target: other.winning })).toBe('reason-needed');
  });

  it('continues after an undo, which skips reopenings and confirmations', () => {
    const { log, winning } = finished();
    const accepted = log.add('accept', { by: 'captain' });
    expect(log.state).toMatchObject({ accepted: ['captain'], undoable: winning });
    log.add('reopen', { reason: 'wrong game' });
    expect(log.state).toMatchObject({ accepted: [], undoable: winning });
    log.undo();
    expect(log.state).toMatchObject({ ending: null, accepted: [], undoable: null, legs: [{ remaining: [101, 101] }] });
    expect(log.try('undo', { target: accepted })).toBe('nothing-to-undo');
    log.throw(60);
    expect(log.state.legs[0]?.remaining).toEqual([41, 101]);
  });

  it('allows a single confirmation to be undone', () => {
    const { log } = finished();
    log.add('accept', { by: 'home' });
    const away = log.add('accept', { by: 'away' });
    expect(log.state.accepted).toEqual(['home', 'away']);
    log.add('undo', { target: away });
    expect(log.state).toMatchObject({ accepted: ['home'], ending: 'played' });
  });
});

describe('an answer', () => {
  const log = () => {
    const log = new TestLog({ legs: { firstTo: 2 } });
    log.throw(180, 60, 180, 60);
    return log;
  };
  const answerTo = (target: string, replacement: Payloads['correct']['replacement']) => ({ target, replacement });

  it('adds what a visit left open, and the visit does not count as corrected', () => {
    const game = log();
    const visit = game.throw('bust');
    game.add('correct', answerTo(visit, { side: 0, bust: true, darts: 3, doubles: 1 }));
    expect(game.state.legs[0]?.visits.at(-1)).toMatchObject({ event: visit, bust: true, doubles: 1, corrected: false });
    game.add('correct', answerTo(visit, { side: 0, total: 101 }));
    expect(game.state.legs[0]?.visits.at(-1)).toMatchObject({ scored: 101, corrected: true });
  });

  it('is undone with its visit, and stays if a later visit is undone', () => {
    const game = log();
    const first = game.throw(101);
    game.add('correct', answerTo(first, { side: 0, total: 101, doubles: 0 }));
    expect(game.state.undoable).toBe(first);
    const second = game.throw(60);
    game.add('correct', answerTo(first, { side: 0, total: 101, doubles: 1 }));
    expect(game.state.undoable).toBe(second);
    game.undo();
    expect(game.state.legs[0]?.visits.at(-1)).toMatchObject({ event: first, doubles: 1 });
    game.undo();
    expect(game.state.legs[0]?.remaining).toEqual([141, 381]);
  });

  it('needs no reason after the game', () => {
    const game = new TestLog();
    game.throw(180, 60, 180, 60, 101, 60);
    const visit = game.throw(40);
    expect(game.try('correct', answerTo(visit, { side: 0, total: 40, darts: 1, doubles: 1 }))).toBeNull();
    expect(game.state.legs[0]?.visits.at(-1)).toMatchObject({ darts: 1, corrected: false });
    expect(game.try('correct', answerTo(visit, { side: 0, total: 20 }))).toBe('reason-needed');
  });

  it.each<[string, VisitPayload, Payloads['correct']['replacement']]>([
    ['another total', { side: 0, total: 60 }, { side: 0, total: 100 }],
    ['darts in place of a total', { side: 0, total: 60 }, { side: 0, throws: ['T20', '0', '0'] }],
    ['a bust in place of a total', { side: 0, total: 140 }, { side: 0, bust: true }],
    ['another answer', { side: 0, total: 101, doubles: 0 }, { side: 0, total: 101, doubles: 1 }],
    ['a total in place of darts', { side: 0, throws: ['T20', '0', '0'] }, { side: 0, total: 60 }],
    ['an addition to a bust with an answer', { side: 0, bust: true, darts: 3 }, { side: 0, bust: true, darts: 3, doubles: 1 }],
  ])('is not %s', (_, written, replacement) => {
    const game = log();
    const target = game.add('visit', written);
    expect(game.try('correct', answerTo(target, replacement))).toBeNull();
    expect(game.state.legs[0]?.visits.at(-1)).toMatchObject({ corrected: true });
  });

  it('belongs to a visit and to its side', () => {
    const game = new TestLog({ starter: 'bull-up' });
    const bull = game.add('throwFirst', { leg: 1, side: 0, how: 'bull-up' });
    game.add('correct', answerTo(bull, { leg: 1, side: 0, how: 'bull-up' }));
    expect(isAnswer([{ id: 'v', v: 1, kind: 'visit', payload: { side: 0, total: 60 } }], answerTo('v', { side: 1, total: 60 }))).toBe(
      false,
    );
    expect(isAnswer([{ id: 'v', v: 1, kind: 'visit', payload: { side: 0, total: 60 } }], answerTo('v', { legs: [1, 0] }))).toBe(false);
    expect(isAnswer([], answerTo('v', { side: 1, total: 60 }))).toBe(false);
  });
});
