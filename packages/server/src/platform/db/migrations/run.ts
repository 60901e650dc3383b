import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Runs statements that end with a semicolon at the end of a line, one after the other: PGlite takes one at a time. */
export const run = async (db: Kysely<Schema>, statements: string): Promise<void> => {
  for (const statement of statements.split(/;\s*\n/)) {
    const text = statement.trim();
    if (text) await sql.raw(text).execute(db);
  }
};
