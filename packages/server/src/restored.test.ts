import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { GameSummary } from '@oche/api/contract/game';
import { epochHeader } from '@oche/api/client';
import { loadBackup, markRestored, writeBackup } from './platform/db/backup.ts';
import { db, makeStale, transaction, withDatabase } from './platform/db/current.ts';
import { openDatabase } from './platform/db/open.ts';
import { openEmptyDatabase } from './testDatabase.ts';
import { logEvent, prepareEvening, startEvening, startTestServer, type TestServer } from './testServer.ts';

const clock = new Date('2026-11-27T19:00:00Z');

let folder: string;
const open: TestServer[] = [];
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'oche-restored-'))));
afterAll(async () => {
  for (const world of open) await world.close();
  rmSync(folder, { recursive: true, force: true });
});

const start = async (...options: Parameters<typeof startTestServer>): Promise<TestServer> => {
  const world = await startTestServer(...options);
  open.push(world);
  return world;
};
let count = 0;
const backUp = async ({ database }: TestServer): Promise<string> => {
  const file = join(folder, `${++count}.oche`);
  await writeBackup(database.db, file, clock);
  return file;
};
/** Starts a server on a backup, as after `npm run restore`. */
const restore = async (file: string, mark = () => markRestored(clock)): Promise<TestServer> => {
  const database = await openEmptyDatabase();
  await withDatabase(database.db, () => transaction(() => loadBackup(file).then(mark)));
  return start({ database });
};
/** Runs the SQL statements from docs/deploy.md for a database that a provider has restored. */
const markByHand = async (): Promise<void> => {
  const page = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8');
  const [, script] = page.match(/^```sql\nbegin;\n(.*?)commit;$/ms)!;
  const epoch = async () => (await db().selectFrom('instance').select('epoch').executeTakeFirstOrThrow()).epoch;
  const original = await epoch();
  for (const statement of script!.split(';\n').filter(Boolean)) await sql.raw(statement).execute(db());
  expect(await epoch()).not.toBe(original);
};

const tabletOf = async (world: TestServer, client: ReturnType<TestServer['as']>, boardId: string): Promise<string> => {
  const { code, secret } = await world.as().call('createPairingCode', {});
  await client.call('pairBoard', { id: boardId, code });
  return (await world.as().call('getPairingCode', { code, secret })).token!;
};

/** A running tournament on two boards with tablets, a tablet of another event, and games that wait for a board. */
const evening = async () => {
  const world = await start();
  const { client, tournament, location } = await startEvening(world, { players: 8, boards: 2 });
  const [one, two] = location.boards.map(({ id }) => id) as [string, string];
  const other = await prepareEvening(world, { players: 4, boards: 1 });
  const tablets = { one: await tabletOf(world, client, one), two: await tabletOf(world, client, two) };
  const stranger = await tabletOf(world, other.client, other.location.boards[0]!.id);
  const { items } = await client.call('listTournamentGames', { tournament: tournament.id, perPage: 200 });
  const onBoards = (await client.call('getPlayList', { id: tournament.id })).boards.map(({ game }) => game!.id);
  const waiting = items.filter(({ id, phase }) => phase === 'ready' && !onBoards.includes(id));
  return { world, tournament, boards: { one, two }, tablets, stranger, waiting, onBoards };
};
type Evening = Awaited<ReturnType<typeof evening>>;

const visits = () => [logEvent('visit', { side: 0, total: 60 }), logEvent('visit', { side: 1, total: 45 })];
const restoreLog = (world: TestServer, token: string, { id }: Pick<GameSummary, 'id'>, events = visits()) =>
  world.as(token).call('recordEvents', { id, after: 0, scorerEpoch: 0, events });
const rowOf = ({ database }: TestServer, { id }: Pick<GameSummary, 'id'>) =>
  database.db.selectFrom('games').selectAll().where('id', '=', id).executeTakeFirstOrThrow();

describe('logs that a tablet restores', () => {
  let original: Evening;
  let world: TestServer;
  /** Games that no test has used yet. */
  let games: GameSummary[];
  beforeAll(async () => {
    original = await evening();
    await restoreLog(original.world, original.tablets.two, { id: original.onBoards[1]! });
    // The clock of the test does not advance, so the earlier events are moved to a time before the restore.
    await original.world.database.db
      .updateTable('gameEvents')
      .set({ serverTime: new Date(clock.getTime() - 60_000) })
      .execute();
    world = await restore(await backUp(original.world));
    games = [...original.waiting];
  });
  const next = (): GameSummary => games.shift()!;
  const change = (game: Pick<GameSummary, 'id'>, row: Partial<Record<'boardId' | 'calledAt' | 'createdAt' | 'finishedAt', unknown>>) =>
    world.database.db
      .updateTable('games')
      .set(row as never)
      .where('id', '=', game.id)
      .execute();
  const expectRefusal = (token: string, game: GameSummary, on = world) =>
    expect(restoreLog(on, token, game)).rejects.toMatchObject({ status: 403, code: 'forbidden' });

  it('are accepted from a tablet of the event, and replace a game on its board that has not started', async () => {
    const { tablets, boards, onBoards } = original;
    const game = next();
    await restoreLog(world, tablets.one, game);
    expect(await rowOf(world, game)).toMatchObject({ boardId: boards.one, calledAt: clock, startedAt: clock });
    expect(await rowOf(world, { id: onBoards[0]! })).toMatchObject({ boardId: null, calledAt: null });
    expect((await world.as(tablets.one).call('getBoard', {})).game?.id).toBe(game.id);
  });

  it('replace a game on the board that was not scored since the restore, but no other', async () => {
    const { tablets, boards, onBoards } = original;
    const [game, other] = [next(), next()];
    await restoreLog(world, tablets.two, game);
    const boardsOf = () => Promise.all([{ id: onBoards[1]! }, game, other].map(async (game) => (await rowOf(world, game)).boardId));
    expect(await boardsOf()).toEqual([null, boards.two, null]);
    await restoreLog(world, tablets.two, other);
    expect(await boardsOf()).toEqual([null, boards.two, null]);
    expect((await world.as().call('getGame', { id: other.id })).length).toBe(3);
  });

  it('are accepted for games that were called to another board since, unless they have started there', async () => {
    const { tablets, boards } = original;
    await world.database.db
      .updateTable('games')
      .set({ boardId: null, calledAt: null })
      .where('boardId', 'in', [boards.one, boards.two])
      .execute();
    const game = next();
    await change(game, { boardId: boards.two, calledAt: new Date(clock.getTime() - 1) });
    await expectRefusal(tablets.one, game);
    await change(game, { calledAt: clock });
    await restoreLog(world, tablets.one, game);
    expect((await rowOf(world, game)).boardId).toBe(boards.one);
    // Board one is in use now, so the game remains on board two.
    const called = next();
    await change(called, { boardId: boards.two, calledAt: clock });
    await restoreLog(world, tablets.one, called);
    expect((await rowOf(world, called)).boardId).toBe(boards.two);
    await change(called, { boardId: null, calledAt: null });
    const started = next();
    await change(started, { boardId: boards.two, calledAt: clock });
    await restoreLog(world, tablets.two, started);
    await expectRefusal(tablets.one, started);
  });

  it('are refused unless the database was restored within the last day', async () => {
    const { tablets, world: unrestored } = original;
    const game = next();
    await expectRefusal(tablets.one, game, unrestored);
    const restoredAt = (at: number) =>
      world.database.db
        .updateTable('instance')
        .set({ restoredAt: new Date(at) })
        .execute();
    for (const at of [clock.getTime() + 1, clock.getTime() - 24 * 60 * 60_000]) {
      await restoredAt(at);
      await expectRefusal(tablets.one, game);
    }
    await restoredAt(clock.getTime());
    await restoreLog(world, tablets.one, game);
  });

  it('are refused if the game was created after the restore, is over or belongs to another event', async () => {
    const { tablets, stranger } = original;
    const game = next();
    await change(game, { createdAt: new Date(clock.getTime() + 1) });
    await expectRefusal(tablets.one, game);
    await change(game, { createdAt: clock, finishedAt: clock });
    await expectRefusal(tablets.one, game);
    await change(game, { finishedAt: null });
    await expectRefusal(stranger, game);
    await restoreLog(world, tablets.one, game);
  });

  it('may not contain decisions of organisers: a batch with a walkover is refused as a whole', async () => {
    const { tablets } = original;
    const game = next();
    const scored = visits();
    const walkover = logEvent('walkover', { winner: 0 });
    await expect(restoreLog(world, tablets.one, game, [...scored, walkover])).rejects.toMatchObject({ status: 403 });
    expect((await world.as().call('getGame', { id: game.id })).length).toBe(0);
    await restoreLog(world, tablets.one, game, scored);
    expect((await world.as().call('getGame', { id: game.id })).length).toBe(3);
  });

  it('can be compared by the tablet even if the game is private', async () => {
    const { tournament, tablets, stranger } = original;
    const { id } = next();
    await world.server.asSystem(async () => {
      await db().updateTable('tournaments').set({ visibility: 'private' }).where('id', '=', tournament.id).execute();
      makeStale('everything');
    });
    expect(await world.as(tablets.one).call('getGame', { id })).toMatchObject({ length: 0 });
    for (const token of [stranger, null]) await expect(world.as(token).call('getGame', { id })).rejects.toMatchObject({ status: 404 });
  });
});

it('sends the epoch of its database with every response, and another one after a restore', async () => {
  const epochs: string[] = [];
  for (const { fetch, database } of open.slice(0, 2)) {
    const { epoch } = await database.db.selectFrom('instance').select('epoch').executeTakeFirstOrThrow();
    for (const path of ['/api/home', '/api/tournaments/none'])
      expect((await fetch(new Request(`http://test${path}`))).headers.get(epochHeader)).toBe(epoch);
    epochs.push(epoch);
  }
  expect(new Set(epochs).size).toBe(2);
});

