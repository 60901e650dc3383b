import { useMemo, useState, useTransition } from 'react';
import type { Storage } from '@oche/api/tokens';
import type { Host } from '../shell/host.tsx';
import { HostLink } from './HostLink.tsx';

/**
 * A host that keeps its URL in memory, for screens inside another app, whose URL does not change. It starts at `start`, a path made by
 * `href`, and follows links between pages. The browser follows links to other sites.
 */
export function useMemoryHost(start: string, storage: Storage): Host {
  const [url, setUrl] = useState(start);
  const [pending, startTransition] = useTransition();
  return useMemo(() => {
    const { pathname, searchParams } = new URL(url, 'http://memory');
    const navigate: Host['navigate'] = (href) => startTransition(() => setUrl(href));
    return { pathname, search: searchParams, navigate, pending, Link: HostLink, storage };
  }, [url, pending, storage]);
}
