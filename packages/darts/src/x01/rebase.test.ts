import { describe, expect, it } from 'vitest';
import type { NewEvent } from './event.ts';
import { foldGame } from './game.ts';
import { rebaseLog } from './rebase.ts';
import { TestLog } from './testLog.ts';

const visit = (id: string, side: number, total: number): NewEvent => ({ id, v: 1, kind: 'visit', payload: { side, total } });

describe('rebaseLog', () => {
  it('numbers unsent events after those that the server has received in the meantime', () => {
    const server = new TestLog();
    const first = server.throw(60);
    server.add('correct', { target: first, replacement: { side: 0, total: 100 } });
    const rebased = rebaseLog(server.events, [visit('p1', 1, 45), visit('p2', 0, 60)]);
    expect(rebased.ok && rebased.value.map(({ id, seq }) => `${seq} ${id}`)).toEqual(['4 p1', '5 p2']);
    expect(rebased.ok && foldGame([...server.events, ...rebased.value]).legs[0]?.remaining).toEqual([341, 456]);
  });

  it('leaves out events that the server already has', () => {
    const server = new TestLog();
    const sent = server.throw(60);
    const rebased = rebaseLog(server.events, [visit(sent, 0, 60), visit('p2', 1, 45)]);
    expect(rebased.ok && rebased.value.map(({ id, seq }) => `${seq} ${id}`)).toEqual(['3 p2']);
  });

  it('returns the id of the first event that breaks a rule', () => {
    const server = new TestLog();
    server.throw(60);
    expect(rebaseLog(server.events, [visit('p1', 0, 60), visit('p2', 1, 60)])).toEqual({
      ok: false,
      code: 'not-your-throw',
      events: ['p1'],
    });
  });

  it('rejects an undo whose target is no longer the last event', () => {
    const server = new TestLog();
    const first = server.throw(60);
    server.throw(45);
    const undo: NewEvent = { id: 'p1', v: 1, kind: 'undo', payload: { target: first } };
    expect(rebaseLog(server.events, [undo])).toMatchObject({ ok: false, code: 'not-last' });
  });
});
