import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const demo = `select id from users where email in ('organiser@demo.example', 'admin@demo.example', 'player@demo.example')`;
const statements = `
update tokens set revoked_at = now() where revoked_at is null and (user_id in (${demo}) or actor_id in (${demo}));
update impersonations set ended_at = now() where ended_at is null and (user_id in (${demo}) or actor_id in (${demo}));
delete from links where user_id in (${demo});
update users set password_hash = '' where id in (${demo});
`;

/**
 * Removes the published password of the demo accounts of earlier releases, and ends their sessions. No password matches an empty hash. `npm
 * start` sets random passwords.
 */
export const demoPasswords = (db: Kysely<Schema>): Promise<void> => run(db, statements);
