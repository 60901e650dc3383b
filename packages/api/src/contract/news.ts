import * as z from 'zod/mini';
import { langcode } from './account.ts';
import { day, endpoint, id, instant, line, name, pageOf, paging } from './define.ts';
import { picture } from './picture.ts';

/**
 * The states of a news item. Only organisers see a `draft`. A `scheduled` item becomes `published` at its time. The address of a `withdrawn`
 * item leads nowhere.
 */
export const NewsState = z.enum(['draft', 'scheduled', 'published', 'withdrawn']);
export type NewsState = z.infer<typeof NewsState>;

/** A news item in a list. */
export const NewsSummary = z.object({
  id,
  seasonId: id,
  slug: z.string(),
  title: z.string(),
  /** one or two sentences for lists; may be empty */
  lead: z.string(),
  picture: z.nullable(z.string()),
  /** the language in which it is written; null for the main language of the site */
  language: z.nullable(langcode),
  state: NewsState,
  /** when it was or will be published; null for a draft */
  publishAt: z.nullable(instant),
  /** the last day on which it stands above other news */
  pinnedUntil: z.nullable(z.string()),
});
export type NewsSummary = z.infer<typeof NewsSummary>;

/** A news item with its text in Markdown. */
export const News = z.extend(NewsSummary, { body: z.string(), updatedAt: instant });
export type News = z.infer<typeof News>;

/** The longest text of a news item, in characters. */
export const longestNews = 20_000;
const maxBody = 128 * 1024;

const lead = line(300);
const body = z.string().check(z.maxLength(longestNews));
const optional = {
  picture: z.optional(z.nullable(picture)),
  language: z.optional(z.nullable(langcode)),
  pinnedUntil: z.optional(z.nullable(day)),
};

/** Published news for readers, with the items before and after it. */
export const SiteNews = z.extend(News, { newer: z.nullable(NewsSummary), older: z.nullable(NewsSummary) });
export type SiteNews = z.infer<typeof SiteNews>;

export const newsEndpoints = {
  listSiteNews: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/site-news',
    access: 'public',
    summary: 'The published news of a season: first what is pinned, then the latest first.',
    reads: ['news', 'seasons'],
    input: z.object(paging),
    output: pageOf(NewsSummary),
  }),
  getSiteNews: endpoint({
    method: 'GET',
    path: '/competition/{domain_base64}/news/{slug}',
    access: 'public',
    summary: 'One published news item of the site of a competition, by its current or an earlier slug. `season`: the slug of its season.',
    reads: ['news', 'seasons', 'organisations'],
    input: z.object({ season: z.optional(z.string()) }),
    output: SiteNews,
    follows: ({ seasonId }) => [{ channel: 'season', id: seasonId }],
  }),
  listNews: endpoint({
    method: 'GET',
    path: '/seasons/{season_id}/news',
    access: 'organiser',
    summary: 'The news of a season, drafts first, then the latest first. `search` matches headlines.',
    reads: ['news', 'seasons'],
    input: z.object({ ...paging, state: z.optional(NewsState), search: z.optional(line(120)) }),
    output: pageOf(NewsSummary),
  }),
  getNews: endpoint({
    method: 'GET',
    path: '/competition/manage/{org_slug}/seasons/{season_slug}/news/{slug}',
    access: 'organiser',
    summary: 'One news item for organisers, by its current or an earlier slug.',
    reads: ['news', 'seasons', 'organisations'],
    output: News,
  }),
  createNews: endpoint({
    method: 'POST',
    path: '/seasons/{season_id}/news',
    access: 'organiser',
    summary: 'Creates a news item as a draft. Its slug is made from its headline.',
    changes: ['news'],
    input: z.object({ id: z.optional(id), title: name, lead: z.optional(lead), body: z.optional(body), ...optional }),
    output: News,
    codes: ['wrong-state', 'limit-reached'],
    maxBody,
  }),
  updateNews: endpoint({
    method: 'PATCH',
    path: '/news/{id}',
    access: 'organiser',
    summary: 'Changes a news item. The former slug keeps leading to it.',
    changes: ['news'],
    input: z.object({
      title: z.optional(name),
      slug: z.optional(line(60)),
      lead: z.optional(lead),
      body: z.optional(body),
      ...optional,
    }),
    output: News,
    codes: ['taken', 'wrong-state'],
    maxBody,
  }),
  setNewsState: endpoint({
    method: 'POST',
    path: '/news/{id}/state',
    access: 'organiser',
    summary: 'Publishes a news item now or at a time, makes a scheduled one a draft again, or withdraws a published one.',
    changes: ['news'],
    input: z.object({
      state: z.enum(['draft', 'published', 'withdrawn']),
      /** a time in the future at which it is published; now by default */
      publishAt: z.optional(z.iso.datetime()),
    }),
    output: News,
    codes: ['wrong-state'],
  }),
  deleteNews: endpoint({
    method: 'DELETE',
    path: '/news/{id}',
    access: 'organiser',
    summary: 'Deletes a draft. News that has been published can only be withdrawn.',
    changes: ['news'],
    output: z.null(),
    codes: ['wrong-state'],
  }),
};
