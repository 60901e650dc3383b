import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { beds } from './dartboard.ts';
import type { GameEvent, NewEvent } from './event.ts';
import { modesOf, startOf } from './formatRules.ts';
import { applyEvent, foldGame, play } from './game.ts';
import { possibleVisits } from './questions.ts';
import { currentLeg } from './state.ts';
import type { GameState, Visit } from './state.ts';
import { addGame, combineStatistics, gameStatistics, playerStatistics } from './statistics.ts';
import type { SideStatistics } from './statistics.ts';
import { legalLog, setting, startOfLog } from './testArbitrary.ts';
import { playersOfSide } from './throwers.ts';

describe('laws of the score', () => {
  it('scored and remaining points add up to the start, and 1 remains only with straight out', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        for (const leg of state.legs)
          leg.remaining.forEach((left, side) => {
            const visits = leg.visits.filter((visit) => visit.side === side);
            expect(startOf(state.format, side) - visits.reduce((sum, visit) => sum + visit.scored, 0)).toBe(left);
            expect(left).toBeGreaterThanOrEqual(0);
            if (modesOf(state.format, side).out !== 'straight') expect(left).not.toBe(1);
            expect(left === 0).toBe(leg.winner === side && leg.won === 'checkout');
          });
      }),
    );
  });

  it('sides take turns, and so do the players of a side', () => {
    fc.assert(
      fc.property(legalLog(true), ({ state }) => {
        for (const leg of state.legs) {
          if (state.retired.includes(true)) continue;
          leg.visits.forEach((visit, index) => {
            expect(visit.side).toBe(((leg.starter ?? 0) + index) % state.sides.length);
            expect(visit.player).toBe(Math.floor(index / state.sides.length) % (leg.players[visit.side]?.length ?? 1));
          });
        }
      }),
    );
  });

  it('the counts of legs won match the winners of the legs', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        if (state.ending === 'result') return;
        expect(state.totalLegs).toEqual(state.sides.map((_, side) => state.legs.filter((leg) => leg.winner === side).length));
        const set = currentLeg(state).set;
        expect(state.legsWon).toEqual(
          state.sides.map((_, side) => state.legs.filter((leg) => leg.set === set && leg.winner === side).length),
        );
      }),
    );
  });
});

/** A game of random darts, up to its end or 120 events. */
function thrownAtRandom(start: GameEvent, random: () => number): GameEvent[] {
  const log: GameEvent[] = [start];
  let state = foldGame(log);
  while (state.next.kind !== 'over' && log.length < 120) {
    const { next } = state;
    const common = { id: `e${log.length + 1}`, v: 1 };
    const side = Math.floor(random() * state.sides.length);
    let event: NewEvent = { ...common, kind: 'tiebreak', payload: { leg: state.legs.length, side, how: 'bull' } };
    if (next.kind === 'throwFirst') event = { ...common, kind: 'throwFirst', payload: { leg: next.leg, side, how: next.how } };
    if (next.kind === 'visit')
      event = { ...common, kind: 'visit', payload: { side: next.side, throws: throwsOf(state, next.side, random) } };
    const applied = applyEvent(state, event);
    if (!applied.ok) throw new Error(applied.code);
    state = applied.value;
    log.push({ ...event, seq: log.length + 1 });
  }
  return log;
}

/** A legal visit of one, two or three random darts; doubles that finish are more frequent than by chance. */
function throwsOf(state: GameState, side: number, random: () => number): string[] {
  const codes = [0, 1, 2].map(() => {
    const finish = beds.find((bed) => bed.isDouble && bed.value === currentLeg(state).remaining[side]);
    return finish && random() < 0.5 ? finish.code : (beds[Math.floor(random() * beds.length)]?.code ?? '0');
  });
  const all = [1, 2, 3].map((count) => codes.slice(0, count));
  return all.find((throws) => applyEvent(state, { id: 'x', v: 1, kind: 'visit', payload: { side, throws } }).ok) ?? codes;
}

const randomness = fc
  .infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }))
  .map((stream) => () => stream.next().value as number);

/** The same visit, typed as a total by a marker who answers every question. */
function typed(visit: Visit): Extract<GameEvent, { kind: 'visit' }>['payload'] {
  const answered = { side: visit.side, darts: visit.darts, ...(visit.doubles === null ? {} : { doubles: visit.doubles }) };
  if (visit.bust) return { ...answered, bust: true };
  return { ...answered, total: visit.scored, ...(visit.allTreble19 === null ? {} : { allTreble19: visit.allTreble19 }) };
}

