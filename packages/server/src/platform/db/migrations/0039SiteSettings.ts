import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table site_settings (
  organisation_id uuid primary key references organisations on delete cascade,
  navigation jsonb not null, sponsors jsonb not null, help_text text not null, rules_text text not null, is_indexable boolean not null
);
`;

/** Adds the settings of a competition's site that lists of organisations do not need: navigation, sponsors and texts. */
export const siteSettings = (db: Kysely<Schema>): Promise<void> => run(db, statements);
