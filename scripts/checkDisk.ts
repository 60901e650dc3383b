/**
 * Usage: npm run check:disk
 *
 * Plays a tournament on a disk of 160 MB. Fills the disk to the last byte twice while boards are scored: first so that tables cannot grow, then
 * so that the write-ahead log cannot grow. While the disk is full, every write must get a 503, or no response while the API restarts.
 * Afterwards the disk has space again, and the tournament is played to its end. No confirmed visit may be lost. Needs Linux and root, to mount a
 * tmpfs.
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
import { waitForServer } from './lib/waitForServer.ts';
import { startChild, stopChildren, type Child } from './lib/children.ts';
import { freePort } from './lib/ports.ts';
import { Failure, main, root } from './lib/project.ts';
import { supervise } from './lib/supervise.ts';
import { openClub, signUp } from './rehearse/organiser.ts';
import { rehearse } from './rehearse/rehearsal.ts';

/** Writes to a file until the disk is full. */
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

/** Switches the write-ahead log to new segments until the disk is full, so that the next visit needs a segment that cannot be created. */
async function fillLog(url: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: url ?? '', query_timeout: 5000, connectionTimeoutMillis: 5000 });
  client.on('error', () => {}); // the rejected promise reports it
  try {
    await client.connect();
    for (let segment = 0; segment < 20; segment++)
      await client.query(`select pg_logical_emit_message(false, 'disk', 'full'), pg_switch_wal()`);
  } catch {
    // The server has ended or rejected the query, so the log is full.
  } finally {
    await client.end().catch(() => {});
  }
}

/** The effect of a full disk. `errors`: the number of times that each error was received, by its text, such as `503 unavailable`. */
type Outcome = { kind: 'tables' | 'log'; errors: Map<string, number> };

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
    void supervise(child, { start, print: () => {}, signal: ending.signal, pauses });
    await waitForServer(`${origin}/readyz`, child, 60_000);

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
    /** Writes one row. Returns the error, or null if it was written. */
    const write = () => {
      const event = { organisationId, locationId, id: newId(), name: randomBytes(50).toString('hex'), startsAt: '2030-01-05T19:30' };
      return client.call('createEvent', event, { token }).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? `${error.status} ${error.code}` : String(error)),
      );
    };

    const filler = join(dataDir, 'filler');
    const fault = async (kind: Outcome['kind']): Promise<Outcome> => {
      const errors = new Map<string, number>();
      fill(filler);
      if (kind === 'log') await fillLog(runningEmbedded(join(dataDir, 'postgres')));
      for (let count = 0, deadline = Date.now() + 30_000; count < 40 && Date.now() < deadline;) {
        const error = await write();
        if (error === null) continue;
        count += 1;
        errors.set(error, (errors.get(error) ?? 0) + 1);
        await sleep(100);
      }
      rmSync(filler);
      for (const deadline = Date.now() + 60_000; (await write()) !== null; await sleep(200))
        if (Date.now() > deadline) throw new Failure('The disk has space again, but the API still rejects writes.');
      return { kind, errors };
    };
    const faults: Promise<Outcome>[] = [];
    const kinds = ['tables', 'log'] as const;
    const report = await rehearse({
      ...{ players: 16, boards: 4, seed: 507, legs: { groups: 1, knockout: 1, finals: 2 }, origins: [origin] },
      onProgress: ({ finished, games }) => {
        const kind = kinds[faults.length];
        if (kind && finished >= ((faults.length + 1) * games) / 4) faults.push(fault(kind));
      },
    });
    for (const { kind, errors } of await Promise.all(faults)) {
      const list = [...errors].map(([error, times]) => `${error} (${times})`);
      console.log(`${kind} could not grow: ${list.join(', ') || 'every write succeeded'}`);
      if (!errors.has('503 unavailable') && !errors.has('0 offline')) throw new Failure('No write failed while the disk was full.');
      const unexpected = [...errors.keys()].filter((error) => error !== '503 unavailable' && error !== '0 offline');
      if (unexpected.length > 0) throw new Failure(`While the disk was full, writes failed with ${unexpected.join(', ')}.`);
      if (kind === 'tables' && !errors.has('503 unavailable'))
        throw new Failure('The API ended because a table could not grow. It should respond with 503.');
    }
    if (faults.length < kinds.length) throw new Failure('The tournament was over before the disk was full twice.');
    if (report.faults.length > 0) throw new Failure(report.faults.join('\n'));
    console.log(`${report.games} games, ${report.visits} visits, none lost; ${report.retries} retries, ${starts} starts of the API`);
  } finally {
    ending.abort();
    await stopChildren();
    // Lazy (-l), because PostgreSQL may not have ended yet.
    spawnSync('umount', ['-l', dataDir]);
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
});
process.exit();
