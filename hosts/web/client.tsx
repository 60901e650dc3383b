'use client';

import { HydrationBoundary, type DehydratedState } from '@tanstack/react-query';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition, type ReactNode } from 'react';
import type { Client } from '@oche/api/client';
import { useToken } from '@oche/api/session';
import { FailedHead } from '@oche/screens/shell/Failed';
import { useHost, type Host } from '@oche/screens/shell/host';
import { PrefetchingLink } from '@oche/screens/app/HostLink';
import { preloadScreen } from '@oche/screens/app/loadScreen';
import { NotFound } from '@oche/screens/shell/NotFound';
import { PageOutlet } from '@oche/screens/app/PageOutlet';
import { createServices, Providers, type Services } from '@oche/screens/app/Providers';
import { Shell } from '@oche/screens/app/Shell';
import { matchOn } from '@oche/screens/shell/site';
import type { PublicConfig } from './config.ts';

export { PageOutlet };

const onServer = typeof window === 'undefined';
let inBrowser: Services | undefined;

/** What a server component has not read is not read while its HTML is made: the browser will. Next knows this digest and is silent. */
const onlyInBrowsers: Client = {
  call: () => Promise.reject(Object.assign(new Error('Only browsers read here.'), { digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' })),
};

function servicesOf({ realtime }: PublicConfig): Services {
  const config = { apiUrl: '/api', realtime };
  return onServer ? createServices({ ...config, client: onlyInBrowsers }) : (inBrowser ??= createServices(config));
}

// The chunk of the page is on its way before React asks for it; in a task of its own, between those that a phone is busy with.
if (!onServer) setTimeout(() => preloadScreen(location.pathname));

/** Next as the screens know it: its router behind the shell's port. */
export function App({ config, children }: { config: PublicConfig; children: ReactNode }) {
  const [services] = useState(() => servicesOf(config));
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const navigate = useCallback<Host['navigate']>(
    (href, { replace = false, inPlace = false } = {}) =>
      startTransition(() => router[replace ? 'replace' : 'push'](href, { scroll: !inPlace })),
    [router],
  );
  const { storage } = services;
  const { origin, site, appOrigin, redirects, build } = config;
  const host = useMemo<Host>(
    () => ({
      ...{ pathname, search, navigate, pending, Link: PrefetchingLink, storage, origin, site, redirects, build },
      ...(appOrigin !== undefined && { appOrigin }),
    }),
    [pathname, search, navigate, pending, storage, origin, site, appOrigin, redirects, build],
  );
  return (
    <Providers services={services} host={host}>
      <Shell>{children}</Shell>
    </Providers>
  );
}

/**
 * What the server has read for a page. `followed`: its channels would have told if it was true no more, so it counts as read when the page was
 * asked for, however long it had been kept; the screen reads again once it has joined them, or could not for ten seconds, and not also as it
 * wakes up.
 */
export function Hydrated({ state, followed, children }: { state: DehydratedState; followed: boolean; children: ReactNode }) {
  const asOfNow = useMemo(() => {
    if (onServer || !followed) return state;
    const queries = state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, performance.timeOrigin) },
    }));
    return { ...state, queries };
  }, [state, followed]);
  return <HydrationBoundary state={asOfNow}>{children}</HydrationBoundary>;
}

/** The page's title if the server could not read it, until the browser has hydrated and reads it again. */
export function FailedOnServer() {
  const [isFromServer, setIsFromServer] = useState(true);
  useEffect(() => setIsFromServer(false), []);
  return isFromServer && <FailedHead />;
}

/** The server asked as nobody and found nothing; whoever is logged in may see it all the same (a draft's owner). */
export function NotFoundOrMine() {
  const { pathname, site } = useHost();
  const token = useToken('user');
  return token && matchOn(site, pathname) ? <PageOutlet /> : <NotFound />;
}
