import { crossGroups } from '../draw/groupsToKnockout.ts';
import { knockout } from '../draw/knockout.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import { tidy, type Adjustment } from '../standings/totals.ts';

/** The ways to carry results into a league that follows; see `carriedOver`. */
export const carryWays = ['all', 'half-up', 'mutual', 'none'] as const;
/** One of `carryWays`. */
export type Carry = (typeof carryWays)[number];

/** A place that is filled by a rank of a group. `group` is the number of the group in the list that is followed, from 1. */
export type RankSlot = Extract<Slot, { kind: 'rank' }>;

/** The places of a league that follows groups: all ranks of the first group, then those of the next. */
export function followingPlaces(groups: number, ranks: readonly number[]): RankSlot[] {
  return Array.from({ length: groups }, (_, i) => ranks.map((rank): RankSlot => ({ kind: 'rank', group: i + 1, rank }))).flat();
}

/**
 * The ties of a cup that follows groups, such as play-offs, for two or more places. The best ranks are seeded first, and teams of one
 * group meet as late as possible. The cup can be planned before the ranks are decided: give them to the `Cup` when they are.
 */
export function followingCup(groups: number, ranks: readonly number[]): DrawnGame[] {
  return knockout(crossGroups(Array.from({ length: groups }, () => ranks)), { prefix: 'w' });
}

/**
 * The teams at these places.
 *
 * @param decided the teams of each group by rank, by number of the group; null at ranks that a tie leaves open
 * @returns null for a rank that is not decided
 */
export function teamsAt(places: readonly RankSlot[], decided: ReadonlyMap<number, readonly (string | null)[]>): (string | null)[] {
  return places.map(({ group, rank }) => decided.get(group)?.[rank - 1] ?? null);
}

/** The start of a league that follows: points for each team, and matches that count again. */
export type Carried<Match> = { adjustments: Adjustment[]; matches: Match[] };

/**
 * The points and matches that teams carry over from the groups that a league follows:
 * - `all`: all their points, penalties too. Game points and legs begin at 0.
 * - `half-up`: half of their points, rounded up to a whole point. Game points and legs begin at 0.
 * - `mutual`: the matches that these teams have played against each other, with game points and legs.
 * - `none`: nothing.
 *
 * @param teams the teams of the league that follows
 * @param from `rows`: the final tables of the followed groups; `matches`: the matches in these tables; `reason`: the reason that a table shows
 * for carried points
 */
export function carriedOver<Match extends { home: string; away: string }>(
  carry: Carry,
  teams: readonly string[],
  from: { rows: readonly { entry: string; points: number }[]; matches: readonly Match[]; reason: string },
): Carried<Match> {
  const isIn = new Set(teams);
  if (carry === 'none') return { adjustments: [], matches: [] };
  if (carry === 'mutual') return { adjustments: [], matches: from.matches.filter(({ home, away }) => isIn.has(home) && isIn.has(away)) };
  const carried = (points: number) => (carry === 'all' ? points : tidy(Math.ceil(points / 2)));
  const rows = from.rows.filter(({ entry }) => isIn.has(entry));
  return { adjustments: rows.map(({ entry, points }) => ({ entry, points: carried(points), reason: from.reason })), matches: [] };
}
