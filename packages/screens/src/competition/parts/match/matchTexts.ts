import type { Match } from '@oche/api/contract/fixture';
import type { Lineup } from '@oche/darts/match/event';
import type { MatchGame } from '@oche/darts/match/games';
import { formatList, formatNumber, formatPlanned } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { Locale } from '@oche/i18n/locales';
import { formatSentence } from '../../../parts/game/gameName.ts';
import { messages } from './messages.ts';

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

/** Game points, of which a drawn game has half: "3–2½" would be misread, so they are "3–2.5". */
export const pointsText = (locale: Locale, [home, away]: readonly [number, number]): string =>
  `${formatNumber(locale, home)}${locale === 'de' ? ':' : '–'}${formatNumber(locale, away)}`;

/** The date and time of a match: "Fri 27 Nov, 20:00". */
export const startText = ({ formatMessage, locale }: IntlShape, { startsAt }: Pick<Match, 'startsAt'>): string =>
  startsAt === null ? formatMessage(messages.noDate) : formatPlanned(locale, startsAt, 'appointment');

/** The matchday of a league match, or the round of a cup match. Empty without either. */
export const matchdayText = ({ formatMessage }: IntlShape, { matchday, round }: Pick<Match, 'matchday' | 'round'>): string =>
  matchday !== null
    ? formatMessage(messages.matchday, { number: matchday })
    : round !== null
      ? formatMessage(messages.round, { number: round })
      : '';

/** A code of the rules as the key of a message: `to-confirm` is `toConfirm`. */
export const keyOf = (code: string): string => code.replace(/-(\w)/g, (_all, letter: string) => letter.toUpperCase());

/** The state of a match in words. */
export const stateText = ({ formatMessage }: IntlShape, { state }: Pick<Match, 'state'>): string =>
  formatMessage(messages.state, { state: keyOf(state) });
