import { sql } from 'kysely';
import { db } from '../platform/db/current.ts';

/**
 * Rewrites which legs and facts of these matches can be on leaderboards. Only decided matches have any. Call it when games, legs or facts have changed.
 * The rows do not depend on the settings of the season, which can change at any time, nor on group, matchday and day, which `matches` has.
 */
export const writeBoardEntries = async (matchIds: readonly string[]): Promise<void> => {
  if (matchIds.length === 0) return;
  const ids = sql.join(matchIds);
  await db().deleteFrom('boardEntries').where('matchId', 'in', matchIds).execute();
  await sql`
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
    -- The darts of a pair or team are those of the whole side.
    cross join lateral (
      select legs.won and legs.checkout is not null as is_win, sum(darts)::int as darts, sum(visits)::int as visits
      from leg_players as side where side.game_id = legs.game_id and side.leg = legs.leg and side.side = legs.side
    ) as won
    where games.match_id in (${ids}) and (legs.scores180 > 0 or legs.scores171 > 0 or legs.checkout is not null)
    -- A rebuild may write the legs of a game while its match is being corrected.
    on conflict do nothing
  `.execute(db());
  await sql`
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
    where facts.match_id in (${ids}) and (matches.state = 'walkover' or results.is_final)
  `.execute(db());
};
