import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table locations add column evenings jsonb not null default '[]';
create table season_groups (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, slug text not null, name text not null,
  kind text not null, level integer not null, position integer not null, structure jsonb not null, rules jsonb not null, follows jsonb,
  created_at timestamptz not null, unique (season_id, slug)
);
create table group_teams (
  group_id uuid not null references season_groups on delete cascade, season_team_id uuid not null references season_teams on delete cascade,
  position integer not null, key_number integer, seed integer, primary key (group_id, season_team_id)
);
create index group_teams_team on group_teams (season_team_id);
create table matchdays (
  season_id uuid not null references seasons on delete cascade, position integer not null,
  group_id uuid references season_groups on delete cascade, number integer not null, "from" text not null, "to" text not null,
  kind text not null, primary key (season_id, position)
);
create index matchdays_group on matchdays (group_id);
create table blocked_dates (
  season_id uuid not null references seasons on delete cascade, position integer not null, "from" text not null, "to" text not null,
  reason text not null, group_id uuid references season_groups on delete cascade, location_id uuid references locations on delete cascade,
  season_team_id uuid references season_teams on delete cascade, primary key (season_id, position)
);
create index blocked_dates_group on blocked_dates (group_id);
create index blocked_dates_location on blocked_dates (location_id);
create index blocked_dates_team on blocked_dates (season_team_id);
create table fixture_wishes (
  season_id uuid not null references seasons on delete cascade, position integer not null,
  season_team_id uuid not null references season_teams on delete cascade, wish jsonb not null, primary key (season_id, position)
);
create index fixture_wishes_team on fixture_wishes (season_team_id);
create table matches (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, group_id uuid not null references season_groups,
  key text not null, slug text not null, matchday integer, round integer, home_id uuid not null references season_teams,
  away_id uuid not null references season_teams, location_id uuid not null references locations, starts_at text, state text not null,
  locked boolean not null, moved_from jsonb not null, structure jsonb, boards jsonb, absent text, annulled boolean not null,
  created_at timestamptz not null, unique (group_id, key),
  constraint matches_season_id_slug_key unique (season_id, slug) deferrable initially deferred
);
create index matches_season on matches (season_id, starts_at);
create index matches_location on matches (location_id, starts_at);
create index matches_home on matches (home_id);
create index matches_away on matches (away_id);
create table old_match_slugs (
  season_id uuid not null references seasons on delete cascade, slug text not null,
  match_id uuid not null references matches on delete cascade, primary key (season_id, slug)
);
create index old_match_slugs_match on old_match_slugs (match_id);
`;

/** Adds the groups of a season, its calendar, its matches, and the evenings of locations. Slugs are unique at the end of a transaction, so that matches can exchange them. */
export const fixtures = (db: Kysely<Schema>): Promise<void> => run(db, statements);
