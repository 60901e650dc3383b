import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

// Teams that entered in a later round, or have not entered yet, waited when a round was drawn.
const statements = `
alter table cup_rounds add column waiting integer not null default 0;
update cup_rounds set waiting = (
  select count(*) from group_teams join season_teams on season_teams.id = group_teams.season_team_id
  where group_teams.group_id = cup_rounds.group_id and season_teams.state = 'accepted' and not exists (
    select from cup_rounds as drawn, jsonb_array_elements(drawn.ties) as tie
    where drawn.group_id = cup_rounds.group_id and drawn.round <= cup_rounds.round and tie -> 'teams' ? group_teams.season_team_id::text
  )
);
`;

/** Adds the number of teams that had not entered a cup when a round was drawn, from which the round has its name. */
export const cupRoundWaiting = (db: Kysely<Schema>): Promise<void> => run(db, statements);
