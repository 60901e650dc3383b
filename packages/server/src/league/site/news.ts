import type { Selectable } from 'kysely';
import type { News, NewsState, NewsSummary } from '@oche/api/contract/news';
import { recordChange } from '../../platform/audit.ts';
import type { Context, Handlers } from '../../platform/context.ts';
import { db } from '../../platform/db/current.ts';
import { insertNew } from '../../platform/db/insertNew.ts';
import type { NewsTable } from '../../platform/db/siteTables.ts';
import { filePath } from '../../platform/files/files.ts';
import { isUuid } from '../../platform/ids.ts';
import { paged } from '../../platform/paging.ts';
import { Refusal, found, invalid } from '../../platform/refusal.ts';
import { contains } from '../../platform/search.ts';
import { firstFree, slugify } from '../../platform/slugs.ts';
import { seasonsOf, seasonWithSlug } from '../../organisations/competition/seasonsOf.ts';
import { ownPictures, pictureColumn } from '../../organisations/pictures.ts';
import { requireRoomInSeason } from '../../organisations/quotas.ts';
import { requireManager } from '../../platform/policies.ts';
import { ownSeason, seasonOfContent, wrongState, type SeasonRow } from '../seasonRows.ts';

type NewsRow = Selectable<NewsTable>;

/** By state: the states that an organiser may set next. */
const transitions: Record<NewsState, readonly NewsTable['state'][]> = {
  draft: ['published'],
  scheduled: ['draft', 'published'],
  published: ['withdrawn'],
  withdrawn: ['published'],
};

/** The words that no slug may be, because they are pages. */
const reserved = ['create'];

const stateOf = ({ state, publishAt }: Pick<NewsRow, 'state' | 'publishAt'>, now: Date): NewsState =>
  state === 'published' && publishAt && publishAt > now ? 'scheduled' : state;

/** A news item as lists return it. */
export const summaryOf = (row: Omit<NewsRow, 'body'>, now: Date): NewsSummary => {
  const { id, seasonId, slug, title, lead, picture, language, publishAt, pinnedUntil } = row;
  return {
    ...{ id, seasonId, slug, title, lead, language, pinnedUntil },
    picture: picture === null ? null : filePath(picture),
    state: stateOf(row, now),
    publishAt: publishAt?.toISOString() ?? null,
  };
};

export const newsOf = (row: NewsRow, now: Date): News => ({
  ...summaryOf(row, now),
  body: row.body,
  updatedAt: row.updatedAt.toISOString(),
});

const rowOf = (id: string) => db().selectFrom('news').selectAll().where('id', '=', id).executeTakeFirst();
const loadNews = async (id: string, { now }: Pick<Context, 'now'>): Promise<News> => newsOf(found(await rowOf(id), 'The news item'), now);

/** The columns of a summary. */
export const summaryColumns = [
  ...(['id', 'seasonId', 'slug', 'title', 'lead', 'picture', 'language', 'state', 'publishAt', 'pinnedUntil'] as const),
  ...(['createdAt', 'updatedAt'] as const),
] as const;

/** The news of a season that everybody may read. */
export const publishedNews = (seasonId: string, now: Date) =>
  db().selectFrom('news').where('news.seasonId', '=', seasonId).where('news.state', '=', 'published').where('news.publishAt', '<=', now);

/** The news item of a season with a slug, or with a former one. */
export const newsWithSlug = (seasonId: string, slug: string): Promise<NewsRow | undefined> => {
  const former = db().selectFrom('oldNewsSlugs').select('newsId').where('seasonId', '=', seasonId).where('slug', '=', slug);
  return db()
    .selectFrom('news')
    .selectAll()
    .where('seasonId', '=', seasonId)
    .where((eb) => eb.or([eb('slug', '=', slug), eb('id', 'in', former)]))
    .executeTakeFirst();
};

/** A news item of a season that the actor manages and that is not archived. The season is locked for writing. */
const editableNews = async (id: string, context: Context): Promise<{ row: NewsRow; season: SeasonRow }> => {
  const { seasonId } = found(await rowOf(id), 'The news item');
  const season = await seasonOfContent(seasonId, context);
  return { row: found(await rowOf(id), 'The news item'), season };
};

/** The slugs of a season that are or were taken, with the id of their news item. */
const takenSlugs = async (seasonId: string): Promise<Map<string, string | null>> => {
  const current = await db().selectFrom('news').select(['slug', 'id']).where('seasonId', '=', seasonId).execute();
  const old = await db().selectFrom('oldNewsSlugs').select(['slug', 'newsId as id']).where('seasonId', '=', seasonId).execute();
  return new Map<string, string | null>([
    ...reserved.map((slug) => [slug, null] as const),
    ...[...old, ...current].map(({ slug, id }) => [slug, id] as const),
  ]);
};

/** Gives a news item another slug. The former slug keeps leading to it, unless it was never public. @throws Refusal 409 if the slug is taken */
const changeSlug = async ({ id, seasonId, slug: oldSlug, state }: NewsRow, slug: string): Promise<void> => {
  if (slugify(slug) !== slug || isUuid(slug)) throw invalid({ slug: 'invalid_format' });
  const taken = await takenSlugs(seasonId);
  if (taken.has(slug) && taken.get(slug) !== id) throw new Refusal('taken', 'This address is taken.', { fields: { slug: 'taken' } });
  await db().deleteFrom('oldNewsSlugs').where('seasonId', '=', seasonId).where('slug', '=', slug).execute();
  await db().updateTable('news').set({ slug }).where('id', '=', id).execute();
  if (state !== 'draft') await db().insertInto('oldNewsSlugs').values({ seasonId, slug: oldSlug, newsId: id }).execute();
};

