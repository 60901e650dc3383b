import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table files (sha256 text primary key, type text not null, bytes bytea not null, created_at timestamptz not null);
alter table organisations add column logo text references files;
`;

/** Uploaded files by the hash of their content, and logos of organisations. */
export const files = (db: Kysely<Schema>): Promise<void> => run(db, statements);
