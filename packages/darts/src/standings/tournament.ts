import { groupRef, linkGames, type LinkedGroup, type Links, type Source, type Stage } from '../draw/links.ts';
import { progress, type GameProgress, type GameResult, type Progress, type Side } from '../draw/progress.ts';
import type { Slot } from '../draw/slot.ts';
import type { Decision } from './order.ts';
import { ranksOf, standings, type Standings, type StandingsInput } from './standings.ts';
import type { TieBreaker } from './tieBreakers.ts';
import type { Adjustment, PointsSystem, StandingsGame } from './totals.ts';

/** A stored result with the figures that a table needs: legs per side and, if known, sets, points and darts, breaks and bonus points. */
export type TournamentResult = GameResult & Omit<StandingsGame, 'sides' | 'winner' | 'walkover'>;

/** The input of `followTournament`: draw, results and decisions, and the rules of the tables. */
export type TournamentInput = {
  /** in the order of play */
  stages: readonly Stage[];
  /** by `gameRef` */
  results: ReadonlyMap<string, TournamentResult>;
  /** entries that have withdrawn */
  withdrawn?: ReadonlySet<string>;
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  /** by `groupRef` */
  decisions?: ReadonlyMap<string, readonly Decision[]>;
  /** for example penalty points; each counts in every group of its entry */
  adjustments?: readonly Adjustment[];
  /** values for the criteria `given:name`: by name, then by entry */
  given?: StandingsInput['given'];
  /** legs of the winner of a walkover that follows from a withdrawal and has no stored result */
  walkoverLegs: number;
};

/** The table of a group. `complete`: all its games are decided. Only then do later stages use its ranks. */
export type GroupTable = Standings & { stage: string; group: number; complete: boolean };

/** The state of a tournament, derived from its draw, results and decisions. */
export type TournamentState = {
  progress: Progress;
  /** by `groupRef`, in the order of the draw */
  tables: ReadonlyMap<string, GroupTable>;
  /** Complete groups, by `groupRef`, with an unbroken tie at a rank that a later stage needs. They wait for a decision. */
  blocked: readonly string[];
};

/**
 * Computes the tables of all groups of a tournament and the progress of all its games. Groups can follow groups. The games of a Swiss
 * tournament are a group whose rounds are drawn one by one: it is complete when all its games are decided and the stage has no more rounds
 * to draw. A bye gives the points of the system.
 */
export function followTournament(input: TournamentInput): TournamentState {
  const { stages, results, withdrawn = new Set() } = input;
  const links = linkGames(stages);
  const ranks = new Map<string, (string | null)[]>();
  // Each pass uses the ranks of the groups that the pass before has found complete. A stage needs one pass at most.
  for (;;) {
    const state = progress({ stages, results, ranks, withdrawn });
    const conflicts = new Set(state.conflicts);
    const counting = new Map([...results].filter(([ref]) => !conflicts.has(ref)));
    const tables = new Map<string, GroupTable>();
    for (const { id, games, hasMore = false } of stages) {
      for (const group of new Set(games.flatMap((game) => game.group ?? []))) {
        const ref = groupRef(id, group);
        const drawn = (links.groups.get(ref) as LinkedGroup).games.map((game) => state.games.get(game) as GameProgress);
        const table = tableOf(ref, drawn, { ...input, results: counting });
        tables.set(ref, { stage: id, group, ...table, complete: table.complete && !hasMore });
      }
    }
    const completed = [...tables].filter(([ref, table]) => table.complete && !ranks.has(ref));
    if (completed.length === 0) {
      return { progress: state, tables, blocked: [...tables.keys()].filter((ref) => isBlocked(ref, links, ranks)) };
    }
    for (const [ref, table] of completed) ranks.set(ref, ranksOf(table));
  }
}

/** Whether a slot refers to a rank of this group that a tie leaves open. */
function isBlocked(group: string, { games }: Links, ranks: ReadonlyMap<string, readonly (string | null)[]>): boolean {
  const isOpen = (slot: Slot, source: Source) =>
    slot.kind === 'rank' && source?.ref === group && ranks.get(group)?.[slot.rank - 1] === null;
  return [...games.values()].some(({ game, sources }) => game.slots.some((slot, side) => isOpen(slot, sources[side as 0 | 1])));
}

/** The entry on a side; empty for a bye or TBD. */
export const entriesOf = (side: Side): string[] => (side.kind === 'entry' ? [side.entry] : []);

function tableOf(ref: string, games: readonly GameProgress[], input: TournamentInput): Standings & { complete: boolean } {
  const { points, tieBreakers, decisions, adjustments, given } = input;
  const entries = new Set(games.flatMap(({ sides }) => sides.flatMap(entriesOf)));
  const counted = games.flatMap((game) => standingsGame(game, input) ?? []);
  const table = standings({
    entries: [...entries],
    games: counted,
    points,
    tieBreakers,
    decisions: decisions?.get(ref) ?? [],
    adjustments: adjustments?.filter(({ entry }) => entries.has(entry)) ?? [],
    byes: games.flatMap(({ sides, outcome }) => (outcome?.kind === 'bye' ? sides.flatMap(entriesOf) : [])),
    ...(given && { given }),
  });
  return { ...table, complete: games.every((game) => game.outcome !== null) };
}

function standingsGame({ ref, sides, outcome }: GameProgress, { results, walkoverLegs }: TournamentInput): StandingsGame | null {
  const [a, b] = sides;
  if (a.kind !== 'entry' || b.kind !== 'entry' || !outcome) return null;
  const { kind, winner } = outcome;
  const legsFor = (side: 0 | 1) => (winner === side ? walkoverLegs : 0);
  const stored: Omit<StandingsGame, 'sides' | 'winner'> = results.get(ref) ?? { legs: [legsFor(0), legsFor(1)] };
  return { ...stored, sides: [a.entry, b.entry], winner, walkover: kind === 'walkover' };
}
