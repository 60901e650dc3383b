import { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { pgliteDialect, startPglite } from './pgliteDialect.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

/** A start that cannot work, in one sentence for the person at the terminal. */
export class StartError extends Error {}

export type OpenDatabase = { db: Kysely<Schema>; kind: 'pglite' | 'postgres'; close(): Promise<void> };

/** Holds `DIR/lock` with our process id; two processes on one PGlite folder would destroy it. */
const lock = (dir: string): (() => void) => {
  mkdirSync(dir, { recursive: true });
  const file = join(dir, 'lock');
  for (let attempt = 0; attempt < 2; attempt++) {
    try {
      const handle = openSync(file, 'wx');
      writeSync(handle, String(process.pid));
      closeSync(handle);
      return () => rmSync(file, { force: true });
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
      const owner = Number(readFileSync(file, 'utf8'));
      if (owner !== process.pid && isAlive(owner)) {
        throw new StartError(
          `The data folder ${dir} is in use by process ${owner}; stop that one first, or choose another folder with DATA_DIR.`,
        );
      }
      rmSync(file, { force: true });
    }
  }
  throw new StartError(`The data folder ${dir} could not be locked.`);
};

const isAlive = (pid: number): boolean => {
  if (!Number.isInteger(pid) || pid <= 0) return false;
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
};

const kysely = (dialect: ConstructorParameters<typeof Kysely>[0]['dialect']) =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/**
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is given, else PGlite in `dataDir` (`memory://` for tests).
 * @throws StartError when the folder is locked or the server cannot be reached.
 */
export const openDatabase = async ({
  databaseUrl,
  dataDir = 'memory://',
}: {
  databaseUrl?: string | undefined;
  dataDir?: string;
}): Promise<OpenDatabase> => {
  if (databaseUrl) {
    const pool = new pg.Pool({ connectionString: databaseUrl, max: 20, connectionTimeoutMillis: 5000 });
    pool.on('error', () => {}); // an idle connection that the server ended; the next query opens another
    try {
      await pool.query('select 1');
    } catch (error) {
      await pool.end();
      throw new StartError(
        `PostgreSQL at DATABASE_URL cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
      );
    }
    const db = kysely(new PostgresDialect({ pool }));
    await migrate(db, 'postgres');
    return { db, kind: 'postgres', close: () => db.destroy() };
  }
  const inMemory = dataDir === 'memory://';
  const unlock = inMemory ? () => {} : lock(dataDir);
  try {
    const db = kysely(pgliteDialect(await startPglite(inMemory ? dataDir : join(dataDir, 'pglite'))));
    await migrate(db, 'pglite');
    return {
      db,
      kind: 'pglite',
      close: async () => {
        await db.destroy();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
};
