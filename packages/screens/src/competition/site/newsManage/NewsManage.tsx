import { NewsState, type NewsSummary } from '@oche/api/contract/news';
import { useRead } from '@oche/api/query';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Button } from '@oche/ui/Button';
import { EmptyState } from '@oche/ui/EmptyState';
import { Link } from '@oche/ui/Link';
import { Select } from '@oche/ui/Select';
import { Table } from '@oche/ui/Table';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { SearchForm } from '../../../parts/forms/SearchForm.tsx';
import { localNow } from '../../../parts/forms/timeZones.ts';
import { useHost } from '../../../shell/host.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { newsMessages } from '../newsMessages.ts';
import { NewsStateBadge } from '../NewsStateBadge.tsx';
import { SiteFrame } from '../SiteFrame.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The value of the filter that shows news in every state. */
const anyState = 'all';

/** The news of a season: drafts first, then the latest first. */
export function NewsManage() {
  const { managed, search } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const { params, state } = seasonOfPage(managed);
  return (
    <SiteFrame
      managed={managed}
      part="newsManage"
      actions={
        state !== 'archived' && (
          <Button asChild kind="primary">
            <Link href={href('newsCreate', params)}>{formatMessage(newsMessages.createTitle)}</Link>
          </Button>
        )
      }
    >
      {(season) => <NewsList season={season} search={search} />}
    </SiteFrame>
  );
}

function NewsList({ season, search }: { season: SeasonOfPage; search: URLSearchParams }) {
  const { formatMessage } = useIntl();
  const { navigate } = useHost();
  const href = useHref();
  const text = search.get('search') ?? undefined;
  const state = NewsState.safeParse(search.get('state')).data;
  const list = useRead('listNews', {
    ...{ seasonId: season.id, page: Number(search.get('page')) || 1 },
    ...(text !== undefined && { search: text }),
    ...(state !== undefined && { state }),
  });
  const hrefOf = (change: { search?: string | undefined; state?: NewsState | undefined; page?: string }) =>
    href('newsManage', season.params, { search: text, state, ...change });
  const isFiltered = text !== undefined || state !== undefined;
  if (list.total === 0 && !isFiltered) return <EmptyState className="mt-7">{formatMessage(messages.none)}</EmptyState>;
  return (
    <div className="pt-6">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 pb-3">
        <Select
          label={formatMessage(messages.stateHead)}
          labelHidden
          className="w-48 max-w-full"
          value={state ?? anyState}
          onValueChange={(next: NewsState | typeof anyState) => navigate(hrefOf({ state: next === anyState ? undefined : next }))}
          options={[
            { value: anyState, label: formatMessage(messages.anyState) },
            ...NewsState.options.map((value) => ({ value, label: formatMessage(newsMessages.state, { state: value }) })),
          ]}
        />
        <SearchForm label={formatMessage(messages.search)} text={text} onSearch={(typed) => navigate(hrefOf({ search: typed }))} />
      </div>
      <NewsTable season={season} items={list.items} />
      <Pages list={list} href={(number) => hrefOf({ page: String(number) })} />
    </div>
  );
}

function NewsTable({ season, items }: { season: SeasonOfPage; items: readonly NewsSummary[] }) {
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const { timeZone } = season.organisation;
  const today = localNow(timeZone).slice(0, 10);
  const dateOf = ({ publishAt }: NewsSummary) => (publishAt === null ? '–' : formatInstant(locale, publishAt, timeZone));
  return (
    <Table
      caption={formatMessage(newsMessages.headline)}
      rows={items}
      rowKey={({ id }) => id}
      density="comfortable"
      columns={[
        {
          key: 'title',
          head: formatMessage(newsMessages.headline),
          as: 'name',
          cell: (item) => (
            <Link
              href={href('newsItemManage', { ...season.params, slug: item.slug })}
              className="flex min-h-11 flex-col justify-center py-1.5 wrap-anywhere hover:underline"
            >
              {item.title}
              {item.pinnedUntil !== null && item.pinnedUntil >= today && (
                <span className="text-body-small font-[400] text-ink-3">
                  {formatMessage(newsMessages.pinned, { day: formatPlanned(locale, item.pinnedUntil, 'date') })}
                </span>
              )}
              <span className="text-body-small font-[400] text-ink-3 sm:hidden">{dateOf(item)}</span>
            </Link>
          ),
        },
        {
          key: 'state',
          head: formatMessage(messages.stateHead),
          className: 'w-36',
          cell: ({ state }) => <NewsStateBadge state={state} />,
        },
        {
          key: 'date',
          head: formatMessage(messages.date),
          from: 'sm',
          align: 'right',
          className: 'w-52 text-ink-2 tabular whitespace-nowrap',
          cell: dateOf,
        },
      ]}
      empty={
        <EmptyState
          action={
            <Button asChild>
              <Link href={href('newsManage', season.params)}>{formatMessage(messages.showAll)}</Link>
            </Button>
          }
        >
          {formatMessage(messages.noneFound)}
        </EmptyState>
      }
    />
  );
}
