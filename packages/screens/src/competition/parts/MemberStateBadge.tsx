import { Ban } from 'lucide-react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { messages } from '../../parts/league/teamMessages.ts';

/** The state of a member in words: from when they play, or how long they are suspended. `today`: `2026-11-27` */
export function MemberStateBadge({ member: { state, suspension, activeFrom }, today }: { member: SeasonMember; today: string }) {
  const { formatMessage, locale } = useIntl();
  const day = (local: string) => formatPlanned(locale, local, 'date');
  if (suspension)
    return (
      <Badge meaning="danger" icon={<Ban />}>
        {suspension.to === null
          ? formatMessage(messages.suspendedMatches, { count: suspension.matches ?? 0 })
          : formatMessage(messages.suspendedTo, { day: day(suspension.to) })}
      </Badge>
    );
  if (state === 'active' && activeFrom !== null && activeFrom > today)
    return <Badge meaning="warning">{formatMessage(messages.playsFrom, { day: day(activeFrom) })}</Badge>;
  return (
    <Badge meaning={state === 'active' ? 'success' : state === 'requested' ? 'warning' : 'neutral'}>
      {formatMessage(messages.memberState, { state })}
    </Badge>
  );
}
