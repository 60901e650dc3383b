import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@oche/api/client';
import { waitForServer } from '../lib/waitForServer.ts';
import { startChild, stopChildren } from '../lib/children.ts';
import { freePort } from '../lib/ports.ts';
import { root } from '../lib/project.ts';
import { createDatabase, startApiProcess } from './ownApi.ts';
import { rehearse } from './rehearsal.ts';
import { followTournament, type Spectator } from './spectator.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const app = { REALTIME_APP_ID: 'rehearsal', REALTIME_KEY: 'rehearsal-key', REALTIME_SECRET: 'rehearsal-secret' };

describe.skipIf(!postgres)('two API processes with one database and a standalone realtime endpoint', () => {
  const cleanUp: (() => unknown)[] = [];
  afterAll(async () => {
    await stopChildren();
    for (const clean of cleanUp.reverse()) await clean();
  }, 30_000);

  it('serve one tournament, and a spectator receives every event', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oche-two-'));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await createDatabase(postgres!);
    cleanUp.push(database.drop);

    const realtimePort = await freePort(26_000);
    const realtime = startChild(
      {
        name: 'realtime',
        args: ['src/platform/realtime/standalone.ts'],
        cwd: join(root, 'packages/server'),
        env: { ...app, REALTIME_PORT: String(realtimePort), REALTIME_HOST: '127.0.0.1' },
      },
      { logFolder: folder },
    );
    await waitForServer(`http://127.0.0.1:${realtimePort}/up`, realtime);
    const env = { ...app, DATABASE_URL: database.url, REALTIME_HOST: '127.0.0.1', REALTIME_PORT: String(realtimePort), REALTIME_TLS: '0' };
    const first = await startApiProcess(env, folder, 'first');
    const second = await startApiProcess(env, folder, 'second');

    let spectator: Spectator | undefined;
    const report = await rehearse({
      players: 8,
      boards: 2,
      seed: 167,
      legs: { groups: 1, knockout: 1, finals: 2 },
      origins: [first.origin, second.origin],
      onStarted: async ({ slug }) => {
        spectator = await followTournament(slug, second.origin, { port: realtimePort, key: app.REALTIME_KEY });
        cleanUp.push(spectator.leave);
      },
    });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 19, rejected: 0, retries: 0 });

    const client = createClient({ baseUrl: `${first.origin}/api` });
    const { items } = await client.call('listTournamentGames', { tournament: report.tournament, phase: 'finished', perPage: 200 });
    expect(items).toHaveLength(19);
    for (const { id } of items) {
      const { events } = await client.call('getGame', { id, since: 0 });
      const ids = events.map((event) => event.id).sort();
      await vi.waitFor(() => expect([...spectator!.received.get(id)!].sort()).toEqual(ids), 10_000);
    }
  });
});
