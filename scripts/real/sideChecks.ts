import type { GameState } from '@oche/darts/x01/state';
import { gameStatistics } from '@oche/darts/x01/statistics';
import { judgeFields, number, numbers } from './report.ts';
import type { JsonObject, Report } from './report.ts';

const visitsOf = (state: GameState, side: number) => state.legs.flatMap((leg) => leg.visits).filter((visit) => visit.side === side);

/** The checkouts of a side in the order of the legs. */
const checkoutsOf = (state: GameState, side: number): number[] =>
  visitsOf(state, side)
    .filter((visit) => visit.checkout)
    .map((visit) => visit.scored);

/** Checks the figures of a file for one side of a game, except the ignored fields, which another check handles. */
export function judgeSide(
  report: Report,
  what: string,
  state: GameState,
  side: number,
  checks: JsonObject,
  ignoredFields: readonly string[] = [],
): void {
  const ours = gameStatistics(state).sides[side];
  if (!ours) return report.note(`${what}: no such side`);
  const remaining = Object.fromEntries(Object.entries(checks).filter(([field]) => !ignoredFields.includes(field)));
  judgeFields(report, what, remaining, {
    darts: (r, name, theirs) => r.same(name, ours.darts, theirs),
    points: (r, name, theirs) => r.same(name, ours.points, theirs),
    visits: (r, name, theirs) => r.same(name, ours.visits, theirs),
    legs_won: (r, name, theirs) => r.same(name, ours.legsWon, theirs),
    three_dart_average_in_source: (r, name, theirs) => r.near(name, ours.average, number(theirs), 0.0101),
    first9_average_derived: (r, name, theirs) => r.near(name, ours.first9, number(theirs)),
    s180: (r, name, theirs) => r.same(name, ours.maximums, theirs),
    s140_179: (r, name, theirs) => r.same(name, ours.buckets.from140, theirs),
    s100_139: (r, name, theirs) => r.same(name, ours.buckets.from100, theirs),
    s60_99: (r, name, theirs) => r.same(name, ours.buckets.from60, theirs),
    s171: (r, name, theirs) => r.same(name, ours.any171, theirs),
    computed_180s: (r, name, theirs) => r.same(name, ours.maximums, theirs),
    published_180s: (r, name, theirs) => r.same(name, ours.maximums, theirs),
    checkouts: (r, name, theirs) => r.same(name, checkoutsOf(state, side), theirs),
    highest_checkout: (r, name, theirs) => r.same(name, ours.highCheckout, theirs),
    published_highest_checkout: (r, name, theirs) => r.same(name, ours.highCheckout, theirs),
    published_checkouts_of_100_plus: (r, name, theirs) =>
      r.same(name, checkoutsOf(state, side).filter((value) => value >= 100).length, theirs),
    best_leg_darts: (r, name, theirs) => r.same(name, ours.bestLeg, theirs),
    first9_points_over_visits_derived: (r, name, theirs) =>
      r.same(name, [ours.first9Points, firstNineVisits(state, side)], numbers(theirs)),
    darts_aimed_at_the_finishing_double_per_source: (r, name, theirs) => r.noteBoth(name, ours.doubles, theirs),
    published_checkout_percent: (r, name, theirs) => r.noteBoth(name, ours.checkoutPercent ?? 'unknown from totals', theirs),
  });
}

const firstNineVisits = (state: GameState, side: number): number =>
  state.legs.reduce((count, leg) => count + Math.min(3, leg.visits.filter((visit) => visit.side === side).length), 0);
