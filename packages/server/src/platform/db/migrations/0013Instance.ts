import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table instance (epoch uuid not null default gen_random_uuid(), restored_at timestamptz);
insert into instance default values;
`;

/** The identity of a database. It is not part of a backup, so that a restored database has a different identity and devices notice the restore. */
export const instance = (db: Kysely<Schema>): Promise<void> => run(db, statements);
