import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deskKinds, nobody, versionOf } from './event.ts';
import type { GameEvent, NewEvent, Payloads } from './event.ts';
import { applyEvent, foldGame, play } from './game.ts';
import { legPlayersOf } from './legPlayers.ts';
import { rebaseLog } from './rebase.ts';
import { currentLeg } from './state.ts';
import type { GameState } from './state.ts';
import { gameStatistics, playerStatistics } from './statistics.ts';
import { legalLog } from './testArbitrary.ts';
import { TestLog } from './testLog.ts';
import { playersOfSide, throwerOf } from './throwers.ts';

/** A leg of 101 for the side whose turn it is. */
const won = 'T17 10 D20';
const pairs = () =>
  new TestLog({ start: 101, legs: { bestOf: 5 } }, [
    ['a', 'b'],
    ['c', 'd'],
  ]);
const singles = () => new TestLog({ start: 101, legs: { bestOf: 5 } }, [['a'], ['c']]);

/** Who threw the visits of each leg, in order. */
const throwers = (log: TestLog) => log.state.legs.map((leg) => leg.visits.map((visit) => throwerOf(leg, visit)).join(' '));
const playersOfLegs = (log: TestLog, side = 0) => log.state.legs.map((leg) => leg.players[side]?.join(' '));

describe('the players of a side', () => {
  it('are those of the start in every leg, until an event names others', () => {
    const log = pairs();
    log.throw(won);
    expect(log.state.legs.map(({ players }) => players)).toEqual(
      Array(2).fill([
        ['a', 'b'],
        ['c', 'd'],
      ]),
    );
  });

  it('named from leg 1 on correct a name, also in legs that are over', () => {
    const log = singles();
    log.throw(60, won);
    log.add('players', { side: 0, players: ['anna'], fromLeg: 1 });
    expect(playersOfLegs(log)).toEqual(['anna', 'anna']);
    expect(throwers(log)).toEqual(['anna c', '']);
    expect(log.state.sides[0]?.players).toEqual(['a']);
  });

  it('named from a later leg on are substitutes: earlier legs stay with those who threw them', () => {
    const log = pairs();
    log.throw(won);
    log.add('players', { side: 0, players: ['a', 'x'], fromLeg: 2, reason: 'b is hurt' });
    log.throw(20, 20, 20, 20, 20);
    expect(throwers(log)).toEqual(['a', 'c a d x c']);
    expect(log.state.next).toEqual({ kind: 'visit', side: 0, player: 0 });
  });

  it('can be named for a leg that is still to come', () => {
    const log = singles();
    log.add('players', { side: 1, players: ['x'], fromLeg: 3 });
    log.throw(won, won);
    expect(playersOfLegs(log, 1)).toEqual(['c', 'c', 'x']);
  });

  it('can change their order and their number from leg to leg', () => {
    const log = pairs();
    log.throw(won);
    log.add('players', { side: 0, players: ['b', 'a'], fromLeg: 2 });
    log.add('players', { side: 1, players: ['d', 'x', 'c'], fromLeg: 2 });
    log.throw(1, 2, 3, 4, 5, 6, 7);
    expect(throwers(log)).toEqual(['a', 'd b x a c b d']);
  });

  it('throw up to the leg for which others are named, in any order of the events', () => {
    const log = singles();
    log.add('players', { side: 0, players: ['x'], fromLeg: 3 });
    log.add('players', { side: 0, players: ['anna'], fromLeg: 1 });
    log.throw(won, won);
    expect(playersOfLegs(log)).toEqual(['anna', 'anna', 'x']);
    log.add('players', { side: 0, players: ['y'], fromLeg: 3 });
    log.add('players', { side: 0, players: ['z'], fromLeg: 2 });
    expect(playersOfLegs(log)).toEqual(['anna', 'z', 'y']);
    expect(log.state.orders[0]).toEqual([
      { fromLeg: 1, players: ['anna'] },
      { fromLeg: 2, players: ['z'] },
      { fromLeg: 3, players: ['y'] },
    ]);
  });

  it('recount the turns of a leg that is over if their number was wrong', () => {
    const log = new TestLog({ start: 301, legs: { bestOf: 3 } }, [['a', 'b'], ['c']]);
    log.throw(60, 0, 60, 0, 60, 0, 121);
    expect(throwers(log)).toEqual(['a c b c a c b', '']);
    log.add('players', { side: 0, players: ['a', 'b', 'x'], fromLeg: 1 });
    expect(throwers(log)).toEqual(['a c b c x c a', '']);
  });

  it('may be missing: the partner throws both turns, or the turns of the missing player score 0', () => {
    const log = new TestLog({ start: 301, legs: { bestOf: 3 } }, [['a', 'b'], ['c']]);
    log.add('players', { side: 0, players: ['a', 'a'], fromLeg: 1 });
    log.throw(60, 0, 60, 0);
    expect(throwers(log)).toEqual(['a c a c']);
    const lost = new TestLog({ start: 301, legs: { bestOf: 3 } }, [['a', 'b'], ['c']]);
    lost.add('players', { side: 0, players: [nobody, 'a'], fromLeg: 1 });
    lost.throw(0, 0, 60, 0);
    expect(throwers(lost)).toEqual([`${nobody} c a c`]);
    expect(legPlayersOf(lost.state).map(({ player, darts }) => [player, darts])).toEqual([
      ['a', 3],
      ['c', 6],
    ]);
  });

  it('can become known during the game', () => {
    const log = new TestLog({}, [0, 1]);
    expect(currentLeg(log.state).players[0]).toEqual([]);
    log.add('players', { side: 0, players: ['a', 'b'], fromLeg: 1 });
    log.throw(60, 60);
    expect(log.state.next).toEqual({ kind: 'visit', side: 0, player: 1 });
  });

  it('can be corrected without a reason after the game, even if its last leg was not won, and confirmations stay', () => {
    const log = pairs();
    log.throw(20);
    log.add('retire', { side: 1 });
    log.add('accept', { by: 'home' });
    const before = log.state;
    log.add('players', { side: 0, players: ['x', 'b'], fromLeg: 1 });
    expect(throwers(log)).toEqual(['x']);
    expect(log.state).toMatchObject({ accepted: ['home'], ending: 'retired', winner: 0, undoable: before.undoable });
  });

  it('are not known to `throwerOf` if the log does not name them', () => {
    const log = new TestLog({}, [0, 1]);
    log.throw(60, 60);
    expect(throwers(log)).toEqual([' p10']);
    const leg = currentLeg(log.state);
    expect(leg.visits.map((visit) => throwerOf(leg, visit))).toEqual([null, 'p10']);
  });
});

