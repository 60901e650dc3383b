/** How people can break a tie: a drawn lot, a shoot-out (or play-off, count-up, deciding leg), or an order with a reason. */
export const decisionWays = ['lot', 'shoot-out', 'manual'] as const;
/** One of `decisionWays`. */
export type DecisionWay = (typeof decisionWays)[number];
/** A decision on a tie. `order` contains all its entries, the best first. A manual order needs a reason. */
export type Decision = { order: readonly string[]; by: DecisionWay; reason?: string };

/**
 * The values of a criterion for each tied entry; the highest is best unless `lowIsGood`. `decision`: the decision that gave the
 * values. `Detail` is the addition of the criterion to the explanation, for example a mini-table.
 */
export type Answer<Detail extends object> = {
  values: ReadonlyMap<string, number>;
  lowIsGood?: boolean;
  decision?: Decision;
  detail?: Detail;
};

/** Why an entry is above its neighbour: the criterion and the values of both. */
export type Because<Criterion extends string, Detail extends object> = {
  criterion: Criterion;
  upper: string;
  lower: string;
  /** for a decision: the place in its order, from 1 */
  better: number;
  worse: number;
  /** all entries that were still tied when the criterion was applied, sorted by id */
  among: string[];
  decision?: Decision;
} & Partial<Detail>;

/** A place of a table: one entry, or several in an unbroken tie. `below`: what separates it from the next place. */
export type Place<Criterion extends string, Detail extends object> = { tied: string[]; below: Because<Criterion, Detail> | null };

/**
 * Orders entries by a list of criteria. The criteria are applied in turn until one separates the tied entries. Then the list starts
 * again from its top for each set of entries that are still level, so that a mini-table is computed among fewer of them. The result
 * does not depend on the order of the input. Entries that are level at the end of the list stay tied.
 *
 * @param ask the values of a criterion for all tied entries, or null if it cannot be applied to all of them
 */
export function separate<Criterion extends string, Detail extends object>(
  tied: readonly string[],
  criteria: readonly Criterion[],
  ask: (criterion: Criterion, tied: readonly string[]) => Answer<Detail> | null,
): Place<Criterion, Detail>[] {
  const sorted = [...tied].sort();
  if (sorted.length === 1) return [{ tied: sorted, below: null }];
  for (const criterion of criteria) {
    const answer = ask(criterion, sorted);
    if (!answer) continue;
    const { values, lowIsGood = false, decision, detail } = answer;
    const steps = [...new Set(sorted.map((entry) => values.get(entry) as number))].sort((a, b) => (lowIsGood ? a - b : b - a));
    if (steps.length < 2) continue;
    const parts = steps.map((value) => {
      const level = sorted.filter((entry) => values.get(entry) === value);
      return separate(level, criteria, ask);
    });
    parts.slice(1).forEach((next, i) => {
      const last = (parts[i] as Place<Criterion, Detail>[]).at(-1) as Place<Criterion, Detail>;
      const [upper, lower] = [last.tied.at(-1) as string, (next[0] as Place<Criterion, Detail>).tied[0] as string];
      const [better, worse] = [steps[i] as number, steps[i + 1] as number];
      const because = { criterion, upper, lower, better, worse, among: sorted, ...(decision && { decision }), ...detail };
      last.below = because as Because<Criterion, Detail>;
    });
    return parts.flat();
  }
  return sorted.length === 0 ? [] : [{ tied: sorted, below: null }];
}

/**
 * The decision on exactly this set of tied entries as an answer, or null. A decision on another set has no effect: after a correction,
 * other entries can be tied. Of two decisions on the same set, the later one counts.
 */
export function answerOf(decisions: readonly Decision[], tied: readonly string[]): (Answer<never> & { decision: Decision }) | null {
  const decision = decisions.findLast(({ order }) => order.length === tied.length && tied.every((entry) => order.includes(entry)));
  return decision ? { values: new Map(decision.order.map((entry, i) => [entry, i + 1])), lowIsGood: true, decision } : null;
}

/** Sorts rows and numbers them from 1. Rows that are equal under `compare` share their position and are listed in the order of `listed`. */
export function sharePlaces<Row extends object>(
  rows: readonly Row[],
  compare: (a: Row, b: Row) => number,
  listed: (a: Row, b: Row) => number,
): (Row & { position: number })[] {
  const sorted = rows.toSorted((a, b) => compare(a, b) || listed(a, b));
  let position = 1;
  return sorted.map((row, i) => {
    if (i > 0 && compare(sorted[i - 1] as Row, row) !== 0) position = i + 1;
    return { ...row, position };
  });
}

/** The position and points of a row; the position is null for a row without a place. */
export type Standing = { position: number | null; points: number };

/**
 * The ids whose position or points differ between two tables, in the order of `after`, then of `before`. A row is null in a table that does
 * not have it.
 */
export function changedStandings<Row extends Standing>(before: ReadonlyMap<string, Row>, after: ReadonlyMap<string, Row>) {
  const standing = (row: Row | undefined) => row && { position: row.position as Row['position'], points: row.points };
  return [...new Set([...after.keys(), ...before.keys()])]
    .map((id) => ({ id, before: standing(before.get(id)) ?? null, after: standing(after.get(id)) ?? null }))
    .filter((change) => change.before?.position !== change.after?.position || change.before?.points !== change.after?.points);
}

/** Compares unique ids. */
export const byId = (a: string, b: string): number => (a < b ? -1 : 1);

/** An entry with its position. */
export type Placed<Criterion extends string, Detail extends object> = {
  entry: string;
  /** from 1; tied entries share the best of their positions */
  position: number;
  /** the other entries of an unbroken tie */
  tiedWith: string[];
  /** what separates this row from its neighbours; null at the ends of the table and within a tie */
  why: { above: Because<Criterion, Detail> | null; below: Because<Criterion, Detail> | null };
};

/** Converts places to one row per entry. */
export function rowsOf<Criterion extends string, Detail extends object>(
  places: readonly Place<Criterion, Detail>[],
): Placed<Criterion, Detail>[] {
  const rows: Placed<Criterion, Detail>[] = [];
  places.forEach(({ tied, below }, at) => {
    const above = places[at - 1]?.below ?? null;
    const position = rows.length + 1;
    tied.forEach((entry, i) => {
      const why = { above: i === 0 ? above : null, below: i === tied.length - 1 ? below : null };
      rows.push({ entry, position, tiedWith: tied.filter((other) => other !== entry), why });
    });
  });
  return rows;
}
