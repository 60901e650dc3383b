import { read } from '@oche/api/read';
import { seasonReads } from '../parts/reads.ts';

/** The reads of every page of a news item. */
export const newsReads = (params: { org_slug: string; season_slug: string; slug: string }) => ({
  ...seasonReads(params),
  item: read('getNews', { orgSlug: params.org_slug, seasonSlug: params.season_slug, slug: params.slug }),
});