describe('naming players is rejected', () => {
  const attempt = (log: TestLog, payload: Partial<Payloads['players']>) =>
    log.try('players', { side: 0, players: ['x'], fromLeg: 1, ...payload });

  it('for a side that does not exist, without a player, for more than eight, and from a leg that does not exist', () => {
    const log = singles();
    expect(attempt(log, { side: 2 })).toBe('unknown-side');
    expect(attempt(log, { players: [] })).toBe('invalid-players');
    expect(attempt(log, { players: [nobody, nobody] })).toBe('invalid-players');
    expect(attempt(log, { players: Array.from({ length: 9 }, (_, index) => `x${index}`) })).toBe('invalid-players');
    expect(attempt(log, { fromLeg: 0 })).toBe('invalid-players');
    expect(attempt(log, { fromLeg: 1.5 })).toBe('invalid-players');
    expect(attempt(log, { players: Array.from({ length: 8 }, (_, index) => `x${index}`) })).toBeNull();
  });

  it('while a leg is being thrown in which it would change who throws', () => {
    const log = pairs();
    log.throw(won, 20);
    expect(attempt(log, {})).toBe('leg-running');
    expect(attempt(log, { fromLeg: 2 })).toBe('leg-running');
    expect(attempt(log, { fromLeg: 2, players: ['b', 'a'] })).toBe('leg-running');
    expect(attempt(log, { fromLeg: 2, players: ['a', 'b'] })).toBeNull();
    expect(attempt(log, { fromLeg: 3 })).toBeNull();
    // Leg 2 has its own order now, so only leg 1 is corrected.
    expect(attempt(log, { fromLeg: 1, players: ['x', 'b'] })).toBeNull();
    expect(throwers(log)).toEqual(['x', 'c']);
  });

  it('from the first visit of a leg until a tie-break has decided it', () => {
    const log = new TestLog({ roundLimit: 1, legs: { firstTo: 2 }, starter: 'bull-up' }, [['a'], ['c']]);
    expect(attempt(log, {})).toBeNull();
    log.add('throwFirst', { leg: 1, side: 0, how: 'bull-up' });
    expect(attempt(log, { players: ['y'] })).toBeNull();
    log.throw(60, 60);
    expect(attempt(log, {})).toBe('leg-running');
    log.add('tiebreak', { leg: 1, side: 0, how: 'bull' });
    expect(attempt(log, {})).toBeNull();
  });

  it('with a version that has no such event', () => {
    const log = singles();
    const event: NewEvent = { id: 'x', v: 1, kind: 'players', payload: { side: 0, players: ['x'], fromLeg: 1 } };
    expect(play(log.events, event)).toEqual({ ok: false, code: 'unknown-version' });
    expect(() => foldGame([...log.events, { ...event, seq: 2 }])).toThrow(/version 1/);
    expect(versionOf('players')).toBe(2);
    expect(versionOf('visit')).toBe(1);
  });

  it('from the tablet of a board', () => {
    expect(deskKinds).toContain('players');
  });
});

