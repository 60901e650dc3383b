import { mostOfDart, optimalAims, scoringOf, sums } from './optimalAims.ts';
import type { Scoring } from './optimalAims.ts';
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
  const scoring = scoringOf(spread, optimalAims, rules);
  const count = optimalAims.length;
  const cost = new Float64Array(highestStart + 1);
  const tables: VisitTable[] = [];
  const openings = new Map<number, VisitTable>();
  const safe: { one: Cell[]; two: Cell[] } = { one: [], two: [] };

  const gains = new Float64Array(sums.length);
  const reachOf = (remaining: number): number => sums.findLastIndex((sum) => remaining - sum >= rules.lowest) + 1;
  const finishOf = ({ finishes }: Scoring, aim: number, remaining: number): number =>
    remaining <= mostOfDart ? (finishes[aim * (mostOfDart + 1) + remaining] as number) : 0;

  /** What an aim costs where the darts that stay in play lead to `then` (as `sums`); one that does neither this nor finish is bust. */
  function costOfAim(scoring: Scoring, aim: number, remaining: number, then: readonly Best[]): Best {
    const found = { aim, fixed: 0, back: 1 - finishOf(scoring, aim, remaining) };
    then.forEach(({ fixed, back }, n) => {
      const chance = scoring.scores[aim * sums.length + n] as number;
      found.fixed += chance * fixed;
      found.back += chance * (back - 1);
    });
    return found;
  }

  /** The best aim at `remaining`, where a dart that scores leads to `next` and one that does not to `same`. */
  function best(scoring: Scoring, remaining: number, next: (left: number) => Best, same: Best, supposed: number): Best {
    const reach = reachOf(remaining);
    const then = Array.from({ length: reach }, (_, n) => (n === 0 ? same : next(remaining - (sums[n] as number))));
    // What a dart that stays in play costs more than going bust: that is the same for every aim.
    for (let n = 0; n < reach; n += 1) gains[n] = (then[n] as Best).fixed + ((then[n] as Best).back - 1) * supposed;
    const { scores } = scoring;
    let chosen = 0;
    let least = Infinity;
    for (let aim = 0; aim < count; aim += 1) {
      let sum = -finishOf(scoring, aim, remaining) * supposed;
      for (let n = 0, at = aim * sums.length; n < reach; n += 1, at += 1) sum += (scores[at] as number) * (gains[n] as number);
      if (sum < least) {
        least = sum;
        chosen = aim;
      }
    }
    return costOfAim(scoring, chosen, remaining, then);
  }

  const ended = (left: number): Best => ({ aim: 0, fixed: cost[left] as number, back: 0 });
  const again: Best = { aim: 0, fixed: 0, back: 1 };

  /** Every aim of a last dart. It ends the visit, so that what it costs depends on the visit's beginning only by going bust. */
  const lastDarts: Best[][] = [];

  function bestLast(remaining: number, supposed: number): Best {
    const aims = (lastDarts[remaining] ??= optimalAims.map((_, aim) =>
      costOfAim(
        scoring.in,
        aim,
        remaining,
        Array.from({ length: reachOf(remaining) }, (_, n) => ended(remaining - (sums[n] as number))),
      ),
    ));
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
      return (table[left] ??= best(scoring.in, left, oneLeft, oneLeft(left), supposed));
    };
    const first = opening ? scoring.opening : scoring.in;
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
