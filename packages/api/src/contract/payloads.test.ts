import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../wire.ts';
import { GameEventInput, payloadSchemas } from './game.ts';

describe('the players of a side', () => {
  const payload = { side: 1, players: ['01890a5d-ac96-774b-bcce-b302099a8057', 'guest-1-1'], fromLeg: 2 };

  test('are one to eight ids from a leg on, with an optional reason', () => {
    const isValid = (change: object) => payloadSchemas.players.safeParse({ ...payload, ...change }).success;
    expect(isValid({})).toBe(true);
    expect(isValid({ reason: 'hurt' })).toBe(true);
    expect(isValid({ players: [] })).toBe(false);
    expect(isValid({ players: [''] })).toBe(false);
    expect(isValid({ players: Array.from({ length: 9 }, (_, index) => String(index)) })).toBe(false);
    expect(isValid({ fromLeg: 0 })).toBe(false);
    expect(isValid({ name: 'Anna' })).toBe(false);
  });

  test('cross the wire as they stand in the log', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const event = { id, v: 2, kind: 'players' as const, payload, deviceTime: '2026-11-21T20:00:00.000Z' };
    expect(toWire(GameEventInput, event)).toMatchObject({ payload });
    expect(fromWire(GameEventInput, JSON.parse(JSON.stringify(toWire(GameEventInput, event))))).toEqual(event);
  });
});

describe('what was said of a 171', () => {
  const payload = { side: 0, total: 171, allTreble19: true };

  test('belongs to a total', () => {
    expect(payloadSchemas.visit.safeParse(payload).success).toBe(true);
    expect(payloadSchemas.visit.safeParse({ ...payload, allTreble19: 1 }).success).toBe(false);
    expect(payloadSchemas.visit.safeParse({ side: 0, throws: ['T19', 'T19', 'T19'], allTreble19: true }).success).toBe(false);
    const replacement = { target: '01890a5d-ac96-774b-bcce-b302099a8057', replacement: payload };
    expect(payloadSchemas.correct.safeParse(replacement).success).toBe(true);
  });

  test('crosses the wire as it stands in the log', () => {
    const event = {
      id: '01890a5d-ac96-774b-bcce-b302099a8057',
      v: 1,
      kind: 'visit' as const,
      payload,
      deviceTime: '2026-11-21T20:00:00.000Z',
    };
    expect(toWire(GameEventInput, event)).toMatchObject({ payload });
    expect(fromWire(GameEventInput, JSON.parse(JSON.stringify(toWire(GameEventInput, event))))).toEqual(event);
  });
});
