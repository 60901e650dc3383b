import { Ban } from 'lucide-react';
import type { SeasonMember } from '@oche/api/contract/seasonMember';
import { formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Badge } from '@oche/ui/Badge';
import { messages } from '../../parts/league/teamMessages.ts';
import { firstDayIn } from './firstDayIn.ts';
import { suspensionText } from './suspensionText.ts';

type MemberStateBadgeProps = {
  member: SeasonMember;
  /** the day: `2026-11-27` */
  today: string;
  /** the first day in the team that is shown */
  joinsOn?: string | undefined;
};

/** The state of a member in words: from when they may play, or how long they are suspended. */
export function MemberStateBadge({ member, today, joinsOn }: MemberStateBadgeProps) {
  const { state, suspension } = member;
  const intl = useIntl();
  const { formatMessage, locale } = intl;
  const day = (local: string) => formatPlanned(locale, local, 'date');
  if (suspension)
    return (
      <Badge meaning="danger" icon={<Ban />}>
        {suspensionText(intl, suspension)}
      </Badge>
    );
  const first = firstDayIn(member, joinsOn);
  if (state === 'active' && first > today)
    return <Badge meaning="warning">{formatMessage(messages.mayPlayFrom, { day: day(first) })}</Badge>;
  return (
    <Badge meaning={state === 'active' ? 'success' : state === 'requested' ? 'warning' : 'neutral'}>
      {formatMessage(messages.memberState, { state })}
    </Badge>
  );
}
