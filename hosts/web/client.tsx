'use client';

import NextLink from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useEffect, useMemo, useState, useTransition, type ComponentProps, type ReactNode } from 'react';
import { createClient } from '@oche/api/client';
import { ApiProvider } from '@oche/api/provider';
import { createQueryClient } from '@oche/api/queryClient';
import { useToken } from '@oche/api/session';
import { bearerOf, createTokens, deviceStorage, documentCookies, memoryStorage } from '@oche/api/tokens';
import { realtimeAddress } from '@oche/realtime/address';
import { createRealtimeClient } from '@oche/realtime/connection';
import { RealtimeProvider } from '@oche/realtime/provider';
import { matchRoute } from '@oche/routes/match';
import { HostProvider, useHost, type Host } from '@oche/screens/shell/host';
import { preloadScreen } from '@oche/screens/shell/loadScreen';
import { NotFound } from '@oche/screens/shell/NotFound';
import { PageOutlet } from '@oche/screens/shell/PageOutlet';
import { Shell } from '@oche/screens/shell/Shell';
import type { PublicConfig } from './config.ts';

export { PageOutlet };

const onServer = typeof window === 'undefined';

/** What lives as long as the page in a browser, and as long as one request on a server. */
function createServices({ realtime: { key, cluster, ...configured } }: PublicConfig) {
  const storage = onServer ? memoryStorage() : deviceStorage();
  const cookies = onServer ? memoryStorage() : documentCookies(document, location.protocol === 'https:');
  const tokens = createTokens({ cookies, device: storage });
  const client = createClient({
    baseUrl: '/api',
    token: (access) => bearerOf(tokens, location.pathname, access),
    // What a server component could not read is not read again while its HTML is made: the browser will.
    ...(onServer && { fetch: () => Promise.reject(new Error('Only browsers read here.')) }),
  });
  const bearer = () => bearerOf(tokens, location.pathname, 'public');
  // It connects when the first channel is followed, which no server does.
  const realtime = createRealtimeClient({
    key,
    cluster,
    ...realtimeAddress(onServer ? { protocol: 'http:', hostname: '', port: '' } : location, configured),
    authorize: { endpoint: '/api/broadcasting/auth', headers: () => (bearer() ? { authorization: `Bearer ${bearer()}` } : {}) },
  });
  return { storage, tokens, client, realtime, queryClient: createQueryClient(onServer ? { retries: 0 } : {}) };
}

let inBrowser: ReturnType<typeof createServices> | undefined;
const servicesOf = (config: PublicConfig) => (onServer ? createServices(config) : (inBrowser ??= createServices(config)));

if (!onServer) preloadScreen(location.pathname);

const reload = () => location.reload();

/** Next as the screens know it: its router behind the shell's port. */
export function App({ config, children }: { config: PublicConfig; children: ReactNode }) {
  const [{ storage, tokens, client, realtime, queryClient }] = useState(() => servicesOf(config));
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const navigate = useCallback<Host['navigate']>(
    (href, options) => startTransition(() => (options?.replace ? router.replace(href) : router.push(href))),
    [router],
  );
  const host = useMemo<Host>(
    () => ({ pathname, search, navigate, pending, Link, storage, origin: config.origin }),
    [pathname, search, navigate, pending, storage, config.origin],
  );
  useEffect(() => {
    // Browsers forget a cookie after 400 days; a token lives longer, so each visit writes it anew.
    const token = tokens.get('user');
    if (token !== null) tokens.set('user', token);
  }, [tokens]);
  return (
    <ApiProvider client={client} tokens={tokens} storage={storage} reload={reload} queryClient={queryClient}>
      <RealtimeProvider client={realtime}>
        <HostProvider host={host}>
          <Shell>{children}</Shell>
        </HostProvider>
      </RealtimeProvider>
    </ApiProvider>
  );
}

/** Links go through `navigate`, so that the loading bar knows of them. */
function Link({ href, ...props }: ComponentProps<'a'>) {
  const { navigate } = useHost();
  if (href === undefined || !href.startsWith('/')) return <a href={href} {...props} />;
  return (
    <NextLink
      href={href}
      prefetch={false}
      onNavigate={(event) => {
        event.preventDefault();
        navigate(href);
      }}
      onPointerEnter={() => preloadScreen(new URL(href, location.href).pathname)}
      {...props}
    />
  );
}

/** The server asked as nobody and found nothing; whoever is logged in may see it all the same (a draft's owner). */
export function NotFoundOrMine() {
  const { pathname } = useHost();
  const token = useToken('user');
  return token && matchRoute(pathname, 'app') ? <PageOutlet /> : <NotFound />;
}
