import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { useHost } from '../../shell/host.tsx';
import { LoneLink } from '../../shell/LoneLink.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { messages as shared } from '../messages.ts';
import { NotLinked } from '../NotLinked.tsx';
import { ProfilePage } from '../ProfilePage.tsx';
import { messages } from './messages.ts';
import { MyTournamentTable } from './MyTournamentTable.tsx';
import { filterOf, page } from './page.ts';

const values = ['all', 'running', 'coming', 'finished'] as const;

/** All tournaments of the user: running, upcoming and finished. */
export function MyTournaments() {
  const { user, tournaments, players, search } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { status } = filterOf(search);
  // The guard redirects logged-out users to the log-in page.
  if (!user) return null;
  const body = () => {
    if (tournaments.total === 0 && status === undefined) {
      if (players.length === 0) return <NotLinked />;
      return (
        <EmptyState action={<LoneLink href={href('tournaments')}>{formatMessage(shared.findTournament)}</LoneLink>}>
          {formatMessage(messages.none)}
        </EmptyState>
      );
    }
    return (
      <div className="pt-5">
        <SegmentedControl
          label={formatMessage(messages.which)}
          className="mb-4 w-full sm:w-fit sm:min-w-120"
          value={status ?? 'all'}
          onValueChange={(value) => navigate(href('myTournaments', {}, { status: value === 'all' ? undefined : value }))}
          segments={values.map((value) => ({ value, label: formatMessage(messages[value]) }))}
        />
        {tournaments.items.length === 0 ? (
          <EmptyState
            className="border-t-2 border-rule"
            action={
              <Button asChild>
                <Link href={href('myTournaments')}>{formatMessage(messages.showAll)}</Link>
              </Button>
            }
          >
            {formatMessage(messages.noneFound)}
          </EmptyState>
        ) : (
          <MyTournamentTable tournaments={tournaments.items} caption={formatMessage(messages.title)} />
        )}
        <Pages list={tournaments} href={(to) => href('myTournaments', {}, { status, page: to > 1 ? to : undefined })} />
      </div>
    );
  };
  return <ProfilePage title={formatMessage(messages.title)}>{body()}</ProfilePage>;
}
