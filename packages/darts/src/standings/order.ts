/** The ways in which people break a tie: a drawn lot, a shoot-out (or play-off, count-up, deciding leg), or a reasoned decision. */
export const decisionWays = ['lot', 'shoot-out', 'manual'] as const;
/** How a tie was broken by people: `order` has everybody of that tie, the best first. A manual order needs a reason. */
export type Decision = { order: readonly string[]; by: (typeof decisionWays)[number]; reason?: string };

/**
 * What a criterion says about the tied: a value for each of them, the highest first unless `lowIsGood`. `decision` where people
 * gave the values. `Detail` is what a criterion adds to the explanation, such as a mini-table.
 */
export type Answer<Detail extends object> = {
  values: ReadonlyMap<string, number>;
  lowIsGood?: boolean;
  decision?: Decision;
  detail?: Detail;
};

/** Why one stands above its neighbour: `better` and `worse` are their values under the criterion. */
export type Because<Criterion extends string, Detail extends object> = {
  criterion: Criterion;
  upper: string;
  lower: string;
  /** for a decision: the places in it, from 1 */
  better: number;
  worse: number;
  /** everybody who was still tied when the criterion was asked, sorted by id */
  among: string[];
  decision?: Decision;
} & Partial<Detail>;

/** One place of a table: usually one, more where a tie stays. `below` says what separates it from the next place. */
export type Place<Criterion extends string, Detail extends object> = { tied: string[]; below: Because<Criterion, Detail> | null };

/**
 * Puts everybody in order. One criterion after the other is asked until one separates the tied; then the list starts again from
 * its top for those who are still level, so that a mini-table among the tied becomes a smaller one. Ties are sets: the outcome
 * does not depend on the order in which anybody is listed, and who is still level at the end of the list stays tied.
 *
 * @param ask a value for each of the tied, or null where the criterion cannot be asked of all of them
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
 * The decision on exactly this set of tied, as an answer, or null. A decision about others (after a correction others may be
 * tied) says nothing; of two about the same set the later one counts.
 */
export function answerOf(decisions: readonly Decision[], tied: readonly string[]): (Answer<never> & { decision: Decision }) | null {
  const decision = decisions.findLast(({ order }) => order.length === tied.length && tied.every((entry) => order.includes(entry)));
  return decision ? { values: new Map(decision.order.map((entry, i) => [entry, i + 1])), lowIsGood: true, decision } : null;
}

/** For sorting ids, of which none is there twice. */
export const byId = (a: string, b: string): number => (a < b ? -1 : 1);

/** Rows with their position (ties share the best of theirs), the others of their tie, and what separates them from their neighbours. */
export type Placed<Criterion extends string, Detail extends object> = {
  entry: string;
  /** from 1; who is tied shares the best of their positions */
  position: number;
  /** the others of a tie that nothing has broken; empty where there is none */
  tiedWith: string[];
  /** what separates this row from its neighbours; null at the ends of the table and within a tie */
  why: { above: Because<Criterion, Detail> | null; below: Because<Criterion, Detail> | null };
};

/** Spreads places out to one row for each. */
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
