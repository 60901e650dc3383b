import type { News } from '@oche/api/contract/news';
import { formatInstant, formatPlanned } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { NewsText } from '../../../parts/site/NewsText.tsx';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { SeasonFrame, seasonOfPage, type SeasonOfPage } from '../../parts/SeasonFrame.tsx';
import { messages as shared } from '../messages.ts';
import { newsMessages } from '../newsMessages.ts';
import { NewsStateBadge } from '../NewsStateBadge.tsx';
import { messages } from './messages.ts';
import { NewsActions } from './NewsActions.tsx';
import { page } from './page.ts';

/** A news item as readers see it, with its state, its address, and what can be done with it. */
export function NewsItemManage() {
  const { managed, item } = usePage(page);
  const { formatMessage } = useIntl();
  const href = useHref();
  const season = seasonOfPage(managed);
  return (
    <SeasonFrame
      managed={managed}
      tab="newsManage"
      header={{
        title: <span className="wrap-anywhere">{item.title}</span>,
        badge: <NewsStateBadge state={item.state} />,
        back: { href: href('newsManage', season.params), label: formatMessage(shared.news) },
        ...(season.state !== 'archived' && { actions: <NewsActions season={season} item={item} /> }),
      }}
    >
      {() => (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-x-14 gap-y-10 pt-7 lg:grid-cols-[minmax(0,1fr)_20rem]">
          <NewsText item={item} empty={<EmptyState>{formatMessage(messages.noText)}</EmptyState>} />
          <Facts season={season} item={item} />
        </div>
      )}
    </SeasonFrame>
  );
}

function Facts({ season, item }: { season: SeasonOfPage; item: News }) {
  const { formatMessage, locale } = useIntl();
  const { publishAt, pinnedUntil, state } = item;
  const facts = [
    ...(publishAt === null
      ? []
      : [
          {
            label: formatMessage(state === 'scheduled' ? messages.scheduledFor : messages.publishedAt),
            value: formatInstant(locale, publishAt, season.organisation.timeZone),
          },
        ]),
    ...(pinnedUntil === null
      ? []
      : [{ label: formatMessage(newsMessages.pinnedUntil), value: formatPlanned(locale, pinnedUntil, 'date') }]),
    {
      label: formatMessage(messages.address),
      value: state === 'withdrawn' ? formatMessage(messages.withdrawnAddress) : `/${season.slug}/news/${item.slug}`,
    },
  ];
  return (
    <dl className="grid content-start border-t-2 border-rule">
      {facts.map(({ label, value }) => (
        <div key={label} className="border-b border-line py-3">
          <dt className="text-caption text-ink-3">{label}</dt>
          <dd className="mt-0.5 wrap-anywhere">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
