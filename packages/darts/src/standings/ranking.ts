import { answerOf, changedStandings, rowsOf, separate, type Answer, type Because, type Placed } from './order.ts';
import { countedTournaments, rankingTotals, type RankingCriterion, type RankingInput, type RankingTotals } from './rankingTotals.ts';

/** Why a player is above the neighbour. `nth`, for `best-results`: which result made the difference, 1 for the best. */
export type RankingReason = Because<RankingCriterion, { nth: number }>;

/** A row of a ranking. `band` is null if the place is in no band, or a tie leaves the band open. */
export type RankingRow = RankingTotals & Omit<Placed<RankingCriterion, { nth: number }>, 'entry'> & { band: string | null };

/** A player who is not ranked, because of too few tournaments. */
export type Absent = RankingTotals & { because: 'attended-too-few' | 'missed-too-many' };

/** A ranking on a day. */
export type Ranking = {
  rows: RankingRow[];
  /** players who are not ranked, because they took part too seldom; sorted by id */
  out: Absent[];
  /** unbroken ties, whose players share their position */
  unresolved: string[][];
};

/**
 * The ranking on a day. It does not depend on the order of tournaments, players and adjustments. If only the best results count, later
 * ones count before earlier ones with equal points.
 *
 * @throws if a tournament is listed twice, or a player twice in a tournament
 *
 * Source: product §5; best of many https://dc-cavemen.de/?page_id=474, average per evening https://onzejansteen.nl.
 */
export function ranking(input: RankingInput): Ranking {
  const { counting } = input.scheme;
  const all = rankingTotals(input);
  const outFor = ({ attended, missed }: RankingTotals): Absent['because'] | null => {
    if (attended < (counting.leastAttended ?? 0)) return 'attended-too-few';
    return missed > (counting.mostMissed ?? Infinity) ? 'missed-too-many' : null;
  };
  const out = all.flatMap((each): Absent[] => {
    const because = outFor(each);
    return because ? [{ ...each, because }] : [];
  });
  const isOut = new Set(out.map(({ player }) => player));
  const totals = new Map(all.filter(({ player }) => !isOut.has(player)).map((each) => [each.player, each]));
  const criteria = [...counting.tieBreakers, 'drawn-lot' as const];
  const places = separate<RankingCriterion, { nth: number }>([...totals.keys()], criteria, (criterion, tied) =>
    answer(
      criterion,
      tied.map((player) => totals.get(player) as RankingTotals),
      input,
    ),
  );
  const rows = rowsOf(places).map(({ entry, ...placed }) => {
    const last = placed.position + placed.tiedWith.length;
    const band = counting.bands?.find(({ from, to }) => from <= placed.position && last <= to)?.name ?? null;
    return { ...(totals.get(entry) as RankingTotals), ...placed, band };
  });
  return { rows, out, unresolved: places.map(({ tied }) => tied).filter(({ length }) => length > 1) };
}

/** The ranking before the last tournament that counts, and its day: that of the tournament before. Null if fewer than two count. */
export function earlierRanking(input: RankingInput): { on: string; ranking: Ranking } | null {
  const [previous, last] = countedTournaments(input).slice(-2);
  if (!previous || !last) return null;
  const tournaments = input.tournaments.filter(({ id }) => id !== last.id);
  return { on: previous.on.slice(0, 10), ranking: ranking({ ...input, tournaments, asOf: previous.on }) };
}

/** The place and points of a player in two rankings; null if the player is not ranked. */
export type RankingChange = { player: string; before: RankingStanding | null; after: RankingStanding | null };
type RankingStanding = Pick<RankingRow, 'position' | 'points'>;

/**
 * The players whose place or points differ between two rankings, in the order of `after`, then of `before`. With rankings of
 * `use: 'frozen'` and `use: 'current'`, this is the preview of "recompute with the current scheme".
 */
export function rankingChanges(before: Ranking, after: Ranking): RankingChange[] {
  const byPlayer = ({ rows }: Ranking) => new Map(rows.map((row) => [row.player, row]));
  return changedStandings(byPlayer(before), byPlayer(after)).map(({ id, ...change }) => ({ player: id, ...change }));
}

function answer(
  criterion: RankingCriterion,
  tied: readonly RankingTotals[],
  { decisions = [], given }: RankingInput,
): Answer<{ nth: number }> | null {
  const each = (value: (row: RankingTotals) => number) => ({ values: new Map(tied.map((row) => [row.player, value(row)])) });
  switch (criterion) {
    case 'points':
      return each((row) => row.points);
    case 'tournaments-won':
      return each((row) => row.tournamentsWon);
    case 'games-won':
      return each((row) => row.gamesWon);
    case 'leg-difference':
      return each((row) => row.legDifference);
    case 'legs-won':
      return each((row) => row.legsWon);
    case 'attended':
      return each((row) => row.attended);
    case 'best-results':
      return bestResults(tied);
    case 'drawn-lot':
      return answerOf(
        decisions,
        tied.map(({ player }) => player),
      );
    default: {
      const values = given?.[criterion.slice('given:'.length)];
      return values && tied.every(({ player }) => values.has(player)) ? { values } : null;
    }
  }
}

/** Compares best results, then second best, and so on, up to the first that differ. A missing result counts 0. */
function bestResults(tied: readonly RankingTotals[]): Answer<{ nth: number }> | null {
  const sorted = tied.map(({ player, results }) => ({ player, points: results.map((result) => result.points).sort((a, b) => b - a) }));
  const longest = Math.max(...sorted.map(({ points }) => points.length));
  for (let nth = 1; nth <= longest; nth++) {
    const values = new Map(sorted.map(({ player, points }) => [player, points[nth - 1] ?? 0]));
    if (new Set(values.values()).size > 1) return { values, detail: { nth } };
  }
  return null;
}
