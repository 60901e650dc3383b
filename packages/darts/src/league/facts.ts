import type { Fact } from '../match/event.ts';
import type { Side } from '../match/structure.ts';
import type { BoardRow, LeaderboardSettings } from './leaderboards.ts';
import type { SeasonGame, SeasonLeg, SeasonMatch } from './seasonMatch.ts';

/** A fact that only paper recorded, of a match of a season. `game` is null if the paper does not say. `sheetFacts` returns those that count. */
export type SheetFact = Pick<Fact, 'player' | 'what' | 'value'> & { id: string; match: SeasonMatch; game: SeasonGame | null; side: Side };

/** The rows for leaderboards: the legs of a season, and its facts from paper. */
export const boardRows = (legs: readonly SeasonLeg[], facts: readonly SheetFact[] = []): BoardRow[] => {
  const rows: readonly BoardRow[] = legs;
  return rows.concat(facts.map(factRow));
};

function factRow({ match, game, side, player, what, value }: SheetFact): BoardRow {
  const nothing = { visits: 0, darts: 0, points: 0, scores180: 0, scores171: 0, strict171: 0, unknown171: 0 };
  const row: BoardRow = { ...nothing, leg: null, side, player, match, game, paper: true, won: false, how: null, checkout: null };
  switch (what) {
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

/** Whether a fact is high or short enough for the leaderboards of a season. A leg known only in visits must be so for certain. */
export function isInSettings({ what, value }: Pick<SheetFact, 'what' | 'value'>, { highCheckout, shortLeg }: LeaderboardSettings): boolean {
  switch (what) {
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
