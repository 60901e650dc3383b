import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { backUpOnce } from './dailyBackups.ts';
import { checkBackup, loadBackup, markRestored, writeBackup } from './backup.ts';
import { transaction, withDatabase } from './current.ts';
import { postgresBinaries, runningEmbedded, startEmbedded } from './embedded.ts';
import { isPostmasterOf, lockFolder } from './folderLock.ts';
import { openDatabase, openForBackup, type OpenDatabase } from './open.ts';
import { DatabaseUnavailable, openPool } from './unavailable.ts';
import { openEmptyDatabase, openTestDatabase } from '../../testDatabase.ts';

let folder: string;
beforeAll(() => void (folder = mkdtempSync(join(tmpdir(), 'oche-embedded-'))));
afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 5 }));

let count = 0;
const freshFolder = () => join(folder, `data-${++count}`);
const addOrganisation = ({ db }: Pick<OpenDatabase, 'db'>, slug: string) =>
  db
    .insertInto('organisations')
    .values({ id: crypto.randomUUID(), slug, name: `Club "${slug}"\n`, kind: 'club', timeZone: 'UTC', createdAt: new Date(0) })
    .execute();
const slugs = async ({ db }: Pick<OpenDatabase, 'db'>) =>
  (await db.selectFrom('organisations').select('slug').orderBy('slug').execute()).map(({ slug }) => slug);
const until = async (condition: () => boolean) => {
  while (!condition()) await new Promise((resolve) => setTimeout(resolve, 20));
};

