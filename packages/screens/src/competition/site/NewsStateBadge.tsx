import type { NewsState } from '@oche/api/contract/news';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { newsMessages as messages } from './newsMessages.ts';

const meanings = { draft: 'neutral', scheduled: 'warning', published: 'success', withdrawn: 'danger' } as const;

/** The state of a news item. */
export function NewsStateBadge({ state }: { state: NewsState }) {
  const { formatMessage } = useIntl();
  return <Badge meaning={meanings[state]}>{formatMessage(messages.state, { state })}</Badge>;
}
