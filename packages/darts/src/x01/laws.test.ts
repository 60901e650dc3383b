import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { GameEvent, NewEvent } from './event.ts';
import { applyEvent, foldGame, play } from './game.ts';
import { rebaseLog } from './rebase.ts';
import type { GameState } from './state.ts';
import { legalLog } from './testArbitrary.ts';
import { oneLeg } from './testLog.ts';

const inOrder = (events: readonly GameEvent[]): GameEvent[] => events.map((event, index) => ({ ...event, seq: index + 1 }));

/** The score in a state, without the fields that depend on how it was reached. */
const score = (state: GameState) =>
  JSON.stringify({ ...state, length: 0, undoable: null, accepted: [] }, (key, value: unknown) => (key === 'corrected' ? undefined : value));

describe('laws of the log, for 1 to 8 sides in any format', () => {
  it('play and the fold give the same state, and every prefix of a legal log is legal', () => {
    fc.assert(
      fc.property(legalLog(), ({ log, state }) => {
        expect(foldGame(log)).toEqual(state);
        log.forEach((_, index) => expect(foldGame(log.slice(0, index + 1)).length).toBe(index + 1));
      }),
    );
  });

  it('applying events one by one gives the same state as the fold and does not mutate earlier states', () => {
    fc.assert(
      fc.property(legalLog(true), ({ log, state }) => {
        let own = foldGame(log.slice(0, 1));
        for (const event of log.slice(1)) {
          const frozen = JSON.stringify(own);
          const applied = applyEvent(own, event);
          expect(JSON.stringify(own)).toBe(frozen);
          if (!applied.ok) throw new Error(applied.code);
          own = applied.value;
        }
        expect(own).toEqual(state);
      }),
    );
  });

  it('a rejected event changes nothing', () => {
    fc.assert(
      fc.property(legalLog(), fc.integer({ min: 0, max: 7 }), fc.integer({ min: 0, max: 200 }), ({ log, state }, side, total) => {
        const before = JSON.stringify(log);
        const played = play(log, { id: 'x', v: 1, kind: 'visit', payload: { side, total } });
        expect(JSON.stringify(log)).toBe(before);
        if (!played.ok) expect(foldGame(log)).toEqual(state);
      }),
    );
  });

  it('undo removes the last event, of any kind', () => {
    fc.assert(
      fc.property(legalLog(), ({ log }) => {
        const last = log.at(-1);
        if (!last || last.kind === 'start' || last.kind === 'undo') return;
        const undone = play(log, { id: 'u', v: 1, kind: 'undo', payload: { target: last.id } });
        expect(undone.ok && { ...undone.value, length: 0 }).toEqual({ ...foldGame(log.slice(0, -1)), length: 0 });
      }),
    );
  });

  it('undoing everything leaves a game that has just started, with the players as named', () => {
    fc.assert(
      fc.property(legalLog(), ({ log }) => {
        let all = log;
        for (let target = foldGame(all).undoable; target; target = foldGame(all).undoable)
          all = [...all, { id: `u${all.length}`, v: 1, seq: all.length + 1, kind: 'undo', payload: { target } }];
        const named = log.filter(({ kind }) => kind === 'start' || kind === 'players');
        expect({ ...foldGame(all), length: 0 }).toEqual({ ...foldGame(inOrder(named)), length: 0 });
      }),
    );
  });

  it('a corrected game equals a game that was written correctly at first', () => {
    fc.assert(
      fc.property(legalLog(true), fc.nat(), fc.integer({ min: 0, max: 180 }), ({ log }, pick, total) => {
        const visits = log.filter((event) => event.kind === 'visit');
        const target = visits[pick % Math.max(1, visits.length)];
        if (!target) return;
        const replacement = { side: target.payload.side, total };
        const corrected = play(log, { id: 'c', v: 1, kind: 'correct', payload: { target: target.id, replacement, reason: 'mistyped' } });
        if (!corrected.ok) return;
        const rewritten = log.map((event) => (event.id === target.id ? { ...target, payload: replacement } : event));
        expect(score(corrected.value)).toBe(score(foldGame(rewritten)));
      }),
    );
  });
});

