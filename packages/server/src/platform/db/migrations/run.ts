import { sql, type Kysely } from 'kysely';
import type { Schema } from '../schema.ts';

/** Runs statements one after the other, because PGlite accepts one at a time. Each ends with a semicolon at the end of a line. */
export const run = async (db: Kysely<Schema>, statements: string): Promise<void> => {
  for (const statement of statements.split(/;\s*\n/)) {
    const text = statement.trim();
    if (text) await sql.raw(text).execute(db);
  }
};
