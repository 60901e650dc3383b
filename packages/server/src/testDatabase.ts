import { createHash, randomBytes } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { CamelCasePlugin, Kysely } from 'kysely';
import pg from 'pg';
import { migrate } from './platform/db/migrate.ts';
import { openDatabase, type OpenDatabase } from './platform/db/open.ts';
import { pgliteDialect, startPglite } from './platform/db/pgliteDialect.ts';
import type { Schema } from './platform/db/schema.ts';

const schemaHash = (): string => {
  const hash = createHash('sha256').update(createRequire(import.meta.url).resolve('@electric-sql/pglite'));
  for (const file of globSync(join(import.meta.dirname, 'platform/db/migrat*{.ts,/*.ts}')).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** Creates an empty PGlite with the newest schema and dumps it to a file. Opening the dump takes a tenth of the time of creating it. */
const makeSnapshot = async (file: string): Promise<void> => {
  const folder = mkdtempSync(join(tmpdir(), 'oche-snapshot-'));
  try {
    const data = join(folder, 'data');
    const db = new Kysely<Schema>({
      dialect: pgliteDialect(await startPglite(data)),
      plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    });
    await migrate(db, 'pglite');
    await db.destroy();
    const pglite = await PGlite.create(data);
    const dump = await pglite.dumpDataDir('none');
    await pglite.close();
    const temporary = `${file}.${process.pid}`;
    writeFileSync(temporary, Buffer.from(await dump.arrayBuffer()));
    renameSync(temporary, file);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** The file with the dump. It is created if it does not exist for the current migrations. */
const snapshotFile = async (): Promise<string> => {
  const folder = join(import.meta.dirname, '../../../.tmp/databases');
  const file = join(folder, `${schemaHash()}.tar`);
  if (!existsSync(file)) {
    mkdirSync(folder, { recursive: true });
    await makeSnapshot(file);
  }
  return file;
};

const migratedName = async (url: string, admin: pg.Client): Promise<string> => {
  const name = `migrated_${schemaHash()}`;
  await admin.query('select pg_advisory_lock(180)');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}`);
    await (await openDatabase({ databaseUrl: databaseAt(url, unfinished) })).close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(180)');
  }
};

const databaseAt = (url: string, name: string): string => {
  const own = new URL(url);
  own.pathname = `/${name}`;
  return own.toString();
};

const openPostgres = async (url: string, { empty = false } = {}): Promise<OpenDatabase> => {
  const admin = new pg.Client({ connectionString: url });
  await admin.connect();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin.query(`create database ${name} template ${empty ? 'template0' : await migratedName(url, admin)}`);
  const database = await openDatabase({ databaseUrl: databaseAt(url, name), serve: !empty });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** The databases for tests that run on each: PGlite in memory, and the PostgreSQL at `TEST_DATABASE_URL` if it is set. */
export const databases = ['pglite', ...(process.env['TEST_DATABASE_URL'] ? ['postgres'] : [])] as const;

/**
 * An empty database with the newest schema for one test, deleted when it is closed. The default is PostgreSQL, which is faster, if
 * `TEST_DATABASE_URL` is set.
 */
export const openTestDatabase = async (kind: string = databases.at(-1)!): Promise<OpenDatabase> =>
  kind === 'postgres' ? openPostgres(process.env['TEST_DATABASE_URL']!) : openDatabase({ snapshot: await snapshotFile() });

/** A database without tables, to load a backup of another release. */
export const openEmptyDatabase = (kind: string): Promise<OpenDatabase> =>
  kind === 'postgres' ? openPostgres(process.env['TEST_DATABASE_URL']!, { empty: true }) : openDatabase({ serve: false });
