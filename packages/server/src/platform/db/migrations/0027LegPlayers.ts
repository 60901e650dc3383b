import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table leg_players (
  game_id uuid not null references games on delete cascade, leg integer not null, side integer not null, player text not null,
  visits integer not null, darts integer not null, points integer not null, scores180 integer not null, scores171 integer not null,
  strict171 integer not null, unknown171 integer not null, won boolean not null, how text, checkout integer,
  primary key (game_id, leg, side, player)
);
create index leg_players_player on leg_players (player);
`;

/** Adds the share of each player in each leg. The logs of older games are folded into it by `npm run rebuild`. */
export const legPlayers = (db: Kysely<Schema>): Promise<void> => run(db, statements);
