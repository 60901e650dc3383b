import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { createClient } from '@oche/api/client';
import { untilAnswers } from '../lib/answers.ts';
import { startChild, stopChildren } from '../lib/children.ts';
import { freePort } from '../lib/ports.ts';
import { root } from '../lib/project.ts';
import { freshDatabase, startApiProcess } from './ownApi.ts';
import { rehearse } from './rehearsal.ts';
import { followTournament, type Spectator } from './spectator.ts';

const postgres = process.env['TEST_DATABASE_URL'];
const app = { REALTIME_APP_ID: 'rehearsal', REALTIME_KEY: 'rehearsal-key', REALTIME_SECRET: 'rehearsal-secret' };

describe.skipIf(!postgres)('two API processes on one PostgreSQL with a standalone realtime endpoint', () => {
  const cleanUp: (() => unknown)[] = [];
  afterAll(async () => {
    await stopChildren();
    for (const clean of cleanUp.reverse()) await clean();
  }, 30_000);

  it('serve one tournament, and a spectator receives every event', { timeout: 180_000 }, async () => {
    const folder = mkdtempSync(join(tmpdir(), 'oche-two-'));
    cleanUp.push(() => rmSync(folder, { recursive: true, force: true }));
    const database = await freshDatabase(postgres!);
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
    await untilAnswers(`http://127.0.0.1:${realtimePort}/up`, realtime);
    const env = { ...app, DATABASE_URL: database.url, REALTIME_HOST: '127.0.0.1', REALTIME_PORT: String(realtimePort), REALTIME_TLS: '0' };
    const one = await startApiProcess(env, folder, 'one');
    const two = await startApiProcess(env, folder, 'two');

    let spectator: Spectator | undefined;
    const report = await rehearse({
      players: 8,
      boards: 2,
      seed: 167,
      legs: { groups: 1, knockout: 1, finals: 2 },
      origins: [one.origin, two.origin],
      onStarted: async ({ slug }) => {
        spectator = await followTournament(slug, two.origin, { port: realtimePort, key: app.REALTIME_KEY });
        cleanUp.push(spectator.leave);
      },
    });
    expect(report.faults).toEqual([]);
    expect(report).toMatchObject({ games: 19, refused: 0, repeated: 0 });

    const client = createClient({ baseUrl: `${one.origin}/api` });
    const { items } = await client.call('listTournamentGames', { tournament: report.tournament, phase: 'finished', perPage: 200 });
    expect(items).toHaveLength(19);
    for (const { id } of items) {
      const { events } = await client.call('getGame', { id, since: 0 });
      const ids = events.map((event) => event.id).sort();
      await vi.waitFor(() => expect([...spectator!.received.get(id)!].sort()).toEqual(ids), 10_000);
    }
  });
});
