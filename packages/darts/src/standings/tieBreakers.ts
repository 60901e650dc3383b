import { answerOf, separate, type Answer, type Because, type Decision, type Place } from './order.ts';
import { countGames, tidy, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

/** Every criterion with a name of its own; see `TieBreaker` for what each asks. */
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
 * A criterion of a table; the order of the list is the tournament's choice, points included. More is better, but for
 * `legs-against`.
 *
 * - `leg-ratio`: legs won ÷ legs played.
 * - `legs-against-throw`: legs won that the other side began ("breaks"), where every game of the tied says so.
 * - `average`: points ÷ darts × 3 over all games, where every one of the tied has one.
 * - `head-to-head`: points from the games among exactly those who are tied (a mini-table), asked again among fewer once
 *   somebody is separated. Only where each of them has met every other of them equally often: nobody is judged by a game that
 *   others still have before them. `head-to-head-legs`: the leg difference of the same mini-table. `head-to-head-of-two`: the same
 *   as `head-to-head`, but only where exactly two are tied.
 * - `opponents-points` (Buchholz): the sum of the points of everybody met. `sonneborn-berger`: the points of everybody beaten
 *   and half of those of everybody drawn with. A walkover is no meeting.
 * - `drawn-lot`: decisions count here already; they always count at the end of the list.
 * - `given:…`: a number that the caller has for each, such as `given:nights-won`, where every one of the tied has one.
 */
export type TieBreaker = (typeof tieBreakers)[number] | `given:${string}`;

/** Points, leg difference, legs won, head-to-head: the customary order of Dutch cups. */
export const defaultTieBreakers: readonly TieBreaker[] = ['points', 'leg-difference', 'legs-won', 'head-to-head'];

/**
 * The mini-table among the tied, sorted by id, for the criteria of head-to-head. With two in it, `legsFor` and `legsAgainst` are
 * the result of their game.
 */
export type Detail = { miniTable: Totals[] };

/** Why one row stands above its neighbour, as data from which a screen makes a sentence. */
export type Reason = Because<TieBreaker, Detail>;

/** What the criteria are asked about: totals by entry, and the games that they come from. */
export type RankInput = {
  totals: ReadonlyMap<string, Totals>;
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions: readonly Decision[];
  /** for `given:name`: by name, then by entry */
  given?: Readonly<Record<string, ReadonlyMap<string, number>>>;
};

/** Puts everybody in order. Nothing here depends on the order in which entries or games are listed. */
export function rank(input: RankInput): { places: Place<TieBreaker, Detail>[]; unused: Decision[] } {
  const used = new Set<Decision>();
  const places = separate<TieBreaker, Detail>([...input.totals.keys()], [...input.tieBreakers, 'drawn-lot'], (criterion, tied) => {
    if (criterion !== 'drawn-lot') return valuesOf(criterion, tied, input);
    const answer = answerOf(input.decisions, tied);
    if (answer) used.add(answer.decision);
    return answer;
  });
  return { places, unused: input.decisions.filter((decision) => !used.has(decision)) };
}

type Rows = readonly Totals[];

/** The value of each under a criterion, or null where it cannot be asked of all. */
function valuesOf(criterion: Exclude<TieBreaker, 'drawn-lot'>, tied: readonly string[], input: RankInput): Answer<Detail> | null {
  const rows = tied.map((entry) => input.totals.get(entry) as Totals);
  switch (criterion) {
    case 'points':
      return each(rows, (row) => row.points);
    case 'games-won':
      return each(rows, (row) => row.won);
    case 'leg-difference':
      return each(rows, (row) => row.legDifference);
    case 'legs-won':
      return each(rows, (row) => row.legsFor);
    case 'legs-against':
      return each(rows, (row) => row.legsAgainst, { lowIsGood: true });
    case 'leg-ratio':
      return each(rows, (row) => (row.legsFor + row.legsAgainst > 0 ? row.legsFor / (row.legsFor + row.legsAgainst) : null));
    case 'set-difference':
      return each(rows, (row) => row.setDifference);
    case 'sets-won':
      return each(rows, (row) => row.setsFor);
    case 'legs-against-throw':
      return each(rows, (row) => row.legsAgainstThrow);
    case 'average':
      return each(rows, (row) => row.average);
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
    const its = value(row);
    if (its === null) return null;
    values.set(row.entry, its);
  }
  return { values, ...more };
}

function headToHead(tied: readonly string[], { games, points }: RankInput, value: (row: Totals) => number): Answer<Detail> | null {
  const set = new Set(tied);
  const among = games.filter(({ sides }) => sides.every((side) => set.has(side)));
  const meetings = Map.groupBy(among, ({ sides }) => sides.toSorted().join('\n'));
  const often = new Set([...meetings.values()].map(({ length }) => length));
  if (meetings.size < (tied.length * (tied.length - 1)) / 2 || often.size > 1) return null;
  const miniTable = [...countGames(tied, among, points).values()];
  return each(miniTable, value, { detail: { miniTable } });
}

/** Adds the points of everybody met, weighed by how the game went: won, lost, or null for drawn. */
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
