import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { lstat, open, rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import { sql, type Kysely } from 'kysely';
import { db as current } from './current.ts';
import { appliedMigrations, migrateWithin, unknownMigrations } from './migrate.ts';
import type { Schema } from './schema.ts';
import { StartError } from './startError.ts';

/*
 * A backup is gzipped text, one JSON array per line:
 *   ["oche-backup",1,{"createdAt":…,"migrations":[…]}]
 *   ["table","users"]   then its rows   ["row",{…}]   … tables in an order in which each row finds what it refers to
 *   ["end",{"rows":…,"sha256":…}]   the checksum covers every line before it
 */
const version = 1;

export type Backup = { createdAt: string; migrations: string[]; rows: number };

/** Tables that belong to this database, not to its content. */
const excludedTables = ['migrations', 'instance'];

/** Tables of the database, each behind those that its rows refer to. */
const tablesInOrder = async (db: Kysely<Schema>): Promise<string[]> => {
  const { rows: tables } = await sql<{ name: string }>`
    select c.relname as name from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and n.nspname = current_schema() order by c.relname`.execute(db);
  const { rows: references } = await sql<{ from: string; to: string }>`
    select f.relname as from, t.relname as to from pg_constraint
    join pg_class f on f.oid = conrelid join pg_class t on t.oid = confrelid where contype = 'f' and conrelid <> confrelid`.execute(db);
  const ordered: string[] = [];
  const names = tables.map(({ name }) => name).filter((name) => !excludedTables.includes(name));
  while (ordered.length < names.length) {
    const next = names.filter(
      (name) => !ordered.includes(name) && references.every(({ from, to }) => from !== name || ordered.includes(to)),
    );
    if (next.length === 0) throw new Error('The tables refer to each other in a circle.');
    ordered.push(...next);
  }
  return ordered;
};

/** Lines of a backup of one moment, whatever is written meanwhile; a few rows in memory at a time. */
async function* linesOf(db: Kysely<Schema>, now: Date): AsyncGenerator<string> {
  const hash = createHash('sha256');
  let rows = 0;
  const line = (text: string) => {
    hash.update(`${text}\n`);
    return `${text}\n`;
  };
  yield line(JSON.stringify(['oche-backup', version, { createdAt: now.toISOString(), migrations: await appliedMigrations(db) }]));
  for (const table of await tablesInOrder(db)) {
    yield line(JSON.stringify(['table', table]));
    await sql`declare rows_of_backup cursor for select to_jsonb(t)::text as row from ${sql.table(table)} t`.execute(db);
    for (;;) {
      const fetched = await sql<{ row: string }>`fetch 200 from rows_of_backup`.execute(db);
      for (const { row } of fetched.rows) yield line(`["row",${row}]`);
      rows += fetched.rows.length;
      if (fetched.rows.length === 0) break;
    }
    await sql`close rows_of_backup`.execute(db);
  }
  yield `${JSON.stringify(['end', { rows, sha256: hash.digest('hex') }])}\n`;
}

/**
 * Writes everything in the database to a new file that only its owner may read, while others go on writing to the database.
 * The file appears when it is whole and on disk.
 * @throws StartError if the file exists already or cannot be written.
 */
export const writeBackup = async (db: Kysely<Schema>, file: string, now: Date): Promise<void> => {
  const partial = `${file}.partial`;
  try {
    // Any other error means that a file is there, even one that cannot be read.
    const isThere = await lstat(file).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    );
    if (isThere) throw new StartError(`${file} exists already; choose another name.`);
    await rm(partial, { force: true });
    const handle = await open(partial, 'wx', 0o600);
    try {
      await db.connection().execute(async (connection) => {
        await sql`begin isolation level repeatable read read only`.execute(connection);
        try {
          await pipeline(Readable.from(linesOf(connection, now)), createGzip(), async (chunks: AsyncIterable<Buffer>) => {
            for await (const chunk of chunks) await handle.appendFile(chunk);
          });
        } finally {
          await sql`rollback`.execute(connection);
        }
      });
      await handle.sync();
    } finally {
      await handle.close();
    }
    await rename(partial, file);
  } catch (error) {
    await rm(partial, { force: true }).catch(() => {});
    const { code } = error as NodeJS.ErrnoException;
    if (code && ['ENOENT', 'EACCES', 'EROFS', 'ENOSPC', 'EISDIR', 'ENOTDIR'].includes(code))
      throw new StartError(`The backup could not be written to ${file}: ${(error as Error).message}.`);
    throw error;
  }
};

