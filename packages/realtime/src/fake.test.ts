import { describe, expect, test, vi } from 'vitest';
import { subscribeTo } from './channel.ts';
import { createFakeRealtime } from './fake.ts';

const flush = () => Promise.resolve();

describe('a channel of the contract', () => {
  function follow(client = createFakeRealtime()) {
    const received: unknown[] = [];
    const refetches: number[] = [];
    const stop = subscribeTo(
      client,
      'game',
      '3',
      (message) => received.push(message),
      () => refetches.push(received.length),
    );
    return { client, received, refetches, stop };
  }

  test('delivers typed messages until the listener unsubscribes', async () => {
    const { client, received, stop } = follow();
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    client.emit('game', '4', { event: 'changed', data: { gameId: '4' } });
    expect(client.channels()).toEqual(['game-3']);
    await expect.poll(() => received).toHaveLength(1);
    stop();
    expect(client.channels()).toEqual([]);
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    expect(received).toEqual([{ event: 'changed', data: { gameId: '3' } }]);
  });

  test('requests a refetch when the channel is joined, when the server becomes unavailable, and when the channel is joined again', async () => {
    const { client, refetches, stop } = follow();
    expect(refetches).toHaveLength(0);
    await flush();
    expect(refetches).toHaveLength(1);
    client.setState('connecting');
    expect(refetches).toHaveLength(1);
    client.setState('unavailable');
    expect(refetches).toHaveLength(2);
    client.setState('connected');
    expect(refetches).toHaveLength(3);
    stop();
    client.setState('unavailable');
    expect(refetches).toHaveLength(3);
  });

  test.each([
    ['an event unknown to this release', 'renamed', { game_id: '3' }],
    ['an event named like a property of every object', 'constructor', {}],
    ['data that does not fit the schema', 'changed', { game_id: 3 }],
    ['no data', 'changed', null],
  ])('requests a refetch after %s', async (_, event, data) => {
    const { client, received, refetches } = follow();
    await flush();
    client.emitRaw('game-3', event, data);
    expect(refetches).toHaveLength(2);
    expect(received).toEqual([]);
  });

  test('ignores keys that a newer server has added', async () => {
    const { client, received } = follow();
    client.emitRaw('game-3', 'changed', { game_id: '3', colour: 'green' });
    await expect.poll(() => received).toEqual([{ event: 'changed', data: { gameId: '3' } }]);
  });

  test('delivers messages that arrive before the schemas later and in order, except to listeners that have unsubscribed', async () => {
    vi.resetModules();
    const fresh = await import('./channel.ts');
    const client = createFakeRealtime();
    const received: string[] = [];
    const receivedAfterStop: unknown[] = [];
    fresh.subscribeTo(client, 'game', '3', ({ data }) => received.push(data.gameId));
    const stop = fresh.subscribeTo(client, 'game', '3', (message) => receivedAfterStop.push(message));
    for (const gameId of ['a', 'b', 'c']) client.emit('game', '3', { event: 'changed', data: { gameId } });
    expect(received).toEqual([]);
    stop();
    await expect.poll(() => received).toEqual(['a', 'b', 'c']);
    client.emit('game', '3', { event: 'changed', data: { gameId: 'd' } });
    expect([received, receivedAfterStop]).toEqual([['a', 'b', 'c', 'd'], []]);
  });
});

test('a listener that unsubscribes before the join is not called', async () => {
  const client = createFakeRealtime();
  let joins = 0;
  const listener = () => undefined;
  client.subscribe('game-7', listener);
  await flush();
  client.subscribe('game-7', listener, () => (joins += 1))();
  await flush();
  expect(joins).toBe(0);
});

test('a listener is called after each change of the state until it stops', () => {
  const client = createFakeRealtime('connecting');
  const states: string[] = [];
  const stop = client.onState(() => states.push(client.state()));
  expect(client.socketId()).toBeNull();
  client.setState('connected');
  client.setState('connected');
  expect(client.socketId()).toBe('1.1');
  stop();
  client.disconnect();
  expect(states).toEqual(['connected']);
  expect(client.state()).toBe('offline');
});
