import { linkGames, type LinkedGroup, type Source, type Stage } from './links.ts';
import { bye, outcomeOf, resultFits, sideFrom, tbd } from './outcome.ts';
import { playOrder } from './playOrder.ts';
import type { Slot } from './slot.ts';

/** A side of a game: an entry, permanently empty (`bye`), or not known yet (`tbd`). */
export type Side = { kind: 'entry'; entry: string } | { kind: 'bye' } | { kind: 'tbd' };

/**
 * The stored result of a finished game. A walkover without a winner means that neither side came; a played game without a
 * winner ended level. `entries`, if known, are the sides that really played: if the draw now has other sides, the result is a
 * conflict and does not count.
 */
export type GameResult = { kind: 'played' | 'walkover'; winner: 0 | 1 | null; entries?: readonly [string, string] };

/** How a game was decided. `bye` follows from the draw and is never stored; its winner is null if both sides are byes. */
export type Outcome = { kind: 'played' | 'walkover' | 'bye'; winner: 0 | 1 | null };

/** The current state of a drawn game: its sides, and whether it is decided. */
export type GameProgress = {
  ref: string;
  stage: string;
  key: string;
  sides: readonly [Side, Side];
  /** null: not decided yet */
  outcome: Outcome | null;
  /** both sides are entries and the game is not decided: it can be called */
  ready: boolean;
};

/** A draw and everything that has happened in it. */
export type ProgressInput = {
  /** in the order of play */
  stages: readonly Stage[];
  /** by `gameRef` */
  results: ReadonlyMap<string, GameResult>;
  /** The entries of each complete group by rank, by `groupRef`; null at ranks that a tie leaves open. Incomplete groups are absent. */
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
 * Resolves the sides and outcomes of all games, in all stages at once. The answer depends only on draw, results, ranks and
 * withdrawals, so removing a result also removes everything that followed from it.
 *
 * - A side against a bye advances at once; a side against TBD waits.
 * - A bye has no loser, so its `loserOf` is a bye too. A walkover to which neither side came has no winner: its `winnerOf` is a bye.
 * - The loser of a walkover still plays on where losers do, unless withdrawn.
 *
 * @throws if the draw is broken: a slot that points at nothing, a duplicate key, or games that wait for each other.
 */
export function progress({ stages, results, ranks, withdrawn = new Set() }: ProgressInput): Progress {
  const links = linkGames(stages);
  const resolved: GameProgress[] = []; // by `LinkedGame.at`
  const conflicted: boolean[] = [];

  const resolveSide = (slot: Slot, source: Source): Side => {
    if (slot.kind === 'entry') return slot;
    if (slot.kind === 'bye') return bye;
    if (source?.kind === 'game') return sideFrom(resolved[source.at] as GameProgress, slot as Extract<Slot, { game: string }>);
    const entry = ranks.get((source as LinkedGroup).ref)?.[(slot as Extract<Slot, { kind: 'rank' }>).rank - 1];
    return entry == null ? tbd : { kind: 'entry', entry };
  };

  for (const { ref, at, stage, game, sources } of playOrder(links.games.values())) {
    const one = resolveSide(game.slots[0], sources[0]);
    const two = resolveSide(game.slots[1], sources[1]);
    const result = results.get(ref);
    conflicted[at] = result !== undefined && !resultFits(result, one, two);
    const outcome = outcomeOf(conflicted[at] ? undefined : result, one, two, withdrawn);
    const ready = outcome === null && one.kind === 'entry' && two.kind === 'entry';
    resolved[at] = { ref, stage, key: game.key, sides: [one, two], outcome, ready };
  }

  const games = new Map<string, GameProgress>();
  const conflicts: string[] = [];
  for (const [at, game] of resolved.entries()) {
    games.set(game.ref, game);
    if (conflicted[at]) conflicts.push(game.ref);
  }
  return { games, conflicts };
}
