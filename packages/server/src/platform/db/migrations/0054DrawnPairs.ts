import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table entries add column joined_id uuid references entries on delete cascade;
create index entries_joined on entries (joined_id) where joined_id is not null;
alter table tournaments add column pairs_seed bigint;
`;

/** Adds pairs that are drawn by lot: the entry that a player has joined, and the number of the drawing. */
export const drawnPairs = (db: Kysely<Schema>): Promise<void> => run(db, statements);
