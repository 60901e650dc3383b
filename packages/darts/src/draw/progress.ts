import { linkGames, type Source, type Stage } from './links.ts';
import type { Slot } from './slot.ts';

/** Who is on a side of a game: an entry, nobody ever (`bye`), or not known yet (`tbd`). */
export type Side = { kind: 'entry'; entry: string } | { kind: 'bye' } | { kind: 'tbd' };

/**
 * What is stored about a finished game. A walkover without a winner: neither came. A played game without one was drawn.
 * `entries`, where known, are those who really played: a result of others than the draw now says is a conflict, not a result.
 */
export type GameResult = { kind: 'played' | 'walkover'; winner: 0 | 1 | null; entries?: readonly [string, string] };

/** How a game was decided. `bye` follows from the draw and is never stored; its winner is null where both sides are byes. */
export type Outcome = { kind: 'played' | 'walkover' | 'bye'; winner: 0 | 1 | null };

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

export type Progress = {
  /** every drawn game by `gameRef`, in the order of the draw */
  games: ReadonlyMap<string, GameProgress>;
  /** games with a stored result that does not fit their sides of now, so that it does not count */
  conflicts: readonly string[];
};

const tbd: Side = { kind: 'tbd' };
const bye: Side = { kind: 'bye' };
const entrySide = (entry: string | null | undefined): Side => (entry == null ? tbd : { kind: 'entry', entry });

/**
 * Who plays whom, as far as it is known, in all stages at once. Everything is worked out anew from draw, results and ranks,
 * so that taking a result back clears what followed from it, and asking twice answers the same.
 *
 * - A side against a bye advances at once; a side against TBD waits.
 * - Nobody lost a bye, so that its `loserOf` is a bye too. Nobody won a walkover to which neither came: `winnerOf` is a bye.
 * - Whoever loses by walkover is still the loser, and plays on where losers play on, unless withdrawn.
 */
export function progress({ stages, results, ranks, withdrawn = new Set() }: ProgressInput): Progress {
  const links = linkGames(stages);
  const done = new Map<string, GameProgress>();
  const open = new Set<string>();
  const conflicts = new Set<string>();

  const resolve = (slot: Slot, source: Source): Side => {
    switch (slot.kind) {
      case 'entry':
        return entrySide(slot.entry);
      case 'bye':
        return bye;
      case 'rank':
        return entrySide(ranks.get(source?.ref ?? '')?.[slot.rank - 1]);
      case 'winnerOf':
      case 'loserOf':
        return comesOutOf(look(source?.ref ?? ''), slot.kind);
    }
  };

  const look = (ref: string): GameProgress => {
    const before = done.get(ref);
    if (before) return before;
    const linked = links.games.get(ref);
    if (!linked) throw new Error(`No game ${ref} in this draw`);
    if (open.has(ref)) throw new Error(`Game ${ref} waits for its own result: the draw goes round in a circle`);
    open.add(ref);
    const { stage, game, sources } = linked;
    const sides = [resolve(game.slots[0], sources[0]), resolve(game.slots[1], sources[1])] as const;
    const result = results.get(ref);
    const fits = result !== undefined && resultFits(result, sides);
    if (result && !fits) conflicts.add(ref);
    const outcome = fits ? { kind: result.kind, winner: result.winner } : withoutGame(sides, withdrawn);
    const ready = outcome === null && sides.every((side) => side.kind === 'entry');
    const found: GameProgress = { ref, stage, key: game.key, sides, outcome, ready };
    done.set(ref, found);
    return found;
  };

  const games = new Map([...links.games.keys()].map((ref) => [ref, look(ref)] as const));
  return { games, conflicts: [...games.keys()].filter((ref) => conflicts.has(ref)) };
}

/**
 * The games that have other sides after than before. Fold a correction into a copy of the results and compare: when one of
 * these games has been started, the correction is refused.
 */
export function changedGames(before: Progress, after: Progress): string[] {
  const name = (side: Side) => (side.kind === 'entry' ? `entry ${side.entry}` : side.kind);
  return [...before.games.values()]
    .filter(({ ref, sides }) => {
      const now = after.games.get(ref)?.sides;
      return !now || name(sides[0]) !== name(now[0]) || name(sides[1]) !== name(now[1]);
    })
    .map(({ ref }) => ref);
}

function resultFits(result: GameResult, sides: readonly [Side, Side]): boolean {
  return sides.every((side, i) => side.kind === 'entry' && (!result.entries || result.entries[i] === side.entry));
}

/** What is decided without anybody throwing: byes, and games of those who went home. */
function withoutGame(sides: readonly [Side, Side], withdrawn: ReadonlySet<string>): Outcome | null {
  if (sides.some((side) => side.kind === 'tbd')) return null;
  const present = sides.map((side) => side.kind === 'entry');
  if (!present[0] || !present[1]) return { kind: 'bye', winner: present[0] ? 0 : present[1] ? 1 : null };
  const here = sides.map((side) => side.kind === 'entry' && !withdrawn.has(side.entry));
  if (here[0] && here[1]) return null;
  return { kind: 'walkover', winner: here[0] ? 0 : here[1] ? 1 : null };
}

function comesOutOf({ outcome, sides }: GameProgress, which: 'winnerOf' | 'loserOf'): Side {
  if (!outcome) return tbd;
  const { kind, winner } = outcome;
  if (winner === null) return kind === 'played' ? tbd : bye; // a drawn game leaves it open, a walkover of both does not
  return sides[which === 'winnerOf' ? winner : winner === 0 ? 1 : 0]; // the loser of a bye is the bye
}
