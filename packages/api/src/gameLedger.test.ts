import { describe, expect, it } from 'vitest';
import { standingEvents } from '@oche/darts/x01/log';
import { foldGame } from '@oche/darts/x01/game';
import type { EventKind, NewEvent, Payloads } from '@oche/darts/x01/event';
import type { GameEvent } from './contract/game.ts';
import { insist, newEvent, settle, wholeLog, type Ledger } from './gameLedger.ts';
import { format } from './testServer.ts';

let ids = 0;
const write = <K extends EventKind>(kind: K, payload: Payloads[K]) => newEvent(`e${++ids}`, kind, payload, 1_700_000_000_000);
const logOf = (...events: (NewEvent & { deviceTime: string })[]): GameEvent[] =>
  events.map((event, index) => ({ ...event, seq: index + 1, author: 'user', serverTime: event.deviceTime }));

const sides = [
  { id: 'a', players: ['a'] },
  { id: 'b', players: ['b'] },
];
const start = write('start', { format, sides, rules: 1 });
const visit = (side: number, total: number) => write('visit', { side, total });
const names = write('players', { side: 0, players: ['x'], fromLeg: 2 });

describe('events that name players, written by a captain while a device scores offline', () => {
  const first = visit(0, 60);
  const waiting = visit(1, 45);

  it('are put before its pending visits, without a conflict', () => {
    const ledger: Ledger = { log: logOf(start, first, names), pending: [waiting], base: 2 };
    expect(settle(ledger)).toEqual({ ledger: { ...ledger, base: 3 }, code: null });
  });

  it('are kept if the device keeps its own visits instead of those of others', () => {
    const undo = write('undo', { target: first.id });
    const corrected = write('players', { side: 0, players: ['y'], fromLeg: 1 });
    const ledger: Ledger = { log: logOf(start, first, undo, corrected, visit(0, 26), names), pending: [waiting], base: 2 };
    expect(settle(ledger).code).toBe('behind');
    const kept = insist(ledger, write);
    expect(kept.pending.map(({ kind }) => kind)).toEqual(['undo', 'visit', 'visit']);
    const log = wholeLog(kept);
    expect(standingEvents(log).flatMap(({ payload }) => ('total' in payload ? [payload.total] : []))).toEqual([60, 45]);
    expect(foldGame(log).orders[0]?.map(({ players }) => players)).toEqual([['y'], ['x']]);
  });
});

describe('a new event', () => {
  it('has the first version that includes its kind, so that older apps can read games without newer kinds', () => {
    expect([start, visit(0, 60), names].map(({ v }) => v)).toEqual([1, 1, 2]);
  });
});
