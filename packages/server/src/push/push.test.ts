import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Client } from '@oche/api/client';
import { NotPublic, type Post } from '../platform/push/publicHost.ts';
import { createTestDevice, signerOf } from '../platform/push/testDevice.ts';
import { limit } from '../platform/limits.ts';
import { gamesOf, knockoutOnly, logEvent, prepareEvening, record, register, startTestServer, type TestServer } from '../testServer.ts';
import type { PushText } from './calls.ts';
import { deleteOldSubscriptions } from './subscriptions.ts';

type Sent = { url: string; headers: Record<string, string>; body: Uint8Array };

let world: TestServer;
let sent: Sent[];
/** How the push services answer. */
let answer: (url: string) => number | Promise<number>;
const post: Post = async (url, headers, body) => {
  sent.push({ url, headers, body });
  return answer(url);
};

beforeAll(async () => void (world = await startTestServer({ postPush: post })));
afterAll(() => world.close());
beforeEach(async () => {
  await world.database.db.deleteFrom('pushSubscriptions').execute();
  sent = [];
  answer = () => 201;
});

/** Two players whose only game is drawn and waits for the organiser to call it. */
const evening = async ({ players = 2 } = {}) => {
  const prepared = await prepareEvening(world, { players, plan: knockoutOnly });
  const { client, tournament, entries } = prepared;
  await client.call('updateTournament', { id: tournament.id, autoAssign: false });
  await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
  await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
  await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
  const [game] = (await gamesOf(client, tournament.slug)).filter(({ phase }) => phase === 'ready');
  const side = (index: number) => entries.find(({ id }) => id === game!.sides[index]!.id)!;
  return { ...prepared, gameId: game!.id, entry: side(0), opponent: side(1) };
};

const subscribe = async (client: Client, entryId: string | null, langcode: 'en' | 'nl' | 'fr' | 'de' = 'en') => {
  const { device, read } = createTestDevice();
  await client.call('subscribePush', { ...device, langcode, entryId });
  const messages = () => sent.filter(({ url }) => url === device.endpoint).map(({ body }) => JSON.parse(read(body)) as PushText);
  return { ...device, messages };
};

const count = async () => (await world.database.db.selectFrom('pushSubscriptions').select('id').execute()).length;

describe('calls', () => {
  test('the devices of a called player hear of the board, each in its language, and no others', async () => {
    const { client, gameId, entry, opponent, entries, tournament } = await evening({ players: 4 });
    const stranger = entries.find(({ id }) => id !== entry.id && id !== opponent.id)!;
    const [german, french] = [await subscribe(world.as(), entry.id, 'de'), await subscribe(world.as(), opponent.id, 'fr')];
    const other = await subscribe(world.as(), stranger.id);
    await client.call('callGame', { id: gameId });
    await world.settle();
    expect(german.messages()).toEqual([
      { title: 'Aufgerufen an Board 1', body: 'Das Spiel kann beginnen.', path: `/de/tournaments/${tournament.id}` },
    ]);
    expect(french.messages()).toMatchObject([{ title: 'Appel à la cible 1', path: `/fr/tournaments/${tournament.id}` }]);
    expect(other.messages()).toEqual([]);
  });

  test('a message is signed, expires, and names nobody', async () => {
    const { client, gameId, entry, entries } = await evening();
    const device = await subscribe(world.as(), entry.id);
    await client.call('callGame', { id: gameId });
    await world.settle();
    const [{ headers }] = sent as [Sent];
    const { publicKey } = await world.as().call('getPushKey', {});
    const claims = { aud: 'https://push.example', sub: 'https://oche.test' };
    expect(signerOf(headers['Authorization']!)).toMatchObject({ publicKey, claims });
    expect(headers).toMatchObject({ TTL: '600', Urgency: 'high', Topic: 'call' });
    const text = JSON.stringify(device.messages());
    for (const each of entries)
      for (const secret of [each.id, each.name, ...each.players.flatMap(({ id, name }) => [id, name])]) expect(text).not.toContain(secret);
  });

  test('the marker hears of a call, and of its end', async () => {
    const { client, gameId, entry, entries, opponent } = await evening({ players: 4 });
    const marker = entries.find(({ id }) => id !== entry.id && id !== opponent.id)!;
    const device = await subscribe(world.as(), marker.id, 'nl');
    await client.call('callGame', { id: gameId, markerId: marker.players[0]!.id });
    await world.settle();
    await client.call('setMarker', { id: gameId, playerId: null });
    await world.settle();
    expect(device.messages().map(({ title }) => title)).toEqual(['Schrijven aan bord 1', 'Niet meer opgeroepen']);
  });

  test('a game that goes to another board is one message', async () => {
    const { client, gameId, entry, tournament } = await evening();
    const device = await subscribe(world.as(), entry.id);
    await client.call('callGame', { id: gameId });
    await world.settle();
    await client.call('updateTournament', { id: tournament.id, autoAssign: true });
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    // In one transaction, the game leaves its board and is called to the other one.
    await client.call('updateBoard', { id: boards[0]!.board.id, outOfOrder: true });
    await world.settle();
    expect(device.messages().map(({ title }) => title)).toEqual(['Called to board 1', 'Called to board 2']);
  });

  test('a game that is taken off its board is recalled', async () => {
    const { client, gameId, entry, tournament } = await evening();
    const device = await subscribe(world.as(), entry.id);
    await client.call('callGame', { id: gameId });
    await world.settle();
    await client.call('releaseGame', { id: gameId });
    await world.settle();
    expect(device.messages()[1]).toMatchObject({ title: 'No longer called', path: `/tournaments/${tournament.id}` });
  });
});

