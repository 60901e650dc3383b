import { linkGames, type LinkedGroup, type Source, type Stage } from './links.ts';
import { bye, outcomeOf, resultFits, sideFrom, tbd } from './outcome.ts';
import { playOrder } from './playOrder.ts';
import type { Slot } from './slot.ts';

/** A side of a game: an entry, permanently empty (`bye`), or not known yet (`tbd`). */
export type Side = { kind: 'entry'; entry: string } | { kind: 'bye' } | { kind: 'tbd' };

/**
 * The stored result of a finished game. A walkover without a winner means that neither side appeared. A played game without a winner was
 * drawn. `entries`: the sides that played, if known. If the draw now has other sides, the result is a conflict and does not count.
 */
export type GameResult = { kind: 'played' | 'walkover'; winner: 0 | 1 | null; entries?: readonly [string, string] };

/** The outcome of a game. `bye` follows from the draw and is never stored. Its winner is null if both sides are byes. */
export type Outcome = { kind: 'played' | 'walkover' | 'bye'; winner: 0 | 1 | null };

/** The current state of a drawn game: its sides, and whether it is decided. */
export type GameProgress = {
  ref: string;
  stage: string;
  key: string;
  sides: readonly [Side, Side];
  /** null: not decided yet */
  outcome: Outcome | null;
  /** whether the game can be called: both sides are entries and it is not decided */
  ready: boolean;
};

/** A draw with its results, ranks and withdrawals. */
export type ProgressInput = {
  /** in the order of play */
  stages: readonly Stage[];
  /** by `gameRef` */
  results: ReadonlyMap<string, GameResult>;
  /**
   * By `groupRef`: the entries of each complete group in the order of their ranks, null at ranks that a tie leaves open. Incomplete groups
   * are absent.
   */
  ranks: ReadonlyMap<string, readonly (string | null)[]>;
  /** Entries that have withdrawn: every game that they have not played is a walkover. */
  withdrawn?: ReadonlySet<string>;
};

/** The state of every game of a draw. */
export type Progress = {
  /** every drawn game by `gameRef`, in the order of the draw */
  games: ReadonlyMap<string, GameProgress>;
  /** games whose stored result does not count, because it does not fit their current sides; in the order of the draw */
  conflicts: readonly string[];
};

/**
 * Resolves the sides and outcomes of all games of all stages. The result depends only on draw, results, ranks and
 * withdrawals, so removing a result also removes all of its consequences.
 *
 * - A side against a bye advances immediately. A side against TBD waits.
 * - A bye has no loser, so its `loserOf` is a bye too. A walkover in which neither side appeared has no winner, so its `winnerOf` is a bye.
 * - The loser of a walkover still takes the place of a loser in later games, unless it has withdrawn.
 *
 * @throws if the draw is invalid: a slot refers to nothing, a key is a duplicate, or games wait for each other
 */
export function progress({ stages, results, ranks, withdrawn = new Set() }: ProgressInput): Progress {
  const links = linkGames(stages);
  const resolved: GameProgress[] = []; // by `LinkedGame.index`
  const conflicted: boolean[] = [];

  const resolveSide = (slot: Slot, source: Source): Side => {
    if (slot.kind === 'entry') return slot;
    if (slot.kind === 'bye') return bye;
    if (source?.kind === 'game') return sideFrom(resolved[source.index] as GameProgress, slot as Extract<Slot, { game: string }>);
    const entry = ranks.get((source as LinkedGroup).ref)?.[(slot as Extract<Slot, { kind: 'rank' }>).rank - 1];
    return entry == null ? tbd : { kind: 'entry', entry };
  };

  for (const { ref, index, stage, game, sources } of playOrder(links.games.values())) {
    const first = resolveSide(game.slots[0], sources[0]);
    const second = resolveSide(game.slots[1], sources[1]);
    const result = results.get(ref);
    conflicted[index] = result !== undefined && !resultFits(result, first, second);
    const outcome = outcomeOf(conflicted[index] ? undefined : result, first, second, withdrawn);
    const ready = outcome === null && first.kind === 'entry' && second.kind === 'entry';
    resolved[index] = { ref, stage, key: game.key, sides: [first, second], outcome, ready };
  }

  const games = new Map<string, GameProgress>();
  const conflicts: string[] = [];
  for (const [index, game] of resolved.entries()) {
    games.set(game.ref, game);
    if (conflicted[index]) conflicts.push(game.ref);
  }
  return { games, conflicts };
}
