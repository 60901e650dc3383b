import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Runs the statements of a migration. */
export const run = async (db: Kysely<Schema>, statements: string): Promise<void> => {
  await sql.raw(statements).execute(db);
};
