/**
 * Usage: npm run check:disk
 *
 * Plays a tournament on a disk of 160 MB and fills it to the last byte while boards are scored: once where tables have to grow, once where
 * the write-ahead log has to. Meanwhile every write must get 503, or no answer while the API starts again. When there is room, the
 * tournament is played to its end, and nothing that was answered is lost. It needs Linux and root, to mount a tmpfs.
 */
import { randomBytes } from 'node:crypto';
import { spawnSync } from 'node:child_process';
import { closeSync, mkdirSync, mkdtempSync, openSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createClient } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';
import { runningEmbedded } from '@oche/server/platform/db/embedded';
import pg from 'pg';
import { untilAnswers } from './lib/answers.ts';
import { startChild, stopChildren, type Child } from './lib/children.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main, root } from './lib/project.ts';
import { supervise } from './lib/supervise.ts';
import { openClub, signUp } from './rehearse/organiser.ts';
import { rehearse } from './rehearse/rehearsal.ts';

/** Writes until not one byte more fits. */
function fill(file: string): void {
  const handle = openSync(file, 'w');
  try {
    for (const size of [1 << 20, 4096, 1]) {
      try {
        for (const zeros = Buffer.alloc(size); ;) writeSync(handle, zeros);
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
      }
    }
  } finally {
    closeSync(handle);
  }
}

/** Switches the log to new segments until the disk is full, so that the next visit needs a segment that cannot be created. */
async function fillLog(url: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: url ?? '', query_timeout: 5000, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the rejected promise reports it
  try {
    await client.connect();
    for (let segment = 0; segment < 20; segment++)
      await client.query(`select pg_logical_emit_message(false, 'disk', 'full'), pg_switch_wal()`);
  } catch {
    // The server ended, or refused: the log is full.
  } finally {
    await client.end().catch(() => {});
  }
}

type Seen = { kind: 'tables' | 'log'; said: Map<string, number> };

await main(async () => {
  if (process.platform !== 'linux' || process.getuid?.() !== 0)
    throw new Failure('check:disk needs Linux and root, to mount a small disk.');
  const folder = mkdtempSync(join(tmpdir(), 'oche-disk-'));
  const dataDir = join(folder, 'data');
  mkdirSync(dataDir);
  const { status, stderr } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=160m,mode=755', 'oche-disk', dataDir], { encoding: 'utf8' });
  if (status !== 0) throw new Failure(`check:disk could not mount a small disk: ${stderr}`);
  const ending = new AbortController();
  try {
    const port = await freePort();
    const origin = `http://127.0.0.1:${port}`;
    const env = { NODE_ENV: 'production', DATA_DIR: dataDir, DATABASE_URL: '', REALTIME_HOST: '', API_PORT: String(port) };
    let starts = 0;
    const start = (): Child => {
      starts += 1;
      return startChild({ name: 'api', args: ['src/main.ts'], cwd: join(root, 'hosts/api'), env }, { logFolder: folder, append: true });
    };
    const child = start();
    const pauses = { first: 250, longest: 2000, steady: 60_000 };
    void supervise(child, { start, say: () => {}, signal: ending.signal, pauses });
    await untilAnswers(`${origin}/readyz`, child, 60_000);

    const client = createClient({ baseUrl: `${origin}/api` });
    let newest = 0;
    const newId = () => `00000000-0000-7000-8000-${(++newest).toString(16).padStart(12, '0')}`;
    const token = await signUp(client, { name: 'Disk', email: 'disk@oche.invalid', password: randomBytes(12).toString('hex') });
    const { organisationId, locationId } = await openClub(client, token, {
      organisation: 'Disk',
      timeZone: 'UTC',
      location: 'Disk',
      boards: 1,
      newId,
    });
    /** Writes one more row. Returns why it was not written, or null. */
    const write = () => {
      const event = { organisationId, locationId, id: newId(), name: randomBytes(50).toString('hex'), startsAt: '2030-01-05T19:30' };
      return client.call('createEvent', event, { token }).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error)),
      );
    };

    const filler = join(dataDir, 'filler');
    const fault = async (kind: Seen['kind']): Promise<Seen> => {
      const said = new Map<string, number>();
      fill(filler);
      if (kind === 'log') await fillLog(runningEmbedded(join(dataDir, 'postgres')));
      for (let refusals = 0, until = Date.now() + 30_000; refusals < 40 && Date.now() < until;) {
        const refusal = await write();
        if (refusal === null) continue;
        refusals += 1;
        said.set(refusal, (said.get(refusal) ?? 0) + 1);
        await sleep(100);
      }
      rmSync(filler);
      for (const until = Date.now() + 60_000; (await write()) !== null; await sleep(200))
        if (Date.now() > until) throw new Failure('There is room again, and the API does not go on.');
      return { kind, said };
    };
    const faults: Promise<Seen>[] = [];
    const kinds = ['tables', 'log'] as const;
    const report = await rehearse({
      ...{ players: 16, boards: 4, seed: 507, legs: { groups: 1, knockout: 1, finals: 2 }, origins: [origin] },
      onProgress: ({ finished, games }) => {
        const kind = kinds[faults.length];
        if (kind && finished >= ((faults.length + 1) * games) / 4) faults.push(fault(kind));
      },
    });
    for (const { kind, said } of await Promise.all(faults)) {
      const list = [...said].map(([what, times]) => `${what} (${times})`);
      console.log(`${kind} could not grow: ${list.join(', ') || 'nothing was refused'}`);
      if (!said.has('503 unavailable') && !said.has('0 offline')) throw new Failure('Nobody was told that the disk is full.');
      const wrong = [...said.keys()].filter((what) => what !== '503 unavailable' && what !== '0 offline');
      if (wrong.length > 0) throw new Failure(`A full disk is answered with ${wrong.join(', ')}.`);
      if (kind === 'tables' && !said.has('503 unavailable'))
        throw new Failure('A full disk ends the API where a statement could be refused.');
    }
    if (faults.length < kinds.length) throw new Failure('The tournament was over before the disk was full twice.');
    if (report.faults.length > 0) throw new Failure(report.faults.join('\n'));
    console.log(
      `${report.games} games, ${report.visits} visits, none lost; ${report.repeated} requests sent again, ${starts} starts of the API`,
    );
  } finally {
    ending.abort();
    await stopChildren();
    // Lazily: PostgreSQL may be about to end.
    spawnSync('umount', ['-l', dataDir]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
process.exit();
