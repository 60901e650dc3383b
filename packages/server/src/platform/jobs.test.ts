import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { enqueue, runDueJobs } from './jobs.ts';
import { startTestServer, type TestServer } from '../testServer.ts';

describe('jobs', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const at = (seconds: number) => new Date(Date.parse('2026-11-27T19:00:00Z') + seconds * 1000);
  const id = (number: number) => `01890000-0000-7000-8000-00000000000${number}`;

  test('due jobs run once and in order; a failing job is retried, and is stored with its error after the last attempt', async () => {
    const { db } = world.database;
    const ran: unknown[] = [];
    let fails = true;
    const runners = {
      note: async (payload: unknown) => void ran.push(payload),
      fail: async () => {
        if (fails) throw new Error('Not yet.');
        ran.push('at last');
      },
    };
    await enqueue(db, { id: id(1), kind: 'note', payload: { number: 2 }, runAt: at(2) });
    await enqueue(db, { id: id(2), kind: 'note', payload: { number: 1 }, runAt: at(1) });
    await enqueue(db, { id: id(3), kind: 'note', payload: { number: 3 }, runAt: at(60) });
    await enqueue(db, { id: id(4), kind: 'fail', payload: null, runAt: at(0) });
    expect(await runDueJobs(db, runners, at(2))).toBe(2);
    expect(ran).toEqual([{ number: 1 }, { number: 2 }]);
    expect(await runDueJobs(db, runners, at(3))).toBe(0);
    fails = false;
    expect(await runDueJobs(db, runners, at(30))).toBe(1);
    expect(ran.at(-1)).toBe('at last');
    await enqueue(db, { id: id(5), kind: 'unknown', payload: null, runAt: at(30) });
    for (let attempt = 0; attempt < 8; attempt++) await runDueJobs(db, runners, at(100 + attempt * 10_000));
    const left = await db.selectFrom('jobs').select(['id', 'attempts', 'failedAt', 'error']).execute();
    expect(left).toEqual([{ id: id(5), attempts: 8, failedAt: expect.any(Date), error: expect.stringContaining('unknown') }]);
  });

  test('two processes share the jobs, and each job runs once', async () => {
    const { db } = world.database;
    const ran: unknown[] = [];
    for (let number = 1; number <= 9; number++)
      await enqueue(db, { id: `01890000-0000-7000-8000-00000000010${number}`, kind: 'note', payload: number, runAt: at(0) });
    const runners = { note: async (payload: unknown) => void ran.push(payload) };
    const done = await Promise.all([runDueJobs(db, runners, at(1)), runDueJobs(db, runners, at(1))]);
    expect(done[0]! + done[1]!).toBe(9);
    expect([...ran].sort()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
  });
});