describe('undo', () => {
  it('of a visit skips the names, across the end of a leg too', () => {
    const log = pairs();
    const first = log.throw(41);
    log.throw(20, '20 D20');
    expect(log.state.legs).toHaveLength(2);
    const winning = log.state.undoable;
    log.add('players', { side: 0, players: ['x', 'y'], fromLeg: 1 });
    expect(log.state.undoable).toBe(winning);
    log.undo();
    expect(log.state.legs).toHaveLength(1);
    expect(throwers(log)).toEqual(['x c']);
    expect(log.try('undo', { target: first })).toBe('not-last');
    while (log.state.undoable) log.undo();
    expect(log.state.legs).toMatchObject([
      {
        visits: [],
        players: [
          ['x', 'y'],
          ['c', 'd'],
        ],
      },
    ]);
  });

  it('can take back the names themselves, and only the last', () => {
    const log = singles();
    const named = log.add('players', { side: 0, players: ['x'], fromLeg: 1 });
    log.add('undo', { target: named });
    expect(playersOfLegs(log)).toEqual(['a']);
    const again = log.add('players', { side: 0, players: ['y'], fromLeg: 1 });
    log.throw(20);
    expect(log.try('undo', { target: again })).toBe('not-last');
  });

  it('of a confirmation skips names that were corrected after it', () => {
    const log = singles();
    log.add('walkover', { winner: 0 });
    const accepted = log.add('accept', { by: 'home' });
    log.add('players', { side: 1, players: ['x'], fromLeg: 1 });
    log.add('undo', { target: accepted });
    expect(log.state).toMatchObject({ accepted: [], ending: 'walkover', legs: [{ players: [['a'], ['x']] }] });
  });
});

