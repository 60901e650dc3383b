import type { Stage } from './links.ts';
import { openDraw } from './liveDraw.ts';
import { sameSide } from './outcome.ts';

/** Who is on a side of a game: an entry, nobody ever (`bye`), or not known yet (`tbd`). */
export type Side = { kind: 'entry'; entry: string } | { kind: 'bye' } | { kind: 'tbd' };

/**
 * What is stored about a finished game. A walkover without a winner: neither came. A played game without one was drawn.
 * `entries`, where known, are those who really played: a result of others than the draw now says is a conflict, not a result.
 */
export type GameResult = { kind: 'played' | 'walkover'; winner: 0 | 1 | null; entries?: readonly [string, string] };

/** How a game was decided. `bye` follows from the draw and is never stored; its winner is null where both sides are byes. */
export type Outcome = { kind: 'played' | 'walkover' | 'bye'; winner: 0 | 1 | null };

/** A drawn game as it stands: who is on its sides, and whether it is decided. */
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

/** A draw and all that has happened in it. */
export type ProgressInput = {
  /** in the order of play */
  stages: readonly Stage[];
  /** by `gameRef` */
  results: ReadonlyMap<string, GameResult>;
  /**
   * By `groupRef`: the entries of a complete group by rank. null at ranks that a tie leaves open. A group that is not
   * complete is not in here.
   */
  ranks: ReadonlyMap<string, readonly (string | null)[]>;
  /** Entries that went home: every game that they have not played is a walkover. */
  withdrawn?: ReadonlySet<string>;
};

/** How far a draw is. */
export type Progress = {
  /** every drawn game by `gameRef`, in the order of the draw */
  games: ReadonlyMap<string, GameProgress>;
  /** games with a stored result that does not fit their sides of now, so that it does not count */
  conflicts: readonly string[];
};

/**
 * Who plays whom, as far as it is known, in all stages at once. Everything is worked out anew from draw, results and ranks,
 * so that taking a result back clears what followed from it, and asking twice answers the same.
 *
 * - A side against a bye advances at once; a side against TBD waits.
 * - Nobody lost a bye, so that its `loserOf` is a bye too. Nobody won a walkover to which neither came: `winnerOf` is a bye.
 * - Whoever loses by walkover is still the loser, and plays on where losers play on, unless withdrawn.
 *
 * To follow a draw result by result, hold it open with `openDraw` (`liveDraw.ts`): this is the same, asked once.
 * Throws where the draw is broken: a slot that points at nothing, a key twice, a circle.
 */
export function progress(input: ProgressInput): Progress {
  return openDraw(input).read();
}

/**
 * The games that have other sides after than before. Fold a correction into a copy of the results and compare: when one of
 * these games has been started, the correction is refused.
 */
export function changedGames(before: Progress, after: Progress): string[] {
  const changed: string[] = [];
  for (const { ref, sides } of before.games.values()) {
    const now = after.games.get(ref)?.sides;
    if (!now || !sameSide(sides[0], now[0]) || !sameSide(sides[1], now[1])) changed.push(ref);
  }
  return changed;
}
