import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table notifications (
  id uuid primary key, user_id uuid not null references users on delete cascade, kind text not null,
  tournament_id uuid references tournaments on delete cascade, game_id uuid references games on delete cascade,
  organisation_id uuid references organisations on delete cascade, role text, created_at timestamptz not null, read_at timestamptz
);
create index notifications_user on notifications (user_id, id);
create index notifications_unread on notifications (user_id) where read_at is null;
create index notifications_tournament on notifications (tournament_id);
create index notifications_game on notifications (game_id);
`;

/** Notifications of users. They are deleted with their subject, and its name is loaded when they are shown. */
export const notifications = (db: Kysely<Schema>): Promise<void> => run(db, statements);
