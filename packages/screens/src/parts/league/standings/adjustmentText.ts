import type { LeagueStandingsRow } from '@oche/api/contract/standings';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatDifference } from '@oche/i18n/format';
import { messages } from '../standingsMessages.ts';

type Adjustment = Pick<LeagueStandingsRow['adjustments'][number], 'points' | 'sets' | 'reason'>;

/** A penalty with its reason: "−2 points: no sheet". Game points if it has no table points. */
export function adjustmentText({ formatMessage, locale }: IntlShape, { points, sets, reason }: Adjustment): string {
  const change = points === 0 ? sets : points;
  return formatMessage(messages.adjusted, { points: formatDifference(locale, change), count: Math.abs(change), reason });
}
