import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table rankings (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, slug text not null unique, name text not null,
  description text not null default '', visibility text not null, scheme jsonb not null, version integer not null default 1,
  created_at timestamptz not null
);
create index rankings_organisation on rankings (organisation_id);
create table ranking_tournaments (
  ranking_id uuid not null references rankings on delete cascade, tournament_id uuid not null references tournaments on delete cascade,
  category text, frozen jsonb, primary key (ranking_id, tournament_id)
);
create index ranking_tournaments_tournament on ranking_tournaments (tournament_id);
create table ranking_players (
  ranking_id uuid not null references rankings on delete cascade, player_id uuid not null references players on delete cascade,
  guest boolean not null, category text, primary key (ranking_id, player_id)
);
create index ranking_players_player on ranking_players (player_id);
create table ranking_adjustments (
  id uuid primary key, ranking_id uuid not null references rankings on delete cascade,
  player_id uuid not null references players on delete cascade, points double precision not null, reason text not null, on_day text not null,
  created_at timestamptz not null
);
create index ranking_adjustments_ranking on ranking_adjustments (ranking_id);
create index ranking_adjustments_player on ranking_adjustments (player_id);
create table tournament_facts (
  tournament_id uuid not null references tournaments on delete cascade, player_id uuid not null references players on delete cascade,
  facts jsonb not null, primary key (tournament_id, player_id)
);
create index tournament_facts_player on tournament_facts (player_id);
alter table tournaments add column field_size integer;
`;

/** Adds rankings over tournaments, and what players did in the tournaments that count. */
export const rankings = (db: Kysely<Schema>): Promise<void> => run(db, statements);
