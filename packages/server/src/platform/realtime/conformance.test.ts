import { afterEach, beforeEach, expect, test } from 'vitest';
import type { PresenceChannel } from 'pusher-js';
import { app, collect, join, next, openEndpoint, type TestEndpoint } from './testEndpoint.ts';
import { signChannel } from './signature.ts';

let endpoint: TestEndpoint;
beforeEach(async () => {
  endpoint = await openEndpoint();
});
afterEach(() => endpoint.close());

async function subscriptions(channel: string): Promise<unknown> {
  const response = await endpoint.pusher().get({ path: `/channels/${channel}`, params: { info: 'subscription_count' } });
  return (await response.json()).subscription_count;
}

test('a public event published by the pusher library reaches every subscriber and nobody else', async () => {
  const [one, two, stranger] = [endpoint.client(), endpoint.client(), endpoint.client()];
  const first = await join(one, 'game-7');
  const second = await join(two, 'game-7');
  const other = await join(stranger, 'game-8');
  const received = [next(first, 'appended'), next(second, 'appended')];
  const ofStranger = collect(other, 'appended');
  await endpoint.pusher().trigger('game-7', 'appended', { length: 12, by: 'Ján Ö "Bull" 😀' });
  expect(await Promise.all(received)).toEqual([
    { length: 12, by: 'Ján Ö "Bull" 😀' },
    { length: 12, by: 'Ján Ö "Bull" 😀' },
  ]);
  const last = next(other, 'end');
  await endpoint.pusher().trigger('game-8', 'end', {});
  await last;
  expect(ofStranger).toEqual([]);
});

test.each(['x'.repeat(10), 'x'.repeat(200), 'x'.repeat(9_000), 'é'.repeat(5_000)])(
  'data of any allowed length arrive unchanged',
  async (text) => {
    const channel = await join(endpoint.client(), 'game-7');
    const received = next(channel, 'appended');
    await endpoint.pusher().trigger('game-7', 'appended', text);
    expect(await received).toBe(text);
  },
);

test('an event beyond 65,535 bytes uses the long frame', async () => {
  const roomy = await openEndpoint({ maxEventBytes: 100_000 });
  const channel = await join(roomy.client(), 'game-7');
  const received = next(channel, 'appended');
  await roomy.pusher().trigger('game-7', 'appended', 'y'.repeat(70_000));
  expect(await received).toBe('y'.repeat(70_000));
  await roomy.close();
});

test('events arrive in the order in which they were published', async () => {
  const channel = await join(endpoint.client(), 'game-7');
  const received = collect(channel, 'appended');
  const last = next(channel, 'end');
  for (let length = 1; length <= 50; length++) endpoint.realtime.publish({ channels: ['game-7'], event: 'appended', data: { length } });
  endpoint.realtime.publish({ channels: ['game-7'], event: 'end', data: {} });
  await last;
  expect(received).toEqual(Array.from({ length: 50 }, (_, index) => ({ length: index + 1 })));
});

test('a client receives no events after unsubscribing', async () => {
  const client = endpoint.client();
  const unsubscribed = await join(client, 'game-7');
  const joined = await join(client, 'game-8');
  const received = collect(unsubscribed, 'appended');
  client.unsubscribe('game-7');
  // Messages of a socket are handled in order: when this subscription has succeeded, the unsubscription is done.
  await join(client, 'game-9');
  const last = next(joined, 'appended');
  await endpoint.pusher().trigger(['game-7', 'game-8'], 'appended', {});
  await last;
  expect(received).toEqual([]);
});

test('the socket that caused an event does not receive it', async () => {
  const [author, reader] = [endpoint.client(), endpoint.client()];
  const own = await join(author, 'game-7');
  const others = await join(reader, 'game-7');
  const echoes = collect(own, 'appended');
  const read = next(others, 'appended');
  const ended = next(own, 'end');
  await endpoint.pusher().trigger('game-7', 'appended', {}, { socket_id: author.connection.socket_id });
  await endpoint.pusher().trigger('game-7', 'end', {});
  await Promise.all([read, ended]);
  expect(echoes).toEqual([]);
});

test('a batch reaches its channels, each event without its own author', async () => {
  const [one, two] = [endpoint.client(), endpoint.client()];
  const a = await join(one, 'game-a');
  const b = await join(two, 'game-b');
  const own = collect(a, 'mine');
  const received = [next(a, 'appended'), next(b, 'appended')];
  await endpoint.pusher().triggerBatch([
    { channel: 'game-a', name: 'mine', data: {}, socket_id: one.connection.socket_id },
    { channel: 'game-a', name: 'appended', data: { length: 1 } },
    { channel: 'game-b', name: 'appended', data: { length: 2 } },
  ]);
  expect(await Promise.all(received)).toEqual([{ length: 1 }, { length: 2 }]);
  expect(own).toEqual([]);
});

test('a client with a valid signature receives the events of a private channel', async () => {
  const channel = await join(endpoint.client(), 'private-board-3');
  const received = next(channel, 'called');
  await endpoint.pusher().trigger('private-board-3', 'called', { game: 'g1-7' });
  expect(await received).toEqual({ game: 'g1-7' });
});

