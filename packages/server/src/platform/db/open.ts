import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { postgresBinaries, runningEmbedded, startEmbedded } from './embedded.ts';
import { folderError, folderOwner, lockFolder } from './folderLock.ts';
import { migrate } from './migrate.ts';
import type { Schema } from './schema.ts';
import { StartError } from './startError.ts';
import { openPool } from './unavailable.ts';

export { StartError };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenDatabase = {
  db: Kysely<Schema>;
  /** `embedded`: our own PostgreSQL in the data folder; `postgres`: the server at `databaseUrl` */
  kind: 'embedded' | 'postgres';
  /** resolves with the reason if the database ends unexpectedly; a new process can open it again */
  lost: Promise<string>;
  close(): Promise<void>;
};

export type OpenOptions = {
  databaseUrl?: string | undefined;
  /** the folder of the embedded PostgreSQL; not needed with `databaseUrl` */
  dataDir?: string;
  /** false for backup and restore: no migrations, and no deadline for statements */
  serve?: boolean;
};

const never = new Promise<string>(() => {});

const kysely = (dialect: ConstructorParameters<typeof Kysely>[0]['dialect']) =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/** Opens the database at a URL. If `serve`, migrates it and sets deadlines for statements. */
const openPostgres = async (url: string, serve: boolean): Promise<Kysely<Schema>> => {
  const patient = kysely(new PostgresDialect({ pool: openPool(url, { patient: true }) }));
  if (!serve) return patient;
  try {
    await migrate(patient);
  } finally {
    await patient.destroy();
  }
  return kysely(new PostgresDialect({ pool: openPool(url) }));
};

const unwritable = (dataDir: string) => (error: unknown) => {
  throw folderError(dataDir, error);
};

const openFolder = async (dataDir: string, serve: boolean): Promise<OpenDatabase> => {
  const unlock = lockFolder(dataDir);
  const cluster = join(dataDir, 'postgres');
  try {
    const binaries = await postgresBinaries();
    if (!binaries)
      throw new StartError(
        `npm has installed no PostgreSQL for ${process.platform} ${process.arch}. Set DATABASE_URL to a PostgreSQL server, or run npm ci with optional packages.`,
      );
    // Earlier versions stored their data here in another format. An empty database would look like lost data.
    if (!existsSync(cluster) && existsSync(join(dataDir, 'pglite')))
      throw new StartError(
        `The data in ${join(dataDir, 'pglite')} are from an earlier version. Write a backup with that version, move the folder away, and restore the backup.`,
      );
    const server = await startEmbedded(cluster, binaries).catch(unwritable(dataDir));
    try {
      const db = await openPostgres(server.url, serve);
      let closing = false;
      const lost = server.exited.then((log) => (closing ? never : `PostgreSQL ended. The end of its log:\n${log.trim()}`));
      const close = async () => {
        closing = true;
        await db.destroy();
        await server.stop();
        unlock();
      };
      return { db, kind: 'embedded', lost, close };
    } catch (error) {
      await server.stop();
      throw error;
    }
  } catch (error) {
    unlock();
    throw error;
  }
};

/**
 * Opens and migrates the database: the PostgreSQL server at `databaseUrl`, otherwise our own one in `dataDir`.
 * @throws StartError if the folder is locked or cannot be written, there is no PostgreSQL, it cannot be reached, or the data are from another
 * version that this one cannot read
 */
export const openDatabase = async ({ databaseUrl, dataDir, serve = true }: OpenOptions): Promise<OpenDatabase> => {
  if (databaseUrl) {
    const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 5000 });
    client.on('error', () => {}); // the rejected promise reports it
    try {
      await client.connect();
    } catch (error) {
      throw new StartError(
        `PostgreSQL at DATABASE_URL cannot be reached: ${(error as Error).message || (error as NodeJS.ErrnoException).code}.`,
      );
    } finally {
      await client.end().catch(() => {});
    }
    const db = await openPostgres(databaseUrl, serve);
    return { db, kind: 'postgres', lost: never, close: () => db.destroy() };
  }
  if (dataDir === undefined) throw new StartError('Set databaseUrl or dataDir.');
  return openFolder(dataDir, serve);
};

/** Opens a database for a backup, even while another process has it open. */
export const openForBackup = async (options: Pick<OpenOptions, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir } = options;
  const served = !databaseUrl && dataDir !== undefined && folderOwner(dataDir) !== null ? runningEmbedded(join(dataDir, 'postgres')) : null;
  return openDatabase({ ...options, ...(served ? { databaseUrl: served } : {}), serve: false });
};
