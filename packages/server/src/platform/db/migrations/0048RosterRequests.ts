import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// A refused request for a new person deletes the person, so its name is kept here for the captain who asked.
const statements = `
alter table transfers add column is_another_person boolean not null default false;
create table refused_requests (
  id uuid primary key, season_team_id uuid not null references season_teams on delete cascade,
  name text not null, reason text, created_at timestamptz not null
);
create index refused_requests_team on refused_requests (season_team_id);
`;

/** Adds what a captain says about a namesake, and refused requests. */
export const rosterRequests = (db: Kysely<Schema>): Promise<void> => run(db, statements);
