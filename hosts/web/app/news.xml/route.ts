import { headers } from 'next/headers';
import { contextOf, unprefixedOf } from '@oche/screens/shell/site';
import { apiWithTimeout } from '../../src/apiWithTimeout.ts';
import { newsFeed } from '../../src/newsFeed.ts';
import { siteOrigin } from '../../src/requestOrigin.ts';
import { domainOf, siteOf } from '../../src/site.ts';

export const dynamic = 'force-dynamic';

/** The time that a reader waits for the news, in milliseconds. */
const timeout = 4_000;
/** Seconds for which readers may cache the feed. Their programs ask again every few minutes. */
const maxAge = 300;

/** The latest news of the current season of a competition. */
export async function GET(): Promise<Response> {
  const site = await siteOf(domainOf((await headers()).get('host')));
  const context = contextOf(site);
  if (!context?.season) return new Response(null, { status: 404 });
  const { items } = await apiWithTimeout(timeout).call('listSiteNews', { seasonId: context.season.id, perPage: 20 });
  const { organisation } = context;
  return new Response(newsFeed({ origin: await siteOrigin(), organisation, language: unprefixedOf(site), items }), {
    headers: { 'content-type': 'application/rss+xml; charset=utf-8', 'cache-control': `public, max-age=${maxAge}` },
  });
}
