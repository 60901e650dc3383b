import type { GameState, Leg } from '@oche/darts/x01/state';
import { combineStatistics, gameStatistics, type SideStatistics } from '@oche/darts/x01/statistics';

/** By a leg, what it and all before it came to. A game that is played on keeps the legs that are done, so a leg tells which came before it. */
const upTo = new WeakMap<Leg, SideStatistics[]>();

/** Statistics of the sides of a game. A visit counts its own leg anew and adds it to what was there, however long the evening. */
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
