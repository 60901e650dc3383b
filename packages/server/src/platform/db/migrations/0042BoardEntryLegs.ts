import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
delete from board_entries as doubled using board_entries as kept
where doubled.leg is not null and doubled.ctid > kept.ctid
  and (doubled.game_id, doubled.leg, doubled.side, doubled.player_id) = (kept.game_id, kept.leg, kept.side, kept.player_id);

create unique index board_entries_leg on board_entries (game_id, leg, side, player_id) where leg is not null;
`;

/** Lets a leg of a player be on the leaderboards once. */
export const boardEntryLegs = (db: Kysely<Schema>): Promise<void> => run(db, statements);
