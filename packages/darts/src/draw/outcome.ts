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
export function resultFits({ entries }: GameResult, one: Side, two: Side): boolean {
  if (one.kind !== 'entry' || two.kind !== 'entry') return false;
  return !entries || (entries[0] === one.entry && entries[1] === two.entry);
}

/** How a game is decided: by its result if one counts, otherwise by a bye or by a withdrawal; null if it is still open. */
export function outcomeOf(result: GameResult | undefined, one: Side, two: Side, withdrawn: ReadonlySet<string>): Outcome | null {
  if (result) return { kind: result.kind, winner: result.winner };
  if (one.kind === 'tbd' || two.kind === 'tbd') return null;
  if (one.kind === 'bye' || two.kind === 'bye') return { kind: 'bye', winner: one.kind === 'entry' ? 0 : two.kind === 'entry' ? 1 : null };
  if (withdrawn.size === 0) return null;
  const [onePlays, twoPlays] = [!withdrawn.has(one.entry), !withdrawn.has(two.entry)];
  if (onePlays && twoPlays) return null;
  return { kind: 'walkover', winner: onePlays ? 0 : twoPlays ? 1 : null };
}

/** The side that a slot takes over from an earlier game. */
export function sideFrom({ outcome, sides }: GameProgress, slot: Extract<Slot, { game: string }>): Side {
  if (!outcome) return tbd;
  const { kind, winner } = outcome;
  if (winner === null) return kind === 'played' ? tbd : bye; // a level game leaves the side open, a game that nobody played does not
  if (slot.kind === 'winnerOf') return sides[winner];
  if (slot.unless === winner) return bye;
  return sides[winner === 0 ? 1 : 0]; // the loser of a bye is the bye
}
