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
  /** `embedded`: a PostgreSQL of ours in the data folder; `postgres`: the one at `databaseUrl` */
  kind: 'pglite' | 'embedded' | 'postgres';
  /** a sentence for the person at the terminal; null if there is none */
  warning: string | null;
  /** resolves with the reason once the database has ended for good; a new process can open it again */
  lost: Promise<string>;
  close(): Promise<void>;
};

export type OpenOptions = {
  databaseUrl?: string | undefined;
  /** `memory://` for tests */
  dataDir?: string;
  /** a dump of PGlite's files that a database in memory begins with: for tests */
  snapshot?: string;
  /** false: the schema stays as it is, and statements of PostgreSQL take as long as they take: for backup and restore */
  serve?: boolean;
};

const never = new Promise<string>(() => {});

const kysely = (dialect: ConstructorParameters<typeof Kysely>[0]['dialect']) =>
  new Kysely<Schema>({ dialect, plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })] });

/** The database at an address, migrated if it is to be served. */
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

/** Served, it has to answer in time; what reads all of it, such as a backup, may take as long as it takes. */
const openPglite = async (folder: string, serve: boolean, snapshot?: string): Promise<{ db: Kysely<Schema>; lost: Promise<string> }> => {
  const pglite = await startPglite(folder, { snapshot, ...(!serve && { deadline: Infinity }) });
  return { db: kysely(pgliteDialect(pglite)), lost: pglite.lost };
};

/** Brings the rows of earlier versions, which kept them in PGlite, into PostgreSQL; `pglite` then stays aside as `pglite.old`. */
const moveFromPglite = async (from: string, to: Kysely<Schema>): Promise<void> => {
  // A move is one transaction: if there are rows already, an earlier start was interrupted right after it.
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
        throw new StartError(
          `The data in ${cluster} need PostgreSQL, which npm has not installed here: run npm ci with optional packages.`,
        );
      const { db, lost } = await openPglite(pglite, serve);
      if (serve) await migrate(db, 'pglite');
      const warning = 'There is no PostgreSQL for this machine, so PGlite keeps the data: a power cut may lose the last seconds.';
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
      const lost = server.exited.then((log) => (closing ? never : `PostgreSQL ended. Its last words:\n${log.trim()}`));
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
 * Opens and migrates the database: PostgreSQL where `databaseUrl` is given, else a PostgreSQL of its own in `dataDir`. Where npm has no
 * PostgreSQL for the machine, and in memory for tests, it is PGlite.
 * @throws StartError when the folder is locked or cannot be written, the server cannot be reached, or the data are of a newer version.
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

/** Opens a database to read all of it, also while another process serves it. */
export const openForBackup = async (options: Pick<OpenOptions, 'databaseUrl' | 'dataDir'>): Promise<OpenDatabase> => {
  const { databaseUrl, dataDir = 'memory://' } = options;
  const served = !databaseUrl && folderOwner(dataDir) !== null ? runningEmbedded(join(dataDir, 'postgres')) : null;
  return openDatabase({ ...options, ...(served ? { databaseUrl: served } : {}), serve: false });
};
