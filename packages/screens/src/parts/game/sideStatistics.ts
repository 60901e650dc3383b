import type { GameState, Leg } from '@oche/darts/x01/state';
import { combineStatistics, gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';

/**
 * Cache of the statistics up to and including a leg. As a game goes on, the objects of its finished legs stay the same, so that a leg
 * also identifies the legs before it.
 */
const upTo = new WeakMap<Leg, SideStatistics[]>();

/** Statistics of the sides of a game. After a visit, only its own leg is computed again; earlier legs come from the cache. */
export function sideStatistics(game: GameState): SideStatistics[] {
  if (game.ending !== null) return gameStatistics(game).sides;
  const known = game.legs.findLastIndex((leg) => upTo.has(leg));
  let sum = upTo.get(game.legs[known] as Leg);
  for (const leg of game.legs.slice(known + 1)) {
    const own = gameStatistics({ ...game, legs: [leg] }).sides;
    const before = sum;
    sum = before ? own.map((counts, side) => combineStatistics([before[side] ?? counts, counts])) : own;
    upTo.set(leg, sum);
  }
  return sum ?? gameStatistics(game).sides;
}
