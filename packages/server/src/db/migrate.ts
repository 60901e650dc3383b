import { sql, type Kysely } from 'kysely';
import type { Schema } from './schema.ts';
import { first } from './migrations/0001First.ts';
import { accountLinks } from './migrations/0002AccountLinks.ts';
import { administration } from './migrations/0003Administration.ts';
import { notifications } from './migrations/0004Notifications.ts';
import { invitations } from './migrations/0005Invitations.ts';
import { sites } from './migrations/0006Sites.ts';
import { files } from './migrations/0009Files.ts';
import { demoPasswords } from './migrations/0010DemoPasswords.ts';
import { pendingLinks } from './migrations/0011PendingLinks.ts';
import { costs } from './migrations/0016Costs.ts';
import { nameGoes } from './migrations/0024NameGoes.ts';

/** In order, forward only, never edited once released. */
const migrations: { name: string; up: (db: Kysely<Schema>) => Promise<void> }[] = [
  { name: '0001-first', up: first },
  { name: '0002-account-links', up: accountLinks },
  { name: '0003-administration', up: administration },
  { name: '0004-notifications', up: notifications },
  { name: '0005-invitations', up: invitations },
  { name: '0006-sites', up: sites },
  { name: '0009-files', up: files },
  { name: '0010-demo-passwords', up: demoPasswords },
  { name: '0011-pending-links', up: pendingLinks },
  { name: '0016-costs', up: costs },
  { name: '0024-name-goes', up: nameGoes },
];

const lockKey = 0x0c4e; // any constant: one migration at a time per database

/** Brings the database to the newest schema, under an advisory lock, each migration in a transaction with its mark. */
export const migrate = async (db: Kysely<Schema>, kind: 'pglite' | 'postgres'): Promise<void> => {
  await db.connection().execute(async (connection) => {
    if (kind === 'postgres') await sql`select pg_advisory_lock(${sql.lit(lockKey)})`.execute(connection);
    try {
      await sql`create table if not exists migrations (name text primary key, applied_at timestamptz not null default now())`.execute(
        connection,
      );
      const done = new Set((await sql<{ name: string }>`select name from migrations`.execute(connection)).rows.map((row) => row.name));
      for (const { name, up } of migrations) {
        if (done.has(name)) continue;
        await sql`begin`.execute(connection);
        try {
          await up(connection);
          await sql`insert into migrations (name) values (${name})`.execute(connection);
          await sql`commit`.execute(connection);
        } catch (error) {
          await sql`rollback`.execute(connection);
          throw error;
        }
      }
    } finally {
      if (kind === 'postgres') await sql`select pg_advisory_unlock(${sql.lit(lockKey)})`.execute(connection);
    }
  });
};