const damaged = (file: string) => new StartError(`${file} is not a whole backup of Oche: it is damaged or was cut short.`);

/** Every line of a backup. @throws StartError if the file cannot be read or is no gzip. */
async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}.`);
  });
  await handle.close();
  const raw = createReadStream(file);
  const text = createGunzip();
  raw.on('error', (error) => text.destroy(error));
  // Not `readline`, which also ends a line at U+2028, and a text may hold that.
  let rest = '';
  try {
    for await (const chunk of raw.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (rest + chunk).split('\n');
      rest = lines.pop()!;
      yield* lines;
    }
    if (rest !== '') yield rest;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw damaged(file);
  } finally {
    raw.destroy();
  }
}

const isHead = (value: unknown): value is Omit<Backup, 'rows'> =>
  typeof value === 'object' && value !== null && 'migrations' in value && Array.isArray(value.migrations);

/**
 * Reads a backup to its end and compares its checksum.
 * @throws StartError if it is damaged, cut short, or of a newer version.
 */
export const checkBackup = async (file: string): Promise<Backup> => {
  const hash = createHash('sha256');
  let head: Omit<Backup, 'rows'> | null = null;
  let end: { rows: number; sha256: string } | null = null;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (end) throw damaged(file);
    if (head === null) {
      const first = parse(line, file);
      if (!Array.isArray(first) || first[0] !== 'oche-backup') throw damaged(file);
      const [, found, about] = first as unknown[];
      if (found !== version) throw new StartError(`${file} was written by a newer version of Oche; restore it with that version.`);
      if (!isHead(about)) throw damaged(file);
      head = about;
    } else if (line.startsWith('["end",')) {
      end = (parse(line, file) as [string, { rows: number; sha256: string }])[1];
      continue;
    } else if (line.startsWith('["row",')) rows += 1;
    hash.update(`${line}\n`);
  }
  if (!head || !end || end.rows !== rows || end.sha256 !== hash.digest('hex')) throw damaged(file);
  const newer = unknownMigrations(head.migrations);
  if (newer.length > 0)
    throw new StartError(`${file} was written by a newer version of Oche (${newer.join(', ')}); restore it with that version.`);
  return { ...head, rows };
};

const parse = (line: string, file: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
};

const batchLength = 1_000_000;

/**
 * Fills the empty database of the open transaction from a backup: with the schema of that time, which then moves on to the newest. The
 * database gets an epoch of its own, so that devices offer what they know. The caller commits.
 * For rows that only move to another database, this is all; what goes back in time also needs `markRestored`.
 * @throws StartError if the file is no whole backup or the database is not empty; the caller's transaction is then rolled back.
 */
export const loadBackup = async (file: string): Promise<Backup> => {
  const backup = await checkBackup(file);
  const db = current();
  if ((await appliedMigrations(db)).length > 0) throw new StartError('The database is not empty; a backup is restored into an empty one.');
  await migrateWithin(db, backup.migrations);
  let table = '';
  let batch: string[] = [];
  let length = 0;
  const flush = async () => {
    if (batch.length > 0) {
      const into = sql.table(table);
      await sql`insert into ${into} select * from jsonb_populate_recordset(null::${into}, ${`[${batch.join(',')}]`}::jsonb)`.execute(db);
    }
    batch = [];
    length = 0;
  };
  for await (const line of readLines(file)) {
    if (line.startsWith('["row",')) {
      const row = line.slice('["row",'.length, -1);
      batch.push(row);
      length += row.length;
      if (length > batchLength) await flush();
    } else {
      await flush();
      const [kind, name] = parse(line, file) as [string, string];
      if (kind === 'table') table = name;
    }
  }
  await migrateWithin(db);
  return backup;
};

/**
 * Marks the database of the open transaction as restored: tablets may give back games for a day, and access that may have ended since the
 * backup does not become valid again. Log-ins end; links, invitations, pairing codes and unsent mails are deleted. Tablets stay paired, since
 * they hold the games.
 */
export const markRestored = async (now: Date): Promise<void> => {
  const db = current();
  await db
    .updateTable('tokens')
    .set({ revokedAt: now })
    .where('kind', 'in', ['user', 'impersonation'])
    .where('revokedAt', 'is', null)
    .execute();
  await db.updateTable('impersonations').set({ endedAt: now }).where('endedAt', 'is', null).execute();
  for (const table of ['links', 'invitations', 'pairingCodes', 'jobs'] as const) await db.deleteFrom(table).execute();
  await db.updateTable('instance').set({ restoredAt: now }).execute();
};
