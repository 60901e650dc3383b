import { useMemo, useState, useTransition } from 'react';
import type { Storage } from '@oche/api/tokens';
import type { Host } from '../shell/host.tsx';
import { HostLink } from './HostLink.tsx';

/**
 * A host without an address bar, for screens inside an app that is about something else: it begins at `start` (a path of
 * `href`, with its language) and follows links by itself. Links to other sites are left to the browser.
 */
export function useMemoryHost(start: string, storage: Storage): Host {
  const [address, go] = useState(start);
  const [pending, startTransition] = useTransition();
  return useMemo(() => {
    const { pathname, searchParams } = new URL(address, 'http://memory');
    const navigate: Host['navigate'] = (href) => startTransition(() => go(href));
    return { pathname, search: searchParams, navigate, pending, Link: HostLink, storage };
  }, [address, pending, storage]);
}
