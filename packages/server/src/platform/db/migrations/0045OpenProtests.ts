import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// Until now, nobody could decide a protest.
const statements = `
alter table match_results add column open_protests integer not null default 0;
update match_results set open_protests = (
  select count(*) from match_events as protest
  where protest.match_id = match_results.match_id and protest.kind = 'protest' and not exists (
    select from match_events as undo
    where undo.match_id = protest.match_id and undo.kind = 'undo' and undo.payload ->> 'target' = protest.id::text
  )
);
create index match_results_open_protests on match_results (match_id) where open_protests > 0;
`;

/** Adds the number of protests that wait for an organiser to the result of each match. */
export const openProtests = (db: Kysely<Schema>): Promise<void> => run(db, statements);
