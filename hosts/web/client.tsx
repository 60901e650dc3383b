'use client';

import NextLink from 'next/link';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useCallback, useMemo, useState, useTransition, type ComponentProps, type ReactNode } from 'react';
import type { Client } from '@oche/api/client';
import { useToken } from '@oche/api/session';
import { useHost, type Host } from '@oche/screens/shell/host';
import { preloadScreen } from '@oche/screens/shell/loadScreen';
import { NotFound } from '@oche/screens/shell/NotFound';
import { PageOutlet } from '@oche/screens/shell/PageOutlet';
import { prefetchOnSight } from '@oche/screens/shell/prefetch';
import { createServices, Providers, type Services } from '@oche/screens/shell/Providers';
import { Shell } from '@oche/screens/shell/Shell';
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

// The chunk of the page is on its way before React asks for it.
if (!onServer) preloadScreen(location.pathname);

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
      ...{ pathname, search, navigate, pending, Link, storage, origin, site, redirects, build },
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

/** Links go through `navigate`, so that the loading bar knows of them. */
function Link({ href, ...props }: ComponentProps<'a'>) {
  const { navigate } = useHost();
  if (href === undefined || !href.startsWith('/')) return <a href={href} {...props} />;
  return (
    <NextLink
      ref={prefetchOnSight}
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
  const { pathname, site } = useHost();
  const token = useToken('user');
  return token && matchOn(site, pathname) ? <PageOutlet /> : <NotFound />;
}
