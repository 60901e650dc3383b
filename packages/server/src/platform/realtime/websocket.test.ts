import { connect } from 'node:net';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { app, collect, join, next, openEndpoint, type TestEndpoint } from './testEndpoint.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openEndpoint();
});
afterEach(() => endpoint.close());

/** A websocket without pusher-js, for messages that pusher-js never sends. */
function raw(target: TestEndpoint, path = `/app/${app.key}?protocol=7`): { ws: WebSocket; messages: string[]; closed: Promise<number> } {
  const ws = new WebSocket(`ws://127.0.0.1:${target.port}${path}`);
  const messages: string[] = [];
  ws.on('message', (data) => messages.push(String(data)));
  ws.on('error', () => undefined);
  return { ws, messages, closed: new Promise((resolve) => ws.on('close', resolve)) };
}

/** Waits for a message with this event. */
async function until(messages: string[], event: string): Promise<{ event: string; data: string }> {
  await expect.poll(() => messages.some((text) => text.includes(`"${event}"`)), { timeout: 20_000 }).toBe(true);
  return JSON.parse(messages.find((text) => text.includes(`"${event}"`)) ?? '');
}

describe('handshake', () => {
  test('returns the socket id and the activity timeout', async () => {
    const established = JSON.parse((await until(raw(endpoint).messages, 'pusher:connection_established')).data);
    expect(established).toEqual({ socket_id: expect.stringMatching(/^\d+\.\d+$/), activity_timeout: 120 });
  });

  test('with an unknown key makes pusher-js stop reconnecting', async () => {
    const client = endpoint.client({ key: 'unknown' });
    const error = next(client.connection, 'error');
    await next(client.connection, 'disconnected');
    expect(await error).toMatchObject({ error: { data: { code: 4001 } } });
  });

  test.each([
    ['/app/unknown?protocol=7', 4001],
    ['/app/?protocol=7', 4001],
    [`/app/${app.key}`, 4008],
    [`/app/${app.key}?protocol=seven`, 4006],
    [`/app/${app.key}?protocol=4`, 4007],
    [`/app/${app.key}?protocol=8`, 4007],
  ])('at %s closes with %i', async (path, code) => {
    expect(await raw(endpoint, path).closed).toBe(code);
  });

  test('beyond the capacity closes with 4100', async () => {
    const small = await openEndpoint({ maxConnections: 1 });
    const first = raw(small);
    await until(first.messages, 'pusher:connection_established');
    expect(await raw(small).closed).toBe(4100);
    await small.close();
  });

  test('at other paths is refused with 404', async () => {
    const { ws } = raw(endpoint, '/elsewhere');
    const status = await new Promise((resolve) => ws.on('unexpected-response', (_, response) => resolve(response.statusCode)));
    expect(status).toBe(404);
  });
});

describe('messages', () => {
  test.each([
    ['text that is not JSON', 'hello'],
    ['JSON that is not an object', '[1]'],
    ['an object without an event', '{}'],
    ['an unknown event', '{"event":"pusher:fly"}'],
    ['an invalid channel', '{"event":"pusher:subscribe","data":{"channel":"a b"}}'],
    ['no channel', '{"event":"pusher:subscribe"}'],
    ['a second subscription', '{"event":"pusher:subscribe","data":{"channel":"game-7"}}'],
    ['a presence channel without a member', '{"event":"pusher:subscribe","data":{"channel":"presence-hall","auth":"x"}}'],
  ])('%s gets an error, and the connection stays open', async (_, text) => {
    const { ws, messages } = raw(endpoint);
    await until(messages, 'pusher:connection_established');
    ws.send('{"event":"pusher:subscribe","data":"{\\"channel\\":\\"game-7\\"}"}');
    await until(messages, 'pusher_internal:subscription_succeeded');
    ws.send(text);
    await until(messages, 'pusher:error');
    ws.send('{"event":"pusher:ping","data":{}}');
    await until(messages, 'pusher:pong');
    ws.close();
  });

  test('a message beyond the limit ends the connection', async () => {
    const { ws, messages, closed } = raw(endpoint);
    await until(messages, 'pusher:connection_established');
    ws.send('x'.repeat(32 * 1024 + 1));
    expect(await closed).toBe(1009);
  });

  test('a subscription beyond the limit of channels is refused', async () => {
    const small = await openEndpoint({ maxChannelsPerConnection: 2 });
    const client = small.client();
    await join(client, 'game-1');
    await join(client, 'game-2');
    expect(await next(client.subscribe('game-3'), 'pusher:subscription_error')).toMatchObject({ status: 403 });
    client.unsubscribe('game-1');
    await join(client, 'game-4');
    await small.close();
  });

  test('a new member beyond the limit of members is refused, but not another tab of a member', async () => {
    const small = await openEndpoint({ maxMembersPerChannel: 1 });
    await join(small.client({ member: { user_id: 'anna' } }), 'presence-hall');
    await join(small.client({ member: { user_id: 'anna' } }), 'presence-hall');
    const bob = small.client({ member: { user_id: 'bob' } }).subscribe('presence-hall');
    expect(await next(bob, 'pusher:subscription_error')).toMatchObject({ status: 403 });
    await small.close();
  });

  test('client events beyond the limit per second are refused', async () => {
    const open = await openEndpoint({ clientEvents: true, clock: () => 1_000_000 });
    const client = open.client();
    const channel = await join(client, 'private-hall');
    const errors = collect(client.connection, 'error');
    const error = next(client.connection, 'error');
    for (let count = 0; count < 11; count++) channel.trigger('client-typing', {});
    await error;
    await join(client, 'game-7');
    expect(errors).toHaveLength(1);
    await open.close();
  });
});

