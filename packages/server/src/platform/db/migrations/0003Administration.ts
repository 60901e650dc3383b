import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
alter table users add locked_at timestamptz;
create table impersonations (
  id uuid primary key, actor_id uuid not null, user_id uuid not null, started_at timestamptz not null, expires_at timestamptz not null,
  ended_at timestamptz
);
create index impersonations_started on impersonations (started_at);
insert into impersonations
  select id, actor_id, user_id, created_at, expires_at, revoked_at from tokens where kind = 'impersonation' and actor_id is not null and user_id is not null;
alter table audit add impersonation_id uuid references impersonations on delete cascade;
create index audit_impersonation on audit (impersonation_id, created_at);
`;

/** Locked accounts, and the audit log of impersonations. */
export const administration = (db: Kysely<Schema>): Promise<void> => run(db, statements);
