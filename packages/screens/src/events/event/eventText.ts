import type { EventSummary } from '@oche/api/contract/place';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from './messages.ts';

/** The start of an event in its own time zone: "Friday 27 November 2026, 19:30". */
export const eventWhen = ({ formatMessage, locale }: IntlShape, { startsAt }: Pick<EventSummary, 'startsAt'>): string =>
  formatMessage(messages.when, { day: formatPlanned(locale, startsAt, 'weekday'), time: formatPlanned(locale, startsAt, 'time') });
