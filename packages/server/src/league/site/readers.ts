import { sql } from 'kysely';
import type { NewsSummary } from '@oche/api/contract/news';
import type { Handlers } from '../../platform/context.ts';
import { paged } from '../../platform/paging.ts';
import { notFound } from '../../platform/refusal.ts';
import { todayOf, visibleSeason } from '../seasonRows.ts';
import { loadBoard } from './boardMembers.ts';
import { competitionOf, publicSeasons } from './context.ts';
import { documentsOf } from './documents.ts';
import { newsOf, newsWithSlug, publishedNews, summaryColumns, summaryOf } from './news.ts';
import { storedSettings } from './settings.ts';

/** The published news beside an item: the one after it, or before it. */
const besides = async (
  { id, seasonId, publishAt }: { id: string; seasonId: string; publishAt: Date },
  way: 'newer' | 'older',
  now: Date,
): Promise<NewsSummary | null> => {
  const [after, order] = way === 'newer' ? (['>', 'asc'] as const) : (['<', 'desc'] as const);
  const row = await publishedNews(seasonId, now)
    .select(summaryColumns)
    .where(({ eb, refTuple, tuple }) => eb(refTuple('publishAt', 'id'), after, tuple(publishAt, id)))
    .orderBy('publishAt', order)
    .orderBy('id', order)
    .limit(1)
    .executeTakeFirst();
  return row ? summaryOf(row, now) : null;
};

/** What everybody reads on the site of a competition besides its matches and figures. */
export const siteReaderHandlers = {
  listSiteNews: async ({ seasonId, ...page }, context) => {
    const season = await visibleSeason(seasonId, context);
    const { now } = context;
    const today = await todayOf(season, context);
    const published = publishedNews(season.id, now);
    return paged(page, {
      items: async (paginate) => {
        const rows = await paginate(
          published
            .select(summaryColumns)
            .orderBy(sql<boolean>`coalesce(pinned_until >= ${today}, false)`, 'desc')
            .orderBy('publishAt', 'desc')
            .orderBy('id', 'desc'),
        ).execute();
        return rows.map((row) => summaryOf(row, now));
      },
      total: () => published.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    });
  },

  getSiteNews: async ({ domainBase64, season: seasonSlug, slug }, { now }) => {
    const { organisation } = await competitionOf(domainBase64);
    const { season } = await publicSeasons(organisation, seasonSlug, now);
    const row = season && (await newsWithSlug(season.id, slug));
    if (!row || row.state !== 'published' || row.publishAt === null || row.publishAt > now) throw notFound('The news item');
    const item = { ...row, publishAt: row.publishAt };
    return { ...newsOf(row, now), newer: await besides(item, 'newer', now), older: await besides(item, 'older', now) };
  },

  getSiteTexts: async ({ domainBase64 }) => {
    const { organisation } = await competitionOf(domainBase64);
    const { helpText, rulesText } = await storedSettings(organisation.id);
    return { helpText, rulesText };
  },

  listSiteDocuments: async ({ seasonId }, context) => documentsOf(await visibleSeason(seasonId, context)),

  listSiteBoard: async ({ seasonId }, context) => {
    const { id } = await visibleSeason(seasonId, context);
    return (await loadBoard(id)).map(({ email: _email, phone: _phone, ...member }) => member);
  },
} satisfies Partial<Handlers>;
