import { addCounts, countsOfLeg, nothing } from './counts.ts';
import type { Buckets, Counts, Tally, WonLeg } from './counts.ts';
import { nobody } from './event.ts';
import { modesOf } from './formatRules.ts';
import type { GameState, Leg, ThrowingOrder, Visit } from './state.ts';
import { playersOfSide, throwerOf } from './throwers.ts';

export type { Buckets, Counts, WonLeg } from './counts.ts';

/** Counts and the figures computed from them. An average is null without darts; `checkoutPercent` is null if it is unknown. */
export type SideStatistics = Counts & { average: number | null; first9: number | null; checkoutPercent: number | null };

/** Statistics per side, in the order of the sides, and per player of each side, in the order of `playersOfSide`. */
type BySide = { sides: SideStatistics[]; players: SideStatistics[][] };

/** The statistics of one leg. */
export type LegStatistics = BySide & { leg: number; set: number; winner: number | null; won: Leg['won'] };

/**
 * The statistics of a game. `leftOut`: the parts that are not counted. `walkover`: the whole game. `result`: the legs of a result that was entered
 * by hand, except for darts thrown before it. Null: everything is counted.
 */
export type GameStatistics = BySide & { legs: LegStatistics[]; leftOut: 'walkover' | 'result' | null };

/** The three-dart average: points ÷ darts × 3 (https://guides.dartsatlas.com/stats/averages); null without darts. */
export const average = (points: number, darts: number): number | null => (darts > 0 ? (points / darts) * 3 : null);

/**
 * Checkouts ÷ darts at a double, in percent. Null if a visit has no number of darts at a double, or there were none. Straight
 * out has no darts at a double and does not affect the rate of other games.
 */
const checkoutPercent = ({ doubleCheckouts, doubles }: Counts): number | null => (doubles ? (doubleCheckouts / doubles) * 100 : null);

/** Adds counts of legs or games, and computes the figures of the sum. The result does not depend on order or grouping. */
export function combineStatistics(all: readonly Tally[]): SideStatistics {
  const counts = addCounts(all);
  return {
    ...counts,
    average: average(counts.points, counts.darts),
    first9: average(counts.first9Points, counts.first9Darts),
    checkoutPercent: checkoutPercent(counts),
  };
}

/** The same visits counted from each threshold up: 60+, 100+, 140+ and 180. */
export function cumulative({ from60, from100, from140, exactly180 }: Buckets): Buckets {
  const over140 = from140 + exactly180;
  return { from60: from60 + from100 + over140, from100: from100 + over140, from140: over140, exactly180 };
}

/** Checkouts of at least `from` points, the highest first. Belgian match sheets list those from 100. */
export const highFinishes = ({ finishes }: Pick<Counts, 'finishes'>, from = 100): number[] => finishes.filter((points) => points >= from);

/** Legs won with at most `most` darts, the shortest first (18 in Haspengouw). */
export const shortLegs = ({ wonIn }: Pick<Counts, 'wonIn'>, most = 18): WonLeg[] => wonIn.filter(({ darts }) => darts <= most);

/** Counts of a leg without the leg itself. */
const withoutLeg = (leg: SideStatistics): SideStatistics => ({ ...leg, legsWon: 0, legsPlayed: 0, tiebreakLegs: 0 });

/**
 * The players of a side in the order of `playersOfSide`. Those who have no figures are null: a missing player, a player at a second place,
 * and a name that has been corrected.
 */
const countedPlayers = (state: GameState, side: number): (string | null)[] =>
  playersOfSide(state, side).map((player, place, all) => {
    const isNamed = (state.orders[side] as readonly ThrowingOrder[]).some(({ players }) => players.includes(player));
    return isNamed && player !== nobody && all.indexOf(player) === place ? player : null;
  });

