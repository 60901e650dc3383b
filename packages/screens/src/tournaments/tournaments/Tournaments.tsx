import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { PageHeader } from '@oche/ui/PageHeader';
import { TabNav } from '@oche/ui/TabNav';
import { useHost } from '../../shell/host.tsx';
import { Pages } from '../../parts/forms/Pages.tsx';
import { TournamentTable } from '../../parts/tournament/TournamentTable.tsx';
import { useHref } from '../../shell/useHref.ts';
import { usePage } from '../../shell/usePage.tsx';
import { SearchForm } from '../../parts/forms/SearchForm.tsx';
import { messages } from './messages.ts';
import { filterOf, page } from './page.ts';

/** All public tournaments: running ones first, then upcoming ones, then finished ones. */
export function Tournaments() {
  const { tournaments, search } = usePage(page);
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const { status, search: text } = filterOf(search);
  const tab = (value: 'running' | 'coming' | 'finished' | undefined) => ({
    href: href('tournaments', {}, { status: value, search: text }),
    label: formatMessage(messages[value ?? 'all']),
    current: value === status,
  });
  const isFiltered = status !== undefined || text !== undefined;
  return (
    <>
      <PageHeader
        title={formatMessage(messages.title)}
        actions={
          <SearchForm
            label={formatMessage(messages.search)}
            text={text}
            onSearch={(typed) => navigate(href('tournaments', {}, { status, search: typed }))}
          />
        }
        tabs={<TabNav label={formatMessage(messages.which)} items={[tab(undefined), tab('running'), tab('coming'), tab('finished')]} />}
      />
      <div className="pt-4">
        <TournamentTable
          tournaments={tournaments.items}
          caption={formatMessage(messages.title)}
          empty={
            isFiltered ? (
              <EmptyState
                action={
                  <Button asChild>
                    <Link href={href('tournaments')}>{formatMessage(messages.showAll)}</Link>
                  </Button>
                }
              >
                {formatMessage(messages.noneFound)}
              </EmptyState>
            ) : (
              <EmptyState
                action={
                  <Button asChild>
                    <Link href={href('tournamentCreate')}>{formatMessage(messages.start)}</Link>
                  </Button>
                }
              >
                {formatMessage(messages.none)}
              </EmptyState>
            )
          }
        />
        <Pages list={tournaments} href={(to) => href('tournaments', {}, { status, search: text, page: to > 1 ? to : undefined })} />
      </div>
    </>
  );
}
