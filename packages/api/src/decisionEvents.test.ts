import type { GameEvent } from './contract/game.ts';
import { newEvent } from './gameLedger.ts';
import type { EventKind, Payloads } from '@oche/darts/x01/event';
import { foldGame, play } from '@oche/darts/x01/game';
import { describe, expect, test } from 'vitest';
import { decisionEvents, type Decision } from './decisionEvents.ts';

const format = { start: 501, in: 'straight', out: 'double', legs: { firstTo: 1 }, starter: 'first' } as const;
const sides = [
  { id: 'a', players: ['p'] },
  { id: 'b', players: ['q'] },
];
const at = '2026-11-27T20:00:00.000Z';
const logged = <K extends EventKind>(kind: K, payload: Payloads[K], seq: number): GameEvent => ({
  ...newEvent(`e${seq}`, kind, payload, Date.parse(at)),
  ...{ seq, author: 'board:1', serverTime: at },
});
const start = logged('start', { format, sides, rules: 1 }, 1);

/** Appends the events of a decision to a log if the rules allow them, as the server does. */
const decide = (events: GameEvent[], decision: Decision) => {
  const log = [...events];
  for (const event of decisionEvents({ events }, decision)) {
    const allowed = play(log, event);
    if (!allowed.ok) throw new Error(`The rules refuse ${event.kind}: ${allowed.code}`);
    log.push({ ...event, seq: log.length + 1, author: 'user:1', serverTime: at });
  }
  return { log, state: foldGame(log) };
};

const result = (legs: [number, number], reason = ''): Decision => ({ kind: 'result', result: { legs }, reason });
const visits = [
  logged('visit', { side: 0, total: 180 }, 2),
  logged('visit', { side: 1, total: 60 }, 3),
  logged('visit', { side: 0, total: 180 }, 4),
  logged('visit', { side: 1, total: 60 }, 5),
  logged('visit', { side: 0, total: 141, darts: 3, doubles: 1 }, 6),
];

describe('a decision of the organiser', () => {
  test('a side that retires in mid-leg loses, and the darts thrown are kept', () => {
    const { state } = decide([start, ...visits.slice(0, 3)], { kind: 'retire', side: 0, reason: '' });
    expect([state.winner, state.ending, state.legs[0]!.visits.length]).toEqual([1, 'retired', 3]);
  });

  test('a result ends a game without scores, and a game in mid-leg', () => {
    expect(decide([start], result([1, 0])).state.winner).toBe(0);
    expect(decide([start, ...visits.slice(0, 3)], result([0, 1])).state).toMatchObject({ winner: 1, ending: 'result' });
  });

  test('an entered result can be corrected repeatedly', () => {
    const first = decide([start], result([1, 0]));
    const second = decide(first.log, result([0, 1], 'the wrong way round'));
    expect(second.log.map(({ kind }) => kind)).toEqual(['start', 'result', 'correct']);
    expect(second.state.winner).toBe(1);
    const third = decide(second.log, result([1, 0], 'no, it was right'));
    expect(third.state.winner).toBe(0);
  });

  test('the result of a scored game replaces its ending: the game is reopened, its last visit is undone, the result is added', () => {
    const { log, state } = decide([start, ...visits], result([0, 1], 'it was the other one'));
    expect(log.slice(6).map(({ kind }) => kind)).toEqual(['reopen', 'undo', 'result']);
    expect(state).toMatchObject({ winner: 1, ending: 'result' });
  });

  test('a walkover replaces a result, and a result replaces a walkover', () => {
    const awarded = decide(decide([start], result([1, 0])).log, {
      kind: 'walkover',
      winner: 1,
      reason: 'went home',
    });
    expect(awarded.state).toMatchObject({ winner: 1, ending: 'walkover' });
    expect(decide(awarded.log, result([1, 0], 'he was here after all')).state.winner).toBe(0);
  });

  test('reopening restores the state before the game ended', () => {
    const { state } = decide([start, ...visits], { kind: 'reopen', reason: 'one dart too many' });
    expect(state.next).toMatchObject({ kind: 'visit', side: 0 });
    expect(state.legs.at(-1)?.remaining).toEqual([141, 381]);
  });

  test('reopening also undoes a correction made after the last visit', () => {
    const corrected = [
      ...[start, ...visits],
      logged('correct', { target: 'e5', replacement: { side: 1, total: 100 }, reason: 'misread' }, 7),
    ];
    expect(decide(corrected, { kind: 'reopen', reason: 'again' }).state.next.kind).toBe('visit');
  });
});
