import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { untilAnswers } from '../lib/answers.ts';
import { startChild, type Child } from '../lib/children.ts';
import { freePort } from '../lib/ports.ts';
import { Failure, root } from '../lib/project.ts';

/** An API of this rehearsal's own: on a free port, with a database that nobody else has and that goes with it. */
export type OwnApi = {
  origin: string;
  database: 'embedded' | 'PostgreSQL';
  /** where its data are, unless they are in PostgreSQL */
  dataDir: string;
  /** Ends it with SIGKILL, whatever it is doing, and starts it again on the same port and data. */
  crash: () => Promise<void>;
  stop: () => Promise<void>;
};

export type Database = { url: string; drop: () => Promise<void> };

/** A new, empty database on the PostgreSQL at `url`. */
export async function freshDatabase(url: string): Promise<Database> {
  const name = `oche_rehearsal_${process.pid}_${Date.now().toString(36)}`;
  const run = async (statement: string) => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // the rejected promise reports it
    try {
      await client.connect();
      await client.query(statement);
    } catch (error) {
      throw new Failure(`PostgreSQL at DATABASE_URL: ${(error as Error).message || 'it cannot be reached'}.`);
    } finally {
      await client.end().catch(() => {});
    }
  };
  await run(`create database ${name}`);
  const fresh = new URL(url);
  fresh.pathname = `/${name}`;
  return { url: fresh.href, drop: () => run(`drop database if exists ${name} with (force)`) };
}

type ApiProcess = { origin: string; crash: () => Promise<void>; stop: () => Promise<void> };

/** The API host as a process of its own. */
export async function startApiProcess(env: Record<string, string>, logFolder: string, name = 'api'): Promise<ApiProcess> {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const start = async (): Promise<Child> => {
    const child = startChild(
      { name, args: ['src/main.ts'], cwd: join(root, 'hosts/api'), env: { NODE_ENV: 'production', ...env, API_PORT: String(port) } },
      { logFolder },
    );
    await untilAnswers(`${origin}/readyz`, child, 60_000);
    return child;
  };
  let child = await start();
  const end = async (signal: NodeJS.Signals) => {
    child.process.kill(signal);
    await child.exited;
  };
  return {
    origin,
    crash: async () => {
      await end('SIGKILL');
      child = await start();
    },
    stop: () => end('SIGTERM'),
  };
}

/** Starts an API on PostgreSQL where a URL is given, else on the embedded one in a temporary folder. */
export async function startOwnApi(databaseUrl?: string): Promise<OwnApi> {
  const folder = mkdtempSync(join(tmpdir(), 'oche-rehearsal-'));
  const database = databaseUrl ? await freshDatabase(databaseUrl) : null;
  const tidy = async () => {
    await database?.drop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  };
  try {
    const dataDir = join(folder, 'data');
    const env = { DATA_DIR: dataDir, DATABASE_URL: database?.url ?? '', REALTIME_HOST: '' };
    const api = await startApiProcess(env, join(folder, 'logs'));
    const stop = async () => {
      await api.stop();
      await tidy();
    };
    return { ...api, database: database ? 'PostgreSQL' : 'embedded', dataDir, stop };
  } catch (error) {
    await tidy();
    throw error;
  }
}
