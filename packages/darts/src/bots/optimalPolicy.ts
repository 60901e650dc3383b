import { dartScores, mostOfDart, oddsAt } from './odds.ts';
import type { DartOdds } from './odds.ts';
import { optimalAims } from './optimalAims.ts';
import type { Policy } from './policy.ts';
import { highestStart, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import type { Spread } from './spread.ts';

/** An optimal policy. `cost`: the mean number of visits that a leg still takes from the beginning of a visit. */
export type OptimalPolicy = Policy & { cost: (from: number, wasIn?: boolean) => number };

/** The best aim in a situation of a visit and its cost in visits: `fixed + back · X`, where X is the cost at the beginning of the visit. */
type Best = { aim: number; fixed: number; back: number };
type Cell = Best | undefined;

/**
 * The best aims of visits from one score: before the first score (index = darts left), and with one and two darts left (index = remaining
 * score).
 */
type VisitTable = { cost: number; unscored: Best[]; oneDart: Cell[]; twoDarts: Cell[] };

/** Whether the visit can no longer finish or go bust, so that its beginning does not matter. */
const isSafe = (remaining: number, dartsLeft: number): boolean => remaining >= mostOfDart * dartsLeft + 2;

const unreachableCost = 1e12;
const scores = dartScores;

/**
 * The policy that needs the fewest visits to finish a leg alone with this spread, by dynamic programming over (score at the beginning of the
 * visit, remaining score, darts left). A bust returns to the beginning of the visit, so the cost X of a score depends on itself: the best
 * policy for an assumed X costs fixed + back · X. X = fixed / (1 - back) is assumed next, until nothing changes (Newton's method, here the
 * same as Howard's policy iteration).
 *
 * Scores are solved lazily, from the lowest. Reuse the policy of a bot: all scores up to 501 take about half a second.
 */
export function optimalPolicy(spread: Spread, modes: Modes): OptimalPolicy {
  const rules = rulesOf(modes);
  const odds = optimalAims.map((aim) => oddsAt(aim, spread, rules));
  const whenIn = odds.map((aim) => aim.in);
  const whenOpening = odds.map((aim) => aim.opening);
  const cost = new Float64Array(highestStart + 1);
  const tables: VisitTable[] = [];
  const openings = new Map<number, VisitTable>();
  const safe: { oneDart: Cell[]; twoDarts: Cell[] } = { oneDart: [], twoDarts: [] };

  const gains = new Float64Array(scores.length);
  const reachOf = (remaining: number): number => scores.findLastIndex((points) => remaining - points >= rules.lowest) + 1;

  /**
   * The cost of an aim if darts that do not end the visit lead to `next` (in the order of `dartScores`). Darts that neither continue nor
   * finish are bust.
   */
  function costOfAim(odds: DartOdds, aim: number, remaining: number, next: readonly Best[]): Best {
    const total = { aim, fixed: 0, back: 1 - (odds.finishes[remaining] ?? 0) };
    next.forEach(({ fixed, back }, place) => {
      const chance = odds.scores[place] as number;
      total.fixed += chance * fixed;
      total.back += chance * (back - 1);
    });
    return total;
  }

  /** The best aim at `remaining`, if a dart that scores leads to `next` and a dart that does not score leads to `same`. */
  function best(all: readonly DartOdds[], remaining: number, next: (left: number) => Best, same: Best, assumed: number): Best {
    const reach = reachOf(remaining);
    const following = Array.from({ length: reach }, (_, place) => (place === 0 ? same : next(remaining - (scores[place] as number))));
    // The cost of a dart that continues the visit, less the cost of a bust, which is the same for every aim.
    following.forEach(({ fixed, back }, place) => (gains[place] = fixed + (back - 1) * assumed));
    let chosen = 0;
    let least = Infinity;
    for (let aim = 0; aim < all.length; aim += 1) {
      const odds = all[aim] as DartOdds;
      const chances = odds.scores;
      let sum = -(odds.finishes[remaining] ?? 0) * assumed;
      for (let place = 0; place < reach; place += 1) sum += (chances[place] as number) * (gains[place] as number);
      if (sum < least) {
        least = sum;
        chosen = aim;
      }
    }
    return costOfAim(all[chosen] as DartOdds, chosen, remaining, following);
  }

  const ended = (left: number): Best => ({ aim: 0, fixed: cost[left] as number, back: 0 });
  const restart: Best = { aim: 0, fixed: 0, back: 1 };

  /** Every aim of a last dart. It ends the visit, so its cost depends on the beginning of the visit only through a bust. */
  const lastDarts: Best[][] = [];

  function bestLast(remaining: number, assumed: number): Best {
    let aims = lastDarts[remaining];
    if (!aims) {
      const following = Array.from({ length: reachOf(remaining) }, (_, place) => ended(remaining - (scores[place] as number)));
      aims = whenIn.map((odds, aim) => costOfAim(odds, aim, remaining, following));
      lastDarts[remaining] = aims;
    }
    let chosen = restart;
    let least = Infinity;
    for (const best of aims) {
      const sum = best.fixed + best.back * assumed;
      if (sum < least) {
        least = sum;
        chosen = best;
      }
    }
    return chosen;
  }

  /** One visit for an assumed cost of its beginning. */
  function visit(from: number, opening: boolean, assumed: number): VisitTable {
    const oneDart: Cell[] = [];
    const twoDarts: Cell[] = [];
    const oneLeft = (left: number): Best => {
      const table = isSafe(left, 1) ? safe.oneDart : oneDart;
      return (table[left] ??= bestLast(left, assumed));
    };
    const twoLeft = (left: number): Best => {
      const table = isSafe(left, 2) ? safe.twoDarts : twoDarts;
      return (table[left] ??= best(whenIn, left, oneLeft, oneLeft(left), assumed));
    };
    const first = opening ? whenOpening : whenIn;
    const last1 = best(first, from, ended, restart, assumed);
    const last2 = best(first, from, oneLeft, last1, assumed);
    const last3 = best(first, from, twoLeft, last2, assumed);
    return { cost: (1 + last3.fixed) / (1 - last3.back), unscored: [restart, last1, last2, last3], oneDart, twoDarts };
  }

  function solve(from: number, opening: boolean): VisitTable {
    // After the first step the assumed cost is above the optimum and then decreases, unless it is so low that a bust always seems best.
    let assumed = (cost[from - 2] as number) || 10;
    for (;;) {
      const table = visit(from, opening, assumed);
      if (!(table.cost > 0 && table.cost < unreachableCost)) {
        if (assumed > unreachableCost) return { ...table, cost: Infinity };
        assumed *= 8;
      } else if (Math.abs(table.cost - assumed) <= 1e-9 * assumed) return table;
      else assumed = table.cost;
    }
  }

  function solvedFrom(from: number): VisitTable {
    for (let next = Math.max(rules.lowest, tables.length); next <= from; next += 1) {
      const table = solve(next, false);
      tables[next] = table;
      cost[next] = table.cost;
    }
    return tables[from] as VisitTable;
  }

  function tableOf(from: number, wasIn: boolean): VisitTable {
    if (wasIn) return solvedFrom(from);
    let opening = openings.get(from);
    if (!opening) {
      solvedFrom(from - 1);
      opening = solve(from, true);
      openings.set(from, opening);
    }
    return opening;
  }

  return {
    ...modes,
    aims: optimalAims,
    aimOf: (from, wasIn, remaining, dartsLeft) => {
      const table = tableOf(from, wasIn);
      if (remaining === from) return (table.unscored[dartsLeft] as Best).aim;
      const cells = isSafe(remaining, dartsLeft) ? safe : table;
      return ((dartsLeft === 1 ? cells.oneDart : cells.twoDarts)[remaining] as Best).aim;
    },
    cost: (from, wasIn = true) => tableOf(from, wasIn).cost,
  };
}
