import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { usePage } from '../../../shell/usePage.tsx';
import { GroupFrame } from '../../parts/GroupFrame.tsx';
import { FixturePlanner } from './FixturePlanner.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The fixture planner of a season, opened at one of its divisions. */
export function GroupMatches() {
  const { managed } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <GroupFrame managed={managed}>
      {(season, group) =>
        group.kind === 'cup' ? (
          <EmptyState>{formatMessage(messages.onlyLeagues)}</EmptyState>
        ) : (
          <FixturePlanner season={season} group={group} />
        )
      }
    </GroupFrame>
  );
}
