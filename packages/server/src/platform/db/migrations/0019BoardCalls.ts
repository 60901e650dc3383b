import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table board_calls (
  board_id uuid primary key references boards on delete cascade, event_id uuid not null references events on delete cascade,
  game_id uuid references games on delete cascade, entry_id uuid references entries on delete cascade,
  reason text not null, called_at timestamptz not null, coming_at timestamptz, done_at timestamptz
);
create index board_calls_game on board_calls (game_id);
create index board_calls_entry on board_calls (entry_id);
alter table notifications add column board_id uuid references boards on delete cascade;
`;

/** Calls of markers to the organisers, one at a time for each board, and their notifications. */
export const boardCalls = (db: Kysely<Schema>): Promise<void> => run(db, statements);
