import { Feed } from 'feed';
import type { CompetitionContext } from '@oche/api/contract/competition';
import type { NewsSummary } from '@oche/api/contract/news';
import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';

type NewsFeed = {
  /** of the site, such as `https://krijtland.example` */
  origin: string;
  organisation: CompetitionContext['organisation'];
  /** the language of the addresses of the items */
  language: Locale;
  items: readonly NewsSummary[];
};

/** XML cannot contain these characters, not even escaped. Lone halves of surrogate pairs become a question mark. */
const clean = (text: string): string => text.toWellFormed().replace(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '');

/** News of a competition as RSS 2.0, the newest first. */
export function newsFeed({ origin, organisation, language, items }: NewsFeed): string {
  const name = clean(organisation.name);
  const feed = new Feed({
    ...{ id: origin, link: origin, title: name, description: clean(organisation.description) || name, copyright: name },
    ...{ language, feed: `${origin}/news.xml`, generator: 'Oche' },
  });
  for (const { id, slug, title, lead, publishAt } of items.toSorted((a, b) => ((a.publishAt ?? '') < (b.publishAt ?? '') ? 1 : -1)))
    feed.addItem({
      ...{ id, guid: `urn:uuid:${id}`, title: clean(title), description: clean(lead) },
      link: origin + href('competitionNewsItem', { slug }, language, {}, language),
      date: new Date(publishAt ?? 0),
    });
  return feed.rss2();
}
