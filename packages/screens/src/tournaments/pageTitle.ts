import type { Tournament } from '@oche/api/contract/tournament';
import type { IntlShape } from '@oche/i18n/createIntl';
import type { words } from '../shell/words.ts';
import { messages } from './messages.ts';

/** "Groups: Friday Open 12", the title of a tournament's page. */
export const pageTitle = (
  { formatMessage }: IntlShape,
  page: (typeof words)['games' | 'groups' | 'winnersKnockout' | 'losersKnockout' | 'results'],
  { name }: Pick<Tournament, 'name'>,
): string => formatMessage(messages.pageTitle, { page: formatMessage(page), tournament: name });
