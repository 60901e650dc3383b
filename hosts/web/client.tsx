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
import { browserPush } from './src/browserPush.ts';

export { PageOutlet };

const isServer = typeof window === 'undefined';
let browserServices: Services | undefined;

/**
 * The API client during rendering on the server. It rejects every call, so data that the server component has not fetched are fetched in the
 * browser. Next does not log errors with this digest.
 */
const rejectingClient: Client = {
  call: () => Promise.reject(Object.assign(new Error('Only browsers fetch here.'), { digest: 'BAILOUT_TO_CLIENT_SIDE_RENDERING' })),
};

function servicesOf({ realtime }: PublicConfig): Services {
  const config = { apiUrl: '/api', realtime };
  return isServer ? createServices({ ...config, client: rejectingClient }) : (browserServices ??= createServices(config));
}

// Loads the chunk of the page before React needs it, in a separate task, so that it does not lengthen another one.
if (!isServer) setTimeout(() => preloadScreen(location.pathname));

/** The screens with the router of Next as the shell's port. */
export function App({ config, children }: { config: PublicConfig; children: ReactNode }) {
  const [services] = useState(() => servicesOf(config));
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const navigate = useCallback<Host['navigate']>(
    (href, { replace = false, inPlace = false, shallow = false } = {}) => {
      // Next follows changes of the history without a request.
      if (shallow) window.history[replace ? 'replaceState' : 'pushState'](null, '', href);
      else startTransition(() => router[replace ? 'replace' : 'push'](href, { scroll: !inPlace }));
    },
    [router],
  );
  const { storage } = services;
  const { origin, site, appOrigin, redirects, build } = config;
  const host = useMemo<Host>(
    () => ({
      ...{ pathname, search, navigate, pending, Link: PrefetchingLink, storage, origin, site, redirects, build, push: browserPush },
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
 * Hydrates the data that the server has fetched for a page. `isFollowed`: the cache of the web host follows the channels of the page, so its data
 * were current when the browser requested the page. Therefore they count as fetched at that time, and the screen does not refetch them while it
 * hydrates. It refetches them as soon as it has joined the channels, or after ten seconds without them.
 */
export function Hydrated({ state, isFollowed, children }: { state: DehydratedState; isFollowed: boolean; children: ReactNode }) {
  const currentState = useMemo(() => {
    if (isServer || !isFollowed) return state;
    const queries = state.queries.map((query) => ({
      ...query,
      state: { ...query.state, dataUpdatedAt: Math.max(query.state.dataUpdatedAt, performance.timeOrigin) },
    }));
    return { ...state, queries };
  }, [state, isFollowed]);
  return <HydrationBoundary state={currentState}>{children}</HydrationBoundary>;
}

/** The title of a page whose data the server could not fetch, until the browser has hydrated and refetches them. */
export function FailedOnServer() {
  const [isHydrating, setIsHydrating] = useState(true);
  useEffect(() => setIsHydrating(false), []);
  return isHydrating && <FailedHead />;
}

/**
 * The page for a 404. The server fetches public pages without a session, but a logged-in user may have access, for example the owner of a
 * draft.
 */
export function PageOrNotFound() {
  const { pathname, site } = useHost();
  const token = useToken('user');
  return token && matchOn(site, pathname) ? <PageOutlet /> : <NotFound />;
}
