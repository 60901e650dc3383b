import type { IndividualRow } from '@oche/api/contract/standings';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatAverage } from '@oche/i18n/format';
import { messages } from './messages.ts';

/** The three-dart average of a player, with the number of its games if the visits of others are not known. */
export function averageText(
  { formatMessage, locale }: IntlShape,
  { average, averageGames, played }: Pick<IndividualRow, 'average' | 'averageGames' | 'played'>,
): string {
  if (average === null) return '–';
  const text = formatAverage(locale, average);
  return averageGames === played ? text : formatMessage(messages.averageOf, { average: text, count: String(averageGames) });
}
