import type { CompetitionContext } from '@oche/api/contract/competition';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './messages.ts';

/** What search engines say of the front page of a competition. */
export const describe = ({ organisation: { name, description } }: CompetitionContext, { formatMessage }: IntlShape): string =>
  description || formatMessage(messages.description, { name });