describe('laws of rebasing', () => {
  it('events that the server already has are not appended again', () => {
    fc.assert(
      fc.property(legalLog(), fc.nat(), ({ log }, cut) => {
        const server = log.slice(0, 1 + (cut % log.length));
        expect(rebaseLog(server, log)).toEqual({ ok: true, value: log.slice(server.length) });
        expect(rebaseLog(log, log)).toEqual({ ok: true, value: [] });
      }),
    );
  });

  it('a rebased log folds like a log written in this order, and like one whose correction came last', () => {
    fc.assert(
      fc.property(legalLog(true), fc.nat(), fc.nat(), fc.integer({ min: 0, max: 180 }), ({ log }, cut, pick, total) => {
        const known = log.slice(0, 1 + (cut % log.length));
        const visits = known.filter((event) => event.kind === 'visit');
        const target = visits[pick % Math.max(1, visits.length)];
        if (!target) return;
        const payload = { target: target.id, replacement: { side: target.payload.side, total }, reason: 'mistyped' };
        const correction: NewEvent = { id: 'c', v: 1, kind: 'correct', payload };
        if (!play(known, correction).ok) return;
        const server: GameEvent[] = [...known, { ...correction, seq: known.length + 1 } as GameEvent];
        const rebased = rebaseLog(server, log.slice(known.length));
        if (!rebased.ok) return;
        const written = inOrder([...server, ...log.slice(known.length)]);
        expect([...server, ...rebased.value]).toEqual(written);
        const state = foldGame(written);
        expect(rebased.value.reduce(applied, foldGame(server))).toEqual(state);
        const last = play(log, correction);
        if (last.ok) expect(score(last.value)).toBe(score(state));
      }),
    );
  });
});

function applied(state: GameState, event: GameEvent): GameState {
  const after = applyEvent(state, event);
  if (!after.ok) throw new Error(after.code);
  return after.value;
}

describe('the cost of a fold', () => {
  const sides = ['a', 'b'].map((id) => ({ id, players: [id] }));
  /** A log of one leg in which nobody scores. */
  const pointless = (visits: number): GameEvent[] =>
    inOrder([
      { id: 'start', seq: 0, v: 1, kind: 'start', payload: { format: oneLeg, sides, rules: 1 } },
      ...Array.from({ length: visits }, (_, index): GameEvent => ({
        ...{ id: `e${index}`, seq: 0, v: 1 },
        ...{ kind: 'visit', payload: { side: index % 2, total: 0 } },
      })),
    ]);
  /** The same log with an answer to each visit. */
  const answered = (visits: number): GameEvent[] => {
    const log = pointless(visits);
    const answers = log.slice(1).map(({ id }, index): GameEvent => ({
      ...{ id: `c${index}`, seq: 0, v: 1 },
      ...{ kind: 'correct', payload: { target: id, replacement: { side: index % 2, total: 0, darts: 3 } } },
    }));
    return inOrder([...log, ...answers]);
  };
  /** How often a fold reads something of the events of a log. */
  const readsOf = (log: GameEvent[]): number => {
    let reads = 0;
    const count: ProxyHandler<GameEvent> = { get: (event, key) => ((reads += 1), Reflect.get(event, key) as unknown) };
    foldGame(log.map((event) => new Proxy(event, count)));
    return reads;
  };

  it.each([
    ['a long leg', pointless],
    ['many answers', answered],
  ])('grows in proportion to a log with %s', (_name, logOf) => {
    // 16 times, or 256 times if each event looked through the events before it.
    expect(readsOf(logOf(16_000)) / readsOf(logOf(1_000))).toBeLessThan(17);
  });
});
