import { sql } from 'kysely';

/**
 * A column of a query for `season_members`: the days of the matches that count for a suspension for a number of matches. These are the matches of the
 * player's teams that were decided by play and count, from the first day of the suspension on, and in which the player did not play.
 */
export const servedDays = sql<string[]>`(
  select coalesce(json_agg(left(matches.starts_at, 10)), '[]') from roster_entries
    join matches on roster_entries.season_team_id in (matches.home_id, matches.away_id)
    join match_results on match_results.match_id = matches.id and match_results.is_final
    where roster_entries.member_id = season_members.id and season_members.suspended_matches is not null and matches.state <> 'walkover'
      and not matches.annulled
      and left(matches.starts_at, 10) >= season_members.suspended_from and left(matches.starts_at, 10) >= roster_entries.starts_on
      and (roster_entries.ends_on is null or left(matches.starts_at, 10) <= roster_entries.ends_on)
      and not exists (select from game_side_players join games on games.id = game_side_players.game_id
        left join merged_players on merged_players.player_id = game_side_players.player_id
        where games.parent_id = matches.id and coalesce(merged_players.into_id, game_side_players.player_id) = season_members.player_id)
)`.as('served');
