import { rowsOf, type Decision, type Placed } from './order.ts';
import { rank, type Detail, type TieBreaker } from './tieBreakers.ts';
import { countGames, type Adjustment, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

/** A row of a table: what it adds up, its position, and in `why` what separates it from its neighbours. */
export type StandingsRow = Totals & Placed<TieBreaker, Detail> & { adjustments: Adjustment[] };

/** The table of a group, the best first. Rows of a tie are sorted by id and share their position. */
export type Standings = {
  rows: StandingsRow[];
  /** Ties that the list cannot break, as sets of entries: what follows must wait for a decision on each. */
  unresolved: string[][];
  /** Decisions about sets that are not tied (any more): kept by the caller, without effect here. */
  unused: Decision[];
};

/** What a table is made from. The order of entries and games does not matter. */
export type StandingsInput = {
  entries: readonly string[];
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions?: readonly Decision[];
  /** penalty points and the like */
  adjustments?: readonly Adjustment[];
  /** entries that had a bye (Swiss), once for each */
  byes?: readonly string[];
  /** values for the criteria `given:name`: by name, then by entry */
  given?: Readonly<Record<string, ReadonlyMap<string, number>>>;
};

/**
 * The table of one group from its decided games. The order in which entries and games are handed in does not matter.
 * A tie that the list of tie-breakers leaves is told in `unresolved`; it is never broken by name, id or chance.
 * Throws where a game, a bye or an adjustment is of somebody who is not in the group.
 */
export function standings(input: StandingsInput): Standings {
  const { entries, games, points, decisions = [], adjustments } = input;
  const totals = countGames(entries, games, points, input);
  const { places, unused } = rank({ ...input, totals, decisions });
  const rows = rowsOf(places).map((row) => ({
    ...(totals.get(row.entry) as Totals),
    ...row,
    adjustments: adjustments?.filter(({ entry }) => entry === row.entry) ?? [],
  }));
  return { rows, unresolved: places.map(({ tied }) => tied).filter(({ length }) => length > 1), unused };
}

/** Entries by rank for `progress`: null at every rank that is open because of a tie. */
export function ranksOf({ rows }: Standings): (string | null)[] {
  return rows.map((row) => (row.tiedWith.length > 0 ? null : row.entry));
}
