import { groupRef, linkGames, type LinkedGroup, type Links, type Source, type Stage } from '../draw/links.ts';
import { progress, type GameProgress, type GameResult, type Progress, type Side } from '../draw/progress.ts';
import type { Slot } from '../draw/slot.ts';
import type { Decision } from './order.ts';
import { ranksOf, standings, type Standings, type StandingsInput } from './standings.ts';
import type { TieBreaker } from './tieBreakers.ts';
import type { Adjustment, PointsSystem, StandingsGame } from './totals.ts';

/** A stored result with what a table needs: legs per side and, where known, sets, points and darts, breaks and bonus points. */
export type TournamentResult = GameResult & Omit<StandingsGame, 'sides' | 'winner' | 'walkover'>;

/** A tournament as it is stored: its draw, results and decisions, and the rules of its tables. */
export type TournamentInput = {
  /** in the order of play */
  stages: readonly Stage[];
  /** by `gameRef` */
  results: ReadonlyMap<string, TournamentResult>;
  /** entries that went home */
  withdrawn?: ReadonlySet<string>;
  points: PointsSystem;
  tieBreakers: readonly TieBreaker[];
  /** by `groupRef` */
  decisions?: ReadonlyMap<string, readonly Decision[]>;
  /** penalty points and the like; each counts in every group of its entry */
  adjustments?: readonly Adjustment[];
  /** values for the criteria `given:name`: by name, then by entry */
  given?: StandingsInput['given'];
  /** legs that the winner of a walkover gets where no result is stored, because the other went home */
  walkoverLegs: number;
};

/** The table of a group; `complete` when every game of it is decided. Only then do its ranks count further on. */
export type GroupTable = Standings & { stage: string; group: number; complete: boolean };

/** What follows from a tournament's draw, results and decisions. */
export type TournamentState = {
  progress: Progress;
  /** by `groupRef`, in the order of the draw */
  tables: ReadonlyMap<string, GroupTable>;
  /** complete groups with a tie at a rank that a later stage waits for, by `groupRef`: only a decision goes on from there */
  blocked: readonly string[];
};

/**
 * Everything that follows from draw and results of a whole tournament: tables of the groups, and who plays whom in the stages
 * after them. Groups may follow groups. The games of a Swiss tournament are a group whose rounds are drawn one by one: it is
 * complete when everything drawn so far is decided, and a bye gives the points that the system has for one.
 */
export function followTournament(input: TournamentInput): TournamentState {
  const { stages, results, withdrawn = new Set() } = input;
  const links = linkGames(stages);
  const ranks = new Map<string, (string | null)[]>();
  // Each round fills in what the groups that are complete by now decide; a stage needs one round at most.
  for (;;) {
    const state = progress({ stages, results, ranks, withdrawn });
    const conflicts = new Set(state.conflicts);
    const counting = new Map([...results].filter(([ref]) => !conflicts.has(ref)));
    const tables = new Map<string, GroupTable>();
    for (const { id, games } of stages) {
      for (const group of new Set(games.flatMap((game) => game.group ?? []))) {
        const ref = groupRef(id, group);
        const drawn = (links.groups.get(ref) as LinkedGroup).games.map((game) => state.games.get(game) as GameProgress);
        tables.set(ref, { stage: id, group, ...tableOf(ref, drawn, { ...input, results: counting }) });
      }
    }
    const fresh = [...tables].filter(([ref, table]) => table.complete && !ranks.has(ref));
    if (fresh.length === 0) {
      return { progress: state, tables, blocked: [...tables.keys()].filter((ref) => isBlocked(ref, links, ranks)) };
    }
    for (const [ref, table] of fresh) ranks.set(ref, ranksOf(table));
  }
}

/** Whether a slot asks for a rank of this group that its tie leaves open. */
function isBlocked(group: string, { games }: Links, ranks: ReadonlyMap<string, readonly (string | null)[]>): boolean {
  const isOpen = (slot: Slot, source: Source) =>
    slot.kind === 'rank' && source?.ref === group && ranks.get(group)?.[slot.rank - 1] === null;
  return [...games.values()].some(({ game, sources }) => game.slots.some((slot, side) => isOpen(slot, sources[side as 0 | 1])));
}

/** The entry on a side, none for a bye or one that is not known yet. */
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
