import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table tournament_actions (
  id uuid primary key, seq integer not null, event_id uuid not null references events on delete cascade,
  tournament_id uuid references tournaments on delete cascade, at timestamptz not null, author uuid references users on delete set null,
  kind text not null, game_id uuid references games on delete set null, entry_id uuid references entries on delete set null,
  board_id uuid references boards on delete cascade, change json not null, undone_at timestamptz
);
create index tournament_actions_event on tournament_actions (event_id, seq);
create index tournament_actions_tournament on tournament_actions (tournament_id);
create index tournament_actions_game on tournament_actions (game_id);
create index tournament_actions_entry on tournament_actions (entry_id);
create index tournament_actions_board on tournament_actions (board_id);
create index tournament_actions_author on tournament_actions (author);
`;

/** Adds what organisers have done on the day of a tournament, so that they can undo it. */
export const tournamentActions = (db: Kysely<Schema>): Promise<void> => run(db, statements);