/** Stores which of the organisation's pictures the text of a news item contains, so that they are not deleted. */
const keepPictures = async (newsId: string, body: string, organisationId: string): Promise<void> => {
  const hashes = [...new Set([...body.matchAll(/\/files\/([0-9a-f]{64})/g)].map(([, hash]) => hash!))];
  const own = await ownPictures(organisationId, hashes);
  await db().deleteFrom('newsPictures').where('newsId', '=', newsId).execute();
  if (own.length > 0)
    await db()
      .insertInto('newsPictures')
      .values(own.map((sha256) => ({ newsId, sha256 })))
      .execute();
};

/** The audit log gets the length of a text instead of the text. */
const detailOf = ({ body, ...change }: { body?: string | undefined }) => ({
  ...change,
  ...(body !== undefined && { length: body.length }),
});

/** News of the site of a competition, for its organisers. */
export const newsHandlers = {
  listNews: async ({ seasonId, state, search = '', ...page }, context) => {
    await ownSeason(seasonId, context);
    const { now } = context;
    const matching = db()
      .selectFrom('news')
      .where('seasonId', '=', seasonId)
      .where(contains('news.title', search))
      .$if(state !== undefined, (query) => query.where('state', '=', state === 'scheduled' ? 'published' : state!))
      .$if(state === 'scheduled', (query) => query.where('publishAt', '>', now))
      .$if(state === 'published', (query) => query.where('publishAt', '<=', now));
    return paged(page, {
      items: async (paginate) => {
        const rows = await paginate(
          matching
            .select(summaryColumns)
            .orderBy('publishAt', (order) => order.desc().nullsFirst())
            .orderBy('createdAt', 'desc')
            .orderBy('id', 'desc'),
        ).execute();
        return rows.map((row) => summaryOf(row, now));
      },
      total: () => matching.select(({ fn }) => fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
    });
  },

  getNews: async ({ orgSlug, seasonSlug, slug }, { actor, now }) => {
    const { id: organisationId } = found(
      await db().selectFrom('organisations').select('id').where('slug', '=', orgSlug).executeTakeFirst(),
      'The organisation',
    );
    requireManager(actor, { organisationId }, { what: 'The organisation' });
    const season = await seasonWithSlug(await seasonsOf(organisationId).execute(), organisationId, seasonSlug);
    const row = await newsWithSlug(season.id, slug);
    return newsOf(found(row, 'The news item'), now);
  },

  createNews: async ({ seasonId, id: requestedId, title, lead = '', body = '', picture, language = null, pinnedUntil = null }, context) => {
    const season = await seasonOfContent(seasonId, context);
    const existing = requestedId
      ? await db().selectFrom('news').selectAll().where('id', '=', requestedId).where('seasonId', '=', seasonId).executeTakeFirst()
      : undefined;
    if (existing) return newsOf(existing, context.now);
    await requireRoomInSeason('news', seasonId);
    const id = requestedId ?? context.newId();
    const slug = firstFree(slugify(title), new Set((await takenSlugs(seasonId)).keys()));
    const ownPicture = await pictureColumn(season.organisationId, picture);
    await insertNew(() =>
      db()
        .insertInto('news')
        .values({
          ...{ id, seasonId, slug, title, lead, body, language, pinnedUntil, ...ownPicture },
          ...{ state: 'draft', createdAt: context.now, updatedAt: context.now },
        })
        .execute(),
    );
    await keepPictures(id, body, season.organisationId);
    await recordChange(season.organisationId, 'createNews', id, { title }, context);
    return loadNews(id, context);
  },

  updateNews: async ({ id, slug, picture, ...change }, context) => {
    const { row, season } = await editableNews(id, context);
    const { title = row.title, lead = row.lead, body = row.body, language = row.language, pinnedUntil = row.pinnedUntil } = change;
    await db()
      .updateTable('news')
      .set({
        ...{ title, lead, body, language, pinnedUntil, updatedAt: context.now },
        ...(await pictureColumn(season.organisationId, picture)),
      })
      .where('id', '=', id)
      .execute();
    if (change.body !== undefined) await keepPictures(id, body, season.organisationId);
    if (slug !== undefined && slug !== row.slug) await changeSlug(row, slug);
    await recordChange(season.organisationId, 'updateNews', id, detailOf({ ...change, slug, picture } as { body?: string }), context);
    return loadNews(id, context);
  },

  setNewsState: async ({ id, state, publishAt }, context) => {
    const { row, season } = await editableNews(id, context);
    const from = stateOf(row, context.now);
    const time = publishAt === undefined ? undefined : new Date(publishAt);
    if (time && state !== 'published') throw invalid({ publish_at: 'unexpected' });
    if (time && time <= context.now) throw invalid({ publish_at: 'past' });
    if (state === from && !time) return newsOf(row, context.now);
    if (!transitions[from].includes(state)) throw wrongState(`News in the state ${from} cannot become ${state}.`);
    // News that is published again after a withdrawal keeps its date.
    const kept = from === 'scheduled' ? null : row.publishAt;
    const published = time ?? (state === 'draft' ? null : (kept ?? context.now));
    await db().updateTable('news').set({ state, publishAt: published, updatedAt: context.now }).where('id', '=', id).execute();
    await recordChange(season.organisationId, 'setNewsState', id, { from, to: state, publishAt: published }, context);
    return loadNews(id, context);
  },

  deleteNews: async ({ id }, context) => {
    const { row, season } = await editableNews(id, context);
    if (row.state !== 'draft') throw wrongState('Only a draft can be deleted.');
    await db().deleteFrom('news').where('id', '=', id).execute();
    await recordChange(season.organisationId, 'deleteNews', id, { title: row.title }, context);
    return null;
  },
} satisfies Partial<Handlers>;
