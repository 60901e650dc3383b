import { sql } from 'kysely';
import type { Output } from '@oche/api/contract/endpoints';
import { db, dependsOn } from '../db/current.ts';
import { countLiveGames, loadSummaries } from '../games/summaries.ts';

type Home = Output<'getHome'>;

/** The game nearest to a decision among those on now in public tournaments, and how many others are on. */
export const liveNow = async (): Promise<Pick<Home, 'live' | 'liveCount'>> => {
  const games = await loadSummaries((query) =>
    query
      .where('gameResults.phase', '=', 'playing')
      .where('tournaments.visibility', '=', 'public')
      .where('tournaments.test', '=', false)
      .where('tournaments.status', '=', 'running')
      .orderBy('games.groupNo', (order) => order.desc().nullsFirst())
      .orderBy('games.round', 'desc')
      .orderBy('games.startedAt')
      .limit(1),
  );
  const { count } = await countLiveGames();
  return { live: games[0] ?? null, liveCount: count };
};

/** What a player threw within the week, as the database adds it up. Best leg: in darts, null without one. */
type Week = { name: string; darts: number; points: number; maximums: number; checkout: number | null; leg: number | null };

/** Games that are over in public tournaments; `game_results.counters` has the counts of each side. */
const shown = sql`
  games.finished_at is not null and game_results.phase = 'finished'
  and tournaments.visibility = 'public' and not tournaments.test and tournaments.status in ('running', 'finished')`;

/** Best checkout, average, leg and number of 180s in public tournaments within a week of the newest result. */
export const bestOfWeek = async (): Promise<Home['best']> => {
  dependsOn('results');
  const { rows } = await sql<Week>`
    with newest as (
      select games.finished_at from games
      join game_results on game_results.game_id = games.id join tournaments on tournaments.id = games.tournament_id
      where ${shown} order by games.finished_at desc limit 1
    ), thrown as (
      select players.id, players.name, games.finished_at, game_results.counters -> game_sides.side::int as counts
      from games
      join newest on games.finished_at >= newest.finished_at - interval '7 days'
      join game_results on game_results.game_id = games.id join tournaments on tournaments.id = games.tournament_id
      join game_sides on game_sides.game_id = games.id
      join entries on entries.id = game_sides.entry_id join players on players.id = entries.player_id
      where ${shown}
    )
    select name, sum((counts ->> 'darts')::int)::int as darts, sum((counts ->> 'points')::int)::int as points,
      sum((counts ->> 'maximums')::int)::int as maximums, max((counts ->> 'highCheckout')::int) as checkout,
      min(nullif((counts ->> 'bestLeg')::int, 0)) as leg
    from thrown where jsonb_typeof(counts) = 'object'
    group by id, name order by max(finished_at) desc, id`.execute(db());
  const best = new Map<Home['best'][number]['kind'], { name: string; value: number }>();
  const offer = (kind: Home['best'][number]['kind'], name: string, value: number | null, less = false) => {
    const standing = best.get(kind);
    if (value !== null && value > 0 && (!standing || (less ? value < standing.value : value > standing.value)))
      best.set(kind, { name, value });
  };
  for (const { name, darts, points, maximums, checkout, leg } of rows) {
    if (darts >= 45) offer('average', name, Math.round((points / darts) * 300) / 100);
    offer('180s', name, maximums);
    offer('checkout', name, checkout);
    offer('leg', name, leg, true);
  }
  return (['checkout', 'average', 'leg', '180s'] as const).flatMap((kind) => (best.has(kind) ? [{ kind, ...best.get(kind)! }] : []));
};
