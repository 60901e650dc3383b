import { rowsOf, type Decision, type Placed } from './order.ts';
import { rank, type Detail, type TieBreaker } from './tieBreakers.ts';
import { countGames, type Adjustment, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

/** The totals of an entry and the adjustments in them. */
export type CountedEntry = Totals & { adjustments: Adjustment[] };

/** A row of a table: its totals, its position, and in `why` what separates it from its neighbours. */
export type StandingsRow = CountedEntry & Placed<TieBreaker, Detail>;

/** The table of a group, the best first. Tied rows are sorted by id and share their position. */
export type Standings = {
  rows: StandingsRow[];
  /** the `unranked` entries, sorted by id */
  unranked: CountedEntry[];
  /** Ties that the tie-breakers cannot break, as sets of entries. The ranks of each are open until there is a decision. */
  unresolved: string[][];
  /** Decisions without effect, because exactly their entries are not tied (any more). */
  unused: Decision[];
};

/** The input of `standings`. The order of entries and games does not matter. */
export type StandingsInput = {
  entries: readonly string[];
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions?: readonly Decision[];
  /** for example penalty points */
  adjustments?: readonly Adjustment[];
  /** entries that had a bye (Swiss), once per bye */
  byes?: readonly string[];
  /** entries whose games count, but which have no position, such as teams that have withdrawn */
  unranked?: readonly string[];
  /** counts each game only for its first (0) or second side (1): a table of home or away games */
  onlySide?: 0 | 1;
  /** values for the criteria `given:name`: by name, then by entry */
  given?: Readonly<Record<string, ReadonlyMap<string, number>>>;
};

/**
 * The table of a group from its decided games. It does not depend on the order of entries and games. Ties that the tie-breakers leave
 * are in `unresolved`; they are never broken by name, id or chance.
 *
 * @throws if a game, a bye or an adjustment has an entry that is not in the group, or an entry is listed twice
 */
export function standings(input: StandingsInput): Standings {
  const { entries, games, points, decisions = [], adjustments, unranked = [] } = input;
  const totals = countGames(entries, games, points, input);
  const { places, unused } = rank({ ...input, totals, decisions });
  const counted = (entry: string): CountedEntry => ({
    ...(totals.get(entry) as Totals),
    adjustments: adjustments?.filter((adjustment) => adjustment.entry === entry) ?? [],
  });
  return {
    rows: rowsOf(places).map((row) => ({ ...counted(row.entry), ...row })),
    unranked: unranked.toSorted().map(counted),
    unresolved: places.map(({ tied }) => tied).filter(({ length }) => length > 1),
    unused,
  };
}

/** The entries by rank, for `progress`; null at ranks that a tie leaves open. */
export function ranksOf({ rows }: Standings): (string | null)[] {
  return rows.map((row) => (row.tiedWith.length > 0 ? null : row.entry));
}
