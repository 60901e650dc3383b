import { randomBytes } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import type { Client } from '@oche/api/client';
import { openForBackup } from '@oche/server/platform/db/open';
import { waitForServer } from '../lib/waitForServer.ts';
import { startChild, type Child } from '../lib/children.ts';
import { freePort } from '../lib/ports.ts';
import { Failure, root } from '../lib/project.ts';
import { signUp } from './organiser.ts';

/** An API that was started for this rehearsal, on a free port and with a new database. `stop` ends it and removes the database. */
export type OwnApi = {
  origin: string;
  database: 'embedded' | 'PostgreSQL';
  /** the data folder of the embedded database */
  dataDir: string;
  /** the processor time of the process, in seconds */
  processorTime: () => number;
  /** Kills the API with SIGKILL and restarts it on the same port with the same data. */
  crash: () => Promise<void>;
  /** Registers a super admin, as the setup of an installation does, and returns their token. */
  administrator: (client: Client) => Promise<string>;
  stop: () => Promise<void>;
};

export type Database = { url: string; drop: () => Promise<void> };

/** Creates an empty database on the PostgreSQL server at `url`. Throws a Failure if that fails. */
export async function createDatabase(url: string): Promise<Database> {
  const name = `oche_rehearsal_${process.pid}_${Date.now().toString(36)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // the rejected promise reports the error
    try {
      await client.connect();
      await client.query(statement);
    } catch (error) {
      throw new Failure(`PostgreSQL at DATABASE_URL: ${(error as Error).message || 'cannot be reached'}.`);
    } finally {
      await client.end().catch(() => {});
    }
  };
  await run(`create database ${name}`);
  const databaseUrl = new URL(url);
  databaseUrl.pathname = `/${name}`;
  return { url: databaseUrl.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

type ApiProcess = { origin: string; processorTime: () => number; crash: () => Promise<void>; stop: () => Promise<void> };

/** The processor time of a process of Linux, in seconds. */
const processorTimeOf = (pid: number): number => {
  const [user, system] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ').slice(11, 13);
  return (Number(user) + Number(system)) / 100;
};

/** Starts the API host as a process. */
export async function startApiProcess(env: Record<string, string>, logFolder: string, name = 'api'): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (): Promise<Child> => {
    const child = startChild(
      { name, args: ['src/main.ts'], cwd: join(root, 'hosts/api'), env: { NODE_ENV: 'production', ...env, API_PORT: String(port) } },
      { logFolder },
    );
    await waitForServer(`${origin}/readyz`, child, 60_000);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    child.process.kill(signal);
    await child.exited;
  };
  return {
    origin,
    processorTime: () => processorTimeOf(child.process.pid!),
    crash: async () => {
      await end('SIGKILL');
      child = await start();
    },
    stop: () => end('SIGTERM'),
  };
}

/**
 * Starts an API on a new database at `databaseUrl`, otherwise on an embedded database in a temporary folder. `settings`: more environment
 * variables.
 */
export async function startOwnApi(databaseUrl?: string, settings: Record<string, string> = {}): Promise<OwnApi> {
  const folder = mkdtempSync(join(tmpdir(), 'oche-rehearsal-'));
  const database = databaseUrl ? await createDatabase(databaseUrl) : null;
  const cleanUp = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', REALTIME_HOST: '', ...settings };
    const api = await startApiProcess(env, join(folder, 'logs'));
    const administrator = async (client: Client) => {
      const email = `administrator-${randomBytes(6).toString('hex')}@oche.invalid`;
      const token = await signUp(client, { name: 'Administrator', email, password: randomBytes(12).toString('hex') });
      const { db, close } = await openForBackup({ dataDir, ...(database && { databaseUrl: database.url }) });
      await db.updateTable('users').set({ isSuperAdmin: true }).where('email', '=', email).execute();
      await close();
      return token;
    };
    const stop = async () => {
      await api.stop();
      await cleanUp();
    };
    return { ...api, database: database ? 'PostgreSQL' : 'embedded', dataDir, administrator, stop };
  } catch (error) {
    await cleanUp();
    throw error;
  }
}