it.each([
  ['a restore', undefined],
  ['the SQL for a provider’s restore', markByHand],
])(
  '%s ends sessions, links, invitations, pairing codes and unsent e-mails, and keeps tablets paired',
  { timeout: 120_000 },
  async (_name, mark) => {
    const world = await start();
    const { client, token, organisation, location } = await prepareEvening(world, { players: 4, boards: 1 });
    const tablet = await tabletOf(world, client, location.boards[0]!.id);
    const email = (await client.call('getUser', {}))!.email;
    await world.as().call('createPairingCode', {});
    await client.call('inviteMember', { organisationId: organisation.id, email: 'next@example.org', role: 'editor' });
    await world.as().call('askPasswordReset', { email });
    const tables = ['links', 'invitations', 'pairingCodes', 'jobs'] as const;
    const rows = ({ database }: TestServer) =>
      Promise.all(tables.map(async (table) => (await database.db.selectFrom(table).selectAll().execute()).length));
    await world.database.db
      .insertInto('jobs')
      .values({ id: organisation.id, kind: 'publish', payload: '{}', runAt: new Date('2030-01-01') })
      .execute();
    const { id: userId } = (await client.call('getUser', {}))!;
    await world.database.db
      .insertInto('impersonations')
      .values({ id: organisation.id, actorId: userId, userId, startedAt: clock, expiresAt: new Date('2030-01-01'), endedAt: null })
      .execute();
    // A job creates the link.
    await expect.poll(async () => (await rows(world)).every((count) => count > 0)).toBe(true);

    const restored = await restore(await backUp(world), mark);
    expect(await rows(restored)).toEqual([0, 0, 0, 0]);
    const { restoredAt } = await restored.database.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow();
    expect(restoredAt).not.toBeNull();
    const impersonations = await restored.database.db.selectFrom('impersonations').select('endedAt').execute();
    expect(impersonations.map(({ endedAt }) => endedAt === null)).toEqual([false]);
    expect(await restored.as(token).call('getUser', {})).toBeNull();
    expect((await restored.as(tablet).call('getBoard', {})).board.number).toBe(1);
    await restored.as().call('login', { email, password: 'ninety-nine-darts' });
    // The original database is unchanged.
    expect(await client.call('getUser', {})).toMatchObject({ email });
  },
);

