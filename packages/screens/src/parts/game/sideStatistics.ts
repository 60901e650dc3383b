import type { GameState, Leg } from '@oche/darts/x01/state';
import { combineStatistics, gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';

/**
 * Caches the statistics of a game up to and including a leg. While a game is played, the objects of its finished legs do not change, so
 * a leg also identifies the legs before it.
 */
const statisticsUpTo = new WeakMap<Leg, SideStatistics[]>();

/** Statistics of the sides of a game. After a visit, only the current leg is computed. Earlier legs come from the cache. */
export function sideStatistics(game: GameState): SideStatistics[] {
  if (game.ending !== null) return gameStatistics(game).sides;
  const known = game.legs.findLastIndex((leg) => statisticsUpTo.has(leg));
  let sum = statisticsUpTo.get(game.legs[known] as Leg);
  for (const leg of game.legs.slice(known + 1)) {
    const ofLeg = gameStatistics({ ...game, legs: [leg] }).sides;
    const earlier = sum;
    sum = earlier ? ofLeg.map((counts, side) => combineStatistics([earlier[side] ?? counts, counts])) : ofLeg;
    statisticsUpTo.set(leg, sum);
  }
  return sum ?? gameStatistics(game).sides;
}
