import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table teams (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, slug text not null, name text not null,
  folded_name text not null, short text not null, club text, created_at timestamptz not null,
  unique (organisation_id, slug), unique (organisation_id, folded_name)
);
create table season_teams (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, team_id uuid not null references teams,
  name text not null, state text not null, location_id uuid references locations, home_weekday integer, home_time text, region text,
  colours jsonb not null, wishes text not null, withdrawn_on text, created_at timestamptz not null, unique (season_id, team_id)
);
create index season_teams_team on season_teams (team_id);
create index season_teams_location on season_teams (location_id);
create table season_team_captains (
  season_team_id uuid not null references season_teams on delete cascade, position integer not null, name text not null, email text,
  phone text, user_id uuid references users on delete set null, primary key (season_team_id, position)
);
create index season_team_captains_user on season_team_captains (user_id);
`;

/** Adds permanent teams, their part in a season, and its captains. */
export const teams = (db: Kysely<Schema>): Promise<void> => run(db, statements);
