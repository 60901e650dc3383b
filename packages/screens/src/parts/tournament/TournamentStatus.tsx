import type { EventSummary } from '@oche/api/contract/place';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { LiveBadge } from '@oche/ui/LiveBadge';
import { messages } from './tournamentMessages.ts';

/** The status of a tournament on public pages: live, finished, registration open … */
export function TournamentStatus({ status }: Pick<EventSummary['tournaments'][number], 'status'>) {
  const { formatMessage } = useIntl();
  const text = formatMessage(messages.status, { status: status === 'check-in' ? 'checkin' : status });
  if (status === 'running' || status === 'finished') {
    return <LiveBadge state={status === 'running' ? 'live' : 'finished'}>{text}</LiveBadge>;
  }
  return <Badge meaning={status === 'cancelled' ? 'danger' : 'neutral'}>{text}</Badge>;
}