test.each([
  ['signed with a wrong secret', (socket: string, channel: string) => signChannel({ ...app, secret: 'guessed' }, socket, channel).auth],
  ['signed for another socket', (_: string, channel: string) => signChannel(app, '1.1', channel).auth],
  ['signed for another channel', (socket: string) => signChannel(app, socket, 'private-board-4').auth],
  ['signed with another key', (socket: string, channel: string) => signChannel({ ...app, key: 'other' }, socket, channel).auth],
  ['two characters too long', (socket: string, channel: string) => `${signChannel(app, socket, channel).auth}00`],
  ['empty', () => ''],
])('a private channel is refused if the signature is %s', async (_, forge) => {
  const client = endpoint.client({
    options: {
      channelAuthorization: { customHandler: ({ socketId, channelName }, done) => done(null, { auth: forge(socketId, channelName) }) },
    },
  });
  const channel = client.subscribe('private-board-3');
  const refused = next(channel, 'pusher:subscription_error');
  const error = next(client.connection, 'error');
  const received = collect(channel, 'called');
  expect(await refused).toMatchObject({ type: 'AuthError', status: 401 });
  expect(await error).toMatchObject({ data: { code: 4009 } });
  await endpoint.pusher().trigger('private-board-3', 'called', {});
  await join(client, 'game-7');
  expect(received).toEqual([]);
  expect(client.connection.state).toBe('connected');
});

test('a presence channel is refused if its member was changed after signing', async () => {
  const client = endpoint.client({
    options: {
      channelAuthorization: {
        customHandler: ({ socketId, channelName }, done) => {
          const { auth } = signChannel(app, socketId, channelName, { user_id: 'anna' });
          done(null, { auth, channel_data: JSON.stringify({ user_id: 'admin' }) });
        },
      },
    },
  });
  expect(await next(client.subscribe('presence-hall'), 'pusher:subscription_error')).toMatchObject({ status: 401 });
});

test('a user with two tabs joins a presence channel once and leaves it with the last tab', async () => {
  const watcher = endpoint.client({ member: { user_id: 'walter', user_info: { name: 'Walter' } } });
  const hall = (await join(watcher, 'presence-hall')) as PresenceChannel;
  const added = collect(hall, 'pusher:member_added');
  const removed = collect(hall, 'pusher:member_removed');
  const anna = { user_id: 'anna', user_info: { name: 'Anna' } };
  const arrival = next(hall, 'pusher:member_added');
  const [tab1, tab2] = [endpoint.client({ member: anna }), endpoint.client({ member: anna })];
  const seen = (await join(tab1, 'presence-hall')) as PresenceChannel;
  await join(tab2, 'presence-hall');
  await arrival;
  expect(seen.members.members).toEqual({ walter: { name: 'Walter' }, anna: { name: 'Anna' } });
  expect(seen.members.me).toEqual({ id: 'anna', info: { name: 'Anna' } });

  tab1.disconnect();
  await expect.poll(() => subscriptions('presence-hall')).toBe(2);
  expect(removed).toEqual([]);
  expect(hall.members.count).toBe(2);
  const bob = endpoint.client({ member: { user_id: 10 } });
  await join(bob, 'presence-hall');
  const departure = next(hall, 'pusher:member_removed');
  tab2.unsubscribe('presence-hall');
  expect(await departure).toEqual({ id: 'anna', info: { name: 'Anna' } });
  expect(added).toEqual([
    { id: 'anna', info: { name: 'Anna' } },
    { id: '10', info: null },
  ]);
  expect(removed).toHaveLength(1);
  expect(hall.members.count).toBe(2);
});

test('client events are refused unless the app allows them', async () => {
  const client = endpoint.client();
  const channel = await join(client, 'private-board-3');
  const error = next(client.connection, 'error');
  channel.trigger('client-typing', {});
  expect(await error).toMatchObject({ data: { code: 4301 } });
});

test('client events are accepted only from subscribers', async () => {
  const open = await openEndpoint({ clientEvents: true });
  const inside = await join(open.client(), 'private-hall');
  const received = collect(inside, 'client-typing');
  const outside = open.client();
  await join(outside, 'private-door');
  const error = next(outside.connection, 'error');
  outside.send_event('client-typing', {}, 'private-hall');
  expect(await error).toMatchObject({ data: { code: 4301 } });
  const last = next(inside, 'end');
  await open.pusher().trigger('private-hall', 'end', {});
  await last;
  expect(received).toEqual([]);
  await open.close();
});

test('client events reach the other members of a presence channel, with their author', async () => {
  const open = await openEndpoint({ clientEvents: true });
  const [anna, bob] = [open.client({ member: { user_id: 'anna' } }), open.client({ member: { user_id: 'bob' } })];
  const from = await join(anna, 'presence-hall');
  const to = await join(bob, 'presence-hall');
  const echoes = collect(from, 'client-typing');
  const received = new Promise((resolve) => to.bind('client-typing', (data: unknown, about: unknown) => resolve([data, about])));
  from.trigger('client-typing', { text: '14' });
  expect(await received).toEqual([{ text: '14' }, { user_id: 'anna' }]);
  const error = next(anna.connection, 'error');
  (await join(anna, 'game-7')).trigger('client-typing', {});
  expect(await error).toMatchObject({ data: { code: 4301 } });
  expect(echoes).toEqual([]);
  await open.close();
});
