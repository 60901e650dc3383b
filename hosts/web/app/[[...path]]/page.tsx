import { dehydrate } from '@tanstack/react-query';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
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
import { readsOf, readsThenOf, type AnyPage } from '@oche/screens/shell/definePage';
import { redirectTarget } from '@oche/screens/shell/localPath';
import { contextOf, matchOn, unprefixedOf, type HostSite } from '@oche/screens/shell/site';
import { FailedOnServer, Hydrated, NotFoundOrMine, PageOutlet } from '../../client.tsx';
import { addressHeader, siteHeader } from '../../proxy.ts';
import { answerWith } from '../../src/answering.ts';
import { apiWithin } from '../../src/apiWithin.ts';
import { channelsOf } from '../../src/channelsOf.ts';
import { domainOf, siteOf } from '../../src/site.ts';

/** ms for everything that a page reads before it is sent; what has not arrived by then, the browser asks again. */
const patience = 8_000;

/** Every page: finds its row, sends away whom it is not for, reads what it declares, and hands that to the screen. */
export default async function Page() {
  const head = await headers();
  const asked = head.get(addressHeader);
  // proxy.ts does not run for `/_next/static/`: a missing file there is not a page.
  if (asked === null) notFound();
  const address = new URL(asked, 'http://page');
  const site = await siteOf(domainOf(head.get(siteHeader)));
  const route = matchOn(site, address.pathname);
  if (!route) return <NotFoundOrMine />;
  const { access } = routes[route.name];
  const forEverybody = access === 'none' || access.startsWith('board-');
  // Public pages are the same for everybody: they are rendered without looking at a cookie.
  const token = forEverybody ? null : await tokenOfRequest();
  const client = apiWithin(patience, token);
  const cache = createQueryClient({ retries: 0 });
  if (!forEverybody) {
    const getUser = read('getUser');
    const user = token === null ? null : await cache.fetchQuery(queryOptionsOf(client, getUser)).catch(() => undefined);
    // undefined: the API did not answer; then the browser decides.
    if (user !== undefined) sendAway(site, route, address, user === null ? 'nobody' : user.isSuperAdmin ? 'superadmin' : 'user');
    if (token === null) cache.clear();
  }
  // A board's token never leaves its tablet, so its pages are read there.
  const page = await loadPage(route.name);
  const reads = readsOf(page, route.params, address.searchParams, contextOf(site)?.encodedDomain ?? '');
  const { channels, failure } = access.startsWith('board-')
    ? { channels: null, failure: undefined }
    : await prefetch(client, cache, page, reads);
  if (failure !== undefined) answerWith(statusOf(failure));
  keepReadMoment(cache);
  return (
    <Hydrated state={dehydrate(cache)} followed={access === 'none' && channels !== null && channels.length > 0}>
      {access === 'none' && channels && <meta name="oche-channels" content={channels.join(' ')} />}
      {failure !== undefined && <FailedOnServer />}
      <PageOutlet />
    </Hydrated>
  );
}

async function tokenOfRequest(): Promise<string | null> {
  const jar = await cookies();
  return jar.get('impersonation_token')?.value ?? jar.get('token')?.value ?? null;
}

function sendAway(site: HostSite, route: RouteMatch, address: URL, user: 'nobody' | 'user' | 'superadmin'): void {
  const result = guard(routes[route.name].access, { user, board: false, tabletMode: false });
  if (result === 'allow') return;
  const next = address.pathname + address.search;
  if (result.redirect === 'login') redirect(href('login', {}, route.locale, { next }, unprefixedOf(site)));
  redirect(redirectTarget(route.name, address.searchParams, route.locale, site));
}

type Cache = ReturnType<typeof createQueryClient>;

/** The result of a page's reads: the channels that announce changes of it, or why it could not be read. */
type Prefetched = { channels: string[]; failure?: undefined } | { channels: null; failure: unknown };

async function prefetch(client: Client, cache: Cache, page: AnyPage, reads: Reads): Promise<Prefetched> {
  const { answers, failure } = await answersTo(Object.values(reads), client, cache);
  if (!answers) return { channels: null, failure };
  const byName = Object.fromEntries(Object.keys(reads).map((name, index) => [name, answers[index]?.answer]));
  const more = await answersTo(readsThenOf(page, byName), client, cache);
  return more.answers ? { channels: channelsOf([...answers, ...more.answers]) } : { channels: null, failure: more.failure };
}

type Answered = { answers: { name: EndpointName; answer: unknown }[]; failure?: undefined } | { answers: null; failure: unknown };

async function answersTo(reads: readonly Read[], client: Client, cache: Cache): Promise<Answered> {
  const results = await Promise.allSettled(reads.map((each) => cache.fetchQuery(queryOptionsOf(client, each))));
  const failures = results.filter((result) => result.status === 'rejected').map(({ reason }): unknown => reason);
  if (failures.some(isNotFound)) notFound();
  // Other failures may pass: the page is sent with what there is, under their status, and the browser asks again.
  if (failures.length > 0) return { answers: null, failure: failures[0] };
  const answers = results.flatMap((result, index) =>
    result.status === 'fulfilled' ? [{ name: reads[index]!.name, answer: result.value }] : [],
  );
  return { answers };
}

/** The status that the API answered with; 503 if it did not answer. */
const statusOf = (failure: unknown): number => (failure instanceof ApiError && failure.status >= 400 ? failure.status : 503);

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
