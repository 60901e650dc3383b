import { requestHeaders } from '@oche/api/requestHeaders';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { logEvent, prepareEvening, register, resultEvent, startEvening, startTestServer, type TestServer } from './testServer.ts';
import { rebuildInBatches, rebuildResults } from './games/rebuild.ts';
import { deleteOldTests } from './tournaments/settings.ts';
import { testPlan } from './testServer.ts';

describe('the server', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  test('responds to health checks', async () => {
    expect((await world.fetch(new Request('http://test/healthz'))).status).toBe(200);
    expect((await world.fetch(new Request('http://test/readyz'))).status).toBe(200);
  });

  test.each([
    ['capacitor://localhost', 'capacitor://localhost'],
    ['https://localhost', 'https://localhost'],
    ['https://elsewhere.test', null],
    ['http://localhost:3000', null],
  ])('CORS for the origin %s allows %s', async (origin, allowed) => {
    const preflight = { 'access-control-request-method': 'PATCH', 'access-control-request-headers': requestHeaders.join() };
    const preflightResponse = await world.fetch(
      new Request('http://test/api/user', { method: 'OPTIONS', headers: { origin, ...preflight } }),
    );
    const response = await world.fetch(new Request('http://test/api/home', { headers: { origin } }));
    expect(preflightResponse.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(preflightResponse.headers.get('access-control-allow-headers')?.split(',').toSorted()).toEqual([...requestHeaders].toSorted());
    expect(response.headers.get('access-control-allow-origin')).toBe(allowed);
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    // Caches must not use the response without an origin for one with an origin.
    const sameOriginResponse = await world.fetch(new Request('http://test/api/home'));
    expect(sameOriginResponse.headers.get('access-control-allow-origin')).toBeNull();
    for (const { headers } of [sameOriginResponse, response]) expect(headers.get('vary')?.toLowerCase()).toContain('origin');
  });

  test('the sixth log-in to an account within a minute is refused with the time to wait', async () => {
    const login = () => world.as().call('login', { email: 'guess@example.org', password: 'wrong' });
    for (let attempt = 1; attempt <= 5; attempt++)
      await expect(login()).rejects.toMatchObject({ status: 422, body: { code: 'wrong-credentials' } });
    await expect(login()).rejects.toMatchObject({ status: 429, body: { code: 'too-many-requests' } });
    const response = await world.fetch(
      new Request('http://test/api/auth/login', {
        method: 'POST',
        body: JSON.stringify({ email: 'guess@example.org', password: 'wrong' }),
      }),
    );
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(0);
    world.wait(61_000);
    await expect(login()).rejects.toMatchObject({ status: 422 });
  });

  test('logging out ends only its own session', async () => {
    const { client, token } = await register(world);
    const { email } = (await client.call('getUser', {}))!;
    const second = world.as((await world.as().call('login', { email: email.toUpperCase(), password: 'ninety-nine-darts' })).token);
    await client.call('logout', {});
    expect(await world.as(token).call('getUser', {})).toBeNull();
    expect((await second.call('getUser', {}))?.email).toBe(email);
  });

  test('registration refuses a taken e-mail address and invalid fields', async () => {
    const account = { name: 'One', email: 'one@example.org', password: 'ninety-nine-darts', langcode: 'nl' } as const;
    await world.as().call('register', account);
    await expect(world.as().call('register', { ...account, name: 'Two' })).rejects.toMatchObject({
      status: 409,
      body: { code: 'taken', fields: { email: 'taken' } },
    });
    await expect(world.as().call('register', { ...account, password: 'short', email: 'no address' })).rejects.toMatchObject({
      status: 400,
      body: { fields: { password: 'too_small', email: 'invalid_format' } },
    });
  });

  test.each(['application/json', 'application/x-www-form-urlencoded'])(
    'private channels are signed only for their users, with a body as %s',
    async (type) => {
      const { token, client } = await register(world);
      const { id } = (await client.call('getUser', {}))!;
      const authorise = (channel: string) => {
        const body = { socket_id: '12.34', channel_name: channel };
        return world.fetch(
          new Request('http://test/api/broadcasting/auth', {
            method: 'POST',
            headers: { 'content-type': type, authorization: `Bearer ${token}` },
            body: type === 'application/json' ? JSON.stringify(body) : new URLSearchParams(body).toString(),
          }),
        );
      };
      const ownResponse = await authorise(`private-user-${id}`);
      expect(ownResponse.status).toBe(200);
      expect(await ownResponse.json()).toEqual({ auth: expect.stringMatching(/^key:/) });
      expect((await authorise(`private-user-${(await register(world)).token}`)).status).toBe(403);
      const other = (await (await register(world)).client.call('getUser', {}))!;
      expect((await authorise(`private-user-${other.id}`)).status).toBe(403);
    },
  );

  test('pasted names are unchanged, and duplicates are found', async () => {
    const { client, tournament } = await prepareEvening(world, { players: 2 });
    await client.call('addEntries', { id: tournament.id, entries: [{ name: 'Petr Křivka' }, { name: "William O'Connor" }] });
    const text = [
      '1. Pétur Rúðrik Guðmundsson',
      'Dirk van Duijvenbode',
      'petr krivka',
      'William O’Connor',
      'Rowby-John Rodriguez',
      'Rusty-Jake Rodriguez',
      'Rob Owen',
      'Robert Owen',
      'Dirk van Duijvenbode',
      '',
      '???',
    ].join('\r\n');
    const rows = await client.call('previewEntries', { id: tournament.id, text });
    expect(rows.map(({ name, state }) => [name, state])).toEqual([
      ['Pétur Rúðrik Guðmundsson', 'new'],
      ['Dirk van Duijvenbode', 'new'],
      ['petr krivka', 'duplicate'],
      ['William O’Connor', 'duplicate'],
      ['Rowby-John Rodriguez', 'new'],
      ['Rusty-Jake Rodriguez', 'new'],
      ['Rob Owen', 'new'],
      ['Robert Owen', 'similar'],
      ['Dirk van Duijvenbode', 'duplicate'],
      ['???', 'invalid'],
    ]);
  });

  test('entries above the limit go to the waiting list and move up', async () => {
    const { client, tournament, entries } = await prepareEvening(world, { players: 4 });
    await client.call('updateTournament', { id: tournament.id, maxEntries: 4 });
    const more = await client.call('addEntries', { id: tournament.id, entries: [{ name: 'Fifth' }] });
    expect(more.find(({ name }) => name === 'Fifth')?.waiting).toBe(true);
    await client.call('withdrawEntry', { id: entries[0]!.id });
    expect((await client.call('listEntries', { tournament: tournament.id })).find(({ name }) => name === 'Fifth')?.waiting).toBe(false);
  });

  test('rebuilding restores rows that differ from the fold of their log', async () => {
    const { client, tournament } = await startEvening(world);
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    const visits = [180, 60, 180, 60].map((total, index) => logEvent('visit', { side: index % 2, total }));
    await client.call('recordEvents', {
      id: boards[0]!.game!.id,
      after: 0,
      scorerEpoch: 0,
      events: [...visits, logEvent('visit', { side: 0, total: 141, darts: 3, doubles: 1 })],
    });
    await client.call('recordEvents', { id: boards[1]!.game!.id, after: 0, scorerEpoch: 0, events: [resultEvent([2, 1])] });
    const { games, changed } = await world.server.asSystem(rebuildResults);
    expect(games).toBeGreaterThanOrEqual(2);
    expect(changed).toEqual([]);
    await world.database.db.updateTable('gameResults').set({ legs: '[9,9]' }).where('gameId', '=', boards[0]!.game!.id).execute();
    expect((await world.server.asSystem(rebuildResults)).changed).toEqual([boards[0]!.game!.id]);
    // Two rows are wrong. One of them is from an earlier release.
    await world.database.db
      .updateTable('gameResults')
      .set({ legs: '[9,9]', foldVersion: 0 })
      .where('gameId', '=', boards[0]!.game!.id)
      .execute();
    await world.database.db.updateTable('gameResults').set({ legs: '[9,9]' }).where('gameId', '=', boards[1]!.game!.id).execute();
    const { asSystem } = world.server;
    expect(await rebuildInBatches(asSystem, 'outdated')).toEqual({ games: 1, changed: [boards[0]!.game!.id] });
    expect(await rebuildInBatches(asSystem, 'outdated')).toEqual({ games: 0, changed: [] });
    expect(await rebuildInBatches(asSystem, 'all')).toEqual({ games, changed: [boards[1]!.game!.id] });
  });

  test('each visit is published to the subscribers of its game and tournament, after it is stored', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    const game = boards[0]!.game!;
    world.published.length = 0;
    await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 100 })] });
    expect(world.published).toMatchObject([
      {
        channel: `game-${game.id}`,
        event: 'appended',
        data: { length: 2, events: [{ kind: 'start' }, { kind: 'visit', payload: { side: 0, total: 100 } }] },
      },
      { channel: `tournament-${tournament.id}`, event: 'game', data: { game: { id: game.id, live: { remaining: [401, 501] } } } },
    ]);
    world.published.length = 0;
    await expect(
      client.call('recordEvents', { id: game.id, after: 2, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 100 })] }),
    ).rejects.toThrow();
    expect(world.published).toEqual([]);
  });

  test('events that could not be published are queued as events that make clients refetch', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const { boards } = await client.call('getPlayList', { id: tournament.id });
    world.failPublishing(true);
    await client.call('recordEvents', {
      id: boards[0]!.game!.id,
      after: 0,
      scorerEpoch: 0,
      events: [logEvent('visit', { side: 0, total: 100 })],
    });
    world.failPublishing(false);
    const queued = () => world.database.db.selectFrom('jobs').select(['kind', 'payload']).orderBy('runAt').orderBy('id').execute();
    await expect.poll(async () => (await queued()).length).toBe(2);
    expect(await queued()).toEqual(
      expect.arrayContaining([
        { kind: 'publish', payload: expect.objectContaining({ channels: [`game-${boards[0]!.game!.id}`], event: 'changed' }) },
        {
          kind: 'publish',
          payload: expect.objectContaining({
            channels: [`tournament-${tournament.id}`],
            event: 'changed',
            data: { topics: ['games', 'results'] },
          }),
        },
      ]),
    );
  });

  test('a test tournament is not listed, and is deleted after a day', async () => {
    const { client, organisation, event } = await prepareEvening(world);
    const { slug } = await client.call('createTournament', {
      organisationId: organisation.id,
      name: 'Just trying',
      eventId: event.id,
      plan: testPlan,
      test: true,
    });
    expect((await world.as().call('getTournament', { tournament: slug })).test).toBe(true);
    expect((await world.as().call('listTournaments', { perPage: 200 })).items.map((item) => item.slug)).not.toContain(slug);
    await world.server.asSystem(deleteOldTests);
    expect((await world.as().call('getTournament', { tournament: slug })).slug).toBe(slug);
    world.wait(86_400_001);
    await world.server.asSystem(deleteOldTests);
    await expect(world.as().call('getTournament', { tournament: slug })).rejects.toMatchObject({ status: 404 });
  });
});
