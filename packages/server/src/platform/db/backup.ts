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
 * A backup is gzipped text with one JSON array per line:
 *   ["oche-backup",1,{"createdAt":…,"migrations":[…]}]
 *   ["table","users"]   then its rows   ["row",{…}]   … each table after those that its foreign keys refer to
 *   ["end",{"rows":…,"sha256":…}]   with a checksum of all lines before it
 */
const version = 1;

export type Backup = { createdAt: string; migrations: string[]; rows: number };

/** Tables that describe the database itself and are not part of a backup. */
const excludedTables = ['migrations', 'instance'];

/** The tables of the database, each after those that its foreign keys refer to. */
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
    if (next.length === 0) throw new Error('The foreign keys of the tables are circular.');
    ordered.push(...next);
  }
  return ordered;
};

/** The lines of a backup. Call it in a repeatable-read transaction, so that they are consistent. Only a batch of rows is in memory at a time. */
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
 * Writes a consistent backup of the database to a new file that only its owner may read. The database accepts writes meanwhile. The
 * file appears under its name once it is complete and on disk.
 * @throws StartError if the file already exists or cannot be written
 */
export const writeBackup = async (db: Kysely<Schema>, file: string, now: Date): Promise<void> => {
  const partial = `${file}.partial`;
  try {
    // Any error except ENOENT means that the file exists, even if it cannot be read.
    const exists = await lstat(file).then(
      () => true,
      (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
    );
    if (exists) throw new StartError(`${file} already exists. Choose another name.`);
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

const damaged = (file: string) => new StartError(`${file} is not a complete backup of Oche: it is damaged or truncated.`);

/** The lines of a backup. @throws StartError if the file cannot be read or is not gzip */
async function* readLines(file: string): AsyncGenerator<string> {
  const handle = await open(file).catch((error: Error) => {
    throw new StartError(`${file} cannot be read: ${error.message}.`);
  });
  await handle.close();
  const raw = createReadStream(file);
  const text = createGunzip();
  raw.on('error', (error) => text.destroy(error));
  // `readline` would also split lines at U+2028, which strings may contain.
  let incomplete = '';
  try {
    for await (const chunk of raw.pipe(text).setEncoding('utf8') as AsyncIterable<string>) {
      const lines = (incomplete + chunk).split('\n');
      incomplete = lines.pop()!;
      yield* lines;
    }
    if (incomplete !== '') yield incomplete;
  } catch (error) {
    if (error instanceof StartError) throw error;
    throw damaged(file);
  } finally {
    raw.destroy();
  }
}

const isHeader = (value: unknown): value is Omit<Backup, 'rows'> =>
  typeof value === 'object' && value !== null && 'migrations' in value && Array.isArray(value.migrations);

/**
 * Reads a backup to its end and verifies its checksum.
 * @throws StartError if it is damaged, truncated or of a newer version
 */
export const checkBackup = async (file: string): Promise<Backup> => {
  const hash = createHash('sha256');
  let backupHeader: Omit<Backup, 'rows'> | null = null;
  let end: { rows: number; sha256: string } | null = null;
  let rows = 0;
  for await (const line of readLines(file)) {
    if (end) throw damaged(file);
    if (backupHeader === null) {
      const first = parse(line, file);
      if (!Array.isArray(first) || first[0] !== 'oche-backup') throw damaged(file);
      const [, foundVersion, header] = first as unknown[];
      if (foundVersion !== version) throw new StartError(`${file} is from a newer version of Oche. Restore it with that version.`);
      if (!isHeader(header)) throw damaged(file);
      backupHeader = header;
    } else if (line.startsWith('["end",')) {
      end = (parse(line, file) as [string, { rows: number; sha256: string }])[1];
      continue;
    } else if (line.startsWith('["row",')) rows += 1;
    hash.update(`${line}\n`);
  }
  if (!backupHeader || !end || end.rows !== rows || end.sha256 !== hash.digest('hex')) throw damaged(file);
  const newer = unknownMigrations(backupHeader.migrations);
  if (newer.length > 0)
    throw new StartError(`${file} is from a newer version of Oche (${newer.join(', ')}). Restore it with that version.`);
  return { ...backupHeader, rows };
};

const parse = (line: string, file: string): unknown => {
  try {
    return JSON.parse(line);
  } catch {
    throw damaged(file);
  }
};

/** Maximum number of characters of the rows in one insert. */
const batchLength = 1_000_000;

/**
 * Loads a backup into the empty database of the open transaction. The rows are inserted into the schema of the backup, then migrated. The
 * database gets a new epoch, so that devices notice the restore and offer their events. The caller commits.
 * This is enough to move data to another database. If the restored data are older than the data they replace, also call `markRestored`.
 * @throws StartError if the file is not a complete backup or the database is not empty; the transaction must then be rolled back
 */
export const loadBackup = async (file: string): Promise<Backup> => {
  const backup = await checkBackup(file);
  const db = current();
  if ((await appliedMigrations(db)).length > 0)
    throw new StartError('The database is not empty. Restore the backup into an empty database.');
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
 * Marks the database of the open transaction as restored, so that tablets may restore logs of games for a day. Access that may have ended since
 * the backup does not become valid again: all sessions end, and links, invitations, pairing codes and queued jobs are deleted. Tablets remain
 * paired, because they have the logs.
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
