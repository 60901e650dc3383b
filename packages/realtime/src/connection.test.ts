import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { app, openEndpoint, type TestEndpoint } from '@oche/server/platform/realtime/testEndpoint';
import { subscribeTo } from './channel.ts';
import type { RealtimeClient } from './client.ts';
import { createRealtimeClient, realtimeTimeouts, type RealtimeSettings } from './connection.ts';

let endpoint: TestEndpoint;
let authorizer: Awaited<ReturnType<typeof openAuthorizer>>;
const clients: RealtimeClient[] = [];
beforeEach(async () => {
  endpoint = await openEndpoint();
  authorizer = await openAuthorizer();
});
afterEach(async () => {
  for (const client of clients.splice(0)) client.disconnect();
  await endpoint.close();
  authorizer.server.close();
  authorizer.server.closeAllConnections();
});

/** A fake `POST /broadcasting/auth`: accepts the form of pusher-js and responds with the next of `statuses`, or 200 if none is left. */
async function openAuthorizer() {
  const statuses: number[] = [];
  const requests: { token: string | undefined; channel: string | null }[] = [];
  const respond = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const form = new URLSearchParams(Buffer.concat(await request.toArray()).toString());
    requests.push({ token: request.headers.authorization, channel: form.get('channel_name') });
    const status = statuses.shift() ?? 200;
    const channel = form.get('channel_name') ?? '';
    const member = channel.startsWith('presence-') ? { user_id: 'anna' } : undefined;
    const body = status === 200 ? endpoint.realtime.authorize(form.get('socket_id') ?? '', channel, member) : {};
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };
  const server = createServer((request, response) => void respond(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return { server, statuses, requests, url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}/broadcasting/auth` };
}

function open(changes: Partial<RealtimeSettings> = {}): RealtimeClient {
  const client = createRealtimeClient({
    key: app.key,
    cluster: '',
    host: '127.0.0.1',
    port: endpoint.port,
    forceTLS: false,
    authorize: { endpoint: authorizer.url, headers: () => ({ Authorization: 'Bearer one' }) },
    ...changes,
  });
  clients.push(client);
  return client;
}

/** A subscription that records its joins and events. */
function follow(client: RealtimeClient, channel: string) {
  const events: [string, unknown][] = [];
  let joins = 0;
  const stop = client.subscribe(
    channel,
    (event, data) => events.push([event, data]),
    () => (joins += 1),
  );
  return { events, stop, joined: (times = 1) => expect.poll(() => joins, { timeout: 40_000 }).toBe(times) };
}

async function subscriptionCount(channel: string): Promise<unknown> {
  const response = await endpoint.pusher().get({ path: `/channels/${channel}`, params: { info: 'subscription_count' } });
  return (await response.json()).subscription_count;
}

const publish = (channel: string, data: unknown) => endpoint.realtime.publish({ channels: [channel], event: 'appended', data });

test('the default timeouts are 120 s of silence, 30 s for a pong, and 10 s until the state is `unavailable`', () => {
  expect(realtimeTimeouts).toEqual({ activityTimeout: 120_000, pongTimeout: 30_000, unavailableTimeout: 10_000 });
});

test('connects only with the first subscription', async () => {
  const client = open();
  expect([client.state(), client.socketId(), endpoint.realtime.connectionCount()]).toEqual(['connecting', null, 0]);
  const states: string[] = [];
  client.onState(() => states.push(client.state()));
  await follow(client, 'game-7').joined();
  expect(states).toEqual(['connected']);
  expect(client.socketId()).toMatch(/^\d+\.\d+$/);
  expect(endpoint.realtime.connectionCount()).toBe(1);
});

test('listeners of one channel share its subscription; the last one closes it', async () => {
  const client = open();
  const [one, two] = [follow(client, 'game-7'), follow(client, 'game-7')];
  await Promise.all([one.joined(), two.joined()]);
  const late = follow(client, 'game-7');
  await late.joined();
  publish('game-7', { length: 1 });
  await expect.poll(() => [one.events, two.events, late.events]).toEqual(Array(3).fill([['appended', { length: 1 }]]));
  expect(await subscriptionCount('game-7')).toBe(1);
  one.stop();
  one.stop();
  late.stop();
  publish('game-7', { length: 2 });
  await expect.poll(() => two.events).toHaveLength(2);
  expect(one.events).toHaveLength(1);
  two.stop();
  await expect.poll(() => subscriptionCount('game-7')).toBe(0);
});

test('a channel can be left and joined again before the server has responded', async () => {
  const client = open();
  await follow(client, 'game-1').joined();
  follow(client, 'game-7').stop();
  const rejoined = follow(client, 'game-7');
  follow(client, 'game-8').stop();
  await rejoined.joined();
  publish('game-7', { length: 1 });
  await expect.poll(() => rejoined.events).toEqual([['appended', { length: 1 }]]);
  await expect.poll(() => subscriptionCount('game-8')).toBe(0);
});

describe('private channels', () => {
  test('are authorised with the current token', async () => {
    let token = 'one';
    const client = open({ authorize: { endpoint: authorizer.url, headers: () => ({ Authorization: `Bearer ${token}` }) } });
    await follow(client, 'private-board-3').joined();
    token = 'two';
    await follow(client, 'presence-hall').joined();
    expect(authorizer.requests).toEqual([
      { token: 'Bearer one', channel: 'private-board-3' },
      { token: 'Bearer two', channel: 'presence-hall' },
    ]);
  });

  test('are requested again after a server error', async () => {
    authorizer.statuses.push(503);
    await follow(open(), 'private-board-3').joined();
    expect(authorizer.requests).toHaveLength(2);
  });

  test('are not requested again after a rejection, and the listener gets the event `refused`', async () => {
    authorizer.statuses.push(403);
    const client = open();
    const rejected = follow(client, 'private-board-3');
    await expect.poll(() => authorizer.requests).toHaveLength(1);
    await follow(client, 'private-board-4').joined();
    publish('private-board-3', {});
    publish('private-board-4', {});
    expect(rejected.events).toEqual([['refused', null]]);
    expect(authorizer.requests).toHaveLength(2);
  });
});

test('reconnects after a restart, joins the channels again, and reports both', async () => {
  const client = open();
  const game = follow(client, 'game-7');
  const board = follow(client, 'private-board-3');
  await Promise.all([game.joined(), board.joined()]);
  const states: string[] = [];
  client.onState(() => states.push(client.state()));
  const { port } = endpoint;
  await endpoint.stop();
  await expect.poll(() => states).toContain('connecting');
  endpoint = await openEndpoint({ port });
  await Promise.all([game.joined(2), board.joined(2)]);
  expect(states.at(-1)).toBe('connected');
  publish('game-7', { length: 9 });
  await expect.poll(() => game.events).toEqual([['appended', { length: 9 }]]);
}, 60_000);

test('is unavailable during a long outage of the server', async () => {
  const { port } = endpoint;
  const client = open({ timeouts: { unavailableTimeout: 50 } });
  const game = follow(client, 'game-7');
  await game.joined();
  await endpoint.stop();
  await expect.poll(client.state, { timeout: 20_000 }).toBe('unavailable');
  const states: string[] = [];
  client.onState(() => states.push(client.state()));
  endpoint = await openEndpoint({ port });
  await game.joined(2);
  expect(states).toEqual(['connected']);
}, 60_000);

test('does not retry an unknown key', async () => {
  const client = open({ key: 'unknown' });
  follow(client, 'game-7');
  await expect.poll(client.state).toBe('unavailable');
});

test('disconnect ends every subscription, and a later one connects again', async () => {
  const client = open();
  const first = follow(client, 'game-7');
  await first.joined();
  client.disconnect();
  expect([client.state(), client.socketId()]).toEqual(['offline', null]);
  await expect.poll(() => endpoint.realtime.connectionCount()).toBe(0);
  const second = follow(client, 'game-7');
  await second.joined();
  first.stop();
  publish('game-7', {});
  await expect.poll(() => second.events).toHaveLength(1);
  expect(first.events).toEqual([]);
});

test('a typed channel receives the messages of the real endpoint', async () => {
  const client = open();
  const received: unknown[] = [];
  let refetches = 0;
  subscribeTo(
    client,
    'board',
    '3',
    (message) => received.push(message),
    () => (refetches += 1),
  );
  await expect.poll(() => refetches).toBe(1);
  endpoint.realtime.publish({ channels: ['private-board-3'], event: 'changed', data: { topics: ['board'] } });
  await expect.poll(() => received).toEqual([{ event: 'changed', data: { topics: ['board'] } }]);
});