describe('a correction', () => {
  it('cannot replace names: a further event does', () => {
    const log = singles();
    const target = log.add('players', { side: 0, players: ['x'], fromLeg: 1 });
    expect(log.try('correct', { target, replacement: { side: 0, total: 60 } })).toBe('wrong-kind');
  });

  it('needs no second reason after a reopening with corrected names', () => {
    const log = new TestLog({ start: 101 }, [['a'], ['c']]);
    const winning = log.throw(won);
    log.add('reopen', { reason: 'wrong player' });
    log.add('players', { side: 0, players: ['x'], fromLeg: 1 });
    expect(log.try('correct', { target: winning, replacement: { side: 0, total: 60 } })).toBeNull();
    expect(throwers(log)).toEqual(['x']);
  });
});

describe('statistics', () => {
  it('credit the player who threw, and list substitutes after the players of the start', () => {
    const log = pairs();
    log.throw(won);
    log.add('players', { side: 0, players: ['x', 'a'], fromLeg: 2 });
    log.throw(20, 40, 0, 30, 1, 31);
    const { players } = gameStatistics(log.state);
    expect(playersOfSide(log.state, 0)).toEqual(['a', 'b', 'x']);
    expect(players[0]).toMatchObject([
      { points: 131, visits: 2, legsPlayed: 2, legsWon: 2, finishes: [101] },
      { points: 0, visits: 0, legsPlayed: 1, legsWon: 1 },
      { points: 71, visits: 2, legsPlayed: 1, legsWon: 1, finishes: [31] },
    ]);
    expect(players[1]).toMatchObject([{ points: 21 }, { points: 0, legsPlayed: 2 }]);
  });

  it('have no figures for a missing player, the second turn of a player in the order, and a name that was replaced', () => {
    const log = new TestLog({ start: 301 }, [['a', nobody, 'a'], ['c']]);
    log.throw(60, 10, 0, 20, 40, 30);
    expect(gameStatistics(log.state).players[0]).toMatchObject([
      { points: 100, visits: 2 },
      { points: 0, visits: 0 },
      { points: 0, visits: 0 },
    ]);
    expect([...playerStatistics(log.state)].map(([id, { points }]) => [id, points])).toEqual([
      ['a', 100],
      ['c', 60],
    ]);
    log.add('retire', { side: 0 });
    log.add('players', { side: 1, players: ['x'], fromLeg: 1 });
    expect([...playerStatistics(log.state).keys()]).toEqual(['a', 'x']);
    expect(gameStatistics(log.state).players[1]).toMatchObject([{ visits: 0, legsPlayed: 0 }, { visits: 3 }]);
  });

  it('credit the legs of a result to the players named last', () => {
    const log = new TestLog({ legs: { firstTo: 2 } }, [['a', 'a'], ['c']]);
    log.add('result', { legs: [2, 1] });
    log.add('players', { side: 1, players: ['x'], fromLeg: 1 });
    const legs = [...playerStatistics(log.state)].map(([id, { resultLegsWon, resultLegsPlayed }]) => [id, resultLegsWon, resultLegsPlayed]);
    expect(legs).toEqual([
      ['a', 2, 3],
      ['x', 1, 3],
    ]);
  });

  it('of a leg belong to the substitute who threw it', () => {
    const log = singles();
    log.throw(won);
    log.add('players', { side: 0, players: ['x'], fromLeg: 2 });
    log.throw(0, won);
    expect(legPlayersOf(log.state).map(({ leg, player, won, checkout }) => [leg, player, won, checkout])).toEqual([
      [1, 'a', true, 101],
      [1, 'c', false, null],
      [2, 'x', true, 101],
      [2, 'c', false, null],
    ]);
    // A substitute in singles has thrown the whole leg, so it is a short leg.
    expect(playerStatistics(log.state).get('x')).toMatchObject({ wonIn: [{ darts: 3, visits: 1 }], legsPlayed: 1 });
  });
});

