import type { StandingsRow } from '@oche/darts/standings/standings';
import type { TieBreaker } from '@oche/darts/standings/tieBreakers';
import type { Totals } from '@oche/darts/standings/totals';
import { number, strings, text } from './report.ts';
import type { Json, JsonObject, Report } from './report.ts';

/** A row of the engine's table. `nightsWon` is only set for nights of knockouts. */
export type OwnRow = Pick<
  Totals,
  'entry' | 'played' | 'won' | 'drawn' | 'lost' | 'legsFor' | 'legsAgainst' | 'legDifference' | 'points'
> & {
  nightsWon?: number;
  why?: StandingsRow['why'];
};

/** The engine's values for the columns of published tables. */
const columns: Record<string, (row: OwnRow) => number | string | undefined> = {
  player: (row) => row.entry,
  P: (row) => row.played,
  W: (row) => row.won,
  D: (row) => row.drawn,
  L: (row) => row.lost,
  LF: (row) => row.legsFor,
  LA: (row) => row.legsAgainst,
  LD: (row) => row.legDifference,
  Pts: (row) => row.points,
  legs_for: (row) => row.legsFor,
  legs_against: (row) => row.legsAgainst,
  legs_won: (row) => row.legsFor,
  leg_diff: (row) => row.legDifference,
  leg_diff_walkover_0_0: (row) => row.legDifference,
  matches_won: (row) => row.won,
  matches_won_with_walkovers: (row) => row.won,
  nights_won: (row) => row.nightsWon,
  points: (row) => row.points,
};

/** A figure that differs between the engine's table and a published table. */
export type Deviation = { player: string; column: string; ours: Json; theirs: Json };

/** Compares two tables figure by figure. Figures that the source omits are skipped. */
export function compareTable(
  rows: readonly OwnRow[],
  theirs: readonly Json[],
  names: readonly string[],
): { equal: number; deviations: Deviation[] } {
  const deviations: Deviation[] = [];
  let equal = 0;
  theirs.forEach((line) => {
    const cells = Array.isArray(line) ? line : [];
    const player = text(cells[names.indexOf('player')]);
    const row = rows.find((one) => one.entry === player);
    names.forEach((column, i) => {
      const cell = cells[i] ?? null;
      if (cell === null) return;
      const ours = (row && columns[column]?.(row)) ?? null;
      if (ours === cell) equal += 1;
      else deviations.push({ player, column, ours, theirs: cell });
    });
  });
  return { equal, deviations };
}

/** Checks that a table has the figures and the order of the engine's table. If it lists only some players, only these are compared. */
export function judgeTable(
  report: Report,
  what: string,
  rows: readonly OwnRow[],
  table: JsonObject,
  lines: Json | undefined = table.rows,
): void {
  const names = strings(table.columns);
  const theirs = Array.isArray(lines) ? lines : [];
  const { equal, deviations } = compareTable(rows, theirs, names);
  report.agreed += equal;
  for (const { player, column, ours, theirs: cell } of deviations) report.same(`${what}: ${column} of ${player}`, ours, cell);
  const order = theirs.map((line) => text((Array.isArray(line) ? line : [])[names.indexOf('player')]));
  judgeOrder(report, `${what}: order`, rows, order);
}

/** Notes the criterion that separates players with equal points. `judgeTable` checks the order. */
export function noteTies(report: Report, what: string, rows: readonly OwnRow[]): void {
  rows.forEach(({ entry, points, why }, i) => {
    const below = why?.below;
    if (rows[i + 1]?.points === points && below)
      report.note(`${what}: ${entry} before ${below.lower} by ${below.criterion.replace('given:', '')}, ${below.better} to ${below.worse}`);
  });
}

/** Checks the order of these players relative to each other. */
export const judgeOrder = (report: Report, what: string, rows: readonly OwnRow[], order: readonly string[]): void =>
  report.same(
    what,
    rows.map(({ entry }) => entry).filter((entry) => order.includes(entry)),
    order,
  );

/** Criteria by their names in the sources. */
const criteria: Record<string, TieBreaker> = {
  points: 'points',
  wins: 'games-won',
  'matches won': 'games-won',
  'leg difference': 'leg-difference',
  'legs won': 'legs-won',
  'most legs won': 'legs-won',
  'legs lost': 'legs-against',
  'head-to-head': 'head-to-head',
  'two tied: head-to-head': 'head-to-head-of-two',
  'more than two tied: group-stage three-dart average': 'average',
  'legs won against throw': 'legs-against-throw',
  'tournament average': 'average',
  'nights won': 'given:nights-won',
};

/** Parses the names of criteria, in order. Remarks in brackets are ignored. Unknown names are reported. */
export function criteriaOf(report: Report, json: Json | undefined): TieBreaker[] {
  return strings(json).flatMap((words) => {
    const name = words.replace(/^then /, '').replace(/ \(.*$/, '');
    const found = criteria[name];
    if (!found) report.differences.push(`the criterion “${words}” is unknown`);
    return found ?? [];
  });
}

/** Parses the points for a win and a draw, such as `2 win, 1 draw` or `2 points a win`. */
export function pointsOf(words: string): { win: number; draw: number; loss: number } {
  const figure = (pattern: RegExp, fallback: number) => number(Number(pattern.exec(words)?.[1] ?? fallback));
  return { win: figure(/(\d+) (?:points a )?win/, 2), draw: figure(/(\d+) draw/, 1), loss: 0 };
}
