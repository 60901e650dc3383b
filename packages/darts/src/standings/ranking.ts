import { answerOf, rowsOf, separate, type Answer, type Because, type Placed } from './order.ts';
import { rankingTotals, type RankingCriterion, type RankingInput, type RankingTotals } from './rankingTotals.ts';

/** `nth` for `best-results`: whose best, second best, … result made the difference. */
export type RankingReason = Because<RankingCriterion, { nth: number }>;

/** A row of the order; `band` is null where its place leads to nothing, or a tie leaves open to what. */
export type RankingRow = RankingTotals & Omit<Placed<RankingCriterion, { nth: number }>, 'entry'> & { band: string | null };

/** A player who is not in the order, having come too seldom. */
export type Absent = RankingTotals & { because: 'attended-too-few' | 'missed-too-many' };

/** A ranking on a day: the order, and who is not in it. */
export type Ranking = {
  rows: RankingRow[];
  /** players who took part too seldom, by id */
  out: Absent[];
  /** ties that the criteria leave: they share their place */
  unresolved: string[][];
};

/**
 * The ranking on a day. Tournaments, players and adjustments may be listed in any order. Of equal results the later ones count.
 * Throws where a tournament is listed twice or a player twice in one.
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

/** Place and points of a player in two rankings, null where the player is not in the order of it. */
export type RankingChange = { player: string; before: Standing | null; after: Standing | null };
type Standing = { position: number; points: number };

/**
 * What would change: the preview of "recompute with the current scheme" is the difference of the ranking with `use: 'frozen'`
 * and with `use: 'current'`. Only those whose place or points differ, in the order of the ranking after, then of the one before.
 */
export function rankingChanges(before: Ranking, after: Ranking): RankingChange[] {
  const standing = ({ rows }: Ranking, player: string): Standing | null => {
    const row = rows.find((each) => each.player === player);
    return row ? { position: row.position, points: row.points } : null;
  };
  const players = new Set([...after.rows, ...before.rows].map(({ player }) => player));
  return [...players]
    .map((player) => ({ player, before: standing(before, player), after: standing(after, player) }))
    .filter((change) => change.before?.position !== change.after?.position || change.before?.points !== change.after?.points);
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

/** The first of the best, second best, … results that is not the same for all of them; who has no more results has 0. */
function bestResults(tied: readonly RankingTotals[]): Answer<{ nth: number }> | null {
  const sorted = tied.map(({ player, results }) => ({ player, points: results.map((result) => result.points).sort((a, b) => b - a) }));
  const longest = Math.max(...sorted.map(({ points }) => points.length));
  for (let nth = 1; nth <= longest; nth++) {
    const values = new Map(sorted.map(({ player, points }) => [player, points[nth - 1] ?? 0]));
    if (new Set(values.values()).size > 1) return { values, detail: { nth } };
  }
  return null;
}
