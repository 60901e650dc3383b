import type { Suspension } from '@oche/api/contract/seasonMember';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from '../../parts/league/teamMessages.ts';

/** How long a player is suspended: until a day, or how many matches are left. */
export const suspensionText = ({ formatMessage, locale }: IntlShape, { to, matches, left }: Suspension): string =>
  to === null
    ? formatMessage(messages.suspendedMatches, { left: left ?? 0, matches: matches ?? 0 })
    : formatMessage(messages.suspendedTo, { day: formatPlanned(locale, to, 'date') });
