import type { MergeRefusal } from '@oche/api/contract/mergedPlayer';
import type { IntlShape } from '@oche/i18n/createIntl';
import { formatPlanned } from '@oche/i18n/format';
import { messages } from './mergeMessages.ts';

/** Why two players cannot be merged, in words that name the match, tournament or season. */
export const refusalText = ({ formatMessage, locale }: IntlShape, { code, kind, name, day, season = '' }: MergeRefusal): string => {
  if (code === 'other-account') return formatMessage(messages.otherAccount);
  if (code === 'other-birth-date') return formatMessage(messages.otherBirthDate);
  if (code === 'other-team') return formatMessage(messages.twoTeams, { season });
  if (code === 'taken') return formatMessage(messages.bothAsked, { season });
  const named = day ? `${name} (${formatPlanned(locale, day, 'date')})` : String(name);
  return formatMessage(messages.playedTogether, { kind: String(kind), name: named });
};
