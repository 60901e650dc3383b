import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table seasons add column state text not null default 'running';
alter table seasons alter column state drop default;
alter table seasons add column rules jsonb not null default '{}';
alter table seasons alter column rules drop default;
alter table seasons add column copied_from uuid references seasons on delete set null;
alter table seasons add column published_at timestamptz;
update seasons set published_at = created_at;
create table old_season_slugs (
  organisation_id uuid not null references organisations on delete cascade, slug text not null,
  season_id uuid not null references seasons on delete cascade, primary key (organisation_id, slug)
);
create index old_season_slugs_season on old_season_slugs (season_id);
`;

/** Adds state and rules to seasons, and their former slugs. Earlier seasons were public at once, so they are running. */
export const league = (db: Kysely<Schema>): Promise<void> => run(db, statements);
