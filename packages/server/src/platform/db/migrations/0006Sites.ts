import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table organisation_domains (
  domain text primary key, organisation_id uuid not null references organisations on delete cascade, position integer not null
);
create index organisation_domains_organisation on organisation_domains (organisation_id);
insert into organisation_domains (domain, organisation_id, position)
  select each.domain, organisations.id, each.position
  from organisations, jsonb_array_elements_text(organisations.domains) with ordinality as each (domain, position)
  order by organisations.created_at, organisations.id
  on conflict do nothing;
alter table organisations drop column domains;
alter table organisations add languages jsonb not null default '["en"]';
alter table organisations add colour text;
alter table organisations add description text not null default '';
alter table organisations add contact_email text;
create table seasons (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, slug text not null, name text not null,
  starts_on text not null, ends_on text not null, created_at timestamptz not null, unique (organisation_id, slug)
);
`;

/** Unique host names of organisations, the settings of their sites, and seasons. */
export const sites = (db: Kysely<Schema>): Promise<void> => run(db, statements);
