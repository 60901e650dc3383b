import type { Leg, Visit } from './state.ts';

/** The numbers of visits of 60–99, 100–139, 140–179 and exactly 180. Each visit is in one bucket at most. */
export type Buckets = { from60: number; from100: number; from140: number; exactly180: number };

/** The darts and visits with which a leg was won by a checkout. */
export type WonLeg = { darts: number; visits: number };

/** What a side or a player did. Counts can be added over legs, games, a tournament or a season. */
export type Counts = {
  points: number;
  darts: number;
  /** points of the first nine darts of each leg */
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
  /** checkouts with double or master out */
  doubleCheckouts: number;
  /** darts at a double; null if a visit has no such number, or if every out was straight */
  doubles: number | null;
  /** visits with double or master out without a number of darts at a double */
  unknownDoubles: number;
  highCheckout: number | null;
  /** every checkout, the highest first; `highFinishes` takes those from 100 */
  finishes: number[];
  /** darts of the shortest leg won by a checkout */
  bestLeg: number | null;
  /** every leg won by a checkout, the shortest first; `shortLegs` takes those up to 18 darts; empty for players of a pair or team */
  wonIn: WonLeg[];
  legsWon: number;
  legsPlayed: number;
  /** played legs that a tie-break decided: only their visits and high scores are counted */
  tiebreakLegs: number;
  /** legs known only from a result that was entered by hand; no other count includes them */
  resultLegsWon: number;
  resultLegsPlayed: number;
};

const sums = [
  ...(['points', 'darts', 'first9Points', 'first9Darts', 'visits', 'maximums', 'any171', 'strict171'] as const),
  ...(['checkouts', 'doubleCheckouts', 'unknownDoubles', 'legsWon', 'legsPlayed', 'tiebreakLegs'] as const),
  ...(['resultLegsWon', 'resultLegsPlayed'] as const),
] as const;
const bucketNames = ['from60', 'from100', 'from140', 'exactly180'] as const;

const sumOf = <T>(items: readonly T[], of: (item: T) => number): number => items.reduce((total, item) => total + of(item), 0);
const sumsOf = <K extends string>(keys: readonly K[], all: readonly Record<K, number>[]): Record<K, number> =>
  Object.fromEntries(keys.map((key) => [key, sumOf(all, (one) => one[key])])) as Record<K, number>;

/** Counts without the maximums (`highCheckout`, `bestLeg`), which are derived from the sum. */
export type Tally = Omit<Counts, 'highCheckout' | 'bestLeg'>;

function doublesOf(all: readonly Tally[]): number | null {
  const known = all.flatMap(({ doubles }) => doubles ?? []);
  if (all.some(({ unknownDoubles }) => unknownDoubles > 0) || (known.length === 0 && all.length > 0)) return null;
  return sumOf(known, (doubles) => doubles);
}

/** The sum of counts. It does not depend on order or grouping; the sum of none is `nothing`. */
export function addCounts(all: readonly Tally[]): Counts {
  const finishes = all.flatMap((counts) => counts.finishes).sort((a, b) => b - a);
  const wonIn = all.flatMap((counts) => counts.wonIn).sort((a, b) => a.darts - b.darts || a.visits - b.visits);
  return {
    ...sumsOf(sums, all),
    buckets: sumsOf(
      bucketNames,
      all.map(({ buckets }) => buckets),
    ),
    doubles: doublesOf(all),
    highCheckout: finishes[0] ?? null,
    finishes,
    bestLeg: wonIn[0]?.darts ?? null,
    wonIn,
  };
}

/** Counts without any leg. */
export const nothing: Counts = addCounts([]);

const count = (visits: readonly Visit[], matches: (visit: Visit) => boolean): number => visits.filter(matches).length;
const between = (from: number, to: number) => (visit: Visit) => visit.scored >= from && visit.scored <= to;

/**
 * The counts of one leg, from the visits of a side or of one of its players.
 *
 * @param options `isOurs`: the side has won the leg; `shared`: the visits are those of one player of a pair or team, so the leg is no
 * short leg of that player; `straightOut`: there are no darts at a double
 */
export function countsOfLeg(
  leg: Leg,
  visits: readonly Visit[],
  { isOurs, shared, straightOut }: { isOurs: boolean; shared: boolean; straightOut: boolean },
): Tally {
  const maximums = count(visits, between(180, 180));
  const seen = {
    ...nothing,
    visits: visits.length,
    buckets: {
      from60: count(visits, between(60, 99)),
      from100: count(visits, between(100, 139)),
      from140: count(visits, between(140, 179)),
      exactly180: maximums,
    },
    maximums,
    any171: count(visits, between(171, 171)),
    strict171: count(visits, (visit) => visit.allTreble19 === true),
    legsWon: Number(isOurs),
    legsPlayed: Number(leg.winner !== null),
  };
  // A leg that reached its limit of rounds counts its high scores, but is not part of averages and rates.
  if (leg.won === 'tiebreak') return { ...seen, tiebreakLegs: 1 };
  const darts = sumOf(visits, (visit) => visit.darts);
  // The first nine darts are the first three visits. A shorter leg counts with the darts thrown.
  const nine = visits.slice(0, 3);
  const finishes = visits.filter((visit) => visit.checkout).map((visit) => visit.scored);
  const wonIn = shared ? [] : finishes.map(() => ({ darts, visits: visits.length }));
  const unknownDoubles = straightOut ? 0 : count(visits, (visit) => visit.doubles === null);
  return {
    ...seen,
    points: sumOf(visits, (visit) => visit.scored),
    darts,
    first9Points: sumOf(nine, (visit) => visit.scored),
    first9Darts: sumOf(nine, (visit) => visit.darts),
    checkouts: finishes.length,
    doubleCheckouts: straightOut ? 0 : finishes.length,
    doubles: straightOut ? null : sumOf(visits, (visit) => visit.doubles ?? 0),
    unknownDoubles,
    finishes,
    wonIn,
  };
}
