import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table game_parents (
  id uuid primary key, organisation_id uuid not null references organisations on delete cascade, kind text not null
);
insert into game_parents (id, organisation_id, kind) select id, organisation_id, 'tournament' from tournaments;
alter table tournaments add constraint tournaments_parent foreign key (id) references game_parents on delete cascade;
alter table games add column parent_id uuid references game_parents on delete cascade;
update games set parent_id = tournament_id;
alter table games drop column tournament_id;
alter table games alter column organisation_id drop not null;
create index games_parent on games (parent_id);
alter table stages drop constraint stages_tournament_id_fkey;
alter table stages rename column tournament_id to parent_id;
alter table stages add constraint stages_parent_fkey foreign key (parent_id) references game_parents on delete cascade;
create table entry_players (
  entry_id uuid not null references entries on delete cascade, position integer not null,
  tournament_id uuid not null references tournaments on delete cascade, player_id uuid not null references players,
  primary key (entry_id, position), unique (tournament_id, player_id)
);
insert into entry_players (entry_id, position, tournament_id, player_id) select id, 0, tournament_id, player_id from entries;
create index entry_players_player on entry_players (player_id);
alter table entries drop column player_id;
create index entries_tournament on entries (tournament_id);
alter table game_sides add column kind text;
alter table game_sides add column origin_id uuid;
alter table game_sides add column name text;
alter table game_sides add column group_no integer;
create table game_side_players (
  game_id uuid not null, side integer not null, position integer not null, player_id uuid references players, name text,
  primary key (game_id, side, position), foreign key (game_id, side) references game_sides on delete cascade,
  check (player_id is not null or name is not null)
);
insert into game_side_players (game_id, side, position, player_id)
  select game_sides.game_id, game_sides.side, 0, entry_players.player_id
  from game_sides join entry_players on entry_players.entry_id = game_sides.entry_id;
create index game_side_players_player on game_side_players (player_id);
update game_sides set kind = 'player', origin_id = entry_id, group_no = entries.group_no from entries where entries.id = entry_id;
alter table game_sides drop column entry_id;
create index game_sides_origin on game_sides (origin_id);
alter table game_results add column player_counters jsonb;
alter table board_calls alter column event_id drop not null;
alter table board_calls add column side integer;
update board_calls set side = game_sides.side from game_sides where game_sides.game_id = board_calls.game_id and game_sides.origin_id = entry_id;
alter table board_calls drop column entry_id;
alter table notifications add column parent_id uuid references game_parents on delete cascade;
update notifications set parent_id = tournament_id;
alter table notifications drop column tournament_id;
create index notifications_parent on notifications (parent_id);
`;

/** Makes games independent of tournaments: sides have players and an origin, and a game may have a parent of any kind. Entries may be pairs. */
export const sides = (db: Kysely<Schema>): Promise<void> => run(db, statements);
