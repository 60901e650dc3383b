import type { CompetitionContext } from '@oche/api/contract/competition';
import type { IntlShape } from '@oche/i18n/createIntl';
import { messages } from './messages.ts';

/** The description of a competition's front page, for search engines. */
export const describe = ({ organisation: { name, description } }: CompetitionContext, { formatMessage }: IntlShape): string =>
  description || formatMessage(messages.description, { name });
