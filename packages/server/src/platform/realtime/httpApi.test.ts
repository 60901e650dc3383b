import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { collect, join, next, openEndpoint, type TestEndpoint } from './testEndpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openEndpoint();
});
afterEach(() => endpoint.close());

async function get(path: string, params: Record<string, string> = {}): Promise<unknown> {
  return (await endpoint.pusher().get({ path, params })).json();
}

/** Sends a correctly signed request that the library would not send. */
async function post(path: string, body: string, method = 'POST'): Promise<Response> {
  const query = endpoint.pusher().createSignedQueryString({ method, path, body });
  return fetch(`http://127.0.0.1:${endpoint.port}${path}?${query}`, { method, body });
}

describe('queries', () => {
  test('list channels with subscribers by prefix, with their counts', async () => {
    expect(await get('/channels')).toEqual({ channels: {} });
    await join(endpoint.client(), 'game-7');
    await join(endpoint.client(), 'game-7');
    const anna = { user_id: 'anna' };
    await join(endpoint.client({ member: anna }), 'presence-hall');
    await join(endpoint.client({ member: anna }), 'presence-hall');
    expect(await get('/channels')).toEqual({ channels: { 'game-7': {}, 'presence-hall': {} } });
    expect(await get('/channels', { filter_by_prefix: 'presence-', info: 'user_count' })).toEqual({
      channels: { 'presence-hall': { user_count: 1 } },
    });
    expect(await get('/channels/game-7', { info: 'subscription_count' })).toEqual({ occupied: true, subscription_count: 2 });
    expect(await get('/channels/presence-hall', { info: 'user_count,subscription_count' })).toEqual({
      occupied: true,
      user_count: 1,
      subscription_count: 2,
    });
    expect(await get('/channels/game-8')).toEqual({ occupied: false });
    expect(await get('/channels/presence-hall/users')).toEqual({ users: [{ id: 'anna' }] });
  });

  test('do not list a channel after its last subscriber has left', async () => {
    const client = endpoint.client();
    await join(client, 'game-7');
    client.disconnect();
    await expect.poll(() => get('/channels')).toEqual({ channels: {} });
  });

  test.each([
    ['/channels/game-7/users', {}],
    ['/channels/game-7', { info: 'user_count' }],
    ['/channels', { info: 'user_count' }],
  ])('for users of channels without presence are refused: %s %j', async (path, params) => {
    await expect(endpoint.pusher().get({ path, params })).rejects.toMatchObject({ status: 400 });
  });

  test('of counts can be part of a published event', async () => {
    await join(endpoint.client(), 'game-7');
    const one = await endpoint.pusher().trigger('game-7', 'appended', {}, { info: 'subscription_count' });
    expect(await one.json()).toEqual({ channels: { 'game-7': { subscription_count: 1 } } });
    const batch = await endpoint.pusher().triggerBatch([{ channel: 'game-7', name: 'appended', data: {}, info: 'subscription_count' }]);
    expect(await batch.json()).toEqual({ batch: [{ subscription_count: 1 }] });
  });
});

describe('authentication', () => {
  test.each([
    ['a wrong secret', { secret: 'guessed' }, 401],
    ['an unknown key', { key: 'other' }, 401],
    ['an unknown app', { appId: '4' }, 404],
  ])('fails with %s', async (_, changes, status) => {
    const channel = await join(endpoint.client(), 'game-7');
    const received = collect(channel, 'forged');
    await expect(endpoint.pusher(changes).trigger('game-7', 'forged', {})).rejects.toMatchObject({ status });
    await expect(endpoint.pusher(changes).get({ path: '/channels' })).rejects.toMatchObject({ status });
    const last = next(channel, 'end');
    await endpoint.pusher().trigger('game-7', 'end', {});
    await last;
    expect(received).toEqual([]);
  });

  test('fails ten minutes after signing', async () => {
    const late = await openEndpoint({ clock: () => Date.now() + 601_000 });
    await expect(late.pusher().trigger('game-7', 'appended', {})).rejects.toMatchObject({ status: 401 });
    await late.close();
  });
});

describe('the API refuses', () => {
  const event = { name: 'appended', channels: ['game-7'], data: '{}' };
  test.each([
    ['a body that is not JSON', 'nonsense', 400],
    ['a body that is not an object', 'null', 400],
    ['an empty name', { ...event, name: '' }, 400],
    ['a name of 201 characters', { ...event, name: 'x'.repeat(201) }, 400],
    ['data as an object', { ...event, data: {} }, 400],
    ['no channel', { ...event, channels: [] }, 400],
    ['an invalid channel name', { ...event, channels: ['game-7', 'game 8'] }, 400],
    ['101 channels', { ...event, channels: Array.from({ length: 101 }, (_, index) => `game-${index}`) }, 400],
    ['an invalid socket id', { ...event, socket_id: 'abc' }, 400],
    ['more than 10 KiB of data', { ...event, data: 'x'.repeat(10_241) }, 413],
    ['a body of more than 512 KiB', { ...event, padding: 'x'.repeat(600_000) }, 413],
  ])('%s', async (_, body, status) => {
    const received = collect(await join(endpoint.client(), 'game-7'), 'appended');
    const response = await post('/apps/3/events', typeof body === 'string' ? body : JSON.stringify(body));
    expect(response.status).toBe(status);
    expect(await response.text()).not.toBe('');
    await join(endpoint.client(), 'game-9');
    expect(received).toEqual([]);
  });

  test('a batch of eleven events, and a whole batch with one invalid event', async () => {
    const channel = await join(endpoint.client(), 'game-7');
    const received = collect(channel, 'appended');
    const good = { channel: 'game-7', name: 'appended', data: '{}' };
    expect((await post('/apps/3/batch_events', JSON.stringify({ batch: Array(11).fill(good) }))).status).toBe(400);
    expect((await post('/apps/3/batch_events', JSON.stringify({ batch: [good, { ...good, channel: '#' }] }))).status).toBe(400);
    expect((await post('/apps/3/batch_events', '{}')).status).toBe(400);
    const last = next(channel, 'end');
    await endpoint.pusher().trigger('game-7', 'end', {});
    await last;
    expect(received).toEqual([]);
  });

  test('paths that do not exist', async () => {
    expect((await post('/apps/3/nothing', '{}')).status).toBe(404);
    expect((await post('/apps/3/events', '{}', 'PUT')).status).toBe(404);
    expect((await post('/apps/3/channels/presence-hall/users/more', '{}')).status).toBe(404);
    expect(await endpoint.realtime.handleHttp(new Request('http://localhost/games'))).toBeNull();
  });
});
