import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

/** Allows links without a hash: a link is stored when it is requested, and gets its hash when its e-mail is sent. */
export const pendingLinks = (db: Kysely<Schema>): Promise<void> => run(db, 'alter table links alter column hash drop not null;');
