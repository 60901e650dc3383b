import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table vapid_keys (
  is_only boolean primary key default true check (is_only), public_key text not null, private_key text not null, created_at timestamptz not null
);
create table push_subscriptions (
  id uuid primary key, endpoint text not null, p256dh text not null, auth text not null, langcode text not null,
  entry_id uuid references entries on delete cascade, token_id uuid references tokens on delete cascade,
  created_at timestamptz not null, told text, check ((entry_id is null) <> (token_id is null))
);
create unique index push_subscriptions_endpoint
  on push_subscriptions (endpoint, coalesce(entry_id, '00000000-0000-0000-0000-000000000000'));
create index push_subscriptions_entry on push_subscriptions (entry_id);
create index push_subscriptions_token on push_subscriptions (token_id);
`;

/** Adds the devices that get calls while no page is open, and the keys that sign these messages. */
export const push = (db: Kysely<Schema>): Promise<void> => run(db, statements);
