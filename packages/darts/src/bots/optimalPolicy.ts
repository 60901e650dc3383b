import { dartScores, mostOfDart, oddsAt } from './odds.ts';
import type { DartOdds } from './odds.ts';
import { optimalAims } from './optimalAims.ts';
import type { Policy } from './policy.ts';
import { highestStart, rulesOf } from './rules.ts';
import type { Modes } from './rules.ts';
import type { Spread } from './spread.ts';

/** An optimal policy, which also knows the visits that a leg still takes on average from the beginning of a visit. */
export type OptimalPolicy = Policy & { cost: (from: number, wasIn?: boolean) => number };

/** The best aim somewhere in a visit, with what it costs in visits: `fixed + back · X`, where X is the cost of the visit's beginning. */
type Best = { aim: number; fixed: number; back: number };
type Cell = Best | undefined;

/** The best aims of visits from one score: with nothing scored so far (index = darts left), and with one and two darts left by what remains. */
type VisitTable = { cost: number; unscored: Best[]; one: Cell[]; two: Cell[] };

/** From here on, with so many darts left, the visit cannot finish or go bust, so that it does not matter where it began. */
const isSafe = (remaining: number, dartsLeft: number): boolean => remaining >= mostOfDart * dartsLeft + 2;

const never = 1e12;
const scores = dartScores;

/**
 * The policy that needs the fewest visits to finish a leg alone with this spread, by dynamic programming over (what remained at
 * the beginning of the visit, what remains, darts left). A bust throws the visit back to where it began, so the cost X of a
 * score depends on itself: the best policy for a supposed X costs fixed + back · X, and X = fixed / (1 - back) is supposed
 * next, until nothing changes (Newton's method, which here is Howard's policy iteration).
 *
 * Scores are solved when first asked for, from below; keep the policy of a bot. All of 501 takes about half a second.
 */
export function optimalPolicy(spread: Spread, modes: Modes): OptimalPolicy {
  const rules = rulesOf(modes);
  const odds = optimalAims.map((aim) => oddsAt(aim, spread, rules));
  const whenIn = odds.map((aim) => aim.in);
  const whenOpening = odds.map((aim) => aim.opening);
  const cost = new Float64Array(highestStart + 1);
  const tables: VisitTable[] = [];
  const openings = new Map<number, VisitTable>();
  const safe: { one: Cell[]; two: Cell[] } = { one: [], two: [] };

  const gains = new Float64Array(scores.length);
  const reachOf = (remaining: number): number => scores.findLastIndex((points) => remaining - points >= rules.lowest) + 1;

  /** What an aim costs where the darts that stay in play lead to `then` (in the order of `dartScores`). A dart that neither stays nor finishes is bust. */
  function costOfAim(odds: DartOdds, aim: number, remaining: number, then: readonly Best[]): Best {
    const found = { aim, fixed: 0, back: 1 - (odds.finishes[remaining] ?? 0) };
    then.forEach(({ fixed, back }, place) => {
      const chance = odds.scores[place] as number;
      found.fixed += chance * fixed;
      found.back += chance * (back - 1);
    });
    return found;
  }

  /** The best aim at `remaining`, where a dart that scores leads to `next` and one that does not to `same`. */
  function best(all: readonly DartOdds[], remaining: number, next: (left: number) => Best, same: Best, supposed: number): Best {
    const reach = reachOf(remaining);
    const then = Array.from({ length: reach }, (_, place) => (place === 0 ? same : next(remaining - (scores[place] as number))));
    // What a dart that stays in play costs more than going bust, which costs the same for every aim.
    then.forEach(({ fixed, back }, place) => (gains[place] = fixed + (back - 1) * supposed));
    let chosen = 0;
    let least = Infinity;
    for (let aim = 0; aim < all.length; aim += 1) {
      const odds = all[aim] as DartOdds;
      const chances = odds.scores;
      let sum = -(odds.finishes[remaining] ?? 0) * supposed;
      for (let place = 0; place < reach; place += 1) sum += (chances[place] as number) * (gains[place] as number);
      if (sum < least) {
        least = sum;
        chosen = aim;
      }
    }
    return costOfAim(all[chosen] as DartOdds, chosen, remaining, then);
  }

  const ended = (left: number): Best => ({ aim: 0, fixed: cost[left] as number, back: 0 });
  const again: Best = { aim: 0, fixed: 0, back: 1 };

  /** Every aim of a last dart. It ends the visit, so that what it costs depends on the visit's beginning only by going bust. */
  const lastDarts: Best[][] = [];

  function bestLast(remaining: number, supposed: number): Best {
    let aims = lastDarts[remaining];
    if (!aims) {
      const then = Array.from({ length: reachOf(remaining) }, (_, place) => ended(remaining - (scores[place] as number)));
      aims = whenIn.map((odds, aim) => costOfAim(odds, aim, remaining, then));
      lastDarts[remaining] = aims;
    }
    let chosen = again;
    let least = Infinity;
    for (const one of aims) {
      const sum = one.fixed + one.back * supposed;
      if (sum < least) {
        least = sum;
        chosen = one;
      }
    }
    return chosen;
  }

  /** One visit for a supposed cost of its beginning. */
  function visit(from: number, opening: boolean, supposed: number): VisitTable {
    const one: Cell[] = [];
    const two: Cell[] = [];
    const oneLeft = (left: number): Best => {
      const table = isSafe(left, 1) ? safe.one : one;
      return (table[left] ??= bestLast(left, supposed));
    };
    const twoLeft = (left: number): Best => {
      const table = isSafe(left, 2) ? safe.two : two;
      return (table[left] ??= best(whenIn, left, oneLeft, oneLeft(left), supposed));
    };
    const first = opening ? whenOpening : whenIn;
    const last1 = best(first, from, ended, again, supposed);
    const last2 = best(first, from, oneLeft, last1, supposed);
    const last3 = best(first, from, twoLeft, last2, supposed);
    return { cost: (1 + last3.fixed) / (1 - last3.back), unscored: [again, last1, last2, last3], one, two };
  }

  function solve(from: number, opening: boolean): VisitTable {
    // Any supposed cost leads above the optimum at once, and down from there, unless it makes going bust look best for ever.
    let supposed = (cost[from - 2] as number) || 10;
    for (;;) {
      const table = visit(from, opening, supposed);
      if (!(table.cost > 0 && table.cost < never)) {
        if (supposed > never) return { ...table, cost: Infinity };
        supposed *= 8;
      } else if (Math.abs(table.cost - supposed) <= 1e-9 * supposed) return table;
      else supposed = table.cost;
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
      return ((dartsLeft === 1 ? cells.one : cells.two)[remaining] as Best).aim;
    },
    cost: (from, wasIn = true) => tableOf(from, wasIn).cost,
  };
}
