import type { EventSummary } from '@oche/api/contract/place';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from './messages.ts';

/** "Friday 27 November 2026, 19:30", in the time zone of the event. */
export const eventWhen = ({ formatMessage, locale }: IntlShape, { startsAt }: Pick<EventSummary, 'startsAt'>): string =>
  formatMessage(messages.when, { day: formatPlanned(locale, startsAt, 'weekday'), time: formatPlanned(locale, startsAt, 'time') });
