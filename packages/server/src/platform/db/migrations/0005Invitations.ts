import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table invitations (
  id uuid primary key, hash text unique, organisation_id uuid not null references organisations on delete cascade, email text not null,
  role text, player_id uuid references players on delete cascade, user_id uuid references users on delete set null,
  created_at timestamptz not null, expires_at timestamptz not null, check ((role is null) <> (player_id is null))
);
-- one at a time: to an address as a member, and for a player
create unique index invitations_member on invitations (organisation_id, email) where role is not null;
create unique index invitations_player on invitations (player_id);
create index invitations_user on invitations (user_id);
create index players_user on players (user_id) where user_id is not null;
alter table notifications add person_id uuid references users on delete cascade;
create index notifications_person on notifications (person_id) where person_id is not null;
`;

/** Invitations by e-mail to become a member or to be linked to a player. */
export const invitations = (db: Kysely<Schema>): Promise<void> => run(db, statements);
