import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table site_documents (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade,
  season_id uuid references seasons on delete cascade, title text not null, category text not null, language text, kind text not null,
  file_name text not null, size integer not null, sha256 text not null references files, created_at timestamptz not null,
  updated_at timestamptz not null
);
create index site_documents_organisation on site_documents (organisation_id);
create index site_documents_season on site_documents (season_id);
create index site_documents_file on site_documents (sha256);
`;

/** Adds the documents of the site of a competition. */
export const siteDocuments = (db: Kysely<Schema>): Promise<void> => run(db, statements);
