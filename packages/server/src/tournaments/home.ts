import { sql } from 'kysely';
import type { Output } from '@oche/api/contract/endpoints';
import { parents } from '../games/parents.ts';
import { publicName, type NamedPlayer } from '../games/publicName.ts';
import { db, dependsOn } from '../platform/db/current.ts';
import { countLiveGames, loadSummaries } from '../games/summaries.ts';

type Home = Output<'getHome'>;

/** The number of running games of public tournaments, and the most decisive one: knockout before groups, then the latest round. */
export const liveNow = async (): Promise<Pick<Home, 'live' | 'liveCount'>> => {
  const games = await loadSummaries((query) =>
    query
      .where('gameResults.phase', '=', 'playing')
      .where('parents.isListed', '=', true)
      .where('parents.isRunning', '=', true)
      .orderBy('games.groupNo', (order) => order.desc().nullsFirst())
      .orderBy('games.round', 'desc')
      .orderBy('games.startedAt')
      .limit(1),
  );
  const { count } = await countLiveGames();
  return { live: games[0] ?? null, liveCount: count };
};

/** Totals of a player within the week, summed by the database. `leg`: number of darts of the best leg, or null if the player won none. */
type WeekTotals = NamedPlayer & {
  minorAge: number | null;
  darts: number;
  points: number;
  maximums: number;
  checkout: number | null;
  leg: number | null;
};

/** SQL: whether a game is finished and its parent is in public lists. */
const isListedResult = sql`games.finished_at is not null and game_results.phase = 'finished' and parents.is_listed and parents.is_open`;

/**
 * The best checkout, average, leg and number of 180s in public tournaments, in the seven days before the newest result. An average only counts
 * if the player has thrown at least 45 darts.
 */
export const bestOfWeek = async (): Promise<Home['best']> => {
  dependsOn('any result', 'tournament', 'games', 'results', 'players');
  const allParents = sql`(${parents()}) as parents`;
  const { rows } = await sql<WeekTotals>`
    with newest as (
      select games.finished_at from games
      join game_results on game_results.game_id = games.id join ${allParents} on parents.id = games.parent_id
      where ${isListedResult} order by games.finished_at desc limit 1
    ), thrown as (
      select players.id, players.name, players.born_on, players.has_consent, parents.minor_age, games.finished_at, coalesce(
          game_results.player_counters -> thrower.side -> thrower.position, game_results.counters -> thrower.side
        ) as counts
      from games
      join newest on games.finished_at >= newest.finished_at - interval '7 days'
      join game_results on game_results.game_id = games.id join ${allParents} on parents.id = games.parent_id
      join game_side_players as thrower on thrower.game_id = games.id join players on players.id = thrower.player_id
      where ${isListedResult}
    )
    select name, born_on, has_consent, max(minor_age) as minor_age, sum((counts ->> 'darts')::int)::int as darts, sum((counts ->> 'points')::int)::int as points,
      sum((counts ->> 'maximums')::int)::int as maximums, max((counts ->> 'highCheckout')::int) as checkout,
      min(nullif((counts ->> 'bestLeg')::int, 0)) as leg
    from thrown where jsonb_typeof(counts) = 'object'
    group by id, name, born_on, has_consent order by max(finished_at) desc, id`.execute(db());
  const best = new Map<Home['best'][number]['kind'], { name: string; value: number }>();
  const offer = (kind: Home['best'][number]['kind'], name: string, value: number | null, isLowerBetter = false) => {
    const leader = best.get(kind);
    if (value !== null && value > 0 && (!leader || (isLowerBetter ? value < leader.value : value > leader.value)))
      best.set(kind, { name, value });
  };
  for (const { minorAge, darts, points, maximums, checkout, leg, ...player } of rows) {
    const name = publicName(player, minorAge);
    if (darts >= 45) offer('average', name, Math.round((points / darts) * 300) / 100);
    offer('180s', name, maximums);
    offer('checkout', name, checkout);
    offer('leg', name, leg, true);
  }
  return (['checkout', 'average', 'leg', '180s'] as const).flatMap((kind) => (best.has(kind) ? [{ kind, ...best.get(kind)! }] : []));
};
