import type { Match } from '@oche/api/contract/fixture';
import type { Lineup } from '@oche/darts/match/event';
import { statusInSeason } from '@oche/darts/league/fromSheet';
import type { MatchGame } from '@oche/darts/match/games';
import { decidingScore, type MatchState, type Protest } from '@oche/darts/match/state';
import { cupText } from '@oche/i18n/cupRoundText';
import { formatList, formatPlanned, formatResult, formatScore } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatSentence } from '../game/gameName.ts';
import { messages as actionMessages } from './actionMessages.ts';
import { messages } from './messages.ts';
import type { ShownMatch } from './useMatch.ts';

type Names = (player: string) => string;

/** The players of a side: "Lotte Krijtlijn and Wout Claes". An empty slot is nobody. */
export const playersText = ({ formatMessage, locale }: IntlShape, players: Lineup, nameOf: Names): string =>
  formatList(
    locale,
    players.map((player) => (player === null ? formatMessage(messages.missing) : nameOf(player))),
  );

/** The format of a game: "501, double out, best of 5 legs", or "Tactics". */
export const gameFormat = (intl: IntlShape, { other, format }: Pick<MatchGame, 'other' | 'format'>): string =>
  other ?? formatSentence(intl, { ...format, starter: 'first' });

/** The date and time of a match: "Fri 27 Nov, 20:00". */
export const startText = ({ formatMessage, locale }: IntlShape, { startsAt }: Pick<Match, 'startsAt'>): string =>
  startsAt === null ? formatMessage(messages.noDate) : formatPlanned(locale, startsAt, 'appointment');

/** The matchday of a league match, or the cup and the round of a cup match. Empty without either. */
export const matchdayText = (intl: IntlShape, { matchday, cup }: Pick<Match, 'matchday' | 'cup'>): string =>
  matchday !== null ? intl.formatMessage(messages.matchday, { number: matchday }) : cup ? cupText(intl, cup) : '';

/** What a walkover counts as: "Bulls wins. The match counts as 10–0, with 30–0 legs." */
export function walkoverText(
  { formatMessage, locale }: IntlShape,
  { sheet }: Pick<ShownMatch, 'sheet'>,
  { walkover, leader, ...state }: MatchState,
): string {
  const winner = leader === 1 ? sheet.match.away : sheet.match.home;
  const score = decidingScore(state);
  return formatMessage(actionMessages.walkoverCounts, {
    absent: walkover?.absent ?? 'both',
    winner: winner.name,
    score: formatScore(locale, score),
    legs: formatResult(locale, ...state.legs),
  });
}

/** What a protest says: the words of a captain, or what the server has found about a player. */
export const protestText = (
  { formatMessage }: Pick<IntlShape, 'formatMessage'>,
  { nameOf }: Pick<ShownMatch, 'nameOf'>,
  { about, text, isOfServer }: Pick<Protest, 'about' | 'text' | 'isOfServer'>,
): string => (isOfServer ? formatMessage(actionMessages.doubt, { name: nameOf(about), code: keyOf(text) }) : text);

/**
 * The score that a walkover replaces, with its games: "The walkover replaces the score of 4–2 after 6 games." Empty if nothing was
 * played, or if it replaces another walkover.
 */
export function replacedText({ formatMessage, locale }: IntlShape, before: MatchState): string {
  const count = before.games.filter(({ status, length }) => status === 'over' || length > 0).length;
  const score = decidingScore(before);
  if (before.walkover || (count === 0 && score.every((each) => each === 0))) return '';
  return formatMessage(actionMessages.walkoverReplaces, { count, score: formatScore(locale, score) });
}

/** A code of the rules as the key of a message: `to-confirm` is `toConfirm`. */
export const keyOf = (code: string): string => code.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The state of a match as its own page shows it: also which lineups are in, and whether the match counts. */
export type SheetStatus = Match['state'] | 'one-lineup-in' | 'revealed' | 'annulled';

/** The state of a match on its own page. `inCalendar`: its status in the calendar of the season. */
export function sheetStatus(inCalendar: Match['state'], sheet: MatchState): SheetStatus {
  if (sheet.isAnnulled) return 'annulled';
  const state = statusInSeason(inCalendar === 'cancelled' || inCalendar === 'postponed' ? inCalendar : null, sheet);
  if (state !== 'lineups') return state;
  if (sheet.parts.some(({ isRevealed, handedIn }) => !isRevealed && handedIn.some((event) => event !== null))) return 'one-lineup-in';
  return sheet.parts.some(({ isRevealed }) => isRevealed) ? 'revealed' : state;
}

/** The state of a match in a list. An annulled match counts for nothing, whatever its state. */
export const statusInList = ({ state, annulled }: Pick<Match, 'state' | 'annulled'>): Match['state'] | 'annulled' =>
  annulled ? 'annulled' : state;

/** Whether a match is neither played nor counted. */
export const isCancelledOrAnnulled = (match: Pick<Match, 'state' | 'annulled'>): boolean =>
  ['cancelled', 'annulled'].includes(statusInList(match));

/** The state of a match in words. */
export const stateText = ({ formatMessage }: IntlShape, { state }: { state: SheetStatus }): string =>
  formatMessage(messages.state, { state: keyOf(state) });