describe('ping and pong', () => {
  test('keep the connection of pusher-js alive far beyond the activity timeout', async () => {
    const brisk = await openEndpoint({ activityTimeout: 60, pongTimeout: 20_000 });
    const client = brisk.client();
    await join(client, 'game-7');
    const socket = client.connection.socket_id;
    let pongs = 0;
    await new Promise<void>((resolve) => {
      client.connection.bind('message', ({ event }: { event: string }) => {
        if (event === 'pusher:pong') pongs += 1;
        if (pongs === 5) resolve();
      });
    });
    expect(client.connection.socket_id).toBe(socket);
    await brisk.close();
  });

  test('keep a client connected that only receives events', async () => {
    const brisk = await openEndpoint({ activityTimeout: 60, pongTimeout: 20_000 });
    const client = brisk.client();
    await join(client, 'game-7');
    const socket = client.connection.socket_id;
    // pusher-js does not ping while it receives events.
    const busy = setInterval(() => brisk.realtime.publish({ channels: ['game-7'], event: 'appended', data: {} }), 10);
    let pings = 0;
    await new Promise<void>((resolve) => {
      client.connection.bind('message', ({ event }: { event: string }) => {
        if (event === 'pusher:ping') pings += 1;
        if (pings === 3) resolve();
      });
    });
    clearInterval(busy);
    expect(client.connection.socket_id).toBe(socket);
    await brisk.close();
  });

  test('a connection without a pong is closed with 4201', async () => {
    const brisk = await openEndpoint({ activityTimeout: 60, pongTimeout: 60 });
    const { messages, closed } = raw(brisk);
    await until(messages, 'pusher:ping');
    expect(await closed).toBe(4201);
    await expect.poll(() => brisk.realtime.connectionCount()).toBe(0);
    await brisk.close();
  });

  test('a member without a network leaves the channel, although the connection was never closed', async () => {
    // Signed requests contain the time, so the clock must be close to it.
    let now = Date.now();
    const slow = await openEndpoint({ activityTimeout: 400, pongTimeout: 400, clock: () => now });
    const walter = slow.client({ member: { user_id: 'walter' } });
    const hall = await join(walter, 'presence-hall');
    const arrived = next(hall, 'pusher:member_added');
    const removed = next(hall, 'pusher:member_removed');
    const { ws, messages, closed } = raw(slow);
    const id = JSON.parse((await until(messages, 'pusher:connection_established')).data).socket_id;
    const data = { channel: 'presence-hall', ...slow.realtime.authorize(id, 'presence-hall', { user_id: 'anna' }) };
    ws.send(JSON.stringify({ event: 'pusher:subscribe', data }));
    await arrived;
    ws.pause();
    const pinged = new Promise<void>((resolve) => {
      walter.connection.bind('message', ({ event }: { event: string }) => event === 'pusher:ping' && resolve());
    });
    now += 400;
    await pinged;
    // Walter sends this after the pong. When the subscription has succeeded, the endpoint has received the pong.
    await join(walter, 'game-8');
    now += 400;
    expect(await removed).toMatchObject({ id: 'anna' });
    // A message of the closed connection has no effect.
    ws.send('{"event":"pusher:subscribe","data":{"channel":"game-9"}}');
    ws.resume();
    await closed;
    const channels = await (await slow.pusher().get({ path: '/channels' })).json();
    expect(channels).toEqual({ channels: { 'presence-hall': {}, 'game-8': {} } });
    await slow.close();
  });

  test('a client has the whole pong timeout to respond', async () => {
    let now = 0;
    const slow = await openEndpoint({ activityTimeout: 100_000, pongTimeout: 150_000, clock: () => now });
    const connected = async () => {
      const { ws, messages } = raw(slow);
      await until(messages, 'pusher:connection_established');
      return { ws, messages };
    };
    const silent = await connected();
    now = 50_000;
    const other = await connected();
    now = 149_999;
    await until(silent.messages, 'pusher:ping');
    silent.ws.pause();
    // The ping to the other connection shows that the endpoint has checked both.
    now = 299_998;
    await until(other.messages, 'pusher:ping');
    expect(slow.realtime.connectionCount()).toBe(2);
    other.ws.send('{"event":"pusher:pong"}');
    const witness = await connected();
    now = 399_998;
    await until(witness.messages, 'pusher:ping');
    expect(slow.realtime.connectionCount()).toBe(2);
    silent.ws.terminate();
    await slow.close();
  });

  test('a client that does not read is disconnected, and the other clients receive everything', async () => {
    const small = await openEndpoint({ maxBufferedBytes: 20_000 });
    const slow = connect(small.port, '127.0.0.1');
    slow.write(
      `GET /app/${app.key}?protocol=7 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n` +
        'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n',
    );
    await new Promise((resolve) => slow.once('data', resolve));
    slow.pause();
    const subscribe = Buffer.from('{"event":"pusher:subscribe","data":{"channel":"game-7"}}');
    // A mask of zeros does not change the payload.
    slow.write(Buffer.concat([Buffer.from([0x81, 0x80 | subscribe.length, 0, 0, 0, 0]), subscribe]));
    const reader = await join(small.client(), 'game-7');
    const info = () => small.pusher().get({ path: '/channels/game-7', params: { info: 'subscription_count' } });
    const subscriptions = async () => (await (await info()).json()).subscription_count;
    await expect.poll(subscriptions).toBe(2);
    const received = collect(reader, 'appended');
    let sent = 0;
    while (small.realtime.connectionCount() === 2 && sent < 10_000) {
      small.realtime.publish({ channels: ['game-7'], event: 'appended', data: 'x'.repeat(10_000) });
      sent += 1;
      await new Promise((resolve) => setImmediate(resolve));
    }
    expect(small.realtime.connectionCount()).toBe(1);
    await expect.poll(() => received.length, { timeout: 20_000 }).toBe(sent);
    slow.destroy();
    await small.close();
  });
});

test('after a restart clients reconnect automatically and receive the events of their channels', async () => {
  const client = endpoint.client({ member: { user_id: 'anna' } });
  const game = await join(client, 'game-7');
  const hall = await join(client, 'presence-hall');
  const oldSocketId = client.connection.socket_id;
  const error = next(client.connection, 'error');
  const resubscribed = Promise.all([next(game, 'pusher:subscription_succeeded'), next(hall, 'pusher:subscription_succeeded')]);
  await endpoint.stop();
  const restarted = await openEndpoint({ port: endpoint.port });
  expect(await error).toMatchObject({ data: { code: 4200 } });
  await resubscribed;
  expect(client.connection.socket_id).not.toBe(oldSocketId);
  const received = next(game, 'appended');
  await restarted.pusher().trigger('game-7', 'appended', { length: 3 });
  expect(await received).toEqual({ length: 3 });
  client.disconnect();
  await restarted.close();
  // pusher-js waits 15 seconds if it reconnects too early.
}, 60_000);

test('a closing endpoint asks new clients to reconnect later', async () => {
  const late = await openEndpoint();
  await late.realtime.close();
  expect(await raw(late).closed).toBe(4100);
  await late.close();
});
