import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table stages add column rounds int not null default 0;
update stages set rounds = coalesce((select max(round) from games where games.stage_id = stages.id), 0);
create index games_finished on games (finished_at desc) where finished_at is not null;
create index games_on_board on games (board_id, started_at) where board_id is not null;
create index games_organisation on games (organisation_id);
create index games_marker on games (marker_player_id) where marker_player_id is not null;
`;

/** The number of rounds of a stage, and indexes for queries that would scan all games. */
export const costs = (db: Kysely<Schema>): Promise<void> => run(db, statements);
