import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table merged_players (
  player_id uuid primary key references players on delete cascade, into_id uuid not null references players on delete cascade,
  merged_at timestamptz not null, merged_by uuid references users on delete set null, before jsonb
);
create index merged_players_into on merged_players (into_id);
create index merged_players_merged_by on merged_players (merged_by);
`;

/** Adds the players who were merged into another one, because both are one person. */
export const mergedPlayers = (db: Kysely<Schema>): Promise<void> => run(db, statements);
