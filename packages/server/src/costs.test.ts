import { gunzipSync } from 'node:zlib';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rakegooierRanking } from '@oche/darts/standings/rankingPresets';
import type { GameEventInput } from '@oche/api/contract/game';
import { most, type Plan } from '@oche/api/contract/tournament';
import { logEvent, prepareEvening, register, startTestServer, testPlan, type TestServer } from './testServer.ts';

const groupsOf = (groups: { count: number } | { size: number }): Plan => {
  const { size: _size, ...rest } = testPlan.groups!;
  return { groups: { ...rest, ...groups }, winners: null, losers: null };
};

describe('costs of requests', () => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer();
  });
  afterAll(() => server.close());

  const names = (count: number) => Array.from({ length: count }, (_, index) => ({ name: `Player ${index} of ${count}` }));
  /** The number of database connections that `work` uses, one for each statement or snapshot. */
  const counting = async (work: () => Promise<unknown>): Promise<number> => {
    const spy = vi.spyOn(server.database.db.getExecutor(), 'provideConnection');
    await work();
    const { length } = spy.mock.calls;
    spy.mockRestore();
    return length;
  };

  test('a group above the limit is refused at the draw, and the earlier draw stays', async () => {
    const { client, tournament } = await prepareEvening(server, { players: most.groupSize + 1, plan: groupsOf({ count: 2 }) });
    const { id } = tournament;
    await client.call('drawTournament', { id, drawNumber: 1 });
    const drawn = await client.call('listGroups', { tournament: id });
    expect(drawn.map(({ rows }) => rows.length)).toEqual([17, 16]);
    const single = await prepareEvening(server, { players: most.groupSize + 1, plan: groupsOf({ count: 1 }) });
    await expect(single.client.call('drawTournament', { id: single.tournament.id })).rejects.toMatchObject({
      code: 'group-too-large',
      status: 422,
    });
    expect(await single.client.call('getTournament', { tournament: single.tournament.id })).toMatchObject({ drawnAt: null, stages: [] });
    expect(await client.call('listGroups', { tournament: id })).toEqual(drawn);
  });

  test('a plan whose groups would be too large for the limit of entries is refused', async () => {
    const { client, tournament } = await prepareEvening(server, { players: 4, plan: groupsOf({ count: 4 }) });
    const { id } = tournament;
    await client.call('updateTournament', { id, maxEntries: 100 });
    const refused = client.call('updateTournament', { id, plan: groupsOf({ count: 3 }) });
    await expect(refused).rejects.toMatchObject({ code: 'invalid', body: { fields: { 'plan.groups.count': 'group-too-large' } } });
    expect((await client.call('getTournament', { tournament: id })).plan.groups?.count).toBe(4);
    expect(await client.call('updateTournament', { id, plan: groupsOf({ count: 3 }), maxEntries: 96 })).toMatchObject({ maxEntries: 96 });
  });

  test('entries above the limit and stages with too many games are refused', async () => {
    const { client, tournament } = await prepareEvening(server, { players: 4, plan: groupsOf({ size: 16 }) });
    const { id } = tournament;
    const entries = Array.from({ length: most.entries - 4 }, (_, index) => ({ name: `Guest ${index}` }));
    await client.call('addEntries', { id, entries });
    await expect(client.call('addEntries', { id, entries: [{ name: 'One More' }] })).rejects.toMatchObject({ code: 'too-many-entries' });
    const text = names(most.entries + 1)
      .map(({ name }) => name)
      .join('\n');
    await expect(client.call('previewEntries', { id, text })).rejects.toMatchObject({ code: 'too-many-entries' });
    await client.call('checkInAll', { id, checkedIn: true });
    await expect(client.call('drawTournament', { id })).rejects.toMatchObject({ code: 'too-many-games' });
  });

  test('undos and corrections of one request cannot fold a long log hundreds of times', async () => {
    const { client, tournament } = await prepareEvening(server);
    await client.call('drawTournament', { id: tournament.id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id: tournament.id, status: 'running' });
    const [game] = (await client.call('listTournamentGames', { tournament: tournament.id, phase: 'playing' })).items;
    let after = 0;
    const record = async (events: GameEventInput[]) => {
      ({ length: after } = await client.call('recordEvents', { id: game!.id, after, scorerEpoch: 0, events }));
    };
    const visits = Array.from({ length: 1000 }, (_, index) => logEvent('visit', { side: index % 2, total: 0 }));
    for (const from of [0, 500]) await record(visits.slice(from, from + 500));
    const corrections = visits
      .slice(0, 200)
      .map(({ id }, index) => logEvent('correct', { target: id, replacement: { side: index % 2, total: 0, darts: 3 } }));
    await expect(record(corrections)).rejects.toMatchObject({ status: 413, code: 'too-large' });
    await record(corrections.slice(0, 10));
    expect(after).toBe(1011);
  });

  test('a hundred concurrent readers cost the database as much as one', async () => {
    const { tournament } = await prepareEvening(server);
    const read = () => server.as().call('getTournament', { tournament: tournament.id });
    server.wait(2000);
    const one = await counting(read);
    expect(one).toBeGreaterThan(0);
    server.wait(2000);
    expect(await counting(() => Promise.all(Array.from({ length: 100 }, read)))).toBe(one);
    // Nothing has changed since.
    expect(await counting(read)).toBe(0);
  });

  test('a ranking of 40 tournaments of 128 players costs few statements, once for all readers', async () => {
    const { db } = server.database;
    const { client, organisation, event } = await prepareEvening(server, { players: 2 });
    const ranking = await client.call('createRanking', { organisationId: organisation.id, name: 'Large', scheme: rakegooierRanking });
    const ids = (count: number) => Array.from({ length: count }, () => crypto.randomUUID());
    const [tournaments, players, createdAt] = [ids(40), ids(128), new Date('2026-11-27T19:00:00Z')];
    const ofClub = { organisationId: organisation.id, createdAt };
    await db
      .insertInto('players')
      .values(players.map((id, index) => ({ ...ofClub, id, name: `Player ${index}`, searchName: `player ${index}`, nickname: '' })))
      .execute();
    await db
      .insertInto('gameParents')
      .values(tournaments.map((id) => ({ id, organisationId: organisation.id, kind: 'tournament' })))
      .execute();
    const common = { ...ofClub, eventId: event.id, name: 'Night', startsAt: '2026-11-20T20:00', plan: JSON.stringify(testPlan) };
    const state = { status: 'finished' as const, visibility: 'public' as const, fieldSize: 128 };
    await db
      .insertInto('tournaments')
      .values(tournaments.map((id) => ({ ...common, ...state, id, slug: id })))
      .execute();
    await db
      .insertInto('rankingTournaments')
      .values(tournaments.map((tournamentId) => ({ rankingId: ranking.id, tournamentId, version: 1 })))
      .execute();
    for (const tournamentId of tournaments) {
      const facts = (place: number) => ({ gamesWon: 3, legsWon: 7, legsLost: 4, knockout: { bracket: 'winners', from: place, to: place } });
      await db
        .insertInto('tournamentFacts')
        .values(players.map((playerId, index) => ({ tournamentId, playerId, facts: JSON.stringify(facts(index + 1)) })))
        .execute();
    }
    const read = () => server.as().call('getRanking', { ranking: ranking.slug });
    const query = vi.spyOn(pg.Client.prototype, 'query');
    const statements = async (work: () => Promise<unknown>) => {
      query.mockClear();
      await work();
      return query.mock.calls.filter(([text]) => /^\s*(select|with)/i.test(String(text))).length;
    };
    server.wait(2000);
    const cost = await statements(read);
    expect(cost).toBeGreaterThan(0);
    expect(cost).toBeLessThanOrEqual(10);
    // Other pages, players and a hundred readers are served from the same reading.
    expect(await statements(() => Promise.all(Array.from({ length: 100 }, read)))).toBe(0);
    const rest = [
      () => server.as().call('getRanking', { ranking: ranking.slug, page: 2 }),
      () => server.as().call('getRankingPlayer', { ranking: ranking.slug, playerId: players[0]! }),
    ];
    for (const each of rest) expect(await statements(each)).toBe(0);
    query.mockRestore();
    const first = await read();
    expect([first.rows.total, first.rows.items.length, first.tournaments.length]).toEqual([128, 100, 40]);
    expect(first.rows.items[0]!.results).toHaveLength(40);
  });

  test('a read after a visit includes it', async () => {
    const { client, tournament } = await prepareEvening(server);
    const { id } = tournament;
    await client.call('drawTournament', { id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const spectator = server.as();
    const games = () => spectator.call('listTournamentGames', { tournament: id, phase: 'playing' });
    const [game] = (await games()).items;
    const opened = await spectator.call('getGame', { id: game!.id });
    expect(opened.length).toBe(0);
    const newId = () => crypto.randomUUID();
    await client.call('recordEvents', {
      id: game!.id,
      after: 0,
      scorerEpoch: 0,
      events: [{ id: newId(), v: 1, kind: 'visit', payload: { side: 0, total: 60 }, deviceTime: new Date().toISOString() }],
    });
    expect((await games()).items.find((each) => each.id === game!.id)).toMatchObject({ phase: 'playing', length: 2 });
    expect((await spectator.call('getGame', { id: game!.id })).length).toBe(2);
    // Later visits are published on the channel, and are in cached lists after at most two seconds.
    await client.call('recordEvents', {
      id: game!.id,
      after: 2,
      scorerEpoch: 0,
      events: [{ id: newId(), v: 1, kind: 'visit', payload: { side: 1, total: 60 }, deviceTime: new Date().toISOString() }],
    });
    expect((await spectator.call('getGame', { id: game!.id })).length).toBe(3);
    server.wait(2001);
    expect((await games()).items.find((each) => each.id === game!.id)).toMatchObject({ phase: 'playing', length: 3 });
    await client.call('updateTournament', { id, name: 'Another Name' });
    expect((await spectator.call('getTournament', { tournament: id })).name).toBe('Another Name');
  });

  test('cached responses for organisers are not used for others', async () => {
    const { client, tournament } = await prepareEvening(server);
    const { id } = tournament;
    const other = (await register(server)).client;
    await client.call('updateTournament', { id, visibility: 'private' });
    expect(await client.call('getTournament', { tournament: id })).toMatchObject({ canManage: true });
    for (const stranger of [server.as(), other]) {
      await expect(stranger.call('getTournament', { tournament: id })).rejects.toMatchObject({ status: 404 });
      await expect(stranger.call('listGroups', { tournament: id })).rejects.toMatchObject({ status: 404 });
    }
    await client.call('updateTournament', { id, visibility: 'public' });
    expect(await client.call('getTournament', { tournament: id })).toMatchObject({ canManage: true });
    for (const stranger of [server.as(), other])
      expect(await stranger.call('getTournament', { tournament: id })).toMatchObject({ canManage: false });
    await client.call('updateTournament', { id, visibility: 'private' });
    await expect(server.as().call('getTournament', { tournament: id })).rejects.toMatchObject({ status: 404 });
  });

  test('a client that has the current response gets 304', async () => {
    const { client, tournament } = await prepareEvening(server);
    const fetchEntries = (headers: Record<string, string> = {}) =>
      server.fetch(new Request(`http://test/api/tournaments/${tournament.id}/entries`, { headers }));
    const etag = (await fetchEntries()).headers.get('etag') ?? '';
    const known = await fetchEntries({ 'if-none-match': etag });
    expect([known.status, await known.text()]).toEqual([304, '']);
    expect(known.headers.get('vary')).toContain('authorization');
    await client.call('addEntries', { id: tournament.id, entries: [{ name: 'Late Comer' }] });
    expect((await fetchEntries({ 'if-none-match': etag })).status).toBe(200);
  });

  test('a client that accepts gzip gets the same responses compressed', async () => {
    const { tournament } = await prepareEvening(server);
    const fetchEntries = (headers: Record<string, string>) =>
      server.fetch(new Request(`http://test/api/tournaments/${tournament.id}/entries`, { headers }));
    const plain = await fetchEntries({});
    const compressed = await fetchEntries({ 'accept-encoding': 'gzip, deflate, br' });
    expect([plain.headers.get('content-encoding'), compressed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    const bytes = Buffer.from(await compressed.arrayBuffer());
    const text = await plain.text();
    expect(gunzipSync(bytes).toString()).toBe(text);
    expect(bytes.length).toBeLessThan(text.length / 2);
    expect(compressed.headers.get('vary')).toContain('accept-encoding');
    expect(compressed.headers.get('etag')).toBe(plain.headers.get('etag'));
  });

  test('responses for one user are compressed too, unless they are short', async () => {
    const { token, organisation } = await prepareEvening(server, { players: 30 });
    const get = (path: string, acceptEncoding: string) =>
      server.fetch(
        new Request(`http://test/api${path}`, { headers: { authorization: `Bearer ${token}`, 'accept-encoding': acceptEncoding } }),
      );
    const players = `/organisations/${organisation.id}/players`;
    const [plain, compressed] = [await get(players, 'identity'), await get(players, 'gzip, br')];
    expect([plain.headers.get('content-encoding'), compressed.headers.get('content-encoding')]).toEqual([null, 'gzip']);
    expect(compressed.headers.get('cache-control')).toBe('no-store');
    const bytes = Buffer.from(await compressed.arrayBuffer());
    expect(gunzipSync(bytes).toString()).toBe(await plain.text());
    expect((await get('/user', 'gzip')).headers.get('content-encoding')).toBeNull();
    const document = await get('/openapi.json', 'gzip');
    expect([document.headers.get('content-encoding'), document.headers.get('etag')]).toEqual(['gzip', expect.any(String)]);
  });

  test('the schedule is simulated once for all readers, and again when the event changes', async () => {
    const { client, tournament } = await prepareEvening(server);
    const { id } = tournament;
    await client.call('drawTournament', { id, drawNumber: 1 });
    await client.call('setTournamentStatus', { id, status: 'running' });
    const first = await client.call('getPlayList', { id });
    const cost = await counting(() => client.call('getPlayList', { id }));
    await client.call('updateTournament', { id, description: 'Makes everything stale' });
    expect(await counting(() => client.call('getPlayList', { id }))).toBeGreaterThan(cost);
    const [game] = (await client.call('listTournamentGames', { tournament: id, phase: 'playing' })).items;
    server.wait(20 * 60_000);
    await client.call('recordEvents', {
      id: game!.id,
      after: 0,
      scorerEpoch: 0,
      events: [
        {
          id: crypto.randomUUID(),
          v: 1,
          kind: 'walkover',
          payload: { winner: 0, reason: 'withdrawn' },
          deviceTime: new Date().toISOString(),
        },
      ],
    });
    expect((await client.call('getPlayList', { id })).expectedEnd).not.toBe(first.expectedEnd);
  });
});
