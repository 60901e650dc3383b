import { describe, expect, test } from 'vitest';
import type { MatchEvent } from './contract/match.ts';
import { ApiError } from './errors.ts';
import { createMatchQueue, type MatchOutbox, type QueuedMatchEvent } from './matchQueue.ts';
import { createMemoryOutbox } from './outbox.ts';

type Sent = { after: number; events: QueuedMatchEvent[]; code?: string };

const event = (id: string, payload: object = { text: id }, kind = 'note') =>
  ({ id, v: 1, kind, payload, deviceTime: '2026-11-27T19:00:00.000Z' }) as unknown as QueuedMatchEvent;

const offline = () => new ApiError(0, { code: 'offline', message: '' });
const refusal = (status: number, code: string, extra: object = {}) => new ApiError(status, { code, message: '', ...extra });

/** A server with the log of one match, a device with a copy of it, and the requests of the device. */
const setUp = ({ store = createMemoryOutbox<MatchEvent, QueuedMatchEvent>() as MatchOutbox } = {}) => {
  const stored: MatchEvent[] = [];
  let known: MatchEvent[] = [];
  const sent: Sent[] = [];
  const failures: ApiError[] = [];
  const timers: (() => void)[] = [];
  const write = (events: readonly QueuedMatchEvent[], author = 'user:other') =>
    events.map((each) => {
      const logged = { ...each, author, seq: stored.length + 1, serverTime: each.deviceTime } as MatchEvent;
      stored.push(logged);
      return logged;
    });
  const queue = createMatchQueue({
    ...{ matchId: 'match', store },
    client: {
      call: async (_name, input) => {
        const request = input as unknown as Sent;
        sent.push(request);
        const failure = failures.shift();
        if (failure) throw failure;
        if (request.after < stored.length) throw refusal(409, 'behind');
        return { events: write(request.events, 'user:me'), length: stored.length } as never;
      },
    },
    log: () => known,
    onStored: (events) => void (known = [...known, ...events]),
    reread: async () => void (known = [...stored]),
    // The retry timer is the one below ten seconds.
    wait: (milliseconds, run) => {
      if (milliseconds < 10_000) timers.push(run);
      return () => void timers.splice(timers.indexOf(run) >>> 0, 1);
    },
  });
  const settled = () => new Promise((resolve) => setTimeout(resolve, 5));
  return { queue, store, sent, stored, failures, timers, write, settled };
};

describe('the queue of a match', () => {
  test('sends events at once, and forgets those that the server has stored', async () => {
    const { queue, sent, store, settled } = setUp();
    queue.start();
    queue.add(event('a'), event('b'));
    expect(queue.state().pending).toHaveLength(2);
    await settled();
    expect(sent.map(({ after, events }) => [after, events.map(({ id }) => id)])).toEqual([[0, ['a', 'b']]]);
    expect(queue.state()).toMatchObject({ pending: [], isOffline: false });
    expect((await store.read('match')).pending).toEqual([]);
  });

  test('keeps events without a network, sends them after a reload, and stores each once', async () => {
    const before = setUp();
    before.failures.push(offline());
    before.queue.start();
    before.queue.add(event('a'));
    await before.settled();
    expect(before.queue.state()).toMatchObject({ isOffline: true, pending: [{ id: 'a' }] });

    const after = setUp({ store: before.store });
    after.queue.start();
    await after.settled();
    expect(after.stored.map(({ id }) => id)).toEqual(['a']);
    expect(after.queue.state().pending).toEqual([]);
  });

  test('tries again after a pause', async () => {
    const { queue, failures, timers, stored, settled } = setUp();
    failures.push(refusal(503, 'unavailable'));
    queue.start();
    queue.add(event('a'));
    await settled();
    expect(timers).toHaveLength(1);
    timers[0]!();
    await settled();
    expect(stored.map(({ id }) => id)).toEqual(['a']);
    expect(queue.state().isOffline).toBe(false);
  });

  test('follows events of another device about other subjects', async () => {
    const { queue, write, stored, settled } = setUp();
    queue.start();
    await settled();
    write([event('theirs')]);
    queue.add(event('ours'));
    await settled();
    expect(stored.map(({ id }) => id)).toEqual(['theirs', 'ours']);
  });

  test('asks a person if another device has decided differently', async () => {
    const { queue, write, stored, settled } = setUp();
    queue.start();
    await settled();
    write([event('theirs', { side: 0 }, 'toss')]);
    queue.add(event('ours', { side: 1 }, 'toss'), event('note'));
    await settled();
    expect(queue.state().conflicts).toEqual([{ subject: 'toss', theirs: 'theirs', ours: 'ours' }]);
    expect(stored).toHaveLength(1);
    queue.resolve('theirs');
    await settled();
    expect(stored.map(({ id }) => id)).toEqual(['theirs', 'note']);
  });

  test('keeps the events of this device if the person chooses them', async () => {
    const { queue, write, stored, settled } = setUp();
    queue.start();
    await settled();
    write([event('theirs', { side: 0 }, 'toss')]);
    queue.add(event('ours', { side: 1 }, 'toss'));
    await settled();
    queue.resolve('mine');
    await settled();
    expect(stored.map(({ id }) => id)).toEqual(['theirs', 'ours']);
  });

  test('takes out the event that a rule rejects, and sends the others', async () => {
    const { queue, failures, stored, settled } = setUp();
    failures.push(refusal(422, 'game-begun', { event: 'b' }));
    queue.start();
    queue.add(event('a'), event('b'), event('c'));
    await settled();
    expect(stored.map(({ id }) => id)).toEqual(['a', 'c']);
    expect(queue.state().rejected).toMatchObject([{ event: { id: 'b' }, code: 'game-begun' }]);
    queue.dismiss();
    expect(queue.state().rejected).toEqual([]);
  });

  test('sends events that are signed with a code in a request of their own, without the code in the log', async () => {
    const { queue, sent, stored, settled } = setUp();
    queue.start();
    queue.add(event('a'), { ...event('b'), code: '123456' });
    await settled();
    expect(sent.map(({ code }) => code)).toEqual([undefined, '123456']);
    expect(stored.every((each) => !('code' in each))).toBe(true);
  });
});
