import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table players add column number integer;
alter table players add column born_on text;
alter table players add column has_consent boolean not null default false;
create unique index players_number on players (organisation_id, number);
create table season_members (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, player_id uuid not null references players,
  active_from text, active_to text, class text, suspended_from text, suspended_to text, suspended_matches integer,
  created_at timestamptz not null, unique (season_id, player_id)
);
create index season_members_player on season_members (player_id);
create table roster_entries (
  member_id uuid not null references season_members on delete cascade,
  season_team_id uuid not null references season_teams on delete cascade,
  starts_on text not null, ends_on text, kind text not null, primary key (member_id, season_team_id, starts_on)
);
create index roster_entries_team on roster_entries (season_team_id);
create table transfers (
  id uuid primary key, member_id uuid not null references season_members on delete cascade,
  from_team_id uuid references season_teams on delete cascade, to_team_id uuid not null references season_teams on delete cascade,
  starts_on text not null, state text not null, asked_by uuid references users on delete set null, created_at timestamptz not null
);
create index transfers_member on transfers (member_id);
create index transfers_from_team on transfers (from_team_id);
create index transfers_to_team on transfers (to_team_id);
create index transfers_asked_by on transfers (asked_by);
`;

/** Adds numbers and birth dates of players, the members of a season, the rosters of its teams, and transfers. */
export const members = (db: Kysely<Schema>): Promise<void> => run(db, statements);
