import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table players add column name_goes boolean not null default false;
create index players_name_goes on players (id) where name_goes;
`;

/** Players to anonymise as soon as none of their tournaments is running. */
export const nameGoes = (db: Kysely<Schema>): Promise<void> => run(db, statements);
