import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { SegmentedControl } from '@oche/ui/SegmentedControl';
import { useHost } from '../../shell/host.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { SearchForm } from '../../parts/forms/SearchForm.tsx';
import { useHref } from '../../shell/useHref.ts';
import { useLive } from '../../shell/useLive.ts';
import { usePage } from '../../shell/usePage.tsx';
import { NotLinked } from '../NotLinked.tsx';
import { ProfilePage } from '../ProfilePage.tsx';
import { GameTable } from '../GameTable.tsx';
import { messages } from './messages.ts';
import { filterOf, page } from './page.ts';

const values = ['all', 'open', 'won', 'lost'] as const;

/** All games of the user: games in progress and next games, then finished games, newest first. */
export function MyMatches() {
  const { user, games, players, search } = usePage(page);
  useLive({ games: page.reads({}, search).games }, { prompt: true });
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { only, search: text } = filterOf(search);
  // The guard redirects logged-out users to the log-in page.
  if (!user) return null;
  const body = () => {
    if (games.total === 0 && only === undefined && text === undefined)
      return players.length === 0 ? <NotLinked /> : <EmptyState>{formatMessage(messages.none)}</EmptyState>;
    return (
      <div className="pt-5">
        <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
          <SegmentedControl
            label={formatMessage(messages.which)}
            className="w-full sm:w-auto sm:min-w-96"
            value={only ?? 'all'}
            onValueChange={(value) => navigate(href('myMatches', {}, { only: value === 'all' ? undefined : value, search: text }))}
            segments={values.map((value) => ({ value, label: formatMessage(messages[value]) }))}
          />
          <SearchForm
            label={formatMessage(messages.search)}
            text={text}
            onSearch={(typed) => navigate(href('myMatches', {}, { only, search: typed }))}
          />
        </div>
        <p role="status" className="pt-4 pb-2 text-body-small text-ink-3">
          {formatMessage(messages.count, { count: games.total })}
        </p>
        {games.items.length === 0 ? (
          <EmptyState
            className="border-t-2 border-rule"
            action={
              <Button asChild>
                <Link href={href('myMatches')}>{formatMessage(messages.showAll)}</Link>
              </Button>
            }
          >
            {formatMessage(messages.noneFound)}
          </EmptyState>
        ) : (
          <GameTable games={games.items} caption={formatMessage(messages.title)} />
        )}
        <Pages list={games} href={(to) => href('myMatches', {}, { only, search: text, page: to > 1 ? to : undefined })} />
      </div>
    );
  };
  return <ProfilePage title={formatMessage(messages.title)}>{body()}</ProfilePage>;
}