describe('a database', () => {
  const status = async ({ fetch }: TestServer, path: string) => {
    const response = await fetch(new Request(`http://test${path}`));
    return [response.status, ((await response.json()) as { code?: string; status?: string }).code, response.headers.get('retry-after')];
  };

  it('on a full disk makes writes fail with 503, loses nothing, and works again when there is space', { timeout: 120_000 }, async () => {
    const database = await openDatabase({ dataDir: join(folder, 'full') });
    const world = await start({ database });
    const { client, tournament } = await startEvening(world, { players: 4, boards: 1 });
    const game = (await client.call('getPlayList', { id: tournament.id })).boards[0]!.game!;
    const [first, second] = visits();
    await client.call('recordEvents', { id: game.id, after: 0, scorerEpoch: 0, events: [first!] });
    const full = `create function full_disk() returns trigger language plpgsql as $$ begin
      raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`;
    await sql.raw(full).execute(database.db);
    await sql.raw('create trigger full_disk before insert on game_events execute function full_disk()').execute(database.db);
    const record = () => client.call('recordEvents', { id: game.id, after: 2, scorerEpoch: 0, events: [second!] });
    await expect(record()).rejects.toMatchObject({ status: 503, code: 'unavailable' });
    expect((await client.call('getGame', { id: game.id })).length).toBe(2);
    await sql.raw('drop trigger full_disk on game_events').execute(database.db);
    expect((await record()).length).toBe(3);
  });

  it('that has ended makes requests and health checks fail with 503', async () => {
    const database = await openDatabase({ dataDir: join(folder, 'ended') });
    let healthy = true;
    void database.lost.then(() => (healthy = false));
    const world = await start({ database, healthy: () => healthy });
    for (const path of ['/api/home', '/healthz', '/readyz']) expect((await status(world, path))[0]).toBe(200);
    process.kill(Number(readFileSync(join(folder, 'ended/postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
    await database.lost;
    // PostgreSQL ends its open connections a moment after its main process.
    await expect.poll(() => status(world, '/api/tournaments')).toEqual([503, 'unavailable', '2']);
    for (const path of ['/healthz', '/readyz']) expect((await status(world, path))[0]).toBe(503);
  });
});
