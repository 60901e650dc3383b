import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Client } from '@oche/api/client';
import { notificationsAtOnce } from '@oche/api/contract/notificationsAtOnce';
import { prepareEvening, register, resultEvent, startTestServer, testPlan, type TestServer } from '../testServer.ts';
import { notifyUsers } from '../notifications/notify.ts';

const refused = (status: number) => expect.objectContaining({ status });

describe('notifications', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const account = async (name: string) => {
    const { token, client } = await register(world, name);
    const { id } = (await client.call('getUser', {}))!;
    const received = () => world.published.filter(({ channel }) => channel === `private-user-${id}`);
    return { id, token, client, received };
  };
  const link = (playerId: string, userId: string) =>
    world.database.db.updateTable('players').set({ userId }).where('id', '=', playerId).execute();
  const list = (client: Client, before?: string) => client.call('listNotifications', before ? { before } : {});
  const unread = async (client: Client) => (await client.call('countNotifications', {})).unread;
  const kinds = async (client: Client) => (await list(client)).map((each) => each.kind);

  /** Three players with accounts and one board, so that two play and the third marks. */
  const threeOnABoard = async () => {
    const evening = await prepareEvening(world, { players: 3, boards: 1 });
    const { client, tournament } = evening;
    const people = await Promise.all(evening.entries.map(({ name }) => account(name)));
    for (const [index, { players }] of evening.entries.entries()) await link(players[0]!.id, people[index]!.id);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'check-in' });
    await client.call('drawTournament', { id: tournament.id, drawNumber: 7 });
    world.wait(1000);
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    const game = (await client.call('getPlayList', { id: tournament.id })).boards[0]!.game!;
    const accountOf = (playerId: string | null | undefined) =>
      people[evening.entries.findIndex((entry) => entry.players[0]!.id === playerId)]!;
    return {
      ...evening,
      game,
      a: accountOf(game.sides[0]!.playerId),
      b: accountOf(game.sides[1]!.playerId),
      marker: accountOf(game.marker!.playerId),
    };
  };

  test('players are notified of board and opponent, the marker is notified of both players, and nobody else is notified', async () => {
    const { a, b, marker, game, tournament, client } = await threeOnABoard();
    const commonFields = {
      parent: { kind: 'tournament', id: tournament.id, slug: tournament.slug, name: 'Friday Open' },
      organisation: null,
      role: null,
      readAt: null,
    };
    const [first, second] = game.sides.map(({ name }) => name);
    expect(await list(a.client)).toEqual([
      expect.objectContaining({ ...commonFields, kind: 'game-called', game: { id: game.id, board: 1, names: [second] } }),
    ]);
    expect(await list(b.client)).toEqual([
      expect.objectContaining({ ...commonFields, kind: 'game-called', game: { id: game.id, board: 1, names: [first] } }),
    ]);
    expect(await list(marker.client)).toEqual([
      expect.objectContaining({ ...commonFields, kind: 'game-to-mark', game: { id: game.id, board: 1, names: [first, second] } }),
    ]);
    expect(await list(client)).toEqual([]);
    expect(await a.client.call('getUser', {})).toMatchObject({ notifications: await list(a.client) });
    const [called] = await list(a.client);
    expect(a.received()).toEqual([{ channel: `private-user-${a.id}`, event: 'notified', data: { id: called!.id } }]);
  });

  test('a notification disappears when its call ends, and the next call has a new one', async () => {
    const { a, marker, game, client, tournament } = await threeOnABoard();
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    await client.call('releaseGame', { id: game.id });
    expect([await list(a.client), await unread(a.client), await list(marker.client)]).toEqual([[], 0, []]);
    expect(a.received().at(-1)).toMatchObject({ event: 'changed' });
    expect(marker.received().at(-1)).toMatchObject({ event: 'changed' });
    world.wait(1000);
    await client.call('callGame', { id: game.id });
    expect([await kinds(a.client), await unread(a.client), await list(marker.client)]).toEqual([['game-called'], 1, []]);
  });

  test('a change of marker notifies the new one, and the notification of the old one disappears', async () => {
    const { b, marker, game, client, location } = await threeOnABoard();
    const helper = await account('Helper');
    const { id: playerId } = await client.call('createPlayer', { organisationId: location.organisationId, name: 'Helper' });
    await link(playerId, helper.id);
    await client.call('setMarker', { id: game.id, playerId });
    await client.call('setMarker', { id: game.id, playerId });
    expect([await kinds(helper.client), await kinds(marker.client)]).toEqual([['game-to-mark'], []]);
    expect(await kinds(b.client)).toEqual(['game-called']);
  });

  test('a call counts as read once its game has started', async () => {
    const { a, marker, game, client } = await threeOnABoard();
    expect([await unread(a.client), await unread(marker.client)]).toEqual([1, 1]);
    world.wait(60_000);
    await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 0])] });
    const notification = (await list(a.client)).find((each) => each.game?.id === game.id);
    expect(notification?.readAt).not.toBeNull();
    const open = (await list(a.client)).filter(({ readAt }) => readAt === null);
    expect(await unread(a.client)).toBe(open.length);
  });

  test('players are notified when an organiser enters or removes them, but not of their own actions', async () => {
    const { client, tournament, organisation } = await prepareEvening(world, { players: 1 });
    const guest = await account('Guest');
    const self = (await client.call('getUser', {}))!;
    const playerOf = async (userId: string, name: string) => {
      const { id } = await client.call('createPlayer', { organisationId: organisation.id, name });
      await link(id, userId);
      return id;
    };
    const [player, own] = [await playerOf(guest.id, 'Guest'), await playerOf(self.id, 'Joke')];
    await client.call('updateTournament', { id: tournament.id, maxEntries: 2 });
    await client.call('addEntries', { id: tournament.id, entries: [{ playerId: own }] });
    world.wait(10);
    const entries = await client.call('addEntries', { id: tournament.id, entries: [{ playerId: player }] });
    expect(await kinds(guest.client)).toEqual(['waiting']);
    const ownEntry = entries.find(({ players }) => players[0]!.id === own)!;
    world.wait(10);
    await client.call('withdrawEntry', { id: ownEntry.id });
    await client.call('withdrawEntry', { id: ownEntry.id });
    expect(await kinds(guest.client)).toEqual(['entered', 'waiting']);
    world.wait(10);
    await client.call('removeEntry', { id: entries.find(({ players }) => players[0]!.id === player)!.id });
    expect(await kinds(guest.client)).toEqual(['removed', 'entered', 'waiting']);
    expect(await list(client)).toEqual([]);
  });

  test('players of a draft are notified when it is published', async () => {
    const { client, organisation, event } = await prepareEvening(world, { players: 1 });
    const { id } = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Draft',
      eventId: event.id,
      plan: testPlan,
    });
    const status = (to: 'draft' | 'registration') =>
      world.database.db.updateTable('tournaments').set({ status: to }).where('id', '=', id).execute();
    await status('draft');
    const player = await account('Player');
    const { id: playerId } = await client.call('createPlayer', { organisationId: organisation.id, name: 'Player' });
    await link(playerId, player.id);
    await client.call('addEntries', { id, entries: [{ playerId }] });
    expect(await list(player.client)).toEqual([]);
    await client.call('setTournamentStatus', { id, status: 'registration' });
    expect(await list(player.client)).toMatchObject([{ kind: 'entered', parent: { name: 'Draft', slug: 'draft' } }]);
    await client.call('updateTournament', { id, visibility: 'private' });
    expect(await list(player.client)).toMatchObject([{ parent: { name: 'Draft', slug: null } }]);
  });

  test('a refused request notifies nobody', async () => {
    const { a, game, client } = await threeOnABoard();
    const before = await world.fingerprint();
    const received = a.received().length;
    await expect(client.call('callGame', { id: game.id })).rejects.toEqual(refused(422));
    expect([await world.fingerprint(), a.received().length]).toEqual([before, received]);
  });

  /** Sends a user some notifications. */
  const notify = async (userId: string, times: number) => {
    const { client } = await register(world);
    const { id: organisationId } = await client.call('createOrganisation', { name: `DC ${randomUUID()}`, timeZone: 'Europe/Brussels' });
    for (let time = 0; time < times; time++) {
      world.wait(10);
      await world.server.asSystem((context) => notifyUsers([userId], { kind: 'role-given', organisationId, role: 'editor' }, context));
    }
  };

  test('notifications are paginated, newest first', async () => {
    const { id, client } = await account('Reader');
    await notify(id, notificationsAtOnce + 2);
    const first = await list(client);
    const rest = await list(client, first.at(-1)!.id);
    expect([first.length, rest.length, await list(client, rest.at(-1)!.id)]).toEqual([notificationsAtOnce, 2, []]);
    const times = [...first, ...rest].map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(first[0]).toMatchObject({
      kind: 'role-given',
      role: 'editor',
      organisation: { name: expect.stringMatching(/^DC/) },
      parent: null,
    });
    expect(await unread(client)).toBe(notificationsAtOnce + 2);
  });

  test('one notification can be marked as read, then all up to one, and newer ones stay unread', async () => {
    const { id, client, received } = await account('Reader');
    await notify(id, 3);
    const [newest, middle] = await list(client);
    await client.call('markNotificationRead', { id: middle!.id });
    const once = received().length;
    await client.call('markNotificationRead', { id: middle!.id });
    expect([await unread(client), received().length]).toEqual([2, once]);
    await notify(id, 1);
    await client.call('markNotificationsRead', { upTo: newest!.id });
    expect((await list(client)).map(({ readAt }) => readAt === null)).toEqual([true, false, false, false]);
  });

  test('other users can neither read nor mark notifications, nor subscribe to their channel', async () => {
    const [owner, other] = [await account('Owner'), await account('Other')];
    await notify(owner.id, 2);
    const [newest] = await list(owner.client);
    const before = await world.fingerprint();
    await expect(other.client.call('markNotificationRead', { id: newest!.id })).rejects.toEqual(refused(404));
    await other.client.call('markNotificationsRead', { upTo: newest!.id });
    expect([await list(other.client), await list(other.client, newest!.id), await unread(other.client)]).toEqual([[], [], 0]);
    const channel = { socketId: '1.1', channelName: `private-user-${owner.id}` };
    await expect(other.client.call('broadcastingAuth', channel)).rejects.toEqual(refused(403));
    await expect(world.as().call('broadcastingAuth', channel)).rejects.toEqual(refused(403));
    expect(await owner.client.call('broadcastingAuth', channel)).toHaveProperty('auth');
    expect(await world.fingerprint()).toBe(before);
  });

  test('an impersonating super admin can read notifications but not mark them as read', async () => {
    const [owner, boss] = [await account('Owner'), await account('Boss')];
    await notify(owner.id, 1);
    await world.database.db.updateTable('users').set({ isSuperAdmin: true }).where('id', '=', boss.id).execute();
    const impersonation = world.as(await boss.client.call('impersonate', { userId: owner.id }));
    const [newest] = await list(impersonation);
    await expect(impersonation.call('markNotificationRead', { id: newest!.id })).rejects.toEqual(refused(403));
    await expect(impersonation.call('markNotificationsRead', { upTo: newest!.id })).rejects.toEqual(refused(403));
    expect(await unread(owner.client)).toBe(1);
  });

  test('notifications are deleted with the account, and with their game', async () => {
    const { game, tournament, client } = await threeOnABoard();
    const rows = () => world.database.db.selectFrom('notifications').select(['userId', 'gameId']).execute();
    expect((await rows()).filter(({ gameId }) => gameId === game.id)).toHaveLength(3);
    // A new draw deletes the old games.
    await client.call('drawTournament', { id: tournament.id, drawNumber: 8 });
    expect((await rows()).filter(({ gameId }) => gameId === game.id)).toEqual([]);
    const leaving = await account('Leaving');
    await notify(leaving.id, 1);
    await leaving.client.call('deleteAccount', { password: 'ninety-nine-darts', anonymous: false });
    expect((await rows()).filter(({ userId }) => userId === leaving.id)).toEqual([]);
  });
});
