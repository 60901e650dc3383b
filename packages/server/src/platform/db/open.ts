import { existsSync, renameSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { loadBackup, writeBackup } from './backup.ts';
import { transaction, withDatabase } from './current.ts';
import { postgresBinaries, runningEmbedded, startEmbedded } from './embedded.ts';
import { folderError, folderOwner, lockFolder } from './folderLock.ts';
import { appliedMigrations, migrate } from './migrate.ts';
import { pgliteDialect, startPglite } from './pgliteDialect.ts';
import type { Schema } from './schema.ts';
import { StartError } from './startError.ts';
import { openPool } from './unavailable.ts';

export { StartError };

pg.types.setTypeParser(pg.types.builtins.INT8, Number);

export type OpenDatabase = {
  db: Kysely<Schema>;
  /** `embedded`: our own PostgreSQL in the data folder; `postgres`: the server at `databaseUrl` */
  kind: 'pglite' | 'embedded' | 'postgres';
  /** a warning for the terminal, or null */
  warning: string | null;
  /** resolves with the reason if the database ends for good; a new process can open it again */
  lost: Promise<string>;
  close(): Promise<void>;
};

export type OpenOptions = {
  databaseUrl?: string | undefined;
  /** `memory://` for tests */
  dataDir?: string;
  /** a dump of PGlite's files to load into a database in memory, for tests */
  snapshot?: string;
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
    await migrate(patient, 'postgres');
  } finally {
    await patient.destroy();
  }
  return kysely(new PostgresDialect({ pool: openPool(url) }));
};

const unwritable = (dataDir: string) => (error: unknown) => {
  throw folderError(dataDir, error);
};

/** Opens PGlite. If `serve`, with a deadline for statements; a backup needs longer. */
const openPglite = async (folder: string, serve: boolean, snapshot?: string): Promise<{ db: Kysely<Schema>; lost: Promise<string> }> => {
  const pglite = await startPglite(folder, { snapshot, ...(!serve && { deadline: Infinity }) });
  return { db: kysely(pgliteDialect(pglite)), lost: pglite.lost };
};

/** Moves the data of earlier versions from PGlite to PostgreSQL, and renames the folder to `pglite.old`. */
const moveFromPglite = async (from: string, to: Kysely<Schema>): Promise<void> => {
  // The move is one transaction. If its data exist, an earlier start was interrupted between the move and the renaming.
  if ((await appliedMigrations(to)).length === 0) {
    const folder = await mkdtemp(join(tmpdir(), 'oche-move-'));
    const file = join(folder, 'backup');
    try {
      const { db } = await openPglite(from, false);
      try {
        await writeBackup(db, file, new Date());
      } finally {
        await db.destroy();
      }
      await withDatabase(to, () => transaction(() => loadBackup(file)));
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
  }
  renameSync(from, `${from}.old`);
};

const openFolder = async (dataDir: string, serve: boolean): Promise<OpenDatabase> => {
  const unlock = lockFolder(dataDir);
  const [cluster, pglite] = [join(dataDir, 'postgres'), join(dataDir, 'pglite')];
  try {
    const binaries = await postgresBinaries();
    if (!binaries) {
      if (existsSync(cluster))
        throw new StartError(`The data in ${cluster} need PostgreSQL, which npm has not installed: run npm ci with optional packages.`);
      const { db, lost } = await openPglite(pglite, serve);
      if (serve) await migrate(db, 'pglite');
      const warning = 'There is no PostgreSQL for this machine, so the data are stored in PGlite: a power cut may lose the last seconds.';
      return { db, kind: 'pglite', warning, lost, close: () => db.destroy().finally(unlock) };
    }
    const server = await startEmbedded(cluster, binaries).catch(unwritable(dataDir));
    try {
      if (existsSync(pglite)) {
        const patient = await openPostgres(server.url, false);
        await moveFromPglite(pglite, patient).finally(() => patient.destroy());
      }
      const db = await openPostgres(server.url, serve);
      let closing = false;
      const lost = server.exited.then((log) => (closing ? never : `PostgreSQL ended. The end of its log:\n${log.trim()}`));
      const close = async () => {
        closing = true;
        await db.destroy();
        await server.stop();
        unlock();
      };
      return { db, kind: 'embedded', warning: null, lost, close };
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
 * Opens and migrates the database: the PostgreSQL at `databaseUrl`, or our own PostgreSQL in `dataDir`. In memory, and if npm has no PostgreSQL
 * for this machine, it is PGlite.
 * @throws StartError if the folder is locked or cannot be written, the server cannot be reached, or the data are from a newer version
 */
export const openDatabase = async ({ databaseUrl, dataDir = 'memory://', snapshot, serve = true }: OpenOptions): Promise<OpenDatabase> => {
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
    return { db, kind: 'postgres', warning: null, lost: never, close: () => db.destroy() };
  }
  if (dataDir !== 'memory://') return openFolder(dataDir, serve);
  const { db, lost } = await openPglite(dataDir, serve, snapshot);
  if (serve) await migrate(db, 'pglite');
  return { db, kind: 'pglite', warning: null, lost, close: () => db.destroy() };
};

/** Opens a database for a backup, even while another process has it open. */
export const openForBackup = async (options: Pick<OpenOptions, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir = 'memory://' } = options;
  const served = !databaseUrl && folderOwner(dataDir) !== null ? runningEmbedded(join(dataDir, 'postgres')) : null;
  return openDatabase({ ...options, ...(served ? { databaseUrl: served } : {}), serve: false });
};
