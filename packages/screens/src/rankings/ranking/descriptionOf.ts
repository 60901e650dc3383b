import type { Ranking } from '@oche/api/contract/ranking';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from './messages.ts';

/** "Dart club De Toren, 8 of 11 tournaments played, updated 28 November 2026" */
export function descriptionOf({ formatMessage, locale }: IntlShape, { organisation, tournaments }: Ranking): string {
  const finished = tournaments.filter(({ status }) => status === 'finished');
  const last = finished.at(-1);
  return [
    organisation.name,
    ...(tournaments.length > 0 ? [formatMessage(messages.played, { finished: finished.length, all: tournaments.length })] : []),
    ...(last ? [formatMessage(messages.updated, { day: formatPlanned(locale, last.startsAt, 'date') })] : []),
  ].join(', ');
}
