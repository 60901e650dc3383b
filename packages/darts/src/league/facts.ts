import type { BoardRow, LeaderboardSettings } from './leaderboards.ts';
import type { SeasonGame, SeasonLeg, SeasonMatch } from './seasonMatch.ts';

/**
 * What only paper recorded about a player. `value` is the number of 180s or 171s, the points of a checkout, or the darts or visits of a leg
 * that was won. `game` is null if the paper does not say.
 */
export type SheetFact = {
  id: string;
  match: SeasonMatch;
  game: SeasonGame | null;
  side: 0 | 1;
  player: string;
  what: '180' | '171' | 'checkout' | 'short-leg' | 'short-leg-visits';
  value: number;
};

/** The legs and facts of a season as rows for its leaderboards, and the facts that do not count. */
export type BoardRows = { rows: BoardRow[]; dropped: SheetFact[] };

/** The rows for leaderboards. Fact and log of one game exclude each other: a fact of a game with visits is dropped. */
export function boardRows(legs: readonly SeasonLeg[], facts: readonly SheetFact[] = []): BoardRows {
  const named = new Set(facts.flatMap(({ game }) => game?.id ?? []));
  const thrown = new Set<string>();
  for (const { game, visits } of legs) if (visits > 0 && named.has(game.id)) thrown.add(game.id);
  const hasLog = ({ game }: SheetFact) => game !== null && thrown.has(game.id);
  const rows: readonly BoardRow[] = legs;
  return { rows: rows.concat(facts.filter((fact) => !hasLog(fact)).map(factRow)), dropped: facts.filter(hasLog) };
}

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
