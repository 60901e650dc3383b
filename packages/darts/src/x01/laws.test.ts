import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { playGame } from '../bots/playGame.ts';
import { beds } from './dartboard.ts';
import type { GameEvent, NewEvent, VisitPayload } from './event.ts';
import type { Format } from './format.ts';
import { applyEvent, foldGame, play } from './game.ts';
import { rebaseLog } from './rebase.ts';
import type { GameState } from './state.ts';
import { combineStatistics, gameStatistics } from './statistics.ts';

const mode = fc.constantFrom('straight', 'double', 'master');
const format = fc.record(
  {
    start: fc.constantFrom(101, 301, 501),
    in: mode,
    out: mode,
    legs: fc.constantFrom({ firstTo: 2 }, { bestOf: 2 }, { bestOf: 4 }),
    starter: fc.constantFrom('bull-up', 'first', 'chosen'),
    sets: fc.constantFrom({ firstTo: 2 }, { bestOf: 2 }),
    draw: fc.boolean(),
    roundLimit: fc.constantFrom(3, 10),
    reBull: fc.boolean(),
    twoClear: fc.constant({ suddenDeathAt: 3 }),
    handicap: fc.constantFrom([{ start: 170 }], [null, { out: 'straight' }] as Format['handicap']),
  },
  { requiredKeys: ['start', 'in', 'out', 'legs', 'starter'] },
) as fc.Arbitrary<Format>;

/** What somebody at the board might type next; much of it is refused, as at a board. */
const attempt = fc.oneof(
  { weight: 6, arbitrary: fc.record({ kind: fc.constant('total' as const), total: fc.integer({ min: 0, max: 180 }) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('finish' as const) }) },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constant('throws' as const),
      throws: fc.array(fc.constantFrom(...beds.map(({ code }) => code)), { minLength: 1, maxLength: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('bust' as const) }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('undo' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('correct' as const), pick: fc.nat(), total: fc.integer({ min: 0, max: 180 }) }) },
);
type Attempt = typeof attempt extends fc.Arbitrary<infer A> ? A : never;

function visitOf(wanted: Attempt, state: GameState, side: number): VisitPayload {
  if (wanted.kind === 'total') return { side, total: wanted.total };
  if (wanted.kind === 'throws') return { side, throws: wanted.throws };
  if (wanted.kind === 'finish') return { side, total: state.legs.at(-1)?.remaining[side] ?? 0 };
  return { side, bust: true };
}

function eventOf(wanted: Attempt, state: GameState, log: readonly GameEvent[]): NewEvent {
  const common = { id: `e${log.length + 1}`, v: 1 };
  const { next } = state;
  if (wanted.kind === 'undo') return { ...common, kind: 'undo', payload: { target: state.undoable ?? '' } };
  if (wanted.kind === 'correct') {
    const visits = state.legs.flatMap((leg) => leg.visits);
    const visit = visits[wanted.pick % Math.max(1, visits.length)];
    const replacement = { side: visit?.side ?? 0, total: wanted.total };
    return { ...common, kind: 'correct', payload: { target: visit?.event ?? '', replacement, reason: 'mistyped' } };
  }
  if (next.kind === 'throwFirst') return { ...common, kind: 'throwFirst', payload: { leg: next.leg, side: 1, how: next.how } };
  if (next.kind === 'tiebreak') return { ...common, kind: 'tiebreak', payload: { leg: next.leg, side: 0, how: 'bull' } };
  if (next.kind === 'over') return { ...common, kind: 'accept', payload: { by: 'captain' } };
  return { ...common, kind: 'visit', payload: visitOf(wanted, state, next.kind === 'visit' ? next.side : 0) };
}

const start = (of: Format): GameEvent => ({
  id: 'e1',
  v: 1,
  seq: 1,
  kind: 'start',
  payload: {
    format: of,
    sides: [
      { id: 'a', players: ['a1', 'a2'] },
      { id: 'b', players: ['b'] },
    ],
    rules: 1,
  },
});

/** A legal log, with undos and corrections unless `plain`, and its state as `play` said it. */
const legalLog = (plain = false) =>
  fc.tuple(format, fc.array(attempt, { minLength: 10, maxLength: 60, size: 'max' })).map(([of, attempts]) => {
    let log: GameEvent[] = [start(of)];
    let state = foldGame(log);
    for (const wanted of attempts) {
      if (plain && (wanted.kind === 'undo' || wanted.kind === 'correct')) continue;
      const event = eventOf(wanted, state, log);
      const played = play(log, event);
      if (!played.ok) continue;
      log = [...log, { ...event, seq: log.length + 1 }];
      state = played.value;
    }
    return { log, state };
  });

