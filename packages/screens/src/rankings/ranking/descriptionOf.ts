import type { Ranking } from '@oche/api/contract/ranking';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from './messages.ts';

/** "Dart club De Toren, 8 of 11 tournaments played, updated 28 November 2026" */
export function descriptionOf({ formatMessage, locale }: IntlShape, { organisation, tournaments, rows }: Ranking): string {
  const finished = tournaments.filter(({ status }) => status === 'finished');
  const last = finished.at(-1);
  const adjusted = rows.items.flatMap(({ adjustments }) => adjustments.map(({ on }) => on));
  const updated = [...(last ? [last.startsAt] : []), ...adjusted].toSorted().at(-1);
  return [
    organisation.name,
    ...(tournaments.length > 0 ? [formatMessage(messages.played, { finished: finished.length, all: tournaments.length })] : []),
    ...(updated === undefined ? [] : [formatMessage(messages.updated, { day: formatPlanned(locale, updated, 'date') })]),
  ].join(', ');
}
