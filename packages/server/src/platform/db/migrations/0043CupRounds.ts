import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table cup_rounds (
  group_id uuid not null references season_groups on delete cascade, round integer not null, draw_number bigint not null, rules jsonb not null,
  ties jsonb not null, unmet jsonb not null, drawn_at timestamptz not null, primary key (group_id, round)
);
`;

/** Adds the rounds of cups that have been drawn. */
export const cupRounds = (db: Kysely<Schema>): Promise<void> => run(db, statements);
