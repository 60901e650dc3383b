import { db } from '../db/current.ts';
import { loadSummaries } from '../games/summaries.ts';
import type { Output } from '@oche/api/contract/endpoints';

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
      .limit(200),
  );
  return { live: games[0] ?? null, liveCount: games.length };
};

const week = 7 * 86_400_000;

/** Best checkout, average, leg and number of 180s in public tournaments within a week of the newest result. */
export const bestOfWeek = async (): Promise<Home['best']> => {
  const rows = await db()
    .selectFrom('games')
    .innerJoin('gameResults', 'gameResults.gameId', 'games.id')
    .innerJoin('tournaments', 'tournaments.id', 'games.tournamentId')
    .innerJoin('gameSides', 'gameSides.gameId', 'games.id')
    .innerJoin('entries', 'entries.id', 'gameSides.entryId')
    .innerJoin('players', 'players.id', 'entries.playerId')
    .select(['players.id', 'players.name', 'gameSides.side', 'gameResults.counters', 'games.finishedAt'])
    .where('gameResults.phase', '=', 'finished')
    .where('tournaments.visibility', '=', 'public')
    .where('tournaments.test', '=', false)
    .where('tournaments.status', 'in', ['running', 'finished'])
    .orderBy('games.finishedAt', 'desc')
    .limit(2000)
    .execute();
  const newest = rows[0]?.finishedAt?.getTime() ?? 0;
  const recent = rows.filter(({ finishedAt, counters, side }) => finishedAt && newest - finishedAt.getTime() <= week && counters[side]);
  const best = new Map<Home['best'][number]['kind'], { name: string; value: number }>();
  const offer = (kind: Home['best'][number]['kind'], name: string, value: number | null, less = false) => {
    const standing = best.get(kind);
    if (value !== null && value > 0 && (!standing || (less ? value < standing.value : value > standing.value)))
      best.set(kind, { name, value });
  };
  for (const [, of] of Map.groupBy(recent, ({ id }) => id)) {
    const counters = of.map((row) => row.counters[row.side]!);
    const sum = (value: (counts: (typeof counters)[number]) => number) => counters.reduce((total, counts) => total + value(counts), 0);
    const [{ name } = { name: '' }] = of;
    const darts = sum((counts) => counts.darts);
    if (darts >= 45) offer('average', name, Math.round((sum((counts) => counts.points) / darts) * 300) / 100);
    offer(
      '180s',
      name,
      sum((counts) => counts.maximums),
    );
    for (const counts of counters) {
      offer('checkout', name, counts.highCheckout);
      offer('leg', name, counts.bestLeg, true);
    }
  }
  return (['checkout', 'average', 'leg', '180s'] as const).flatMap((kind) => (best.has(kind) ? [{ kind, ...best.get(kind)! }] : []));
};
