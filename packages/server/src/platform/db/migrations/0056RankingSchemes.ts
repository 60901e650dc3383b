import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// A scheme that is no longer current is known only by its points. It gets the numbers below that of the current one.
const statements = `
create table ranking_schemes (
  ranking_id uuid not null references rankings on delete cascade, version integer not null, scheme jsonb not null,
  primary key (ranking_id, version)
);
insert into ranking_schemes select id, version, scheme from rankings;
insert into ranking_schemes
  select rankings.id, rankings.version - row_number() over (partition by rankings.id order by former.frozen)::integer,
    jsonb_set(rankings.scheme, '{points}', former.frozen)
  from rankings join (select distinct ranking_id, frozen from ranking_tournaments where frozen is not null) as former
    on former.ranking_id = rankings.id and former.frozen <> rankings.scheme -> 'points';
alter table ranking_tournaments add column version integer;
alter table ranking_tournaments add column removed boolean not null default false;
update ranking_tournaments as links set version = schemes.version from (
  select distinct on (ranking_id, scheme -> 'points') ranking_id, version, scheme from ranking_schemes
  order by ranking_id, scheme -> 'points', version desc
) as schemes where schemes.ranking_id = links.ranking_id and schemes.scheme -> 'points' = links.frozen;
alter table ranking_tournaments add foreign key (ranking_id, version) references ranking_schemes;
alter table ranking_tournaments drop column frozen;
alter table rankings drop column scheme;
`;

/** Stores each version of a ranking's scheme once, instead of a copy with each tournament. Removed tournaments keep their version. */
export const rankingSchemes = (db: Kysely<Schema>): Promise<void> => run(db, statements);
