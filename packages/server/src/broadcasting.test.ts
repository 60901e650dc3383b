import { afterAll, beforeAll, expect, test } from 'vitest';
import { logEvent, register, startEvening, startTestServer, type TestServer } from './testServer.ts';

let world: TestServer;
beforeAll(async () => {
  world = await startTestServer();
});
afterAll(() => world.close());

/** A running tournament with a game on a board, and a function that scores a visit. */
const evening = async (visibility: 'public' | 'private') => {
  const made = await startEvening(world, { players: 4, boards: 1 });
  const { client, tournament } = made;
  await client.call('updateTournament', { id: tournament.id, visibility });
  const { items } = await client.call('listTournamentGames', { tournament: tournament.id });
  const game = items.find(({ board }) => board)!;
  world.published.length = 0;
  const score = async () => {
    const { game: current, length, scorerEpoch } = await client.call('getGame', { id: game.id });
    await client.call('recordEvents', {
      id: game.id,
      after: length,
      scorerEpoch,
      events: [logEvent('visit', { side: current.live?.thrower ?? 0, total: 60 })],
    });
  };
  return { ...made, game, score };
};
const channelsUsed = () => [...new Set(world.published.map(({ channel }) => channel))].sort();

test('a public tournament uses public channels, which do not reveal the organiser who wrote a visit', async () => {
  const { game, tournament, client, score } = await evening('public');
  await score();
  expect(channelsUsed()).toEqual([`game-${game.id}`, `tournament-${tournament.id}`].sort());
  expect(JSON.stringify(world.published)).not.toContain('user:');
  const authors = async (reader: typeof client) => (await reader.call('getGame', { id: game.id })).events.map(({ author }) => author);
  expect(new Set(await authors(world.as()))).toEqual(new Set(['user']));
  expect((await authors(client))[0]).toMatch(/^user:[0-9a-f-]{36}$/);
});

test('a private tournament uses only private channels, signed for those who may read it', async () => {
  const { game, tournament, client, score, entries } = await evening('private');
  await score();
  await client.call('updateEntry', { id: entries[0]!.id, paid: true });
  expect(channelsUsed()).toEqual([`private-game-${game.id}`, `private-tournament-${tournament.id}`].sort());
  expect(await client.call('getTournament', { tournament: tournament.id })).toMatchObject({ isPrivate: true });
  expect((await client.call('getGame', { id: game.id })).game.parent).toMatchObject({ isPrivate: true });
  const stranger = await register(world);
  for (const channelName of [...channelsUsed(), `presence-game-${game.id}`]) {
    expect(await client.call('broadcastingAuth', { socketId: '1.1', channelName })).toHaveProperty('auth');
    for (const other of [stranger.client, world.as()])
      await expect(other.call('broadcastingAuth', { socketId: '1.1', channelName })).rejects.toMatchObject({ status: 403 });
  }
});

test('when a tournament becomes private, its public channels only publish that it has changed', async () => {
  const { game, tournament, client, score } = await evening('public');
  await client.call('updateTournament', { id: tournament.id, visibility: 'private' });
  const publicChannels = [`game-${game.id}`, `tournament-${tournament.id}`];
  expect(world.published.filter(({ channel }) => publicChannels.includes(channel))).toEqual([
    { channel: `tournament-${tournament.id}`, event: 'changed', data: { topics: ['tournament'] } },
    { channel: `game-${game.id}`, event: 'changed', data: { game_id: game.id } },
  ]);
  world.published.length = 0;
  await score();
  expect(channelsUsed()).toEqual([`private-game-${game.id}`, `private-tournament-${tournament.id}`].sort());
  world.published.length = 0;
  await client.call('updateTournament', { id: tournament.id, visibility: 'public' });
  expect(channelsUsed()).toContain(`private-game-${game.id}`);
  await score();
  expect(channelsUsed()).toContain(`game-${game.id}`);
});

test('the socket of the caller does not get messages about topics that the endpoint declares, and gets all others', async () => {
  const { game, tournament, client } = await evening('public');
  const socketId = '12.34';
  await client.call('releaseGame', { id: game.id }, { socketId });
  const messages = world.published.filter(({ channel }) => channel === `tournament-${tournament.id}`);
  expect(messages.length).toBeGreaterThan(0);
  expect(messages.map(({ except }) => except)).toEqual(messages.map(() => socketId));
  // The endpoint does not declare the topic of a tablet's board.
  const board = world.published.filter(({ channel }) => channel.startsWith('private-board-'));
  expect(board.length).toBeGreaterThan(0);
  expect(board.map(({ except }) => except)).toEqual(board.map(() => undefined));
  for (const wrong of ['12', '1.2x', `${'9'.repeat(30)}.1`]) {
    world.published.length = 0;
    await client.call('updateTournament', { id: tournament.id, restMinutes: 3 }, { socketId: wrong }).catch(() => undefined);
    expect(world.published.filter(({ except }) => except !== undefined)).toEqual([]);
  }
});

test('a presence channel is signed for everybody who may read the game, with an anonymous id', async () => {
  const { game, client } = await evening('public');
  const channelName = `presence-game-${game.id}`;
  const { id } = (await client.call('getUser', {}))!;
  const own = await client.call('broadcastingAuth', { socketId: '1.1', channelName });
  const again = await client.call('broadcastingAuth', { socketId: '2.2', channelName });
  const anonymous = await world.as().call('broadcastingAuth', { socketId: '3.3', channelName });
  const member = (text: string | undefined) => JSON.parse(text!) as { user_id: string };
  expect(member(again.channelData)).toEqual(member(own.channelData));
  expect(member(anonymous.channelData).user_id).not.toBe(member(own.channelData).user_id);
  expect(member(anonymous.channelData)).toMatchObject({ user_info: { role: 'spectator' } });
  expect(own.channelData).not.toContain(id);
});

test('only organisers see which entries are paid', async () => {
  const { tournament, client, entries } = await evening('public');
  await client.call('updateEntry', { id: entries[0]!.id, paid: true });
  const paid = async (reader: typeof client) =>
    (await reader.call('listEntries', { tournament: tournament.id })).map((entry) => entry.paid);
  expect((await paid(client)).filter(Boolean)).toHaveLength(1);
  expect(new Set(await paid(world.as()))).toEqual(new Set([undefined]));
  const groups = await world.as().call('listGroups', { tournament: tournament.id });
  expect(JSON.stringify(groups)).not.toContain('"paid"');
});

test('an event with only private tournaments is a 404 for others', async () => {
  const { event, tournament, client } = await evening('private');
  await expect(world.as().call('getEvent', { event: event.slug })).rejects.toMatchObject({ status: 404 });
  expect(await client.call('getEvent', { event: event.slug })).toMatchObject({ id: event.id });
  const stranger = await register(world);
  const attempts = [
    () => stranger.client.call('updateEvent', { id: event.id, name: 'Taken over' }),
    () => stranger.client.call('listEventBoards', { id: event.id }),
    () => stranger.client.call('reserveBoard', { id: event.id, boardId: event.id, reserved: true }),
  ];
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 404 });
  await client.call('updateTournament', { id: tournament.id, visibility: 'public' });
  for (const attempt of attempts) await expect(attempt()).rejects.toMatchObject({ status: 403 });
  expect(await world.as().call('getEvent', { event: event.slug })).toMatchObject({ id: event.id });
});
