import { describe, expect, test } from 'vitest';
import { fromWire, toWire } from '../wire.ts';
import { GameEventInput, payloadSchemas } from './game.ts';

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
