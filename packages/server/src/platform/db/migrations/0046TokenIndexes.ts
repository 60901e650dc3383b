import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// Deleting a team or a match, and renewing its link, would otherwise read all tokens.
const statements = `
create index tokens_season_team on tokens (season_team_id) where season_team_id is not null;
create index tokens_match on tokens (match_id) where match_id is not null;
`;

/** Adds indexes for the links of teams and matches. */
export const tokenIndexes = (db: Kysely<Schema>): Promise<void> => run(db, statements);
