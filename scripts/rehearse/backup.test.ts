import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeAll, expect, it } from 'vitest';
import { createClient, type Client } from '@oche/api/client';
import type { GameSummary } from '@oche/api/contract/game';
import { createServer, withoutRealtime } from '@oche/server/createServer';
import { loadBackup, writeBackup } from '@oche/server/platform/db/backup';
import { transaction, withDatabase } from '@oche/server/platform/db/current';
import { openForBackup, type OpenDatabase } from '@oche/server/platform/db/open';
import { rebuildResults } from '@oche/server/games/rebuild';
import { openEmptyDatabase } from '@oche/server/testDatabase';
import { stopChildren } from '../lib/children.ts';
import { asSystem } from '../lib/system.ts';
import { startOwnApi, type OwnApi } from './ownApi.ts';
import { rehearse } from './rehearsal.ts';

let api: OwnApi;
let folder: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'oche-backup-'));
  return async () => {
    await stopChildren();
    rmSync(folder, { recursive: true, force: true });
  };
});
beforeAll(async () => {
  api = await startOwnApi();
  return () => api.stop();
}, 60_000);

/** Makes a backup as `npm run backup` does, while the API writes to the same database. */
const backUp = async (file: string): Promise<void> => {
  const database = await openForBackup({ dataDir: api.dataDir });
  try {
    await writeBackup(database.db, file, new Date());
  } finally {
    await database.close();
  }
};

/** Restores a backup into an empty database. `changed`: the games whose rows differ from their logs. */
const restore = async (file: string): Promise<{ database: OpenDatabase; changed: string[] }> => {
  const database = await openEmptyDatabase();
  await withDatabase(database.db, () => transaction(() => loadBackup(file)));
  const { changed } = await asSystem(database, rebuildResults);
  return { database, changed };
};

const logsOf = async ({ db }: OpenDatabase): Promise<Map<string, string[]>> => {
  const rows = await db.selectFrom('gameEvents').select(['gameId', 'id', 'kind', 'payload']).orderBy('gameId').orderBy('seq').execute();
  const logs = new Map<string, string[]>();
  for (const { gameId, ...event } of rows) logs.set(gameId, [...(logs.get(gameId) ?? []), JSON.stringify(event)]);
  return logs;
};

/** The public data of a tournament. */
const publishedData = async (client: Client, tournament: string) => {
  const games: GameSummary[] = [];
  for (let page = 1, total = 1; games.length < total; page += 1) {
    const found = await client.call('listTournamentGames', { tournament, page, perPage: 200 });
    games.push(...found.items);
    ({ total } = found);
  }
  return {
    games,
    logs: await Promise.all(games.map(({ id }) => client.call('getGame', { id, since: 0 }))),
    tournament: await client.call('getTournament', { tournament }),
    groups: await client.call('listGroups', { tournament }),
    winners: await client.call('getBracket', { tournament, role: 'winners' }),
    losers: await client.call('getBracket', { tournament, role: 'losers' }),
    results: await client.call('getResults', { tournament }),
  };
};

it('backups during a tournament are consistent, and a backup at the end has the same results', { timeout: 180_000 }, async () => {
  const backups: { file: string; confirmed: number }[] = [];
  let lastBackup: Promise<void> = Promise.resolve();
  let slug = '';
  const report = await rehearse({
    ...{ players: 8, boards: 3, seed: 41, legs: { groups: 1, knockout: 1, finals: 2 }, origins: [api.origin] },
    onStarted: (tournament) => void (slug = tournament.slug),
    // Backups are made while boards write events. Each backup must have every event that was confirmed before the backup started.
    onProgress: ({ events, finished }) => {
      if (finished < 5 * backups.length + 3) return;
      const file = join(folder, `${backups.length}.oche`);
      backups.push({ file, confirmed: events });
      lastBackup = lastBackup.then(() => backUp(file));
    },
  });
  await lastBackup;
  expect(report.faults).toEqual([]);
  expect(backups.length).toBe(4);

  const end = join(folder, 'end.oche');
  await backUp(end);
  const final = await restore(end);
  expect(final.changed).toEqual([]);
  const logs = await logsOf(final.database);

  for (const { file, confirmed } of backups) {
    const { database, changed } = await restore(file);
    expect([file, changed]).toEqual([file, []]);
    const restoredLogs = await logsOf(database);
    for (const [game, log] of restoredLogs) expect([game, log]).toEqual([game, logs.get(game)?.slice(0, log.length)]);
    expect([...restoredLogs.values()].flat().length).toBeGreaterThanOrEqual(confirmed);
    await database.close();
  }

  const server = createServer({
    db: final.database.db,
    clock: () => new Date(),
    random: (length) => Buffer.alloc(length),
    ...withoutRealtime,
    log: () => {},
  });
  const backupClient = createClient({
    baseUrl: 'http://backup.invalid/api',
    fetch: async (input, init) => server.fetch(new Request(String(input), init)),
  });
  expect(await publishedData(backupClient, slug)).toEqual(await publishedData(createClient({ baseUrl: `${api.origin}/api` }), slug));
  await server.close();
  await final.database.close();
});
