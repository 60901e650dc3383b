import { useFile } from '@oche/api/provider';
import { formatInstant } from '@oche/i18n/format';
import { useIntl } from '@oche/i18n/provider';
import { Section } from '@oche/ui/Section';
import { NewsText } from '../../../parts/site/NewsText.tsx';
import { newsData } from '../../../parts/site/schemaOrg.ts';
import { ShareMenu } from '../../../parts/site/ShareMenu.tsx';
import { StructuredData } from '../../../parts/site/StructuredData.tsx';
import { SitePage } from '../../frame/SitePage.tsx';
import { useMainLanguage } from '../../../parts/site/useMainLanguage.ts';
import { siteMessages } from '../../../parts/site/siteMessages.ts';
import { useHref } from '../../../shell/useHref.ts';
import { usePage } from '../../../shell/usePage.tsx';
import { NewsLine } from '../../../parts/site/NewsRows.tsx';
import { messages } from './messages.ts';
import { page } from './page.ts';

/** One news item, and the items before and after it. */
export function CompetitionNewsItem() {
  const { context, item, params } = usePage(page);
  const { formatMessage, locale } = useIntl();
  const href = useHref();
  const mainLanguage = useMainLanguage();
  const { timeZone } = context.organisation;
  const picture = useFile(item.picture);
  const url = context.baseUrl + href('competitionNewsItem', { ...params, slug: item.slug });
  const beside = [item.newer, item.older].filter((each) => each !== null);
  const date = item.publishAt && formatInstant(locale, item.publishAt, timeZone, 'date');
  return (
    <SitePage
      context={context}
      header={{
        title: (
          <span lang={item.language ?? mainLanguage} className="wrap-anywhere hyphens-auto">
            {item.title}
          </span>
        ),
        back: { href: href('competitionNews', { season: params.season }), label: formatMessage(siteMessages.news) },
        actions: <ShareMenu title={item.title} image={{ kind: 'news', id: item.id }} />,
        ...(date && { description: formatMessage(messages.published, { date }) }),
      }}
    >
      {() => (
        <div className="grid max-w-[52rem] grid-cols-[minmax(0,1fr)] gap-12 pt-4">
          <StructuredData data={newsData(context, item, { url, picture: picture === null ? null : new URL(picture, url).href })} />
          <NewsText item={item} />
          {beside.length > 0 && (
            <Section title={formatMessage(messages.more)} rule>
              {beside.map((each) => (
                <NewsLine
                  key={each.id}
                  item={each}
                  href={href('competitionNewsItem', { ...params, slug: each.slug })}
                  timeZone={timeZone}
                  level={3}
                />
              ))}
            </Section>
          )}
        </div>
      )}
    </SitePage>
  );
}
