import type { Fact } from '../match/event.ts';
import type { Side } from '../match/structure.ts';
import type { BoardRow, LeaderboardSettings } from './leaderboards.ts';
import type { SeasonGame, SeasonLeg, SeasonMatch } from './seasonMatch.ts';

/** A fact from paper about a match of a season. `game` is null if it is not known. `sheetFacts` returns those that count. */
export type SheetFact = Pick<Fact, 'player' | 'kind' | 'value'> & { id: string; match: SeasonMatch; game: SeasonGame | null; side: Side };

/** The rows for leaderboards: the legs of a season, and its facts from paper. */
export const boardRows = (legs: readonly SeasonLeg[], facts: readonly SheetFact[]): BoardRow[] => {
  const rows: readonly BoardRow[] = legs;
  return rows.concat(facts.map(factRow));
};

function factRow({ match, game, side, player, kind, value }: SheetFact): BoardRow {
  const nothing = { visits: 0, darts: 0, points: 0, scores180: 0, scores171: 0, strict171: 0, unknown171: 0 };
  const row: BoardRow = { ...nothing, leg: null, side, player, match, game, paper: true, won: false, how: null, checkout: null };
  switch (kind) {
    case '180':
      return { ...row, scores180: value };
    case '171':
      return { ...row, scores171: value, strict171: value };
    case 'checkout':
      return { ...row, checkout: value };
    case 'short-leg':
      return { ...row, won: true, how: 'checkout', darts: value, visits: Math.ceil(value / 3) };
    case 'short-leg-visits':
      return { ...row, won: true, how: 'checkout', darts: value * 3, visits: value, atMost: true };
  }
}

/**
 * Whether a fact is high or short enough for the leaderboards of a season. If only the visits of a leg are known, each counts as three darts.
 */
export function isInSettings({ kind, value }: Pick<SheetFact, 'kind' | 'value'>, { highCheckout, shortLeg }: LeaderboardSettings): boolean {
  switch (kind) {
    case 'checkout':
      return value >= highCheckout;
    case 'short-leg':
      return value <= shortLeg.darts;
    case 'short-leg-visits':
      return value * 3 <= shortLeg.darts;
    default:
      return true;
  }
}
