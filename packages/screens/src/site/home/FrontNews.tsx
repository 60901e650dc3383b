import type { CompetitionContext, Season } from '@oche/api/contract/competition';
import { useRead } from '@oche/api/query';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { siteMessages } from '../../parts/site/siteMessages.ts';
import { useHref } from '../../shell/useHref.ts';
import { NewsLead, NewsLine } from '../../parts/site/NewsRows.tsx';
import { readTopNews } from './frontReads.ts';
import { messages } from './messages.ts';

type FrontNewsProps = { context: CompetitionContext; season: Season; params: { season?: string } };

/** The pinned and the newest news, the first one with its picture. */
export function FrontNews({ context, season, params }: FrontNewsProps) {
  const { formatMessage } = useIntl();
  const href = useHref();
  const [lead, ...others] = useRead('listSiteNews', readTopNews(season).input).items;
  if (!lead) return null;
  const rowOf = (item: typeof lead) => ({
    ...{ item, level: 3 as const, timeZone: context.organisation.timeZone },
    href: href('competitionNewsItem', { ...params, slug: item.slug }),
  });
  return (
    <Section
      title={formatMessage(siteMessages.news)}
      link={{ href: href('competitionNews', params), label: formatMessage(messages.allNews) }}
      rule
    >
      <NewsLead {...rowOf(lead)} />
      {others.map((item) => (
        <NewsLine key={item.slug} {...rowOf(item)} />
      ))}
    </Section>
  );
}
