import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table penalties (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, group_id uuid not null references season_groups on delete cascade,
  season_team_id uuid not null references season_teams on delete cascade, match_id uuid references matches on delete set null, points real not null, game_points real not null,
  fine integer not null, is_paid boolean not null, reason text not null, from_on text not null, lifted_on text, lifted_because text,
  created_at timestamptz not null
);
create index penalties_season on penalties (season_id);
create index penalties_group on penalties (group_id);
create index penalties_team on penalties (season_team_id);
create index penalties_match on penalties (match_id);
create table tie_decisions (
  id uuid primary key, group_id uuid not null references season_groups on delete cascade, team_order jsonb not null, way text not null,
  reason text not null, created_at timestamptz not null
);
create index tie_decisions_group on tie_decisions (group_id);
`;

/** Adds the penalties of teams, and the decisions on ties of a group. */
export const penalties = (db: Kysely<Schema>): Promise<void> => run(db, statements);
