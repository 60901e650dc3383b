import type { GameProgress, GameResult, Outcome, Side } from './progress.ts';
import type { Slot } from './slot.ts';

/** Not known yet. */
export const tbd: Side = { kind: 'tbd' };
/** Nobody, ever. */
export const bye: Side = { kind: 'bye' };

/** Whether two sides are the same entry, or both byes, or both not known. */
export const sameSide = (a: Side, b: Side): boolean =>
  a === b || (a.kind === b.kind && (a.kind !== 'entry' || a.entry === (b as typeof a).entry));

const decidedBy = (kind: Outcome['kind']) =>
  [
    { kind, winner: null },
    { kind, winner: 0 },
    { kind, winner: 1 },
  ] as const;
const outcomes = { played: decidedBy('played'), walkover: decidedBy('walkover'), bye: decidedBy('bye') };

/** The one object for an outcome: a large draw holds very many of them. */
export const decided = (kind: Outcome['kind'], winner: 0 | 1 | null): Outcome =>
  outcomes[kind][winner === null ? 0 : winner + 1] as Outcome;

/** Whether a stored result is one of these sides: both known, and those who played, where that is known. */
export function resultFits({ entries }: GameResult, one: Side, two: Side): boolean {
  if (one.kind !== 'entry' || two.kind !== 'entry') return false;
  return !entries || (entries[0] === one.entry && entries[1] === two.entry);
}

/** What is decided without anybody throwing: byes, and games of those who went home. */
export function withoutGame(one: Side, two: Side, withdrawn: ReadonlySet<string>): Outcome | null {
  if (one.kind === 'tbd' || two.kind === 'tbd') return null;
  if (one.kind === 'bye' || two.kind === 'bye') return decided('bye', one.kind === 'entry' ? 0 : two.kind === 'entry' ? 1 : null);
  if (withdrawn.size === 0) return null;
  const [oneHere, twoHere] = [!withdrawn.has(one.entry), !withdrawn.has(two.entry)];
  if (oneHere && twoHere) return null;
  return decided('walkover', oneHere ? 0 : twoHere ? 1 : null);
}

/** Who comes out of a game into a slot. */
export function comesOutOf({ outcome, sides }: GameProgress, slot: Extract<Slot, { game: string }>): Side {
  if (!outcome) return tbd;
  const { kind, winner } = outcome;
  if (winner === null) return kind === 'played' ? tbd : bye; // a drawn game leaves it open, a walkover of both does not
  if (slot.kind === 'winnerOf') return sides[winner];
  if (slot.unless === winner) return bye;
  return sides[winner === 0 ? 1 : 0]; // the loser of a bye is the bye
}
