import { Rss } from 'lucide-react';
import type { CompetitionContext } from '@oche/api/contract/competition';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { NewsLead, NewsLine } from '../../../parts/site/NewsRows.tsx';
import { readNews } from '../newsReads.ts';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** The news of a season. The newest item, or the one that is pinned, comes first and is shown with its picture. */
export function CompetitionNews() {
  const { context, params, search } = usePage(page);
  const { formatMessage } = useIntl();
  return (
    <SitePage
      context={context}
      header={{
        title: formatMessage(siteMessages.news),
        ...(params.season === undefined && { actions: <FeedLink name={context.organisation.name} /> }),
      }}
    >
      {({ id }) => <List seasonId={id} context={context} params={params} search={search} />}
    </SitePage>
  );
}

/** The address at which the host of a site has the news of the current season as RSS. */
const feedPath = '/news.xml';

function FeedLink({ name }: { name: string }) {
  const { formatMessage } = useIntl();
  return (
    <>
      <link rel="alternate" type="application/rss+xml" title={name} href={feedPath} />
      {/* The feed is no page, so the host's own link does not know it. */}
      <a href={feedPath} className="inline-flex min-h-11 items-center gap-2 text-label print:hidden">
        <Rss aria-hidden className="size-4.5" />
        <span className="link">{formatMessage(messages.feed)}</span>
      </a>
    </>
  );
}

type ListProps = { seasonId: string; context: CompetitionContext; params: { season?: string }; search: URLSearchParams };

function List({ seasonId, context, params, search }: ListProps) {
  const { timeZone } = context.organisation;
  const { formatMessage } = useIntl();
  const href = useHref();
  const list = useRead('listSiteNews', readNews(seasonId, search).input);
  if (list.total === 0) return <EmptyState>{formatMessage(context.isFinished ? siteMessages.notKept : messages.none)}</EmptyState>;
  const [first, ...rest] = list.items;
  const leads = list.page === 1 && first ? [first] : [];
  const lines = leads.length > 0 ? rest : list.items;
  return (
    <div className="mt-4 max-w-[52rem] border-t-2 border-rule">
      {leads.map((item) => (
        <NewsLead
          key={item.id}
          item={item}
          href={href('competitionNewsItem', { ...params, slug: item.slug })}
          timeZone={timeZone}
          level={2}
        />
      ))}
      {lines.map((item) => (
        <NewsLine
          key={item.id}
          item={item}
          href={href('competitionNewsItem', { ...params, slug: item.slug })}
          timeZone={timeZone}
          level={2}
        />
      ))}
      <Pages list={list} href={(to) => href('competitionNews', params, { page: to > 1 ? String(to) : undefined })} />
    </div>
  );
}
