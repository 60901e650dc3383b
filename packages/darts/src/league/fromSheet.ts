import type { MatchState, SheetGame } from '../match/state.ts';
import type { Side } from '../match/structure.ts';
import { everPlayed, onSheet } from '../match/sheet.ts';
import type { SheetFact } from './facts.ts';
import type { SeasonGame, SeasonMatch } from './seasonMatch.ts';

/**
 * A match in the calendar of a season, without its log. `status` is set if the match is cancelled, or postponed before it began; the log does
 * not know this.
 */
export type CalendarMatch = Pick<SeasonMatch, 'id' | 'group' | 'home' | 'away' | 'matchday' | 'day'> & {
  status: 'cancelled' | 'postponed' | null;
};

/**
 * A match of a season, from the calendar and its folded log. A cancelled match stays cancelled. A match that the calendar has postponed follows
 * its log once it has begun.
 */
export function seasonMatch({ status, ...calendar }: CalendarMatch, sheet: MatchState): SeasonMatch {
  const { points, legs, leader, isFinal, isAnnulled } = sheet;
  return { ...calendar, status: statusInSeason(status, sheet), points, legs, leader, isFinal, isAnnulled };
}

/** The status of a match with this status in the calendar, as `CalendarMatch` documents it. */
export function statusInSeason(inCalendar: CalendarMatch['status'], sheet: Pick<MatchState, 'status'>): SeasonMatch['status'] {
  const hasBegun = sheet.status !== 'planned' && sheet.status !== 'lineups';
  const isByCalendar = inCalendar === 'cancelled' || (inCalendar === 'postponed' && !hasBegun);
  return isByCalendar ? inCalendar : sheet.status;
}

/**
 * The games of a match as individual standings and leaderboards count them.
 *
 * @param idOf the id of a game by its key in the match, such as `m1`
 */
export const seasonGames = (match: SeasonMatch, { games }: MatchState, idOf: (key: string) => string): SeasonGame[] =>
  games.map((game) => ({
    id: idOf(game.key),
    match,
    size: game.size,
    start: game.other === null ? game.format.start : null,
    kind: kindOf(game),
    players: [everPlayed(game, 0), everPlayed(game, 1)],
    legs: game.legs,
    winner: game.winner,
  }));

function kindOf({ status, ending, hasVisits }: SheetGame): SeasonGame['kind'] {
  if (status === 'playing') return 'playing';
  if (status === 'forfeit' || ending === 'walkover') return 'walkover';
  if (status !== 'over') return 'not-played';
  return hasVisits ? 'played' : 'result';
}

/**
 * The facts from paper that count in a match.
 *
 * @param games the `seasonGames` of the match, in the order of the sheet
 * @param sideOf the side of a player who is in no game, which happens if only the score of the match is known
 */
export const sheetFacts = (
  match: SeasonMatch,
  sheet: MatchState,
  games: readonly SeasonGame[],
  sideOf: (player: string) => Side,
): SheetFact[] =>
  Object.entries(sheet.facts).map(([id, { player, game: key, kind, value }]) => {
    const named = ([0, 1] as const).find((side) => onSheet(sheet, side).has(player));
    const game = games[sheet.games.findIndex((each) => each.key === key)] ?? null;
    return { id, match, game, side: named ?? sideOf(player), player, kind, value };
  });
