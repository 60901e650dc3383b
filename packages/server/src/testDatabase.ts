import { createHash, randomBytes } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase, type OpenDatabase } from './platform/db/open.ts';

const schemaHash = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(join(import.meta.dirname, 'platform/db/migrat*{.ts,/*.ts}')).sort()) hash.update(readFileSync(file));
  return hash.digest('hex').slice(0, 16);
};

/** The PostgreSQL server at `TEST_DATABASE_URL`, which `npm test` sets. */
const serverUrl = (): string => {
  const url = process.env['TEST_DATABASE_URL'];
  if (!url) throw new Error('TEST_DATABASE_URL is not set. Run the tests with npm test.');
  return url;
};

const databaseAt = (name: string): string => {
  const url = new URL(serverUrl());
  url.pathname = `/${name}`;
  return url.toString();
};

/** The name of a database with the newest schema. New databases are copies of it, which takes a tenth of the time of the migrations. */
const migratedName = async (admin: pg.Client): Promise<string> => {
  const name = `migrated_${schemaHash()}`;
  await admin.query('select pg_advisory_lock(180)');
  try {
    const { rowCount } = await admin.query('select from pg_database where datname = $1', [name]);
    if (rowCount) return name;
    const unfinished = `${name}_unfinished`;
    await admin.query(`drop database if exists ${unfinished}`);
    await admin.query(`create database ${unfinished}`);
    await (await openDatabase({ databaseUrl: databaseAt(unfinished) })).close();
    await admin.query(`alter database ${unfinished} rename to ${name}`);
    return name;
  } finally {
    await admin.query('select pg_advisory_unlock(180)');
  }
};

const open = async ({ empty }: { empty: boolean }): Promise<OpenDatabase> => {
  const admin = new pg.Client({ connectionString: serverUrl() });
  await admin.connect();
  const name = `test_${randomBytes(8).toString('hex')}`;
  await admin.query(`create database ${name} template ${empty ? 'template0' : await migratedName(admin)}`);
  const database = await openDatabase({ databaseUrl: databaseAt(name), serve: !empty });
  return {
    ...database,
    close: async () => {
      await database.close();
      await admin.query(`drop database ${name} with (force)`);
      await admin.end();
    },
  };
};

/** An empty database with the newest schema for one test, deleted when it is closed. */
export const openTestDatabase = (): Promise<OpenDatabase> => open({ empty: false });

/** A database without tables, to load a backup of another release. Deleted when it is closed. */
export const openEmptyDatabase = (): Promise<OpenDatabase> => open({ empty: true });