describe('push services', () => {
  test('a failed message is repeated, to the devices that did not get it', async () => {
    const { client, gameId, entry } = await evening();
    const [works, fails] = [await subscribe(world.as(), entry.id), await subscribe(world.as(), entry.id)];
    answer = (url) => (url === fails.endpoint ? 503 : 201);
    await client.call('callGame', { id: gameId });
    await world.settle();
    answer = () => 201;
    world.wait(11_000);
    await world.settle();
    expect(works.messages()).toHaveLength(1);
    expect(fails.messages()).toHaveLength(2);
  });

  test('a repeated message says nothing once the game has begun', async () => {
    const { client, gameId, entry } = await evening();
    const device = await subscribe(world.as(), entry.id);
    answer = () => Promise.reject(new Error('No answer.'));
    await client.call('callGame', { id: gameId });
    await world.settle();
    await record(client, gameId, logEvent('visit', { side: 0, total: 60 }));
    answer = () => 201;
    world.wait(11_000);
    await world.settle();
    expect(device.messages()).toHaveLength(1);
    expect(await world.database.db.selectFrom('jobs').select('kind').execute()).toEqual([]);
  });

  test('after ten minutes, a call is not repeated', async () => {
    const { client, gameId, entry } = await evening();
    const device = await subscribe(world.as(), entry.id);
    answer = () => 500;
    await client.call('callGame', { id: gameId });
    await world.settle();
    answer = () => 201;
    world.wait(601_000);
    await world.settle();
    expect(device.messages()).toHaveLength(1);
  });

  test('a device is deleted if its service no longer knows it, or has no public address', async () => {
    const { client, gameId, entry, opponent } = await evening();
    const [gone, unknown, hidden] = [
      await subscribe(world.as(), entry.id),
      await subscribe(world.as(), entry.id),
      await subscribe(world.as(), opponent.id),
    ];
    const kept = await subscribe(world.as(), opponent.id);
    answer = (url) => {
      if (url === hidden.endpoint) throw new NotPublic('No public address.');
      return url === gone.endpoint ? 410 : url === unknown.endpoint ? 404 : 201;
    };
    await client.call('callGame', { id: gameId });
    await world.settle();
    const rows = await world.database.db.selectFrom('pushSubscriptions').select('endpoint').execute();
    expect(rows).toEqual([{ endpoint: kept.endpoint }]);
  });

  test('a device whose keys are no keys is deleted, and others hear of the call', async () => {
    const { client, gameId, entry } = await evening();
    const { device } = createTestDevice();
    await world.as().call('subscribePush', { ...device, p256dh: 'B'.repeat(87), langcode: 'en', entryId: entry.id });
    const other = await subscribe(world.as(), entry.id);
    await client.call('callGame', { id: gameId });
    await world.settle();
    expect(other.messages()).toHaveLength(1);
    expect(sent.map(({ url }) => url)).toEqual([other.endpoint]);
    expect(await count()).toBe(1);
  });
});

