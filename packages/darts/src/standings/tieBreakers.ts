import { answerOf, separate, type Answer, type Because, type Decision, type Place } from './order.ts';
import { countGames, tidy, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

/** All criteria with a fixed name; `TieBreaker` documents them. */
export const tieBreakers = [
  'points',
  'games-won',
  'leg-difference',
  'legs-won',
  'legs-against',
  'leg-ratio',
  'set-difference',
  'sets-won',
  'legs-against-throw',
  'average',
  'head-to-head',
  'head-to-head-legs',
  'head-to-head-of-two',
  'opponents-points',
  'sonneborn-berger',
  'drawn-lot',
] as const;
/**
 * A criterion of a table. A tournament chooses the criteria and their order, including `points`. More is better, except for
 * `legs-against`. A criterion that cannot be applied to all tied entries is skipped for them.
 *
 * - `leg-ratio`: legs won ÷ legs played, if all tied entries have played legs.
 * - `legs-against-throw`: legs won that the other side began ("breaks"), if all games of the tied entries have this number.
 * - `average`: points ÷ darts × 3 over all games, if all tied entries have one.
 * - `head-to-head`: points from the games among exactly the tied entries (a mini-table). It is computed again among fewer once an entry
 *   is separated. It applies only if all pairs of them have met equally often, so that an open game cannot put an entry behind.
 * - `head-to-head-legs`: the leg difference of the same mini-table.
 * - `head-to-head-of-two`: `head-to-head`, but only if exactly two entries are tied.
 * - `opponents-points` (Buchholz): the sum of the points of all opponents. Walkovers do not count.
 * - `sonneborn-berger`: the points of beaten opponents and half of the points of opponents in drawn games. Walkovers do not count.
 * - `drawn-lot`: applies decisions at this place in the list. They are always applied at its end.
 * - `given:…`: a number from the caller, such as `given:nights-won`, if all tied entries have one.
 */
export type TieBreaker = (typeof tieBreakers)[number] | `given:${string}`;

/** Points, leg difference, legs won, head-to-head: the usual order of Dutch cups. */
export const defaultTieBreakers: readonly TieBreaker[] = ['points', 'leg-difference', 'legs-won', 'head-to-head'];

/**
 * The mini-table among the tied entries, sorted by id, for the head-to-head criteria. If it has two rows, `legsFor` and `legsAgainst`
 * are the result of their game.
 */
export type Detail = { miniTable: Totals[] };

/** Why a row is above its neighbour, as data for a sentence on screen. */
export type Reason = Because<TieBreaker, Detail>;

/** The input of `rank`. `totals` is by entry and comes from `games`. */
export type RankInput = {
  totals: ReadonlyMap<string, Totals>;
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions: readonly Decision[];
  /** entries of `totals` that get no place */
  unranked?: readonly string[];
  /** as in `countGames` */
  onlySide?: 0 | 1;
  /** for `given:name`: by name, then by entry */
  given?: Readonly<Record<string, ReadonlyMap<string, number>>>;
};

/** Orders the entries of a group. The result does not depend on the order of entries and games. */
export function rank(input: RankInput): { places: Place<TieBreaker, Detail>[]; unused: Decision[] } {
  const used = new Set<Decision>();
  const entries = [...input.totals.keys()].filter((entry) => !input.unranked?.includes(entry));
  const places = separate<TieBreaker, Detail>(entries, [...input.tieBreakers, 'drawn-lot'], (criterion, tied) => {
    if (criterion !== 'drawn-lot') return valuesOf(criterion, tied, input);
    const answer = answerOf(input.decisions, tied);
    if (answer) used.add(answer.decision);
    return answer;
  });
  return { places, unused: input.decisions.filter((decision) => !used.has(decision)) };
}

type Rows = readonly Totals[];

/** The criteria that are a figure of the row; null if it is not known. */
const figures: { readonly [criterion in TieBreaker]?: (row: Totals) => number | null } = {
  points: (row) => row.points,
  'games-won': (row) => row.won,
  'leg-difference': (row) => row.legDifference,
  'legs-won': (row) => row.legsFor,
  'legs-against': (row) => row.legsAgainst,
  'leg-ratio': (row) => (row.legsFor + row.legsAgainst > 0 ? row.legsFor / (row.legsFor + row.legsAgainst) : null),
  'set-difference': (row) => row.setDifference,
  'sets-won': (row) => row.setsFor,
  'legs-against-throw': (row) => row.legsAgainstThrow,
  average: (row) => row.average,
};

/** The value of each tied entry under a criterion, or null if it cannot be applied to all of them. */
function valuesOf(criterion: Exclude<TieBreaker, 'drawn-lot'>, tied: readonly string[], input: RankInput): Answer<Detail> | null {
  const rows = tied.map((entry) => input.totals.get(entry) as Totals);
  const figure = figures[criterion];
  if (figure) return each(rows, figure, { lowIsGood: criterion === 'legs-against' });
  switch (criterion) {
    case 'head-to-head':
      return headToHead(tied, input, (row) => row.points);
    case 'head-to-head-legs':
      return headToHead(tied, input, (row) => row.legDifference);
    case 'head-to-head-of-two':
      return tied.length === 2 ? headToHead(tied, input, (row) => row.points) : null;
    case 'opponents-points':
      return each(rows, (row) => sumOverOpponents(row.entry, input, () => 1));
    case 'sonneborn-berger':
      return each(rows, (row) => sumOverOpponents(row.entry, input, (won) => (won === null ? 0.5 : won ? 1 : 0)));
    default: {
      const given = input.given?.[criterion.slice('given:'.length)];
      return each(rows, ({ entry }) => given?.get(entry) ?? null);
    }
  }
}

function each(rows: Rows, value: (row: Totals) => number | null, more: Partial<Answer<Detail>> = {}): Answer<Detail> | null {
  const values = new Map<string, number>();
  for (const row of rows) {
    const own = value(row);
    if (own === null) return null;
    values.set(row.entry, own);
  }
  return { values, ...more };
}

function headToHead(
  tied: readonly string[],
  { games, points, onlySide }: RankInput,
  value: (row: Totals) => number,
): Answer<Detail> | null {
  const set = new Set(tied);
  const among = games.filter(({ sides }) => sides.every((side) => set.has(side)));
  const meetings = Map.groupBy(among, ({ sides }) => sides.toSorted().join('\n'));
  const counts = new Set([...meetings.values()].map(({ length }) => length));
  if (meetings.size < (tied.length * (tied.length - 1)) / 2 || counts.size > 1) return null;
  const miniTable = [...countGames(tied, among, points, { onlySide }).values()];
  return each(miniTable, value, { detail: { miniTable } });
}

/** The sum of the points of all opponents, weighted by the result: won, lost, or null for drawn. */
function sumOverOpponents(entry: string, { games, totals }: RankInput, weight: (won: boolean | null) => number): number {
  let sum = 0;
  for (const { sides, winner, walkover } of games) {
    if (walkover) continue;
    sides.forEach((side, i) => {
      const other = totals.get(sides[1 - i] as string) as Totals;
      if (side === entry) sum += other.points * weight(winner === null ? null : winner === i);
    });
  }
  return tidy(sum);
}
