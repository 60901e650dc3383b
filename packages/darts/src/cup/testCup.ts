import { knockout } from '../draw/knockout.ts';
import type { DrawnGame, Slot } from '../draw/slot.ts';
import type { GameResult } from '../draw/progress.ts';
import type { RoundRules } from './roundRules.ts';
import type { CupTeam } from './team.ts';

/** Rules without any wish but clubs apart. */
export const openRules: RoundRules = {
  draw: { by: 'open' },
  home: 'first-drawn',
  plays: 'all',
  matches: 1,
  location: null,
  structure: null,
};

/** Teams `a`, `b`, `c` … (up to 26), with what each index gets in addition. */
export const teams = (count: number, more: (i: number) => Partial<CupTeam> = () => ({})): CupTeam[] =>
  Array.from({ length: count }, (_, i) => ({ id: String.fromCharCode(97 + i), ...more(i) }));

export const slotLabel = (slot: Slot): string =>
  slot.kind === 'entry' ? slot.entry : slot.kind === 'bye' ? 'bye' : slot.kind === 'rank' ? `${slot.group}.${slot.rank}` : `>${slot.game}`;

/** Ties as `a-b`: the sides as they are named. */
export const named = (ties: readonly { sides: readonly Slot[] }[]): string[] => ties.map(({ sides }) => sides.map(slotLabel).join('-'));
export const drawn = (ties: readonly DrawnGame[]): string[] => named(ties.map(({ slots }) => ({ sides: slots })));

export const won = (winner: 0 | 1): GameResult => ({ kind: 'played', winner });
export const level: GameResult = { kind: 'played', winner: null };
export const nobodyCame: GameResult = { kind: 'walkover', winner: null };

/** Chi-square of counts that should be equal. */
export const chiSquare = (counts: readonly number[]): number => {
  const expected = counts.reduce((sum, count) => sum + count, 0) / counts.length;
  return counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
};

/** The ties of a cup of teams `1` to `n`, seeded in this order and drawn in one go. */
export const seededTies = (count: number): DrawnGame[] =>
  knockout(
    Array.from({ length: count }, (_, i) => ({ kind: 'entry', entry: String(i + 1) })),
    { prefix: 'w' },
  );
