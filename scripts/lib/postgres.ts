import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { postgresBinaries, type Binaries } from '@oche/server/db/embedded';
import pg from 'pg';
import { freePort } from './ports.ts';
import { Failure } from './project.ts';

/** A PostgreSQL that belongs to this run: `stop` ends it and removes its data. */
export type Postgres = { url: string; stop: () => Promise<void> };

export type PostgresOptions = {
  /** Wait for the disk on commit, as in production; tests do not need to. */
  durable?: boolean;
  /** Further settings of the server, such as `max_connections`. */
  settings?: Record<string, string>;
};

/** PostgreSQL refuses to run as root; 65534 is nobody. */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};

async function binaries(): Promise<Binaries> {
  const found = await postgresBinaries();
  if (!found)
    throw new Failure(
      `npm has no PostgreSQL for ${process.platform} ${process.arch}: set TEST_DATABASE_URL to a PostgreSQL that may be used for tests.`,
    );
  return found;
}

/** The binaries at a place where nobody may read them: a checkout below /root is closed to it. */
function reachable({ initdb, postgres }: Binaries, folder: string): Binaries {
  if (spawnSync(postgres, ['--version'], identity).status === 0) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
}

/** A PostgreSQL for tests: the one at TEST_DATABASE_URL, else one of its own from the binaries that npm brought. */
export async function startPostgres(options: PostgresOptions = {}): Promise<Postgres> {
  const given = process.env['TEST_DATABASE_URL'];
  if (given) return { url: given, stop: async () => {} };

  const folder = mkdtempSync(join(tmpdir(), 'oche-postgres-'));
  const { uid, gid } = identity;
  if (uid !== undefined && gid !== undefined) chownSync(folder, uid, gid);
  chmodSync(folder, 0o755);
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const { initdb, postgres } = reachable(await binaries(), folder);
    const data = join(folder, 'data');
    const made = spawnSync(initdb, ['-D', data, '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--no-sync'], {
      ...identity,
      cwd: folder,
      encoding: 'utf8',
    });
    if (made.status !== 0) throw new Failure(`PostgreSQL could not make its data folder: ${made.stderr || made.error?.message}`);
    const port = await freePort();
    const settings = { ...(options.durable ? {} : { fsync: 'off', full_page_writes: 'off' }), max_connections: '200', ...options.settings };
    const args = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', folder];
    for (const [name, value] of Object.entries(settings)) args.push('-c', `${name}=${value}`);
    const server = spawn(postgres, args, { ...identity, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] });
    let log = '';
    server.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
    const exited = new Promise<void>((resolve) => server.once('exit', () => resolve()));
    const kill = () => server.kill('SIGKILL');
    process.once('exit', kill);
    const url = `postgres://postgres@127.0.0.1:${port}/postgres`;
    await untilReady(
      url,
      () => server.exitCode !== null,
      () => log,
    );
    return {
      url,
      stop: async () => {
        process.off('exit', kill);
        server.kill('SIGINT'); // "fast": disconnects clients
        await exited;
        remove();
      },
    };
  } catch (error) {
    remove();
    throw error;
  }
}

async function untilReady(url: string, hasEnded: () => boolean, log: () => string): Promise<void> {
  const deadline = Date.now() + 30_000;
  while (Date.now() < deadline && !hasEnded()) {
    const client = new pg.Client({ connectionString: url });
    // A refused connection is reported twice: by the promise and by an event.
    client.on('error', () => {});
    const ready = await client.connect().then(
      () => true,
      () => false,
    );
    await client.end().catch(() => {});
    if (ready) return;
    await sleep(50);
  }
  throw new Failure(`PostgreSQL did not start:\n${log()}`);
}
