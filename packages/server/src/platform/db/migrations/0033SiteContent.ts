import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table site_pictures (
  organisation_id uuid not null references organisations on delete cascade, sha256 text not null references files,
  created_at timestamptz not null, primary key (organisation_id, sha256)
);
create index site_pictures_file on site_pictures (sha256);
create table news (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, slug text not null, title text not null,
  lead text not null, body text not null, picture text references files, language text, state text not null,
  publish_at timestamptz, pinned_until text, created_at timestamptz not null, updated_at timestamptz not null, unique (season_id, slug)
);
create index news_picture on news (picture);
create table old_news_slugs (
  season_id uuid not null references seasons on delete cascade, slug text not null, news_id uuid not null references news on delete cascade,
  primary key (season_id, slug)
);
create table news_pictures (
  news_id uuid not null references news on delete cascade, sha256 text not null references files, primary key (news_id, sha256)
);
create index news_pictures_file on news_pictures (sha256);
create table board_members (
  id uuid primary key, season_id uuid not null references seasons on delete cascade, position integer not null, name text not null,
  office text not null, email text, phone text, picture text references files, created_at timestamptz not null
);
create index board_members_season on board_members (season_id);
create index board_members_picture on board_members (picture);
`;

/** Adds the content of the site of a competition: pictures, news and board members. */
export const siteContent = (db: Kysely<Schema>): Promise<void> => run(db, statements);
