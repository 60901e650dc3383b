import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table season_members add column suspended_reason text;
`;

/** Adds why a member is suspended, as an organiser has entered it. */
export const suspensionReasons = (db: Kysely<Schema>): Promise<void> => run(db, statements);
