import { addCounts, countsOfLeg, nothing } from './counts.ts';
import type { Buckets, Counts, Tally, WonLeg } from './counts.ts';
import { modesOf } from './formatRules.ts';
import type { GameState, Leg, Visit } from './state.ts';

export type { Buckets, Counts, WonLeg } from './counts.ts';

/** Counts with their figures. An average is null without darts; the rate of checkouts in percent, null where unknown. */
export type SideStatistics = Counts & { average: number | null; first9: number | null; checkoutPercent: number | null };

/** One per side, in the order of the sides, and one per player of each side, in the order of its players. */
type BySide = { sides: SideStatistics[]; players: SideStatistics[][] };

/** The statistics of one leg. */
export type LegStatistics = BySide & { leg: number; set: number; winner: number | null; won: Leg['won'] };

/**
 * `leftOut` says what of a game is not counted. `walkover`: nothing is counted. `result`: of a result entered by hand, only the darts
 * thrown before it are counted. Null: everything is counted.
 */
export type GameStatistics = BySide & { legs: LegStatistics[]; leftOut: 'walkover' | 'result' | null };

/** Three-dart average: points ÷ darts × 3 (https://guides.dartsatlas.com/stats/averages). Never the mean of averages. */
export const average = (points: number, darts: number): number | null => (darts > 0 ? (points / darts) * 3 : null);

/**
 * Checkouts ÷ darts at a double, in percent. Null where a visit does not say how many there were, and with straight out, where
 * there are none (games with straight out take nothing from the rate of the others).
 */
const checkoutPercent = ({ doubleCheckouts, doubles }: Counts): number | null => (doubles ? (doubleCheckouts / doubles) * 100 : null);

/** Adds counts, of legs or of whole games, and makes the figures of the sum. In any order and any grouping the same. */
export function combineStatistics(all: readonly Tally[]): SideStatistics {
  const counts = addCounts(all);
  return {
    ...counts,
    average: average(counts.points, counts.darts),
    first9: average(counts.first9Points, counts.first9Darts),
    checkoutPercent: checkoutPercent(counts),
  };
}

/** The same visits counted from a threshold up: 60+, 100+, 140+ and 180, each with all that is higher. */
export function cumulative({ from60, from100, from140, exactly180 }: Buckets): Buckets {
  const over140 = from140 + exactly180;
  return { from60: from60 + from100 + over140, from100: from100 + over140, from140: over140, exactly180 };
}

/** Checkouts of so many points and over, the highest first (Belgian match sheets list those from 100). */
export const highFinishes = ({ finishes }: Pick<Counts, 'finishes'>, from = 100): number[] => finishes.filter((points) => points >= from);

/** Legs won with so many darts or fewer, the shortest first (18 in Haspengouw). */
export const shortLegs = ({ wonIn }: Pick<Counts, 'wonIn'>, most = 18): WonLeg[] => wonIn.filter(({ darts }) => darts <= most);

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
    players: state.sides.map(({ players }, side) =>
      players.map((_, player) => countsOf(side, players.length > 1, (visit) => visit.player === player)),
    ),
  };
}

/** Legs of a result that was entered by hand: won and played, and nothing else. */
function countsOfResult({ totalLegs }: GameState, side: number): Counts {
  const played = totalLegs.reduce((sum, legs) => sum + legs, 0);
  return { ...nothing, resultLegsWon: totalLegs[side] as number, resultLegsPlayed: played };
}

/** The darts of a leg that was interrupted by a result entered by hand. The result counts the leg, so it is not counted again here. */
const thrownIn = (leg: SideStatistics): SideStatistics => ({ ...leg, legsWon: 0, legsPlayed: 0, tiebreakLegs: 0 });

/**
 * Statistics of a game, running or over, per side and per player. A leg decided by a tie-break counts its high scores and
 * nothing else; a walkover has no statistics. The legs of a result entered by hand are counted apart, and what was thrown before
 * it was entered stays. A retired game keeps what was thrown. A bye has no log. The log does not say which sides are bots: leave them out when adding.
 */
export function gameStatistics(state: GameState): GameStatistics {
  const { ending } = state;
  const leftOut = ending === 'walkover' || ending === 'result' ? ending : null;
  const legs =
    ending === 'walkover'
      ? []
      : state.legs.filter(({ visits }) => ending !== 'result' || visits.length > 0).map((leg) => statisticsOfLeg(state, leg));
  const whole = (side: number, ofLeg: (leg: LegStatistics) => SideStatistics): SideStatistics =>
    combineStatistics(ending === 'result' ? [...legs.map((leg) => thrownIn(ofLeg(leg))), countsOfResult(state, side)] : legs.map(ofLeg));
  return {
    sides: state.sides.map((_, side) => whole(side, (leg) => leg.sides[side] as SideStatistics)),
    players: state.sides.map(({ players }, side) =>
      players.map((_, player) => whole(side, (leg) => (leg.players[side] as SideStatistics[])[player] as SideStatistics)),
    ),
    legs,
    leftOut,
  };
}

/** Statistics of a game by player id; those of `leaveOut` (bots, guests) have none. */
export function playerStatistics(state: GameState, leaveOut: ReadonlySet<string> = new Set()): Map<string, SideStatistics> {
  const { players } = gameStatistics(state);
  const all = state.sides.flatMap((side, index) =>
    side.players.map((id, player) => [id, (players[index] as SideStatistics[])[player] as SideStatistics] as const),
  );
  return addGame(
    new Map(),
    all.filter(([id]) => !leaveOut.has(id)),
  );
}

/**
 * A tournament or a season by player id, with one more game in it. Games can be added in any order; to take one out or to
 * correct it, add the others anew, because the best of what remains cannot be known from a best.
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