/** Opens a folder in another process, which prints `open` and then runs until it is killed. */
const openInOtherProcess = async (dataDir: string) => {
  const open = fileURLToPath(new URL('./open.ts', import.meta.url));
  const code = `const { openDatabase } = await import(${JSON.stringify(open)}); await openDatabase({ dataDir: ${JSON.stringify(dataDir)} }); console.log('open'); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['ignore', 'pipe', 'inherit'] });
  await once(child.stdout, 'data');
  return child;
};

it('persists data, cannot be opened twice, and leaves no server behind', async () => {
  const dataDir = freshFolder();
  const first = await openDatabase({ dataDir });
  expect(first.kind).toBe('embedded');
  await addOrganisation(first, 'kept');
  await expect(openDatabase({ dataDir })).rejects.toThrow(`is in use by process ${process.pid}`);
  const { rows } = await sql<{ durable: boolean }>`select current_setting('fsync') || current_setting('synchronous_commit')
    || current_setting('data_checksums') || current_setting('listen_addresses') = 'ononon' as durable`.execute(first.db);
  expect(rows[0]!.durable).toBe(true);
  await first.close();
  expect(existsSync(join(dataDir, 'postgres/postmaster.pid'))).toBe(false);
  const second = await openDatabase({ dataDir });
  expect(await slugs(second)).toEqual(['kept']);
  await second.close();
});

// The environment of a process can only be read on Linux.
it.runIf(process.platform === 'linux')('does not pass secrets of the environment to the server', async () => {
  const dataDir = freshFolder();
  process.env['FORWARD_SECRET'] = 'a secret';
  try {
    const database = await openDatabase({ dataDir });
    const server = readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]!;
    const environment = readFileSync(`/proc/${server}/environ`, 'utf8');
    expect(environment).toContain('PATH=');
    expect(environment).not.toContain('a secret');
    await database.close();
  } finally {
    delete process.env['FORWARD_SECRET'];
  }
});

it('ends its server when its process is killed, and can be opened again', async () => {
  const dataDir = freshFolder();
  const child = await openInOtherProcess(dataDir);
  const data = join(dataDir, 'postgres');
  const server = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
  expect(isPostmasterOf(server, data)).toBe(true);
  child.kill('SIGKILL');
  await until(() => !isPostmasterOf(server, data));
  const reopened = await openDatabase({ dataDir });
  await reopened.close();
});

it('ends an orphaned server, and starts if another process has the id in `postmaster.pid`', async () => {
  const data = freshFolder();
  const binaries = (await postgresBinaries())!;
  const orphan = await startEmbedded(data, binaries);
  const next = await startEmbedded(data, binaries);
  await orphan.exited;
  expect(runningEmbedded(data)).toBe(next.url);
  await next.stop();
  writeFileSync(join(data, 'postmaster.pid'), `${process.pid}\n${data}\n0\n5432\n/tmp\n`);
  await (await startEmbedded(data, binaries)).stop();
});

it('takes over a stale lock, even if another process has the id in it', () => {
  const dataDir = freshFolder();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'lock'), `${process.ppid} another-start`);
  const unlock = lockFolder(dataDir);
  expect(() => lockFolder(dataDir)).toThrow('is in use by process');
  unlock();
  expect(readdirSync(dataDir)).toEqual([]);
});

it('lets only one of several processes take over a stale lock', async () => {
  const dataDir = freshFolder();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'lock'), '999999999');
  const module = fileURLToPath(new URL('./folderLock.ts', import.meta.url));
  const code = `const { lockFolder } = await import(${JSON.stringify(module)});
    process.stdin.once('data', () => {
      try { lockFolder(${JSON.stringify(dataDir)}); console.log('held'); } catch (error) { console.log(error.message); }
    });
    console.log('here');`;
  const starts = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--input-type=module', '-e', code], { stdio: ['pipe', 'pipe', 'inherit'] }),
  );
  const nextOutput = (start: (typeof starts)[number]) => once(start.stdout, 'data').then(String);
  await Promise.all(starts.map(nextOutput));
  const outputs = starts.map(nextOutput);
  for (const { stdin } of starts) stdin.write('go');
  const held = (await Promise.all(outputs)).filter((output) => output.startsWith('held'));
  for (const start of starts) start.kill();
  expect(held).toHaveLength(1);
  expect(readdirSync(dataDir)).toEqual(['lock']);
});

it('names the file to delete if a takeover of a lock was interrupted', () => {
  const dataDir = freshFolder();
  mkdirSync(dataDir);
  writeFileSync(join(dataDir, 'lock'), '999999999');
  writeFileSync(join(dataDir, 'lock.takeover'), '999999999');
  expect(() => lockFolder(dataDir)).toThrow(`Delete ${join(dataDir, 'lock.takeover')}`);
});

it('explains that a folder cannot be written', async () => {
  const file = join(folder, 'file');
  writeFileSync(file, '');
  await expect(openDatabase({ dataDir: file })).rejects.toThrow('is not a folder; choose another one with DATA_DIR.');
});

it('refuses data of a newer version', async () => {
  const dataDir = freshFolder();
  const { db, close } = await openDatabase({ dataDir });
  await sql`insert into migrations (name) values ('9999-future')`.execute(db);
  await close();
  await expect(openDatabase({ dataDir })).rejects.toThrow('newer version of Oche (9999-future)');
});

it('refuses a folder with data of an earlier version, instead of creating an empty database', async () => {
  const dataDir = freshFolder();
  mkdirSync(join(dataDir, 'pglite'), { recursive: true });
  await expect(openDatabase({ dataDir })).rejects.toThrow('are from an earlier version');
  expect(readdirSync(dataDir)).toEqual(['pglite']);
});

it('can be backed up while it is open, and restored into an empty database with a new epoch', async () => {
  const [from, to] = [await openDatabase({ dataDir: freshFolder() }), await openDatabase({ dataDir: freshFolder(), serve: false })];
  const file = join(folder, 'one.oche');
  await addOrganisation(from, 'one');
  // Other formats treat these characters as line ends.
  await from.db.updateTable('organisations').set({ name: 'One\u2028Two\u2029Three\r\nFour' }).execute();
  await from.db
    .insertInto('files')
    .values({ sha256: 'ab', type: 'image/png', bytes: Buffer.from([0, 255, 10]), createdAt: new Date(1) })
    .execute();
  const reading = await openForBackup({ dataDir: join(folder, `data-${count - 1}`) });
  await writeBackup(reading.db, file, new Date(5));
  await reading.close();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await expect(writeBackup(from.db, file, new Date())).rejects.toThrow('already exists');
  const restore = () => withDatabase(to.db, () => transaction(() => loadBackup(file).then(() => markRestored(new Date(9)))));
  await restore();
  expect(await slugs(to)).toEqual(['one']);
  expect(await to.db.selectFrom('organisations').select('name').execute()).toEqual([{ name: 'One\u2028Two\u2029Three\r\nFour' }]);
  expect(await to.db.selectFrom('files').selectAll().execute()).toEqual(await from.db.selectFrom('files').selectAll().execute());
  const [old, fresh] = [
    await from.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow(),
    await to.db.selectFrom('instance').selectAll().executeTakeFirstOrThrow(),
  ];
  expect(fresh.epoch).not.toBe(old.epoch);
  expect(fresh.restoredAt).toEqual(new Date(9));
  await expect(restore()).rejects.toThrow('is not empty');
  await from.close();
  await to.close();
});

it('cannot be restored from a damaged or truncated file', async () => {
  const database = await openTestDatabase();
  await addOrganisation(database, 'one');
  const file = join(folder, 'two.oche');
  await writeBackup(database.db, file, new Date());
  const complete = readFileSync(file);
  expect((await checkBackup(file)).rows).toBe(1);
  const empty = await openEmptyDatabase();
  const expectRefusal = () =>
    expect(withDatabase(empty.db, () => transaction(() => loadBackup(file)))).rejects.toThrow('is not a complete backup');
  for (const offset of [0, 12, complete.length >> 1, complete.length - 3]) {
    const damaged = Buffer.from(complete);
    damaged[offset] = damaged[offset]! ^ 0x55;
    writeFileSync(file, damaged);
    await expectRefusal();
  }
  for (const length of [0, 10, complete.length >> 1, complete.length - 1]) {
    writeFileSync(file, complete);
    truncateSync(file, length);
    await expectRefusal();
  }
  const { rows } = await sql<{
    tables: number;
  }>`select count(*) as tables from pg_class where relname in ('organisations', 'migrations')`.execute(empty.db);
  expect(Number(rows[0]!.tables)).toBe(0);
  await database.close();
  await empty.close();
});

it('keeps the backups of the last seven days', async () => {
  const database = await openTestDatabase();
  const copies = join(folder, 'backups');
  for (let day = 1; day <= 9; day++) {
    expect(await backUpOnce(database.db, copies, new Date(Date.UTC(2026, 10, day, 8)))).toBe(true);
    expect(await backUpOnce(database.db, copies, new Date(Date.UTC(2026, 10, day, 20)))).toBe(false);
  }
  expect(readdirSync(copies)).toEqual([3, 4, 5, 6, 7, 8, 9].map((day) => `2026-11-0${day}.oche`));
  await database.close();
});

it('does not wait for a frozen server, and works again when the server resumes', async () => {
  const server = await startEmbedded(freshFolder(), (await postgresBinaries())!);
  const pool = openPool(server.url, { deadlines: { statement: 0, response: 300, connection: 300 } });
  const query = async () => {
    const client = await pool.connect();
    try {
      return await client.query('select pg_backend_pid() as pid', []);
    } finally {
      client.release();
    }
  };
  const { pid } = (await query()).rows[0] as { pid: number };
  for (const frozen of [pid, server.pid]) process.kill(frozen, 'SIGSTOP');
  await expect(query()).rejects.toThrow(DatabaseUnavailable);
  await expect(query()).rejects.toThrow(DatabaseUnavailable);
  for (const frozen of [pid, server.pid]) process.kill(frozen, 'SIGCONT');
  await query();
  await pool.end();
  await server.stop();
});

it('reports a killed server as lost, and refuses statements', async () => {
  const dataDir = freshFolder();
  const database = await openDatabase({ dataDir });
  process.kill(Number(readFileSync(join(dataDir, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]), 'SIGKILL');
  expect(await database.lost).toContain('PostgreSQL ended');
  // PostgreSQL ends its open connections a moment after its main process.
  await expect.poll(() => slugs(database).catch((error: unknown) => error)).toBeInstanceOf(DatabaseUnavailable);
  await database.close();
});
