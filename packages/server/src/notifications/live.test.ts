import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import Pusher from 'pusher-js';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createClient, type Client } from '@oche/api/client';
import { createServer, type RunningServer } from '../createServer.ts';
import type { OpenDatabase } from '../platform/db/open.ts';
import { openTestDatabase } from '../testDatabase.ts';
import { createPublisher } from '../platform/realtime/publisher.ts';
import { createRealtime } from '../platform/realtime/createRealtime.ts';
import { signChannel } from '../platform/realtime/signature.ts';
import { app, collect, join, next } from '../platform/realtime/testEndpoint.ts';
import { notifyUsers } from './notify.ts';

// End to end, with a real port and the real client library: a notification reaches the devices of its user and no others.

let server: RunningServer;
let database: OpenDatabase;
let port: number;
const devices: Pusher[] = [];

beforeAll(async () => {
  database = await openTestDatabase();
  const realtime = createRealtime(app);
  server = createServer({
    db: database.db,
    clock: () => new Date(),
    random: (length) => randomBytes(length),
    publisher: createPublisher({ kind: 'embedded', realtime }),
    realtime,
    signChannel: (socketId, channel, data) => signChannel(app, socketId, channel, data).auth,
    log: (entry) => void (entry.level === 'error' && console.error(entry)),
  });
  server.http.listen(0, '127.0.0.1');
  await once(server.http, 'listening');
  ({ port } = server.http.address() as AddressInfo);
});
afterAll(async () => {
  for (const device of devices) device.disconnect();
  await server.close();
  await database.close();
});

const api = (token: string | null = null): Client => createClient({ baseUrl: `http://127.0.0.1:${port}/api`, token: () => token });

/** A user who is logged in, with a device that authorises its channels at the API. */
const person = async (name: string) => {
  const account = { name, email: `${name}@example.org`, password: 'ninety-nine-darts', langcode: 'nl' } as const;
  const { token } = await api().call('register', account);
  const { id } = (await api(token).call('getUser', {}))!;
  return { id, client: api(token), device: openDevice(token) };
};

const openDevice = (token: string | null): Pusher => {
  const headers: Record<string, string> = token === null ? {} : { authorization: `Bearer ${token}` };
  const endpoint = `http://127.0.0.1:${port}/api/broadcasting/auth`;
  const device = new Pusher(app.key, {
    ...{ cluster: '', wsHost: '127.0.0.1', wsPort: port, forceTLS: false, enabledTransports: ['ws'] },
    channelAuthorization: { transport: 'ajax', endpoint, headers },
  });
  devices.push(device);
  return device;
};

test('a notification reaches the device of its user and no other device', async () => {
  const [anna, bea] = [await person('anna'), await person('bea')];
  const { id: organisationId } = await bea.client.call('createOrganisation', { name: 'DC Bea', timeZone: 'Europe/Brussels' });
  const channel = `private-user-${anna.id}`;
  const receivedByAnna = collect(await join(anna.device, channel), 'notified');
  const receivedByBea = collect(await join(bea.device, `private-user-${bea.id}`), 'notified');

  for (const device of [bea.device, openDevice(null)])
    expect(await next(device.subscribe(channel), 'pusher:subscription_error')).toMatchObject({ status: 403 });
  expect(bea.device.channel(channel).subscribed).toBe(false);

  await server.asSystem((context) => notifyUsers([anna.id], { kind: 'role-given', organisationId, role: 'editor' }, context));
  const [notification] = await anna.client.call('listNotifications', {});
  await expect.poll(() => receivedByAnna).toEqual([{ id: notification!.id }]);
  await server.asSystem((context) => notifyUsers([bea.id], { kind: 'role-given', organisationId, role: 'editor' }, context));
  await expect.poll(() => receivedByBea.length).toBe(1);
  expect(receivedByAnna).toHaveLength(1);
});

test('an unpaired tablet and a former organiser receive no more events of a board', async () => {
  const [organiser, editor] = [await person('organiser'), await person('editor')];
  const { id: organisationId } = await organiser.client.call('createOrganisation', { name: 'DC Live', timeZone: 'Europe/Brussels' });
  const { boards } = await organiser.client.call('createLocation', { organisationId, name: 'Hall', boards: 1 });
  const boardId = boards[0]!.id;
  const pairing = await api().call('createPairingCode', {});
  await organiser.client.call('pairBoard', { id: boardId, code: pairing.code });
  const { token } = await api().call('getPairingCode', pairing);
  const channel = `private-board-${boardId}`;
  const tablet = openDevice(token);
  const receivedByTablet = collect(await join(tablet, channel), 'changed');
  const receivedByOrganiser = collect(await join(organiser.device, channel), 'changed');
  const userId = editor.id;
  await database.db.insertInto('memberships').values({ organisationId, userId, role: 'editor' }).execute();
  const receivedByEditor = collect(await join(editor.device, channel), 'changed');

  const refused = [tablet, editor.device].map((device) => next(device.channel(channel), 'pusher:subscription_error'));
  await organiser.client.call('unpairBoard', { id: boardId });
  await organiser.client.call('dismissMember', { organisationId, userId });
  expect(await Promise.all(refused)).toEqual([expect.objectContaining({ status: 401 }), expect.objectContaining({ status: 403 })]);
  await server.asSystem(async (context) => context.changed(boardId, 'board'));
  await expect.poll(() => receivedByOrganiser).toHaveLength(2);
  expect([receivedByTablet.length, receivedByEditor.length]).toEqual([1, 1]);
});
