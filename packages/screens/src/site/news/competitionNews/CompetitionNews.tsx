import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { EmptyState } from '@oche/ui/EmptyState';
import { Pages } from '../../../parts/forms/Pages.tsx';
import { SitePage } from '../../../parts/site/SitePage.tsx';
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
    <SitePage context={context} header={{ title: formatMessage(siteMessages.news) }}>
      {({ id }) => <List seasonId={id} params={params} search={search} timeZone={context.organisation.timeZone} />}
    </SitePage>
  );
}

type ListProps = { seasonId: string; params: { season?: string }; search: URLSearchParams; timeZone: string };

function List({ seasonId, params, search, timeZone }: ListProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const list = useRead('listSiteNews', readNews(seasonId, search).input);
  if (list.total === 0) return <EmptyState>{formatMessage(messages.none)}</EmptyState>;
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
