import type { Kysely } from 'kysely';
import type { Schema } from '../schema.ts';
import { run } from './run.ts';

const statements = `
create table board_entries (
  season_id uuid not null references seasons on delete cascade, match_id uuid not null references matches on delete cascade,
  player_id uuid not null references players, game_id uuid references games on delete cascade, leg integer, side integer not null,
  is_paper boolean not null, is_at_most boolean not null, size text, start integer, kind text,
  scores180 integer not null, scores171 integer not null, strict171 integer not null, unknown171 integer not null, checkout integer,
  darts integer, visits integer, side_darts integer, side_visits integer
);
create index board_entries_match on board_entries (match_id);
create index board_entries_scores on board_entries (season_id) where scores180 > 0 or scores171 > 0;
create index board_entries_checkouts on board_entries (season_id, checkout) where checkout is not null;
create index board_entries_darts on board_entries (season_id, side_darts) where side_darts is not null;

insert into board_entries (
  season_id, match_id, player_id, game_id, leg, side, is_paper, is_at_most, size, start, kind,
  scores180, scores171, strict171, unknown171, checkout, darts, visits, side_darts, side_visits
)
select matches.season_id, matches.id, games.player_id, games.game_id, legs.leg, legs.side, false, false, games.size, games.start, games.kind,
  legs.scores180, legs.scores171, legs.strict171, legs.unknown171, legs.checkout,
  case when won.is_win then legs.darts end, case when won.is_win then legs.visits end,
  case when won.is_win then won.darts end, case when won.is_win then won.visits end
from player_games as games join matches on matches.id = games.match_id
join leg_players as legs on legs.game_id = games.game_id and legs.side = games.side and legs.player = games.player_id::text
cross join lateral (
  select legs.won and legs.checkout is not null as is_win, sum(darts)::int as darts, sum(visits)::int as visits
  from leg_players as side where side.game_id = legs.game_id and side.leg = legs.leg and side.side = legs.side
) as won
where legs.scores180 > 0 or legs.scores171 > 0 or legs.checkout is not null;

insert into board_entries (
  season_id, match_id, player_id, game_id, leg, side, is_paper, is_at_most, size, start, kind,
  scores180, scores171, strict171, unknown171, checkout, darts, visits, side_darts, side_visits
)
select matches.season_id, matches.id, facts.player_id, facts.game_id, null, facts.side, true, facts.kind = 'short-leg-visits',
  games.size, games.start, games.kind,
  case when facts.kind = '180' then facts.value else 0 end, case when facts.kind = '171' then facts.value else 0 end,
  case when facts.kind = '171' then facts.value else 0 end, 0, case when facts.kind = 'checkout' then facts.value end,
  short.darts, short.visits, short.darts, short.visits
from sheet_facts as facts join matches on matches.id = facts.match_id left join match_results as results on results.match_id = matches.id
left join lateral (
  select size, start, kind from player_games where player_games.game_id = facts.game_id limit 1
) as games on true
cross join lateral (
  select case facts.kind when 'short-leg' then facts.value when 'short-leg-visits' then facts.value * 3 end as darts,
    case facts.kind when 'short-leg' then (facts.value + 2) / 3 when 'short-leg-visits' then facts.value end as visits
) as short
where matches.state = 'walkover' or results.is_final;

drop index leg_players_high_scores;
drop index leg_players_checkouts;
`;

/** Adds the legs and facts that can be on the leaderboards of a season. */
export const boardEntries = (db: Kysely<Schema>): Promise<void> => run(db, statements);