function statisticsOfLeg(state: GameState, leg: Leg): LegStatistics {
  const countsOf = (side: number, shared: boolean, own: (visit: Visit) => boolean): SideStatistics => {
    const visits = leg.visits.filter((visit) => visit.side === side && own(visit));
    const straightOut = modesOf(state.format, side).out === 'straight';
    return combineStatistics([countsOfLeg(leg, visits, { isOurs: leg.winner === side, shared, straightOut })]);
  };
  return {
    leg: leg.number,
    set: leg.set,
    winner: leg.winner,
    won: leg.won,
    sides: state.sides.map((_, side) => countsOf(side, false, () => true)),
    players: leg.players.map((players, side) =>
      countedPlayers(state, side).map((player) => {
        const isIn = player !== null && players.includes(player);
        const counts = countsOf(side, players.length > 1, (visit) => isIn && throwerOf(leg, visit) === player);
        return isIn ? counts : withoutLeg(counts);
      }),
    ),
  };
}

/** The counts of a result that was entered by hand: only legs won and played. */
function countsOfResult({ totalLegs }: GameState, side: number): Counts {
  const played = totalLegs.reduce((sum, legs) => sum + legs, 0);
  return { ...nothing, resultLegsWon: totalLegs[side] as number, resultLegsPlayed: played };
}

/**
 * Statistics of a running or finished game, per side and per player.
 *
 * - A leg decided by a tie-break counts only its visits and high scores.
 * - A walkover has no statistics.
 * - The legs of a result that was entered by hand are counted separately. Darts thrown before it count as usual.
 * - A game that a side gave up counts all its darts.
 * - A player counts the legs in which they threw or were to throw. Every player of a side counts the legs of a result.
 * - The log does not show which players are bots or guests: leave them out with `playerStatistics`.
 */
export function gameStatistics(state: GameState): GameStatistics {
  const { ending } = state;
  const leftOut = ending === 'walkover' || ending === 'result' ? ending : null;
  const legs =
    ending === 'walkover'
      ? []
      : state.legs.filter(({ visits }) => ending !== 'result' || visits.length > 0).map((leg) => statisticsOfLeg(state, leg));
  const whole = (side: number, ofLeg: (leg: LegStatistics) => SideStatistics, isCounted = true): SideStatistics =>
    combineStatistics(
      ending === 'result'
        ? [...legs.map((leg) => withoutLeg(ofLeg(leg))), ...(isCounted ? [countsOfResult(state, side)] : [])]
        : legs.map(ofLeg),
    );
  return {
    sides: state.sides.map((_, side) => whole(side, (leg) => leg.sides[side] as SideStatistics)),
    players: state.sides.map((_, side) =>
      countedPlayers(state, side).map((player, place) =>
        whole(side, (leg) => (leg.players[side] as SideStatistics[])[place] as SideStatistics, player !== null),
      ),
    ),
    legs,
    leftOut,
  };
}

/** Statistics of a game by player id, without the players of `leaveOut` (bots, guests) and without missing players. */
export function playerStatistics(state: GameState, leaveOut: ReadonlySet<string> = new Set()): Map<string, SideStatistics> {
  const { players } = gameStatistics(state);
  const all = players.flatMap((ofSide, side) => {
    const ids = countedPlayers(state, side);
    return ofSide.flatMap((statistics, place): [string, SideStatistics][] => {
      const id = ids[place] as string | null;
      return id === null || leaveOut.has(id) ? [] : [[id, statistics]];
    });
  });
  return addGame(new Map(), all);
}

/**
 * Adds a game to the statistics of a tournament or a season, by player id. Games can be added in any order. A game cannot be
 * subtracted: to remove or correct one, add all the others again.
 */
export function addGame(
  season: ReadonlyMap<string, SideStatistics>,
  game: Iterable<readonly [string, SideStatistics]>,
): Map<string, SideStatistics> {
  const sum = new Map(season);
  for (const [id, counts] of game) {
    const before = sum.get(id);
    sum.set(id, before ? combineStatistics([before, counts]) : counts);
  }
  return sum;
}
