import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ApiError } from '@oche/api/errors';
import { logEvent, onBoards, prepareEvening, resultEvent, startEvening, startTestServer, testPlan, type TestServer } from './testServer.ts';
import { createServer } from './createServer.ts';
import { createClient } from '@oche/api/client';
import { hashPassword } from './platform/secrets.ts';
import { rebuildResults } from './games/rebuild.ts';
import { fillBoards } from './games/handlers.ts';

const outcome = <T>(work: Promise<T>): Promise<T | ApiError> =>
  work.catch((error: unknown) => (error instanceof ApiError ? error : Promise.reject(error)));
const statuses = (answers: unknown[]) => answers.map((answer) => (answer instanceof ApiError ? answer.status : 200)).sort();

describe('concurrent requests', () => {
  let world: TestServer;
  beforeAll(async () => {
    world = await startTestServer();
  });
  afterAll(() => world.close());

  /** The number of deadlocks that PostgreSQL has detected. */
  const deadlocks = async () => {
    const result = await sql<{ deadlocks: string }>`select deadlocks from pg_stat_database where datname = current_database()`.execute(
      world.database.db,
    );
    return Number(result.rows[0]!.deadlocks);
  };
  const untilLockIsAwaited = () =>
    expect.poll(async () => (await sql`select from pg_locks where not granted`.execute(world.database.db)).rows.length).toBeGreaterThan(0);

  test('if several devices write the same turn, one succeeds and the others are behind', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    const write = () =>
      outcome(client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events: [logEvent('visit', { side: 0, total: 60 })] }));
    expect(statuses(await Promise.all([write(), write(), write(), write()]))).toEqual([200, 409, 409, 409]);
    expect((await client.call('getGame', { id: game!.id })).length).toBe(2);
  });

  test('a batch that is sent several times at once is stored once, with equal responses', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    const events = [logEvent('visit', { side: 0, total: 60 }), logEvent('visit', { side: 1, total: 45 })];
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => client.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events })),
    );
    for (const answer of answers) expect(answer).toEqual(answers[0]);
    expect(answers[0]!.length).toBe(3);
  });

  test('an event with the same id for two games at once is stored in one of them', async () => {
    const { client, tournament } = await startEvening(world, { players: 8, boards: 2 });
    const games = await onBoards(client, tournament.id);
    const event = logEvent('visit', { side: 0, total: 60 });
    const answers = await Promise.all(
      games.map(({ id }) => outcome(client.call('recordEvents', { id, after: 0, scorerEpoch: 0, events: [event] }))),
    );
    expect(statuses(answers)).toEqual([200, 409]);
  });

  test('if several games are called to one board at once, one of them is on it', async () => {
    const { client, tournament, location } = await startEvening(world, { players: 8, boards: 1 });
    await client.call('updateTournament', { id: tournament.id, autoAssign: false });
    const [called] = await onBoards(client, tournament.id);
    await client.call('releaseGame', { id: called!.id });
    const ready = (await client.call('listTournamentGames', { tournament: tournament.id, perPage: 200 })).items.filter(
      ({ phase }) => phase === 'ready',
    );
    const boardId = location.boards[0]!.id;
    const answers = await Promise.all(ready.slice(0, 6).map(({ id }) => outcome(client.call('callGame', { id, boardId }))));
    expect(statuses(answers).filter((status) => status === 200)).toHaveLength(1);
    expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    expect(await onBoards(client, tournament.id)).toHaveLength(1);
  });

  test('tournaments of one name that are created at once get different slugs', async () => {
    const { client, organisation, event } = await prepareEvening(world, { players: 2, boards: 1 });
    const made = await Promise.all(
      Array.from({ length: 6 }, () =>
        client.call('createTournament', { organisationId: organisation.id, name: 'Cup of Many', eventId: event.id, plan: testPlan }),
      ),
    );
    expect(new Set(made.map(({ slug }) => slug)).size).toBe(6);
  });

  test('three tournaments that share boards and players are played by two servers without deadlocks', async () => {
    const { client, token, organisation, location, event, tournament, entries } = await startEvening(world, { players: 8, boards: 3 });
    const second = createServer({
      db: world.database.db,
      clock: () => new Date('2026-11-27T19:00:00Z'),
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      publisher: { publish: async () => undefined, close: () => undefined },
      realtime: null,
      signChannel: () => '',
      log: () => undefined,
    });
    const other = createClient({
      baseUrl: 'http://test/api',
      token: () => token,
      fetch: async (input, init) => second.fetch(new Request(input, init)),
    });
    const secondEvent = await client.call('createEvent', {
      organisationId: organisation.id,
      name: 'Beside',
      startsAt: '2026-11-27T20:00',
      locationId: location.id,
    });
    const ids = [tournament.id];
    for (const eventId of [event.id, secondEvent.id]) {
      const { id } = await client.call('createTournament', { organisationId: organisation.id, name: 'Also', eventId, plan: testPlan });
      ids.push(id);
      // Both tournaments of the first event have the same players.
      await client.call('addEntries', {
        id,
        entries:
          eventId === event.id
            ? entries.map(({ players }) => ({ playerId: players[0]!.id }))
            : ['A', 'B', 'C', 'D'].map((name) => ({ name: `Guest ${name}` })),
      });
      await client.call('drawTournament', { id, drawNumber: 3 });
      await client.call('setTournamentStatus', { id, status: 'running' });
    }
    const failures: unknown[] = [];
    const collectFailure = async (work: Promise<unknown>) => {
      const answer = await outcome(work);
      if (answer instanceof ApiError && answer.status >= 500) failures.push(answer.body);
    };
    let withdrawn = false;
    for (let turn = 0; turn < 60; turn++) {
      const lists = await Promise.all(ids.map((id) => onBoards(client, id)));
      const games = [...new Map(lists.flat().map((game) => [game.id, game])).values()];
      for (const list of lists.slice(0, 2)) {
        const people = list.flatMap(({ sides, marker }) => [
          ...sides.map(({ playerId }) => playerId),
          ...(marker ? [marker.playerId] : []),
        ]);
        expect(new Set(people).size).toBe(people.length);
      }
      if (games.length === 0) break;
      const openGames = (await client.call('listTournamentGames', { tournament: tournament.id, phase: 'open', perPage: 200 })).items;
      await Promise.all([
        ...openGames.map(({ id }, at) => collectFailure((at % 2 ? client : other).call('setMarker', { id, playerId: null }))),
        ...location.boards.map(({ id }) => collectFailure(other.call('updateBoard', { id, outOfOrder: false }))),
        ...games.map(({ id, length }, at) =>
          collectFailure(
            (at % 2 ? client : other).call('recordEvents', {
              id,
              after: length,
              scorerEpoch: 0,
              events: [resultEvent(at % 2 ? [2, 0] : [1, 2])],
            }),
          ),
        ),
        ...(turn === 1 && !withdrawn ? [collectFailure(client.call('withdrawEntry', { id: entries[0]!.id }))] : []),
        ...ids.map((id, at) => collectFailure((at % 2 ? client : other).call('updateTournament', { id, autoAssign: true }))),
        fillBoards(world.server.asSystem),
        fillBoards(second.asSystem),
      ]);
      withdrawn ||= turn === 1;
    }
    expect(failures).toEqual([]);
    // PostgreSQL updates its statistics with a delay of about a second.
    await new Promise((resolve) => setTimeout(resolve, 1500));
    expect(await deadlocks()).toBe(0);
    const calledGames = await world.database.db
      .selectFrom('games')
      .select('boardId')
      .where('calledAt', 'is not', null)
      .where('finishedAt', 'is', null)
      .where('organisationId', '=', organisation.id)
      .execute();
    expect(new Set(calledGames.map(({ boardId }) => boardId)).size).toBe(calledGames.length);
    expect((await world.server.asSystem(rebuildResults)).changed).toEqual([]);
    await second.close();
  }, 120_000);

  test('a request is neither refused nor repeated if publishing fails after its commit', async () => {
    const { token, client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    const logged: unknown[] = [];
    const unpublished = createServer({
      db: world.database.db,
      clock: () => new Date('2026-11-27T19:00:00Z'),
      random: (length) => crypto.getRandomValues(new Uint8Array(length)),
      publisher: {
        publish: () => {
          throw Object.assign(new Error('Nobody listens'), { code: '40001' });
        },
        close: () => undefined,
      },
      realtime: null,
      signChannel: () => '',
      log: (entry) => logged.push(entry),
    });
    const unpublishedClient = createClient({
      baseUrl: 'http://test/api',
      token: () => token,
      fetch: async (input, init) => unpublished.fetch(new Request(input, init)),
    });
    const events = [logEvent('visit', { side: 0, total: 60 })];
    expect(await unpublishedClient.call('recordEvents', { id: game!.id, after: 0, scorerEpoch: 0, events })).toMatchObject({ length: 2 });
    expect(logged).not.toEqual([]);
    // Subscribers get the events when they refetch from the length that they know.
    expect((await client.call('getGame', { id: game!.id, since: 1 })).events.map(({ id }) => id)).toEqual([events[0]!.id]);
    await unpublished.close();
  });

  test('withdrawals during scoring leave every row consistent with its log', async () => {
    const { client, tournament, entries } = await startEvening(world, { players: 16, boards: 6 });
    for (let round = 0; round < 3; round++) {
      const games = await onBoards(client, tournament.id);
      const answers = await Promise.all([
        ...games.map(({ id, length }) =>
          outcome(
            client.call('recordEvents', {
              id,
              after: length,
              scorerEpoch: 0,
              events: length ? [resultEvent([2, 0])] : [logEvent('visit', { side: 0, total: 60 })],
            }),
          ),
        ),
        ...entries.slice(round * 2, round * 2 + 2).map(({ id }) => outcome(client.call('withdrawEntry', { id }))),
      ]);
      expect(statuses(answers).filter((status) => status >= 500)).toEqual([]);
    }
    const { items } = await client.call('listTournamentGames', { tournament: tournament.id, perPage: 200 });
    const withdrawn = new Set(entries.slice(0, 6).map(({ id }) => id));
    expect(
      items.filter(({ sides, phase }) => ['ready', 'called', 'playing'].includes(phase) && sides.some(({ id }) => id && withdrawn.has(id))),
    ).toEqual([]);
    expect((await world.server.asSystem(rebuildResults)).changed).toEqual([]);
  });

  // Skipped with PGlite, which has one connection and therefore no concurrent transactions.
  test('undoing a draw waits for a visit that is being written, and is refused', async () => {
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const [game] = await onBoards(client, tournament.id);
    const undo = await world.database.db.transaction().execute(async (trx) => {
      const at = new Date('2026-11-27T19:00:00Z');
      const event = {
        id: crypto.randomUUID(),
        seq: 1,
        v: 1,
        kind: 'start' as const,
        payload: '{}',
        author: 'board',
        deviceTime: at,
        serverTime: at,
      };
      await trx
        .insertInto('gameEvents')
        .values({ gameId: game!.id, ...event })
        .execute();
      const undoing = outcome(client.call('undoDraw', { id: tournament.id }));
      await untilLockIsAwaited();
      return { undoing };
    });
    expect(await undo.undoing).toMatchObject({ code: 'already-started' });
  });

  test('a log-in with the old password during its change is refused', async () => {
    const { db } = world.database;
    const email = `race-${crypto.randomUUID()}@example.org`;
    await world.as().call('register', { name: 'Race', email, password: 'the first password', langcode: 'en' });
    const { logIn } = await db.transaction().execute(async (trx) => {
      const passwordHash = await hashPassword('the second password', (length) => crypto.getRandomValues(new Uint8Array(length)));
      await trx.updateTable('users').set({ passwordHash }).where('email', '=', email).execute();
      const logIn = outcome(world.as().call('login', { email, password: 'the first password' }));
      await untilLockIsAwaited();
      return { logIn };
    });
    expect(await logIn).toMatchObject({ code: 'wrong-credentials' });
  });
});
