import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// Until now every tournament with a winner has ended with a knockout. The final is in its last round.
const statements = `
alter table entries add column joined_id uuid references entries on delete cascade deferrable initially deferred;
create index entries_joined on entries (joined_id) where joined_id is not null;
alter table tournaments add column pairs_seed bigint;
alter table tournaments add column winner_id uuid;

update tournaments set winner_id = (
  select entries.id
  from games
  join stages on stages.id = games.stage_id
  join game_results on game_results.game_id = games.id
  join game_sides on game_sides.game_id = games.id and game_sides.side = game_results.winner
  join entries on entries.id = game_sides.origin_id and entries.tournament_id = tournaments.id
  where games.parent_id = tournaments.id and stages.role = 'winners' and not games.third_place
    and games.round = stages.rounds and game_results.phase in ('finished', 'bye')
  limit 1
) where status = 'finished';
`;

/** Adds pairs that are drawn by lot, and the winner of a finished tournament of any format. */
export const formats = (db: Kysely<Schema>): Promise<void> => run(db, statements);
