import type { BoardName } from '@oche/api/contract/boardNames';
import type { BoardRow } from '@oche/api/contract/leaderboard';
import { formatNumber, formatPercent } from '@oche/i18n/format';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './messages.ts';

/** The figures of a row of a leaderboard. The first one decides the place. */
export function boardFigures({ formatMessage, locale }: IntlShape, board: BoardName, { scores, games, best }: BoardRow): string[] {
  const number = (value: number) => formatNumber(locale, value);
  if (scores) return [scores.total, scores.scores180, scores.scores171].map(number);
  if (games) return [number(games.played), number(games.won), formatPercent(locale, games.percent / 100)];
  if (board === 'high-checkouts') return [number(best?.checkout ?? 0)];
  const darts = number(best?.darts ?? 0);
  return [best?.isAtMost ? formatMessage(messages.atMost, { darts }) : darts, number(best?.visits ?? 0)];
}
