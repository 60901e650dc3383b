import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../wire.ts';
import { GameEventInput, payloadSchemas } from './game.ts';

describe('the players of a side', () => {
  const payload = { side: 1, players: ['01890a5d-ac96-774b-bcce-b302099a8057', 'guest-1-1'], fromLeg: 2 };

  test('are one to eight ids with their first leg, and an optional reason', () => {
    const isValid = (change: object) => payloadSchemas.players.safeParse({ ...payload, ...change }).success;
    expect(isValid({})).toBe(true);
    expect(isValid({ reason: 'hurt' })).toBe(true);
    expect(isValid({ players: [] })).toBe(false);
    expect(isValid({ players: [''] })).toBe(false);
    expect(isValid({ players: Array.from({ length: 9 }, (_, index) => String(index)) })).toBe(false);
    expect(isValid({ fromLeg: 0 })).toBe(false);
    expect(isValid({ name: 'Anna' })).toBe(false);
  });

  test('are sent unchanged', () => {
    const id = '01890a5d-ac96-774b-bcce-b302099a8057';
    const event = { id, v: 2, kind: 'players' as const, payload, deviceTime: '2026-11-21T20:00:00.000Z' };
    expect(toWire(GameEventInput, event)).toMatchObject({ payload });
    expect(fromWire(GameEventInput, JSON.parse(JSON.stringify(toWire(GameEventInput, event))))).toEqual(event);
  });
});

describe('the flag `allTreble19` of a visit', () => {
  const payload = { side: 0, total: 171, allTreble19: true };

  test('is only allowed with a total', () => {
    expect(payloadSchemas.visit.safeParse(payload).success).toBe(true);
    expect(payloadSchemas.visit.safeParse({ ...payload, allTreble19: 1 }).success).toBe(false);
    expect(payloadSchemas.visit.safeParse({ side: 0, throws: ['T19', 'T19', 'T19'], allTreble19: true }).success).toBe(false);
    const replacement = { target: '01890a5d-ac96-774b-bcce-b302099a8057', replacement: payload };
    expect(payloadSchemas.correct.safeParse(replacement).success).toBe(true);
  });

  test('is sent unchanged', () => {
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