describe('rebasing', () => {
  it('puts visits after names that a captain has written meanwhile, and credits them to the named players', () => {
    const server = pairs();
    server.throw(won);
    const visits = [0, 1].map((index): NewEvent => ({ id: `p${index}`, v: 1, kind: 'visit', payload: { side: 1 - index, total: 20 } }));
    server.add('players', { side: 0, players: ['x', 'y'], fromLeg: 2 });
    const rebased = rebaseLog(server.events, visits);
    if (!rebased.ok) throw new Error(rebased.code);
    server.events = [...server.events, ...rebased.value];
    expect(throwers(server)).toEqual(['a', 'c x']);
  });

  it('rejects names that arrive after the leg has begun', () => {
    const server = pairs();
    server.throw(20);
    const named: NewEvent = { id: 'p1', v: 2, kind: 'players', payload: { side: 0, players: ['x', 'b'], fromLeg: 1 } };
    expect(rebaseLog(server.events, [named])).toEqual({ ok: false, code: 'leg-running', events: ['p1'] });
  });
});

describe('laws of names', () => {
  const inOrder = (events: readonly NewEvent[]): GameEvent[] => events.map((event, index) => ({ ...event, seq: index + 1 }));
  const names = new Set(['players', 'orders', 'player', 'length', 'undoable', 'accepted']);
  /** A state without its names, and without what depends on the place of events in the log. */
  const nameless = (state: GameState) => JSON.stringify(state, (key, value: unknown) => (names.has(key) ? undefined : value));
  const naming = fc.record({
    pick: fc.nat(),
    players: fc.uniqueArray(fc.constantFrom('p00', 'p01', 'x', nobody), { minLength: 2, maxLength: 4 }),
    fromLeg: fc.integer({ min: 1, max: 4 }),
  });

  it('they never change the score, and are rejected only while they would change who throws', () => {
    fc.assert(
      fc.property(legalLog(), naming, ({ log, state }, { pick, ...named }) => {
        const payload = { ...named, side: pick % state.sides.length };
        const event: NewEvent = { id: 'n', v: 2, kind: 'players', payload };
        const [start, ...rest] = log as [GameEvent, ...GameEvent[]];
        expect(nameless(foldGame(inOrder([start, event, ...rest])))).toBe(nameless(state));
        const applied = applyEvent(state, event);
        if (applied.ok) expect(nameless(applied.value)).toBe(nameless(state));
        else expect({ code: applied.code, visits: currentLeg(state).visits.length > 0 }).toEqual({ code: 'leg-running', visits: true });
      }),
    );
  });

  it('who throws in a leg depends on the names in their order, and not on when they were written', () => {
    fc.assert(
      fc.property(legalLog(), ({ log, state }) => {
        const [start, ...rest] = log as [GameEvent, ...GameEvent[]];
        const named = rest.filter(({ kind }) => kind === 'players');
        const others = rest.filter(({ kind }) => kind !== 'players');
        for (const order of [
          [start, ...named, ...others],
          [start, ...others, ...named],
        ]) {
          expect(foldGame(inOrder(order))).toEqual(state);
        }
      }),
    );
  });

  it('an undo of a visit keeps every name', () => {
    fc.assert(
      fc.property(legalLog(), ({ log, state }) => {
        if (state.undoable === null) return;
        const undone = play(log, { id: 'u', v: 1, kind: 'undo', payload: { target: state.undoable } });
        expect(undone.ok && undone.value.orders).toEqual(state.orders);
      }),
    );
  });

  it('every player of a leg has a share in it, and only these', () => {
    fc.assert(
      fc.property(legalLog(), ({ state }) => {
        const shares = legPlayersOf(state).map(({ leg, side, player }) => `${leg} ${side} ${player}`);
        const players = state.legs
          .filter(({ visits }) => visits.length > 0)
          .flatMap((leg) => leg.players.flatMap((own, side) => [...new Set(own)].map((player) => `${leg.number} ${side} ${player}`)));
        expect(shares).toEqual(players);
      }),
    );
  });
});
