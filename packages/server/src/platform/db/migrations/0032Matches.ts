import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table match_events (
  match_id uuid not null references matches on delete cascade, seq integer not null, id uuid not null unique, v integer not null,
  kind text not null, payload jsonb not null, author text not null, device_time timestamptz not null, server_time timestamptz not null,
  primary key (match_id, seq)
);
create table sealed_lineups (
  match_id uuid not null references matches on delete cascade, part text not null, side integer not null, event_id uuid not null,
  players jsonb not null, salt text not null, handed_in_at timestamptz not null, primary key (match_id, part, side)
);
create table match_results (
  match_id uuid primary key references matches on delete cascade, points jsonb not null, legs jsonb not null, leader integer,
  is_final boolean not null, is_corrected boolean not null, length integer not null, fold_version integer not null
);
create table match_games (
  game_id uuid primary key references games on delete cascade, match_id uuid not null references matches on delete cascade,
  folded jsonb not null
);
create index match_games_match on match_games (match_id);
create table sheet_facts (
  match_id uuid not null references matches on delete cascade, event_id uuid not null, player_id uuid not null references players,
  side integer not null, game_id uuid references games on delete cascade, kind text not null, value integer not null,
  primary key (match_id, event_id)
);
create index sheet_facts_player on sheet_facts (player_id);
create table team_codes (
  season_team_id uuid primary key references season_teams on delete cascade, hash text not null, created_at timestamptz not null
);
alter table tokens add column season_team_id uuid references season_teams on delete cascade;
alter table tokens add column match_id uuid references matches on delete cascade;
`;

/** Adds the logs of matches, their sealed lineups and results, and the links and codes of teams and matches. */
export const matches = (db: Kysely<Schema>): Promise<void> => run(db, statements);
