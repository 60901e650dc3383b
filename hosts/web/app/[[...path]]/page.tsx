import { dehydrate, HydrationBoundary } from '@tanstack/react-query';
import { cookies, headers } from 'next/headers';
import { notFound, redirect } from 'next/navigation';
import { createClient, type Client } from '@oche/api/client';
import { ApiError } from '@oche/api/errors';
import { createQueryClient } from '@oche/api/queryClient';
import { queryOptionsOf, read } from '@oche/api/read';
import { guard } from '@oche/routes/guard';
import { href } from '@oche/routes/href';
import { matchRoute, type RouteMatch } from '@oche/routes/match';
import { routes } from '@oche/routes/table';
import { pages } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { insteadOf } from '@oche/screens/shell/localPath';
import { NotFoundOrMine, PageOutlet } from '../../client.tsx';
import { apiOrigin } from '../../config.ts';
import { addressHeader } from '../../proxy.ts';

/** Every page: finds its row, sends away whom it is not for, reads what it declares, and hands that to the screen. */
export default async function Page() {
  const address = new URL((await headers()).get(addressHeader) ?? '/', 'http://page');
  const route = matchRoute(address.pathname, 'app');
  if (!route) return <NotFoundOrMine />;
  const { access } = routes[route.name];
  const forEverybody = access === 'none' || access.startsWith('board-');
  // Public pages are the same for everybody: they are rendered without looking at a cookie.
  const token = forEverybody ? null : await tokenOfRequest();
  const client = createClient({ baseUrl: `${apiOrigin}/api`, token: () => token });
  const cache = createQueryClient({ retries: 0 });
  if (!forEverybody) {
    const getUser = read('getUser');
    const user = token === null ? null : await cache.fetchQuery(queryOptionsOf(client, getUser)).catch(() => undefined);
    // undefined: the API did not answer; then the browser decides.
    if (user !== undefined) sendAway(route, address, user === null ? 'nobody' : user.isSuperAdmin ? 'superadmin' : 'user');
    if (token === null) cache.clear();
  }
  // A board's token never leaves its tablet, so its pages are read there.
  if (!access.startsWith('board-')) await prefetch(client, cache, route, address.searchParams);
  return (
    <HydrationBoundary state={dehydrate(cache)}>
      <PageOutlet />
    </HydrationBoundary>
  );
}

async function tokenOfRequest(): Promise<string | null> {
  const jar = await cookies();
  return jar.get('impersonation_token')?.value ?? jar.get('token')?.value ?? null;
}

function sendAway(route: RouteMatch, address: URL, user: 'nobody' | 'user' | 'superadmin'): void {
  const result = guard(routes[route.name].access, { user, board: false, tabletMode: false });
  if (result === 'allow') return;
  if (result.redirect === 'login') redirect(href('login', {}, route.locale, { next: address.pathname + address.search }));
  redirect(insteadOf(route.name, address.searchParams, route.locale));
}

async function prefetch(client: Client, cache: ReturnType<typeof createQueryClient>, route: RouteMatch, search: URLSearchParams) {
  const reads = Object.values(readsOf(pages[route.name], route.params, search));
  const results = await Promise.allSettled(reads.map((each) => cache.fetchQuery(queryOptionsOf(client, each))));
  // Other failures may pass: the page is sent with what there is, and the browser asks again.
  if (results.some(({ status, ...result }) => status === 'rejected' && 'reason' in result && isNotFound(result.reason))) notFound();
}

const isNotFound = (error: unknown) => error instanceof ApiError && error.status === 404;
