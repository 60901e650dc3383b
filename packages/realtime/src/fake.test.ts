import { describe, expect, test, vi } from 'vitest';
import { subscribeTo } from './channel.ts';
import { createFakeRealtime } from './fake.ts';

const flush = () => Promise.resolve();

describe('a channel of the contract', () => {
  function follow(client = createFakeRealtime()) {
    const heard: unknown[] = [];
    const reads: number[] = [];
    const stop = subscribeTo(
      client,
      'game',
      '3',
      (message) => heard.push(message),
      () => reads.push(heard.length),
    );
    return { client, heard, reads, stop };
  }

  test('delivers what was emitted, typed, and nothing after it was left', async () => {
    const { client, heard, stop } = follow();
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    client.emit('game', '4', { event: 'changed', data: { gameId: '4' } });
    expect(client.channels()).toEqual(['game-3']);
    await expect.poll(() => heard).toHaveLength(1);
    stop();
    expect(client.channels()).toEqual([]);
    client.emit('game', '3', { event: 'changed', data: { gameId: '3' } });
    expect(heard).toEqual([{ event: 'changed', data: { gameId: '3' } }]);
  });

  test('asks to read when it is joined, when the server is away for long, and when it is joined again', async () => {
    const { client, reads, stop } = follow();
    expect(reads).toHaveLength(0);
    await flush();
    expect(reads).toHaveLength(1);
    client.setState('connecting');
    expect(reads).toHaveLength(1);
    client.setState('unavailable');
    expect(reads).toHaveLength(2);
    client.setState('connected');
    expect(reads).toHaveLength(3);
    stop();
    client.setState('unavailable');
    expect(reads).toHaveLength(3);
  });

  test.each([
    ['an event that this release does not know', 'renamed', { game_id: '3' }],
    ['an event called like a part of every object', 'constructor', {}],
    ['data that it cannot read', 'changed', { game_id: 3 }],
    ['no data', 'changed', null],
  ])('asks to read after %s', async (_, event, data) => {
    const { client, heard, reads } = follow();
    await flush();
    client.emitRaw('game-3', event, data);
    expect(reads).toHaveLength(2);
    expect(heard).toEqual([]);
  });

  test('keys that a newer server has added do no harm', async () => {
    const { client, heard } = follow();
    client.emitRaw('game-3', 'changed', { game_id: '3', colour: 'green' });
    await expect.poll(() => heard).toEqual([{ event: 'changed', data: { gameId: '3' } }]);
  });

  test('what is said before the schemas have arrived is told in its order, and to nobody who has left meanwhile', async () => {
    vi.resetModules();
    const fresh = await import('./channel.ts');
    const client = createFakeRealtime();
    const heard: string[] = [];
    const left: unknown[] = [];
    fresh.subscribeTo(client, 'game', '3', ({ data }) => heard.push(data.gameId));
    const stop = fresh.subscribeTo(client, 'game', '3', (message) => left.push(message));
    for (const gameId of ['a', 'b', 'c']) client.emit('game', '3', { event: 'changed', data: { gameId } });
    expect(heard).toEqual([]);
    stop();
    await expect.poll(() => heard).toEqual(['a', 'b', 'c']);
    client.emit('game', '3', { event: 'changed', data: { gameId: 'd' } });
    expect([heard, left]).toEqual([['a', 'b', 'c', 'd'], []]);
  });
});

test('a listener that leaves before the join is not called', async () => {
  const client = createFakeRealtime();
  let joins = 0;
  const keep = () => undefined;
  client.subscribe('game-7', keep);
  await flush();
  client.subscribe('game-7', keep, () => (joins += 1))();
  await flush();
  expect(joins).toBe(0);
});

test('states are told and can be left', () => {
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
