import { dehydrate } from '@tanstack/react-query';
import { cookies, headers } from 'next/headers';
import { notFound, permanentRedirect, redirect } from 'next/navigation';
import type { Client } from '@oche/api/client';
import type { EndpointName } from '@oche/api/contract/endpoints';
import { ApiError } from '@oche/api/errors';
import { createQueryClient, keepReadMoment } from '@oche/api/queryClient';
import { queryOptionsOf, read, type Read, type Reads } from '@oche/api/read';
import { guard } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import type { RouteMatch } from '@oche/routes/match';
import { routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf, readsThenOf, redirectOf, type AnyPage } from '@oche/screens/shell/definePage';
import { redirectTarget } from '@oche/screens/shell/localPath';
import { contextOf, matchOn, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import { FailedOnServer, Hydrated, PageOrNotFound, PageOutlet } from '../../client.tsx';
import { siteHeader, urlHeader } from '../../proxy.ts';
import { apiWithTimeout } from '../../src/apiWithTimeout.ts';
import { channelsOf } from '../../src/channelsOf.ts';
import { setStatus } from '../../src/pageStatus.ts';
import { domainOf, siteOf } from '../../src/site.ts';

/** The time for all reads of a page before it is sent, in milliseconds. The browser refetches missing data. */
const readTimeout = 8_000;

/** Every page. Matches the route, redirects users without access, fetches the reads of the page, and renders its screen with the results. */
export default async function Page() {
  const head = await headers();
  const requested = head.get(urlHeader);
  // proxy.ts does not run for `/_next/static/`, and a missing file there is not a page.
  if (requested === null) notFound();
  const url = new URL(requested, 'http://page');
  const site = await siteOf(domainOf(head.get(siteHeader)));
  const route = matchOn(site, url.pathname);
  if (!route) return <PageOrNotFound />;
  const { access } = routes[route.name];
  const isPublic = access === 'none' || access.startsWith('board-');
  // Public pages are the same for everybody, so they are rendered without cookies.
  const { token, ...links } = isPublic ? { token: null, team: false, match: false } : await tokenOfRequest(routes[route.name].area);
  const client = apiWithTimeout(readTimeout, token);
  const cache = createQueryClient({ retries: 0 });
  if (!isPublic) {
    const viewer = await viewerOf(token, client, cache);
    // If the API did not respond, the guard runs in the browser.
    if (viewer !== undefined) redirectWithoutAccess(site, route, url, { user: viewer, ...links });
  }
  const page = await loadPage(route.name);
  const reads = readsOf(page, route.params, url.searchParams, contextOf(site)?.encodedDomain ?? '');
  // The token of a board never leaves its tablet, so the data of its pages are fetched there.
  const { channels, failure } = access.startsWith('board-')
    ? { channels: null, failure: undefined }
    : await prefetch(client, cache, page, reads, url.searchParams, (responses) => redirectFrom(site, page, route, url, responses));
  if (failure !== undefined) setStatus(statusOf(failure));
  // Next would render `notFound()` with a script, so that the page would be blank without scripts.
  if (isNotFound(failure)) return <PageOrNotFound />;
  keepReadMoment(cache);
  const followed = access === 'none' ? channels : null;
  return (
    <Hydrated state={dehydrate(cache)} isFollowed={followed !== null && followed.length > 0}>
      {followed && <meta name="oche-channels" content={followed.join(' ')} />}
      {failure !== undefined && <FailedOnServer />}
      <PageOutlet />
    </Hydrated>
  );
}

/** Which link the token of a visitor is. */
type Links = { team: boolean; match: boolean };

/** The token of the visitor, as in `bearerOf`: of a user, or for pages of competitions the link of a team or of a match. */
async function tokenOfRequest(area: string): Promise<{ token: string | null } & Links> {
  const jar = await cookies();
  const match = area === 'competition/play' ? jar.get('match_token')?.value : undefined;
  if (match) return { token: match, team: false, match: true };
  const user = jar.get('impersonation_token')?.value ?? jar.get('token')?.value;
  const team = area.startsWith('competition/') ? jar.get('team_token')?.value : undefined;
  return { token: user ?? team ?? null, team: !user && team !== undefined, match: false };
}

type Viewer = 'nobody' | 'user' | 'superadmin';

/** The kind of user that the token belongs to; undefined if the API did not respond. */
async function viewerOf(token: string | null, client: Client, cache: Cache): Promise<Viewer | undefined> {
  if (token === null) return 'nobody';
  const user = await cache.fetchQuery(queryOptionsOf(client, read('getUser'))).catch(() => undefined);
  if (user === undefined) return undefined;
  if (user === null) return 'nobody';
  return user.isSuperAdmin ? 'superadmin' : 'user';
}

function redirectWithoutAccess(site: HostSite, route: RouteMatch, url: URL, visitor: { user: Viewer } & Links): void {
  const result = guard(routes[route.name], { ...visitor, board: false, tabletMode: false });
  if (result === 'allow') return;
  const next = url.pathname + url.search;
  if (result.redirect === 'login') redirect(href('login', {}, route.locale, { next }, unprefixedOf(site)));
  redirect(redirectTarget(route.name, url.searchParams, route.locale, site));
}

/** Redirects from an address that leads to another page. */
function redirectFrom(site: HostSite, page: AnyPage, { params, locale }: RouteMatch, url: URL, responses: Record<string, unknown>): void {
  const target = redirectOf(page, responses, params);
  if (!target) return;
  const hrefOf = href as (...args: [...Parameters<typeof href>]) => string;
  const path = hrefOf(target.name, target.params as never, locale, Object.fromEntries(url.searchParams), unprefixedOf(site));
  if (target.hasMoved) permanentRedirect(path);
  redirect(path);
}

type Cache = ReturnType<typeof createQueryClient>;

/** The result of the reads of a page: the channels that announce changes of the page, or the error. */
type PrefetchResult = { channels: string[]; failure?: undefined } | { channels: null; failure: unknown };

/** `onRead` gets the responses to the first reads. */
async function prefetch(
  client: Client,
  cache: Cache,
  page: AnyPage,
  reads: Reads,
  search: URLSearchParams,
  onRead: (responses: Record<string, unknown>) => void,
): Promise<PrefetchResult> {
  const { responses, failure } = await fetchReads(Object.values(reads), client, cache);
  if (!responses) return { channels: null, failure };
  const byName = Object.fromEntries(Object.keys(reads).map((name, index) => [name, responses[index]?.data]));
  onRead(byName);
  const dependent = await fetchReads(readsThenOf(page, byName, search), client, cache);
  return dependent.responses
    ? { channels: channelsOf([...responses, ...dependent.responses]) }
    : { channels: null, failure: dependent.failure };
}

type ReadResult = { responses: { name: EndpointName; data: unknown }[]; failure?: undefined } | { responses: null; failure: unknown };

async function fetchReads(reads: readonly Read[], client: Client, cache: Cache): Promise<ReadResult> {
  const results = await Promise.allSettled(reads.map((each) => cache.fetchQuery(queryOptionsOf(client, each))));
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  // Failures may be temporary, unless there is no such page. The page is sent with the available data and the status of the failure, and the
  // browser refetches.
  if (failures.length > 0) return { responses: null, failure: failures.find(isNotFound) ?? failures[0] };
  const responses = results.flatMap((result, index) =>
    result.status === 'fulfilled' ? [{ name: reads[index]!.name, data: result.value }] : [],
  );
  return { responses };
}

/** The status of the API's response; 503 if there is no response. */
const statusOf = (failure: unknown): number => (failure instanceof ApiError && failure.status >= 400 ? failure.status : 503);

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
