import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { postgresBinaries, startEmbedded } from '@oche/server/platform/db/embedded';
import { freePort } from './ports.ts';
import { Failure } from './project.ts';

/** A PostgreSQL server for this run. `stop` ends it and removes its data, unless it is the one at TEST_DATABASE_URL. */
export type Postgres = { url: string; stop: () => Promise<void> };

export type PostgresOptions = {
  /** Whether a commit waits until the data are on disk, as in production. Tests do not need this. */
  durable?: boolean;
  /** Further settings of the server, such as `max_connections`. */
  settings?: Record<string, string>;
};

/**
 * A PostgreSQL server for tests: the one at TEST_DATABASE_URL, otherwise a new one on a free port, which ends with this process. Throws a Failure
 * if npm has no PostgreSQL for this platform.
 */
export async function startPostgres({ durable = false, settings = {} }: PostgresOptions = {}): Promise<Postgres> {
  const testUrl = process.env['TEST_DATABASE_URL'];
  if (testUrl) return { url: testUrl, stop: async () => {} };
  const binaries = await postgresBinaries();
  if (!binaries)
    throw new Failure(`npm has no PostgreSQL for ${process.platform} ${process.arch}: set TEST_DATABASE_URL to a PostgreSQL server.`);

  const folder = mkdtempSync(join(tmpdir(), 'oche-postgres-'));
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  try {
    const notDurable = { fsync: 'off', full_page_writes: 'off' };
    const server = await startEmbedded(join(folder, 'data'), binaries, {
      port: await freePort(),
      settings: { max_connections: '200', ...(durable ? {} : notDurable), ...settings },
    });
    const stop = async () => {
      await server.stop();
      remove();
    };
    return { url: server.url, stop };
  } catch (error) {
    remove();
    throw error;
  }
}
