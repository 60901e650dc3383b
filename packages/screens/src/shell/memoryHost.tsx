import { useMemo, useState, useTransition, type ComponentProps } from 'react';
import type { Storage } from '@oche/api/tokens';
import { useHost, type Host } from './host.tsx';

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
    return { pathname, search: searchParams, navigate, pending, Link, storage };
  }, [address, pending, storage]);
}

function Link({ href, onClick, ...props }: ComponentProps<'a'>) {
  const { navigate } = useHost();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        if (event.defaultPrevented || !plain || props.target || !href?.startsWith('/')) return;
        event.preventDefault();
        navigate(href);
      }}
      {...props}
    />
  );
}
