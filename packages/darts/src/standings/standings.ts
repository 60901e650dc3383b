import { rank, type Decision, type Reason, type TieBreaker } from './tieBreakers.ts';
import { countGames, type PointsSystem, type StandingsGame, type Totals } from './totals.ts';

export type StandingsRow = Totals & {
  /** from 1; entries tied beyond the list share the best of their positions */
  position: number;
  /** the others of a tie that nothing has broken; empty where there is none */
  tiedWith: string[];
  /** what separates this row from its neighbours; null at the ends of the table and within a tie */
  why: { above: Reason | null; below: Reason | null };
};

export type Standings = {
  rows: StandingsRow[];
  /** Ties that the list cannot break, as sets of entries: what follows must wait for a decision on each. */
  unresolved: string[][];
  /** Decisions about sets that are not tied (any more): kept by the caller, without effect here. */
  unused: Decision[];
};

export type StandingsInput = {
  entries: readonly string[];
  games: readonly StandingsGame[];
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  decisions?: readonly Decision[];
};

/**
 * The table of one group from its decided games. The order in which entries and games are handed in does not matter.
 * A tie that the list of tie-breakers leaves is told in `unresolved`; it is never broken by name, id or chance.
 */
export function standings({ entries, games, points, tieBreakers, decisions = [] }: StandingsInput): Standings {
  const totals = countGames(entries, games, points);
  const { places, unused } = rank({ totals, games, points, tieBreakers, decisions });
  const rows: StandingsRow[] = [];
  const unresolved: string[][] = [];
  let above: Reason | null = null;
  for (const { tied, below } of places) {
    const position = rows.length + 1;
    if (tied.length > 1) unresolved.push(tied);
    tied.forEach((entry, i) => {
      const why = { above: i === 0 ? above : null, below: i === tied.length - 1 ? below : null };
      rows.push({ ...(totals.get(entry) as Totals), position, tiedWith: tied.filter((other) => other !== entry), why });
    });
    above = below;
  }
  return { rows, unresolved, unused };
}

/** Entries by rank for `progress`: null at every rank that is open because of a tie. */
export function ranksOf({ rows }: Standings): (string | null)[] {
  return rows.map((row) => (row.tiedWith.length > 0 ? null : row.entry));
}
