import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table announcements (
  id uuid primary key, key text not null unique, kind text not null, season_id uuid not null references seasons on delete cascade,
  match_id uuid references matches on delete cascade, season_team_id uuid references season_teams on delete cascade,
  player_id uuid references players on delete cascade, detail jsonb not null, audience jsonb not null,
  by_user_id uuid references users on delete set null, created_at timestamptz not null, sent_at timestamptz
);
create index announcements_season on announcements (season_id);
create index announcements_match on announcements (match_id);
create index announcements_team on announcements (season_team_id);
create index announcements_player on announcements (player_id);
create index announcements_by on announcements (by_user_id);
create table announcement_mails (
  announcement_id uuid not null references announcements on delete cascade, user_id uuid references users on delete cascade, email text,
  audience text not null, created_at timestamptz not null, check ((user_id is null) <> (email is null))
);
create unique index announcement_mails_user on announcement_mails (announcement_id, user_id) where user_id is not null;
create unique index announcement_mails_email on announcement_mails (announcement_id, email) where email is not null;
create index announcement_mails_of_user on announcement_mails (user_id);
alter table notifications add column announcement_id uuid references announcements on delete cascade, add column audience text;
create index notifications_announcement on notifications (announcement_id);
alter table users
  add column mail_as_captain boolean not null default true, add column mail_as_player boolean not null default false,
  add column mail_as_organiser boolean not null default true;
`;

/** Adds what a league announces to captains, players and organisers, its e-mails that wait for a digest, and who wants e-mails. */
export const announcements = (db: Kysely<Schema>): Promise<void> => run(db, statements);
