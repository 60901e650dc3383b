'use client';

import { createClient } from '@oche/api/client';
import { fetchFrom } from '@oche/mocks/fetchFrom';
import { handlersOf } from '@oche/mocks/handlers';
import { createFakeRealtime } from '@oche/realtime/fake';
import { App } from '@oche/screens/app/App';
import type { Host } from '@oche/screens/shell/host';
import { PrefetchingLink } from '@oche/screens/app/HostLink';
import { createServices } from '@oche/screens/app/Providers';
import { usePathname, useRouter, useSearchParams } from 'next/navigation';
import { useMemo, useState, useTransition } from 'react';

// With a server, use `createServices({ apiUrl })`. `apiUrl` is `/api` in a browser, forwarded by `rewrites`, and the API's own URL on the server.
const apiUrl = 'http://mocks/api';
const createMockServices = () => ({
  ...createServices({ apiUrl, client: createClient({ baseUrl: apiUrl, fetch: fetchFrom(handlersOf()) }) }),
  realtime: createFakeRealtime(),
});

/** Every page of Oche at its own URL, with the router of Next. */
export function Darts() {
  const [services] = useState(createMockServices);
  const router = useRouter();
  const pathname = usePathname();
  const search = useSearchParams();
  const [pending, startTransition] = useTransition();
  const host = useMemo<Host>(
    () => ({
      pathname,
      search,
      navigate: (href, { replace = false } = {}) => startTransition(() => (replace ? router.replace(href) : router.push(href))),
      pending,
      Link: PrefetchingLink,
      storage: services.storage,
    }),
    [pathname, search, router, pending, services],
  );
  return <App services={services} host={host} />;
}
