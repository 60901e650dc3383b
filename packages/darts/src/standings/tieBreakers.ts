import { countGames, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

export const tieBreakers = [
  'points',
  'games-won',
  'leg-difference',
  'legs-won',
  'legs-against',
  'leg-ratio',
  'head-to-head',
  'average',
  'drawn-lot',
] as const;
/**
 * A criterion of a table; the order of the list is the tournament's choice, points included.
 * `legs-against`: fewer is better. `leg-ratio`: legs won ÷ legs played. `head-to-head`: points from the games among exactly
 * those who are tied. `average`: only where every one of the tied has one. `drawn-lot`: decisions count here already;
 * they always count at the end of the list.
 */
export type TieBreaker = (typeof tieBreakers)[number];

/** Points, leg difference, legs won, head-to-head: the customary order of Dutch cups. */
export const defaultTieBreakers: readonly TieBreaker[] = ['points', 'leg-difference', 'legs-won', 'head-to-head'];

export const decisionWays = ['lot', 'shoot-out', 'manual'] as const;
/** How a tie was broken by people: `order` has everybody of that tie, the best first. A manual order needs a reason. */
export type Decision = { order: readonly string[]; by: (typeof decisionWays)[number]; reason?: string };

/** Why one row stands above its neighbour: `better` and `worse` are their values under the criterion. */
export type Reason = {
  criterion: TieBreaker;
  upper: string;
  lower: string;
  /** for `drawn-lot`: the places in the decision, from 1 */
  better: number;
  worse: number;
  /** everybody who was still tied when the criterion was asked, sorted by id: the mini-table's members for `head-to-head` */
  among: string[];
  decision?: Decision;
};

/** One place of the table: usually one entry, more where a tie stays. */
export type Place = { tied: string[]; below: Reason | null };

type Context = {
  totals: ReadonlyMap<string, Totals>;
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions: readonly Decision[];
};

/** Puts everybody in order. Ties are sets: nothing here depends on the order in which entries or games are listed. */
export function rank(context: Context): { places: Place[]; unused: Decision[] } {
  const used = new Set<Decision>();
  const places = separate([...context.totals.keys()].sort(), context, used);
  return { places, unused: context.decisions.filter((decision) => !used.has(decision)) };
}

/**
 * Asks one criterion after the other until one separates the tied; then starts again from the top of the list for those who are
 * still level. What all of them shared stays shared, but head-to-head is now a smaller mini-table.
 */
function separate(tied: string[], context: Context, used: Set<Decision>): Place[] {
  if (tied.length < 2) return tied.map((entry) => ({ tied: [entry], below: null }));
  for (const criterion of [...context.tieBreakers, 'drawn-lot' as const]) {
    const decision = criterion === 'drawn-lot' ? decisionOn(tied, context.decisions) : undefined;
    const values = criterion === 'drawn-lot' ? decision && placesIn(decision) : valuesOf(criterion, tied, context);
    const lowIsGood = criterion === 'drawn-lot' || criterion === 'legs-against';
    const steps = [...new Set(values?.values())].sort((a, b) => (lowIsGood ? a - b : b - a));
    if (!values || steps.length < 2) continue;
    if (decision) used.add(decision);
    const level = (value: number) => tied.filter((entry) => values.get(entry) === value);
    const parts = steps.map((value) => ({ value, places: separate(level(value), context, used) }));
    parts.forEach((part, i) => {
      const next = parts[i + 1];
      const last = part.places.at(-1);
      if (!next || !last) return;
      const [upper, lower] = [last.tied.at(-1) as string, next.places[0]?.tied[0] as string];
      last.below = { criterion, upper, lower, better: part.value, worse: next.value, among: tied, ...(decision && { decision }) };
    });
    return parts.flatMap((part) => part.places);
  }
  return [{ tied, below: null }];
}

/** A decision counts for exactly the set that it was made about (after a correction others may be tied); of two, the later one. */
function decisionOn(tied: readonly string[], decisions: readonly Decision[]): Decision | undefined {
  const set = (entries: readonly string[]) => [...entries].sort().join('\n');
  return decisions.findLast(({ order }) => set(order) === set(tied));
}

const placesIn = ({ order }: Decision): Map<string, number> => new Map(order.map((entry, i) => [entry, i + 1]));

/** The value of each under a criterion, or null where it cannot be asked of all. */
function valuesOf(criterion: Exclude<TieBreaker, 'drawn-lot'>, tied: readonly string[], context: Context): Map<string, number> | null {
  const rows = tied.map((entry) => context.totals.get(entry) as Totals);
  const each = (value: (row: Totals) => number | null): Map<string, number> | null => {
    const values = new Map<string, number>();
    for (const row of rows) {
      const its = value(row);
      if (its === null) return null;
      values.set(row.entry, its);
    }
    return values;
  };
  switch (criterion) {
    case 'points':
      return each((row) => row.points);
    case 'games-won':
      return each((row) => row.won);
    case 'leg-difference':
      return each((row) => row.legDifference);
    case 'legs-won':
      return each((row) => row.legsFor);
    case 'legs-against':
      return each((row) => row.legsAgainst);
    case 'leg-ratio':
      return each((row) => (row.legsFor + row.legsAgainst > 0 ? row.legsFor / (row.legsFor + row.legsAgainst) : null));
    case 'average':
      return each((row) => row.average);
    case 'head-to-head': {
      const among = context.games.filter(({ sides }) => tied.includes(sides[0]) && tied.includes(sides[1]));
      const mini = countGames(tied, among, context.points);
      return each((row) => mini.get(row.entry)?.points ?? 0);
    }
  }
}
