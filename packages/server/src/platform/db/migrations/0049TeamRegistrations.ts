import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table team_registrations (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, name text not null, club text, home_weekday integer,
  home_time text, location_id uuid references locations on delete set null, new_location text, captain text not null, email text not null,
  remark text not null, langcode text not null, hash text unique, created_at timestamptz not null, expires_at timestamptz not null,
  confirmed_at timestamptz, unique (season_id, email)
);
create index team_registrations_location on team_registrations (location_id);
`;

/** Adds the requests of teams to play in a season. */
export const teamRegistrations = (db: Kysely<Schema>): Promise<void> => run(db, statements);
