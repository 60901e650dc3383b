import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table refused_requests add column joined_team_id uuid references season_teams on delete set null;
create index refused_requests_joined on refused_requests (joined_team_id);
`;

/** Adds the team because of which a request was refused: the player has joined it. */
export const overtakenRequests = (db: Kysely<Schema>): Promise<void> => run(db, statements);
