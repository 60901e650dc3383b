import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logEvent, onBoards, prepareEvening, register, resultEvent, startEvening, startTestServer, type TestServer } from './testServer.ts';

type Client = ReturnType<TestServer['as']>;

describe('rights of tablets, organisers and spectators', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  const pair = async (client: Client, boardId: string) => {
    const { code, secret } = await world.as().call('createPairingCode', {});
    await client.call('pairBoard', { id: boardId, code });
    return world.as(secret);
  };
  const record = (client: Client, id: string, after: number, ...events: ReturnType<typeof logEvent>[]) =>
    client.call('recordEvents', { id, after, scorerEpoch: 0, events });

  test.each([
    ['a result', () => resultEvent([2, 0])],
    ['a walkover', () => logEvent('walkover', { winner: 0 })],
    ['a player giving up', () => logEvent('retire', { side: 0 })],
  ])('%s can be written by an organiser, but not by a tablet', async (_what, event) => {
    const { client, location, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const tablet = await pair(client, location.boards[0]!.id);
    const [game] = await onBoards(client, tournament.id);
    const before = await world.fingerprint();
    await expect(record(tablet, game!.id, 0, event())).rejects.toMatchObject({ status: 403, body: { code: 'forbidden' } });
    expect(await world.fingerprint()).toBe(before);
    expect((await record(client, game!.id, 0, event())).length).toBe(2);
  });

  test('a tablet can write and correct its game until the next one has started on its board', async () => {
    const { client, location, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const tablet = await pair(client, location.boards[0]!.id);
    const [first] = await onBoards(client, tournament.id);
    const visit = logEvent('visit', { side: 0, total: 60 });
    await record(tablet, first!.id, 0, visit, logEvent('visit', { side: 1, total: 100 }));
    await record(tablet, first!.id, 3, logEvent('correct', { target: visit.id, replacement: { side: 0, total: 100 } }));
    // Both sides have 401 left in the first leg.
    const end = [180, 180, 180, 180, 41].map((total, at) =>
      logEvent('visit', { side: at % 2, total, ...(at === 4 ? { darts: 2, doubles: 1 } : {}) }),
    );
    await record(tablet, first!.id, 4, ...end);
    const second = [180, 180, 180, 180, 60, 141].map((total, at) =>
      logEvent('visit', { side: (at + 1) % 2, total, ...(at >= 4 ? { darts: 3, doubles: at === 5 ? 1 : 0 } : {}) }),
    );
    const last = second.at(-1)!;
    await record(tablet, first!.id, 9, ...second);
    expect((await tablet.call('getGame', { id: first!.id })).game).toMatchObject({ phase: 'finished', winner: 0 });

    // The last visit can be undone, because no game has started on this board since.
    await record(tablet, first!.id, 15, logEvent('undo', { target: last.id }));
    const repeatedVisit = { ...last, id: randomUUID() };
    await record(tablet, first!.id, 16, repeatedVisit);

    const [next] = await onBoards(client, tournament.id);
    expect(next!.id).not.toBe(first!.id);
    await record(tablet, next!.id, 0, logEvent('visit', { side: 0, total: 26 }));
    const before = await world.fingerprint();
    await expect(record(tablet, first!.id, 17, logEvent('undo', { target: repeatedVisit.id }))).rejects.toMatchObject({ status: 403 });
    expect(await world.fingerprint()).toBe(before);
    // Repeating a stored event is still idempotent.
    expect((await record(tablet, first!.id, 16, repeatedVisit)).length).toBe(17);
    await record(client, first!.id, 17, logEvent('undo', { target: repeatedVisit.id }));
  });

  test('a game can only start with the sides of the draw', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    const start = (players: (at: number) => string[]) =>
      logEvent('start', {
        format: game!.format,
        sides: game!.sides.map(({ id }, at) => ({ id: id!, players: players(at) })),
        rules: 1,
      });
    await expect(
      record(
        client,
        game!.id,
        0,
        start(() => ['somebody else']),
      ),
    ).rejects.toMatchObject({ body: { code: 'has-dependents' } });
    expect(
      (
        await record(
          client,
          game!.id,
          0,
          start((at) => [game!.sides[at]!.playerId!]),
        )
      ).length,
    ).toBe(1);
  });

  test('a marker must be a player of the same organisation', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 2 });
    const { entries } = await prepareEvening(world, { players: 2, boards: 1 });
    const foreign = entries[0]!.players[0]!.id;
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    const [game] = await onBoards(client, tournament.id);
    await client.call('releaseGame', { id: game!.id });
    for (const markerId of [foreign, randomUUID()]) {
      await expect(client.call('callGame', { id: game!.id, markerId })).rejects.toMatchObject({ status: 404 });
      await expect(client.call('setMarker', { id: game!.id, playerId: markerId })).rejects.toMatchObject({ status: 404 });
    }
  });

  test('a player cannot mark their own game', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { waiting } = await client.call('getPlayList', { id: tournament.id });
    const { id, sides } = waiting.find(({ game }) => game.phase === 'ready')!.game;
    await expect(client.call('setMarker', { id, playerId: sides[0]!.playerId })).rejects.toMatchObject({
      status: 422,
      body: { code: 'player-busy' },
    });
  });

  test('an impersonation is invalid while its user is a super admin or its actor is not', async () => {
    const boss = await register(world, 'Boss');
    const idOf = async (client: Client) => (await client.call('getUser', {}))!.id;
    const setSuperAdmin = (id: string, isSuperAdmin: boolean) =>
      world.database.db.updateTable('users').set({ isSuperAdmin }).where('id', '=', id).execute();
    const bossId = await idOf(boss.client);
    await setSuperAdmin(bossId, true);
    const user = await idOf((await register(world)).client);
    const as = world.as(await boss.client.call('impersonate', { userId: user }));
    expect(await idOf(as)).toBe(user);
    await expect(as.call('impersonate', { userId: user })).rejects.toMatchObject({ status: 403 });
    await setSuperAdmin(user, true);
    expect(await as.call('getUser', {})).toBeNull();
    await setSuperAdmin(user, false);
    await setSuperAdmin(bossId, false);
    expect(await as.call('getUser', {})).toBeNull();
    await setSuperAdmin(bossId, true);
    expect(await idOf(as)).toBe(user);
    world.wait(86_400_001);
    expect(await as.call('getUser', {})).toBeNull();
    const { items } = await boss.client.call('listImpersonations', { userId: user });
    expect(items).toMatchObject([{ actor: { id: bossId }, user: { id: user }, endedAt: expect.any(String), writes: [] }]);
  });

  test('a private tournament is hidden from others everywhere', async () => {
    const { client, tournament, event, token } = await startEvening(world, { players: 4, boards: 1 });
    await client.call('updateTournament', { id: tournament.id, visibility: 'private' });
    const [game] = await onBoards(client, tournament.id);
    await record(client, game!.id, 0, logEvent('visit', { side: 0, total: 180 }));
    const stranger = (await register(world, 'Stranger')).client;
    for (const spectator of [world.as(), stranger]) {
      for (const read of [
        () => spectator.call('getTournament', { tournament: tournament.id }),
        () => spectator.call('listEntries', { tournament: tournament.slug }),
        () => spectator.call('listTournamentGames', { tournament: tournament.slug }),
        () => spectator.call('listGroups', { tournament: tournament.slug }),
        () => spectator.call('getBracket', { tournament: tournament.slug, role: 'winners' }),
        () => spectator.call('getResults', { tournament: tournament.slug }),
        () => spectator.call('getGame', { id: game!.id }),
        // The event has no other tournament.
        () => spectator.call('getEvent', { event: event.slug }),
      ])
        await expect(read()).rejects.toMatchObject({ status: 404 });
      const listed = JSON.stringify([
        await spectator.call('getHome', {}),
        await spectator.call('listTournaments', { perPage: 200 }),
        await spectator.call('listLiveGames', { perPage: 200 }),
      ]);
      expect(listed).not.toContain(tournament.id);
      expect(listed).not.toContain(game!.id);
    }
    expect((await world.as(token).call('getGame', { id: game!.id })).game.id).toBe(game!.id);
  });

  test('games of a cancelled tournament do not count for the best of the week', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    await record(
      client,
      game!.id,
      0,
      ...[180, 0, 180, 0, 141, 180, 180, 180, 180, 0, 141].map((total, at) =>
        logEvent('visit', { side: at % 2, total, ...(total === 141 ? { darts: 3, doubles: 1 } : {}) }),
      ),
    );
    const winner = game!.sides[0]!.name;
    await client.call('updatePlayer', { id: game!.sides[0]!.playerId!, name: 'Nine Darter' });
    const best = async () => (await world.as().call('getHome', {})).best.map(({ name }) => name);
    expect(winner).not.toBe('Nine Darter');
    expect(await best()).toContain('Nine Darter');
    await client.call('setTournamentStatus', { id: tournament.id, status: 'cancelled' });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'draft' });
    expect(await best()).not.toContain('Nine Darter');
  });
});
