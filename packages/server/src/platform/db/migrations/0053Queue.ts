import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table games add column priority integer not null default 0;
alter table games add column held boolean not null default false;
alter table games add column only_board_id uuid references boards on delete set null;
create index games_only_board on games (only_board_id) where only_board_id is not null;
`;

/** Adds what an organiser has decided about the calling of a game. */
export const queue = (db: Kysely<Schema>): Promise<void> => run(db, statements);
