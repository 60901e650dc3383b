import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

/** A link is there from the moment in which it is asked for; its hash comes with the mail. */
export const pendingLinks = (db: Kysely<Schema>): Promise<void> => run(db, 'alter table links alter column hash drop not null;');
