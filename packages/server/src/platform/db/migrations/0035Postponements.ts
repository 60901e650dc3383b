import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table postponements (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, match_id uuid not null references matches on delete cascade,
  season_team_id uuid not null references season_teams on delete cascade, reason text not null, offers jsonb not null, offered_by text not null,
  state text not null, day text, answer text, created_at timestamptz not null
);
create index postponements_season on postponements (season_id);
create unique index postponements_open on postponements (match_id) where state in ('asked', 'agreed');
create index postponements_match on postponements (match_id);
create index postponements_team on postponements (season_team_id);
`;

/** Adds the requests of captains to play a match on another evening. A match has one open request. */
export const postponements = (db: Kysely<Schema>): Promise<void> => run(db, statements);