describe('totals and darts', () => {
  it('agree: a game typed as totals with answers equals the game entered dart by dart', () => {
    fc.assert(
      fc.property(setting, randomness, (given, random) => {
        const darts = thrownAtRandom(startOfLog(given), random);
        const thrown = foldGame(darts);
        const visits = new Map(thrown.legs.flatMap((leg) => leg.visits.map((visit) => [visit.event, visit] as const)));
        let log: GameEvent[] = [];
        for (const event of darts) {
          const visit = visits.get(event.id);
          const written = event.kind === 'visit' && visit ? { ...event, payload: typed(visit) } : event;
          expect(play(log, written)).toMatchObject({ ok: true });
          log = [...log, written];
        }
        const state = foldGame(log);
        expect(gameStatistics(state)).toEqual(gameStatistics(thrown));
        expect({ ...state, legs: [] }).toEqual({ ...thrown, legs: [] });
      }),
      { numRuns: 40 },
    );
  });

  it('agree on what is possible: every visit of darts is among the possible totals, with its answer', () => {
    fc.assert(
      fc.property(setting, randomness, (given, random) => {
        const state = foldGame(thrownAtRandom(startOfLog(given), random));
        for (const leg of state.legs) {
          const isIn = state.sides.map((_, side) => modesOf(state.format, side).in === 'straight');
          for (const visit of leg.visits) {
            const { side, before, scored, bust, checkout, darts, doubles } = visit;
            const possible = possibleVisits(before, { ...modesOf(state.format, side), isIn: isIn[side] === true });
            const outcome = bust ? 'bust' : checkout ? 'checkout' : 'score';
            const found = possible.filter((one) => one.outcome === outcome && (bust || one.total === scored));
            expect(found.length).toBeGreaterThan(0);
            if (!bust && doubles !== null) expect(found[0]?.answers).toContainEqual({ darts, doubles });
            isIn[side] ||= scored > 0;
          }
        }
      }),
      { numRuns: 20 },
    );
  });
});

describe('laws of the statistics', () => {
  const counted = legalLog().filter(({ state }) => state.ending !== 'result');

  it('the legs of a game add up to the game, per side and per player', () => {
    fc.assert(
      fc.property(counted, ({ state }) => {
        const { sides, players, legs, leftOut } = gameStatistics(state);
        expect(leftOut).toBeNull();
        sides.forEach((side, index) => expect(combineStatistics(legs.flatMap((leg) => leg.sides[index] ?? []))).toEqual(side));
        players.forEach((ofSide, side) =>
          ofSide.forEach((one, player) => expect(combineStatistics(legs.flatMap((leg) => leg.players[side]?.[player] ?? []))).toEqual(one)),
        );
      }),
    );
  });

  it('a result entered by hand keeps all darts thrown before it', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        const thrown = gameStatistics({ ...state, ending: null }).sides;
        gameStatistics({ ...state, ending: 'result' }).sides.forEach((side, index) => {
          const { points, darts, visits, buckets, finishes, wonIn } = thrown[index]!;
          expect(side).toMatchObject({ points, darts, visits, buckets, finishes, wonIn, legsWon: 0, legsPlayed: 0 });
        });
      }),
    );
  });

  it('the counts of the players of a side add up to those of the side', () => {
    fc.assert(
      fc.property(counted, ({ state }) => {
        const { sides, players } = gameStatistics(state);
        sides.forEach(({ points, darts, visits, buckets, checkouts, finishes, doubles, any171, strict171 }, side) =>
          expect(combineStatistics(players[side] ?? [])).toMatchObject({
            ...{ points, darts, visits, buckets, checkouts, finishes, doubles, any171, strict171 },
          }),
        );
        // Alone in every leg: a player who throws both turns of a pair has no short leg.
        const isAlone = (side: number) =>
          playersOfSide(state, side).length === 1 && state.legs.every((leg) => leg.players[side]?.length === 1);
        for (const side of state.sides.keys()) if (isAlone(side)) expect(players[side]).toEqual([sides[side]]);
      }),
    );
  });

  it('games add up to the same sum in any order and any grouping', () => {
    fc.assert(
      fc.property(fc.array(legalLog(), { minLength: 2, maxLength: 5 }), fc.nat(), (games, cut) => {
        const perGame = games.map(({ state }) => playerStatistics(state));
        const id = 'p00';
        const own = perGame.flatMap((game) => game.get(id) ?? []);
        fc.pre(own.length > 1);
        const all = combineStatistics(own);
        const at = 1 + (cut % (own.length - 1));
        expect(combineStatistics([combineStatistics(own.slice(0, at)), combineStatistics(own.slice(at))])).toEqual(all);
        expect(combineStatistics([...own].reverse())).toEqual(all);
        const season = perGame.reduce<Map<string, SideStatistics>>(addGame, new Map());
        expect(season.get(id)).toEqual(all);
        expect([...season.keys()].sort()).toEqual([...new Set(perGame.flatMap((game) => [...game.keys()]))].sort());
      }),
    );
  });
});
