import { recentGames, type MyStatistics } from '@oche/api/contract/mine';
import { average, combineStatistics } from '@oche/darts/x01/statistics';
import type { Actor } from '../platform/actor.ts';
import { db } from '../platform/db/current.ts';
import { can } from '../platform/policies.ts';
import { countersOfPlayer } from '../games/projection.ts';
import { sideName } from '../games/sides.ts';
import { myPlaces } from './games.ts';

type Me = Extract<Actor, { kind: 'user' }>;

/** The finished games of a user, oldest first, with the counters of their projections. */
const finishedGames = (userId: string) =>
  myPlaces(userId)
    .select(['games.id', 'games.finishedAt', 'mine.side', 'mine.position'])
    .select(['gameResults.winner', 'gameResults.counters', 'gameResults.playerCounters'])
    .where('gameResults.phase', '=', 'finished')
    .orderBy('games.finishedAt')
    .orderBy('games.id')
    .execute();
type Row = Awaited<ReturnType<typeof finishedGames>>[number];

/** The statistics of a user, summed from the counters of their finished games. */
export const statisticsOf = async (me: Me): Promise<MyStatistics> => {
  const rows = await finishedGames(me.userId);
  const counted = rows.flatMap((row) => countersOfPlayer(row, row.side, row.position) ?? []);
  const all = combineStatistics(counted);
  // Games without the number of darts at a double are left out, because one of them would make the whole rate unknown.
  const withDoubles = counted.filter(({ darts, unknownDoubles, doubles }) => darts > 0 && unknownDoubles === 0 && doubles !== null);
  const { doubleCheckouts, doubles } = combineStatistics(withDoubles);
  return {
    games: rows.length,
    won: rows.filter(({ winner, side }) => winner === side).length,
    legsWon: all.legsWon,
    legsPlayed: all.legsPlayed,
    resultLegs: all.resultLegsPlayed,
    darts: all.darts,
    visits: all.visits,
    average: all.average,
    first9: all.first9,
    checkoutRate: doubles ? { hits: doubleCheckouts, darts: doubles, games: withDoubles.length } : null,
    buckets: all.buckets,
    oneSevenOnes: all.any171,
    finishes: all.finishes,
    wonIn: all.wonIn,
    bestLeg: await bestLegOf(me),
    recent: await pointsOf(rows),
  };
};

const pointsOf = async (rows: readonly Row[]): Promise<MyStatistics['recent']> => {
  const withAverage = rows
    .flatMap(({ counters, playerCounters, ...row }) => {
      const { points = 0, darts = 0 } = countersOfPlayer({ counters, playerCounters }, row.side, row.position) ?? {};
      const figure = average(points, darts);
      return figure === null ? [] : [{ ...row, average: figure }];
    })
    .slice(-recentGames);
  const names = await opponentsOf(withAverage);
  return withAverage.map(({ id, finishedAt, side, winner, average: figure }) => ({
    gameId: id,
    finishedAt: finishedAt!.toISOString(),
    opponent: names.get(`${id} ${side}`) ?? '',
    won: winner === null ? null : winner === side,
    average: figure,
  }));
};

/** Names of the opponents, by `gameId side` of the user. */
const opponentsOf = async (games: readonly Pick<Row, 'id' | 'side'>[]): Promise<Map<string, string>> => {
  if (games.length === 0) return new Map();
  const sides = await db()
    .selectFrom('gameSides')
    .select(['gameSides.gameId', 'gameSides.side', sideName.as('name')])
    .where(
      'gameSides.gameId',
      'in',
      games.map(({ id }) => id),
    )
    .execute();
  return new Map(
    games.flatMap(({ id, side }) => {
      const name = sides.find((other) => other.gameId === id && other.side !== side)?.name;
      return name == null ? [] : [[`${id} ${side}`, name] as const];
    }),
  );
};

/** The leg that the user won with the fewest darts, in the newest such game that the user may open. Null if there is none. */
const bestLegOf = async (me: Me): Promise<MyStatistics['bestLeg']> => {
  const legs = await myPlaces(me.userId)
    .innerJoin('legResults', (join) => join.onRef('legResults.gameId', '=', 'games.id').onRef('legResults.side', '=', 'mine.side'))
    .select(['games.id as gameId', 'legResults.leg', 'legResults.darts', 'games.organisationId', 'parents.isPrivate'])
    // The darts of a leg are counted per side, so legs of pairs are left out.
    .where('gameResults.playerCounters', 'is', null)
    .where('gameResults.phase', '=', 'finished')
    .where('legResults.how', '=', 'checkout')
    .orderBy('legResults.darts')
    .orderBy('games.finishedAt', 'desc')
    .limit(50)
    .execute();
  const best = legs.find((leg) => can.read(me, leg));
  return best && best.darts === legs[0]?.darts ? { gameId: best.gameId, leg: best.leg, darts: best.darts } : null;
};
