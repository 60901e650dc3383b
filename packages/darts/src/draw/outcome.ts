import type { GameProgress, GameResult, Outcome, Side } from './progress.ts';
import type { Slot } from './slot.ts';

/** Not known yet. */
export const tbd: Side = { kind: 'tbd' };
/** Permanently empty. */
export const bye: Side = { kind: 'bye' };

/** Whether two sides are the same entry, both byes, or both TBD. */
export const sameSide = (a: Side, b: Side): boolean =>
  a === b || (a.kind === b.kind && (a.kind !== 'entry' || a.entry === (b as typeof a).entry));

/** Whether a stored result belongs to these sides: both are entries, and they are the entries that played, if those are known. */
export function resultFits({ entries }: GameResult, first: Side, second: Side): boolean {
  if (first.kind !== 'entry' || second.kind !== 'entry') return false;
  return !entries || (entries[0] === first.entry && entries[1] === second.entry);
}

/** The outcome of a game: by its result if it counts, otherwise by a bye or a withdrawal; null if the game is still open. */
export function outcomeOf(result: GameResult | undefined, first: Side, second: Side, withdrawn: ReadonlySet<string>): Outcome | null {
  if (result) return { kind: result.kind, winner: result.winner };
  if (first.kind === 'tbd' || second.kind === 'tbd') return null;
  if (first.kind === 'bye' || second.kind === 'bye')
    return { kind: 'bye', winner: first.kind === 'entry' ? 0 : second.kind === 'entry' ? 1 : null };
  if (withdrawn.size === 0) return null;
  const [firstPlays, secondPlays] = [!withdrawn.has(first.entry), !withdrawn.has(second.entry)];
  if (firstPlays && secondPlays) return null;
  return { kind: 'walkover', winner: firstPlays ? 0 : secondPlays ? 1 : null };
}

/** The side of a slot that refers to an earlier game. */
export function sideFrom({ outcome, sides }: GameProgress, slot: Extract<Slot, { game: string }>): Side {
  if (!outcome) return tbd;
  const { kind, winner } = outcome;
  if (winner === null) return kind === 'played' ? tbd : bye; // a drawn game leaves the side open, a game that nobody played does not
  if (slot.kind === 'winnerOf') return sides[winner];
  if (slot.unless === winner) return bye;
  return sides[winner === 0 ? 1 : 0]; // the loser of a bye is the bye
}