describe('laws of the log', () => {
  it('play says what the fold says, and every prefix of a legal log is legal', () => {
    fc.assert(
      fc.property(legalLog(), ({ log, state }) => {
        expect(foldGame(log)).toEqual(state);
        log.forEach((_, index) => expect(foldGame(log.slice(0, index + 1)).length).toBe(index + 1));
      }),
    );
  });

  it('applying events one by one gives the same state as the fold', () => {
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

  it('undo undoes whatever came last', () => {
    fc.assert(
      fc.property(legalLog(), ({ log }) => {
        const last = log.at(-1);
        if (!last || last.kind === 'start' || last.kind === 'undo') return;
        const undone = play(log, { id: 'u', v: 1, kind: 'undo', payload: { target: last.id } });
        expect(undone.ok && { ...undone.value, length: 0 }).toEqual({ ...foldGame(log.slice(0, -1)), length: 0 });
      }),
    );
  });

  it('undoing to the end leaves a game that has just started', () => {
    fc.assert(
      fc.property(legalLog(), ({ log }) => {
        let all = log;
        for (let target = foldGame(all).undoable; target; target = foldGame(all).undoable)
          all = [...all, { id: `u${all.length}`, v: 1, seq: all.length + 1, kind: 'undo', payload: { target } }];
        expect({ ...foldGame(all), length: 1 }).toEqual(foldGame(log.slice(0, 1)));
      }),
    );
  });

  it('a correction equals a game in which it was written right at once', () => {
    const plain = (state: GameState) =>
      JSON.stringify({ ...state, length: 0, undoable: null, accepted: [] }, (key, value: unknown) =>
        key === 'corrected' ? undefined : value,
      );
    fc.assert(
      fc.property(legalLog(true), fc.nat(), fc.integer({ min: 0, max: 180 }), ({ log, state }, pick, total) => {
        const visits = log.filter((event) => event.kind === 'visit');
        const target = visits[pick % Math.max(1, visits.length)];
        if (!target) return;
        const replacement = { side: target.payload.side, total };
        const corrected = play(log, { id: 'c', v: 1, kind: 'correct', payload: { target: target.id, replacement, reason: 'mistyped' } });
        if (!corrected.ok) return;
        const rewritten = log.map((event) => (event.id === target.id ? { ...target, payload: replacement } : event));
        expect(plain(corrected.value)).toBe(plain(foldGame(rewritten)));
        expect(state.length).toBe(log.length);
      }),
    );
  });

  it('rebasing on a log that has the events already sends none of them again', () => {
    fc.assert(
      fc.property(legalLog(), fc.nat(), ({ log }, cut) => {
        const server = log.slice(0, 1 + (cut % log.length));
        expect(rebaseLog(server, log)).toEqual({ ok: true, value: log.slice(server.length) });
        expect(rebaseLog(log, log)).toEqual({ ok: true, value: [] });
      }),
    );
  });
});

describe('laws of the score', () => {
  it('what is scored and what remains is the start, and never 1 where 1 cannot be finished', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        for (const leg of state.legs)
          leg.remaining.forEach((left, side) => {
            const own = leg.visits.filter((visit) => visit.side === side);
            const handicap = state.format.handicap?.[side];
            const from = handicap?.start ?? state.format.start;
            expect(from - own.reduce((sum, visit) => sum + visit.scored, 0)).toBe(left);
            expect(left).toBeGreaterThanOrEqual(0);
            if ((handicap?.out ?? state.format.out) !== 'straight') expect(left).not.toBe(1);
            expect(left === 0).toBe(leg.winner === side && leg.won === 'checkout');
          });
      }),
    );
  });

  it('a game typed as totals with answers is the game thrown dart by dart', () => {
    fc.assert(
      fc.property(format, fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })), (of, stream) => {
        const random = (): number => stream.next().value as number;
        let ids = 0;
        const [{ payload }] = [start(of)];
        const sides = payload && 'sides' in payload ? payload.sides : [];
        const darts = playGame({ format: of, sides, sigmas: [12, 25], random, newId: () => `d${++ids}` });
        const thrown = foldGame(darts);
        const visits = new Map(thrown.legs.flatMap((leg) => leg.visits.map((visit) => [visit.event, visit] as const)));
        const totals = darts.map((event): GameEvent => {
          const visit = visits.get(event.id);
          if (event.kind !== 'visit' || !visit) return event;
          const said = { side: visit.side, darts: visit.darts, ...(visit.doubles === null ? {} : { doubles: visit.doubles }) };
          return { ...event, payload: visit.bust ? { ...said, bust: true } : { ...said, total: visit.scored } };
        });
        let log: GameEvent[] = [];
        for (const event of totals) {
          const played = play(log, event);
          expect(played.ok || played).toBe(true);
          log = [...log, event];
        }
        expect(gameStatistics(foldGame(log)).sides.map((side) => ({ ...side, strict171: 0 }))).toEqual(
          gameStatistics(thrown).sides.map((side) => ({ ...side, strict171: 0 })),
        );
      }),
      { numRuns: 25 },
    );
  });

  it('statistics of games add up in any grouping', () => {
    fc.assert(
      fc.property(legalLog(), legalLog(), legalLog(), (a, b, c) => {
        const sides = [a, b, c].map(({ state }) => combineStatistics(gameStatistics(state).sides));
        const [first, ...rest] = sides;
        expect(combineStatistics([...(first ? [first] : []), combineStatistics(rest)])).toEqual(combineStatistics(sides));
      }),
    );
  });
});
