import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table users (
  id uuid primary key, name text not null, email text not null unique, password_hash text not null,
  langcode text not null, is_super_admin boolean not null default false, created_at timestamptz not null
);
create table organisations (
  id uuid primary key, slug text not null unique, name text not null, kind text not null, time_zone text not null,
  domains jsonb not null default '[]', created_at timestamptz not null
);
create table old_slugs (kind text not null, slug text not null, target_id uuid not null, primary key (kind, slug));
create table memberships (
  organisation_id uuid not null references organisations on delete cascade, user_id uuid not null references users on delete cascade,
  role text not null, primary key (organisation_id, user_id)
);
create index memberships_user on memberships (user_id);
create table players (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, name text not null, search_name text not null,
  nickname text not null default '', club text, email text, user_id uuid references users on delete set null,
  archived_at timestamptz, created_at timestamptz not null
);
create index players_search on players (organisation_id, search_name);
create table locations (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, name text not null, address text not null default '',
  time_zone text not null, private boolean not null default false, archived_at timestamptz, created_at timestamptz not null
);
create index locations_organisation on locations (organisation_id);
create table boards (
  id uuid primary key, location_id uuid not null references locations on delete cascade, number integer not null, name text not null,
  out_of_order boolean not null default false, last_seen_at timestamptz, removed_at timestamptz, unique (location_id, number)
);
create table pairing_codes (
  code text primary key, secret_hash text not null, board_id uuid references boards on delete cascade,
  created_at timestamptz not null, expires_at timestamptz not null
);
create table events (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, slug text not null unique, name text not null,
  starts_at text not null, time_zone text not null, location_id uuid not null references locations, created_at timestamptz not null
);
create index events_organisation on events (organisation_id);
create table event_boards (
  event_id uuid not null references events on delete cascade, board_id uuid not null references boards on delete cascade,
  reserved boolean not null default false, primary key (event_id, board_id)
);
create table tournaments (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, event_id uuid not null references events,
  slug text not null unique, name text not null, description text not null default '', status text not null, visibility text not null,
  test boolean not null default false, starts_at text not null, plan jsonb not null, max_entries integer, draw_seed bigint, drawn_at timestamptz,
  auto_assign boolean not null default true, rest_minutes integer not null default 0, created_at timestamptz not null
);
create index tournaments_organisation on tournaments (organisation_id);
create index tournaments_event on tournaments (event_id);
create index tournaments_public on tournaments (status, starts_at) where visibility = 'public' and not test;
create table entries (
  id uuid primary key, tournament_id uuid not null references tournaments on delete cascade, player_id uuid not null references players,
  seed integer, checked_in boolean not null default false, paid boolean not null default false, withdrawn_at timestamptz,
  waiting boolean not null default false, group_no integer, created_at timestamptz not null, unique (tournament_id, player_id)
);
create index entries_player on entries (player_id);
create table stages (
  id uuid primary key, tournament_id uuid not null references tournaments on delete cascade, position integer not null, role text not null, kind text not null,
  unique (tournament_id, position)
);
create table group_decisions (
  id uuid primary key, tournament_id uuid not null references tournaments on delete cascade, group_no integer not null, how text not null,
  reason text not null, entry_order jsonb not null, author text not null, created_at timestamptz not null
);
create index group_decisions_tournament on group_decisions (tournament_id);
create table games (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, tournament_id uuid references tournaments on delete cascade,
  stage_id uuid references stages on delete cascade, key text not null, round integer not null, position integer not null, group_no integer,
  third_place boolean not null default false, format jsonb not null, board_id uuid references boards, marker_player_id uuid references players,
  ready_at timestamptz, called_at timestamptz, started_at timestamptz, finished_at timestamptz, scorer_epoch integer not null default 0,
  created_at timestamptz not null, unique (stage_id, key)
);
create index games_tournament on games (tournament_id);
-- at most one running game per board
create unique index games_board on games (board_id) where called_at is not null and finished_at is null;
create table game_sides (
  game_id uuid not null references games on delete cascade, side integer not null, slot jsonb, entry_id uuid references entries,
  primary key (game_id, side)
);
create index game_sides_entry on game_sides (entry_id);
create table game_events (
  game_id uuid not null references games on delete cascade, seq integer not null, id uuid not null unique, v integer not null, kind text not null,
  payload json not null, author text not null, device_time timestamptz not null, server_time timestamptz not null, primary key (game_id, seq)
);
create table game_results (
  game_id uuid primary key references games on delete cascade, phase text not null, winner integer, ending text, legs jsonb not null, sets jsonb not null,
  live jsonb, counters jsonb not null, length integer not null, fold_version integer not null
);
create index game_results_phase on game_results (phase);
create table leg_results (
  game_id uuid not null references games on delete cascade, leg integer not null, side integer not null, darts integer not null, visits integer not null,
  points integer not null, won boolean not null, how text, checkout integer, one_eighties integer not null, one_seven_ones integer not null,
  primary key (game_id, leg, side)
);
create table tokens (
  id uuid primary key, hash text not null unique, kind text not null, user_id uuid references users on delete cascade,
  board_id uuid references boards on delete cascade, game_id uuid references games on delete cascade, actor_id uuid references users on delete cascade,
  created_at timestamptz not null, expires_at timestamptz not null, revoked_at timestamptz
);
create index tokens_board on tokens (board_id);
create index tokens_user on tokens (user_id);
create table audit (
  id uuid primary key, organisation_id uuid references organisations on delete cascade, user_id uuid, actor_id uuid, what text not null,
  subject text not null, detail jsonb not null, created_at timestamptz not null
);
create index audit_organisation on audit (organisation_id, created_at);
create table jobs (
  id uuid primary key, kind text not null, payload jsonb not null, run_at timestamptz not null, attempts integer not null default 0,
  failed_at timestamptz, error text
);
create index jobs_due on jobs (run_at) where failed_at is null;
create table rate_limits (key text primary key, hits integer not null, resets_at timestamptz not null);
`;

/** The first schema: accounts, places, tournaments, games and their logs. */
export const first = (db: Kysely<Schema>): Promise<void> => run(db, statements);
