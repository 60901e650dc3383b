import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table player_games (
  match_id uuid not null references matches on delete cascade, game_id uuid not null references games on delete cascade,
  side integer not null, player_id uuid not null references players, size text not null, start integer, kind text not null,
  is_individual boolean not null, winner integer, legs_home integer not null, legs_away integer not null,
  primary key (game_id, side, player_id)
);
create index player_games_match on player_games (match_id);
create index player_games_player on player_games (player_id);
create index leg_players_high_scores on leg_players (game_id) where scores180 > 0 or scores171 > 0;
create index leg_players_checkouts on leg_players (game_id) where checkout is not null;
`;

/** Adds the games of each player in decided matches, from which individual standings and leaderboards are read. */
export const playerGames = (db: Kysely<Schema>): Promise<void> => run(db, statements);