describe('subscriptions', () => {
  test('a device that is subscribed twice hears once, in its new language', async () => {
    const { client, gameId, entry } = await evening();
    const { device, read } = createTestDevice();
    for (const langcode of ['nl', 'en'] as const) await world.as().call('subscribePush', { ...device, langcode, entryId: entry.id });
    await client.call('callGame', { id: gameId });
    await world.settle();
    expect(sent.map(({ body }) => (JSON.parse(read(body)) as PushText).title)).toEqual(['Called to board 1']);
  });

  test('a device that follows two players ends one of them', async () => {
    const { client, gameId, entry, opponent } = await evening();
    const { device } = createTestDevice();
    for (const { id: entryId } of [entry, opponent]) await world.as().call('subscribePush', { ...device, langcode: 'en', entryId });
    await world.as().call('unsubscribePush', { endpoint: device.endpoint, entryId: entry.id });
    expect(await count()).toBe(1);
    await world.as().call('unsubscribePush', { endpoint: device.endpoint, entryId: opponent.id });
    await client.call('callGame', { id: gameId });
    await world.settle();
    expect(sent).toEqual([]);
  });

  test('the devices of an account hear of the calls of its players, until it logs out', async () => {
    const { client, gameId, entry } = await evening();
    const person = await register(world, 'Anna');
    const { id: userId } = (await person.client.call('getUser', {}))!;
    await world.database.db.updateTable('players').set({ userId }).where('id', '=', entry.players[0]!.id).execute();
    await expect(subscribe(world.as(), null)).rejects.toMatchObject({ status: 401, body: { code: 'unauthenticated' } });
    const device = await subscribe(person.client, null, 'nl');
    await client.call('callGame', { id: gameId });
    await world.settle();
    expect(device.messages()).toMatchObject([{ title: 'Opgeroepen naar bord 1' }]);
    await person.client.call('logout', {});
    await client.call('releaseGame', { id: gameId });
    await world.settle();
    expect(device.messages()).toHaveLength(1);
    await world.server.asSystem(deleteOldSubscriptions);
    expect(await count()).toBe(0);
  });

  test('an entry can be followed by everybody who may see it, until its tournament is over', async () => {
    const { client, entry, tournament } = await evening();
    await client.call('updateTournament', { id: tournament.id, visibility: 'private' });
    await expect(subscribe(world.as(), entry.id)).rejects.toMatchObject({ status: 404, body: { code: 'not-found' } });
    await subscribe(client, entry.id);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
    await expect(subscribe(client, entry.id)).rejects.toMatchObject({ status: 422, body: { code: 'wrong-status' } });
    await world.server.asSystem(deleteOldSubscriptions);
    expect(await count()).toBe(1);
    world.wait(25 * 3_600_000);
    await world.server.asSystem(deleteOldSubscriptions);
    expect(await count()).toBe(0);
  });

  test('only an https URL at a name can be a push service', async () => {
    const { device } = createTestDevice();
    const endpoints = [
      ...['http://push.example/1', 'https://push.example:8443/1', 'https://user@push.example/1', 'ftp://push.example/1', 'push.example'],
      ...['https://localhost/1', 'https://127.0.0.1/1', 'https://0x7f.1/1', 'https://2130706433/1', 'https://[::1]/1'],
      `https://push.example/${'1'.repeat(1000)}`,
    ];
    for (const endpoint of endpoints) {
      const subscribed = world.as().call('subscribePush', { ...device, endpoint, langcode: 'en', entryId: null });
      await expect(subscribed, endpoint).rejects.toMatchObject({ status: 400, body: { code: 'invalid' } });
    }
  });

  test('an entry has at most 100 devices', async () => {
    const { entry } = await evening();
    const rows = Array.from({ length: 99 }, () => ({
      ...createTestDevice().device,
      ...{ id: crypto.randomUUID(), langcode: 'en' as const, entryId: entry.id, createdAt: new Date('2026-11-27T19:00:00Z') },
    }));
    await world.database.db.insertInto('pushSubscriptions').values(rows).execute();
    await subscribe(world.as(), entry.id);
    await expect(subscribe(world.as(), entry.id)).rejects.toMatchObject({ status: 422, body: { code: 'limit-reached', most: 100 } });
  });

  test('an address subscribes at most 200 devices a minute', async () => {
    const { entry } = await evening();
    const hits = Array.from({ length: 199 }, () => world.server.asSystem(({ now }) => limit('push:198.51.100.7', 200, 60, now)));
    await Promise.all(hits);
    const hall = world.as(null, '198.51.100.7');
    await subscribe(hall, entry.id);
    await expect(subscribe(hall, entry.id)).rejects.toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    await subscribe(world.as(null, '198.51.100.8'), entry.id);
  });
});
