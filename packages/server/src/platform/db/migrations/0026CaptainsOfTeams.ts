import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
insert into audit (id, organisation_id, user_id, actor_id, what, subject, detail, created_at)
  select gen_random_uuid(), organisation_id, user_id, null, 'captain-of-an-organisation', user_id::text, '{}', now()
  from memberships where role = 'captain';
delete from memberships where role = 'captain';
delete from invitations where role = 'captain';
delete from notifications where role = 'captain';
`;

/**
 * Removes the role of captain, because captains belong to a team in a season and not to an organisation. The role gave no rights. The audit
 * log keeps the captains, so that they can be assigned to teams later.
 */
export const captainsOfTeams = (db: Kysely<Schema>): Promise<void> => run(db, statements);
