import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table matches add column revision int not null default 0, add column revised_at timestamptz;
create table calendar_tokens (
  user_id uuid primary key references users on delete cascade, hash text not null unique, created_at timestamptz not null
);
`;

/** Counts the changes of matches that calendars show, and adds the secret addresses of the calendars of users. */
export const calendars = (db: Kysely<Schema>): Promise<void> => run(db, statements);
