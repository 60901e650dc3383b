import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table links (
  id uuid primary key, hash text not null unique, purpose text not null, user_id uuid not null references users on delete cascade,
  payload jsonb not null default '{}', created_at timestamptz not null, expires_at timestamptz not null, used_at timestamptz
);
create index links_user on links (user_id);
create table mails (
  id uuid primary key, recipient text not null, subject text not null, body text not null, created_at timestamptz not null
);
`;

/** Links in e-mails, and the e-mails that a server without SMTP stores instead of sending. */
export const accountLinks = (db: Kysely<Schema>): Promise<void> => run(db, statements);
