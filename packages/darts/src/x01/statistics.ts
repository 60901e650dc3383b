import type { GameState, Leg, Visit } from './state.ts';

/** Visits of 60–99, 100–139, 140–179 and exactly 180. No visit is in two of them. */
export type Buckets = { from60: number; from100: number; from140: number; exactly180: number };

/** What one side did, in sums that can be added over games; `average` and `percent` make figures of them. */
export type Counts = {
  points: number;
  darts: number;
  /** of the first nine darts of each leg */
  first9Points: number;
  first9Darts: number;
  visits: number;
  buckets: Buckets;
  maximums: number;
  /** visits of 171 points, however thrown */
  any171: number;
  /** visits known to be three treble 19 */
  strict171: number;
  /** legs won by a checkout */
  checkouts: number;
  /** darts at a double; null where the log does not say for every visit, or the out is straight */
  doubles: number | null;
  highCheckout: number | null;
  /** darts of the shortest leg won by a checkout */
  bestLeg: number | null;
  legsWon: number;
  legsPlayed: number;
};

/** A side's counts with its figures. An average is null without darts; the rate of checkouts in percent, null where unknown. */
export type SideStatistics = Counts & { average: number | null; first9: number | null; checkoutPercent: number | null };

export type LegStatistics = {
  leg: number;
  set: number;
  winner: number | null;
  won: Leg['won'];
  /** one per side, in the order of the sides */
  sides: SideStatistics[];
};

export type GameStatistics = { sides: SideStatistics[]; legs: LegStatistics[] };

/** Three-dart average: points ÷ darts × 3. Never the mean of averages. */
export const average = (points: number, darts: number): number | null => (darts > 0 ? (points / darts) * 3 : null);

const percent = (part: number, whole: number | null): number | null => (whole ? (part / whole) * 100 : null);

const none: Counts = {
  points: 0,
  darts: 0,
  first9Points: 0,
  first9Darts: 0,
  visits: 0,
  buckets: { from60: 0, from100: 0, from140: 0, exactly180: 0 },
  maximums: 0,
  any171: 0,
  strict171: 0,
  checkouts: 0,
  doubles: 0,
  highCheckout: null,
  bestLeg: null,
  legsWon: 0,
  legsPlayed: 0,
};

function withFigures(counts: Counts): SideStatistics {
  return {
    ...counts,
    average: average(counts.points, counts.darts),
    first9: average(counts.first9Points, counts.first9Darts),
    checkoutPercent: percent(counts.checkouts, counts.doubles),
  };
}

const sum = (items: readonly Visit[], of: (visit: Visit) => number): number => items.reduce((total, visit) => total + of(visit), 0);
const count = (items: readonly Visit[], that: (visit: Visit) => boolean): number => sum(items, (visit) => Number(that(visit)));

const between = (from: number, to: number) => (visit: Visit) => visit.scored >= from && visit.scored <= to;

/** Points and darts of the first nine darts, which are the first three visits; a leg that is shorter counts with its real darts. */
function firstNine(visits: readonly Visit[]): { points: number; darts: number } {
  const first = visits.slice(0, 3);
  return { points: sum(first, (visit) => visit.scored), darts: sum(first, (visit) => visit.darts) };
}

function countsOfLeg(leg: Leg, side: number): Counts {
  const visits = leg.visits.filter((visit) => visit.side === side);
  const seen = {
    ...none,
    visits: visits.length,
    buckets: {
      from60: count(visits, between(60, 99)),
      from100: count(visits, between(100, 139)),
      from140: count(visits, between(140, 179)),
      exactly180: count(visits, between(180, 180)),
    },
    maximums: count(visits, between(180, 180)),
    any171: count(visits, between(171, 171)),
    strict171: count(visits, (visit) => visit.throws?.length === 3 && visit.throws.every((code) => code === 'T19')),
    legsWon: Number(leg.winner === side),
    legsPlayed: Number(leg.winner !== null),
  };
  // A leg that ran into its limit is no leg: its high scores were thrown, but it enters no average and no rate.
  if (leg.won === 'tiebreak') return seen;
  const checkout = visits.find((visit) => visit.checkout);
  const darts = sum(visits, (visit) => visit.darts);
  const nine = firstNine(visits);
  return {
    ...seen,
    points: sum(visits, (visit) => visit.scored),
    darts,
    first9Points: nine.points,
    first9Darts: nine.darts,
    checkouts: checkout ? 1 : 0,
    doubles: visits.some((visit) => visit.doubles === null) ? null : sum(visits, (visit) => visit.doubles ?? 0),
    highCheckout: checkout?.scored ?? null,
    bestLeg: checkout ? darts : null,
  };
}

const best = (a: number | null, b: number | null, choose: (...values: number[]) => number): number | null =>
  a === null ? b : b === null ? a : choose(a, b);

function add(a: Counts, b: Counts): Counts {
  return {
    points: a.points + b.points,
    darts: a.darts + b.darts,
    first9Points: a.first9Points + b.first9Points,
    first9Darts: a.first9Darts + b.first9Darts,
    visits: a.visits + b.visits,
    buckets: {
      from60: a.buckets.from60 + b.buckets.from60,
      from100: a.buckets.from100 + b.buckets.from100,
      from140: a.buckets.from140 + b.buckets.from140,
      exactly180: a.buckets.exactly180 + b.buckets.exactly180,
    },
    maximums: a.maximums + b.maximums,
    any171: a.any171 + b.any171,
    strict171: a.strict171 + b.strict171,
    checkouts: a.checkouts + b.checkouts,
    doubles: a.doubles === null || b.doubles === null ? null : a.doubles + b.doubles,
    highCheckout: best(a.highCheckout, b.highCheckout, Math.max),
    bestLeg: best(a.bestLeg, b.bestLeg, Math.min),
    legsWon: a.legsWon + b.legsWon,
    legsPlayed: a.legsPlayed + b.legsPlayed,
  };
}

/** Adds counts, of legs or of whole games, and makes the figures of the sum. */
export const combineStatistics = (all: readonly Counts[]): SideStatistics => withFigures(all.reduce(add, none));

/**
 * Statistics of a game, running or over. A leg decided by a tie-break counts its high scores and nothing else. A
 * walkover and a result entered without visits have none at all; a retired game keeps what was thrown.
 */
export function gameStatistics(state: GameState): GameStatistics {
  const played = state.ending === 'walkover' || state.ending === 'result' ? [] : state.legs;
  const legs = played.map((leg) => ({
    leg: leg.number,
    set: leg.set,
    winner: leg.winner,
    won: leg.won,
    sides: state.sides.map((_, side) => combineStatistics([countsOfLeg(leg, side)])),
  }));
  return {
    sides: state.sides.map((_, side) => combineStatistics(legs.flatMap((leg) => leg.sides[side] ?? []))),
    legs,
  };
}
