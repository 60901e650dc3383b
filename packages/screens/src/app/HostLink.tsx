import type { ComponentProps } from 'react';
import { useHost } from '../shell/host.tsx';
import { preloadScreen } from './loadScreen.ts';
import { openedOver } from '../shell/overPage.ts';
import { prefetchOnSight } from './prefetch.ts';

const isInside = (href?: string) => href !== undefined && href.startsWith('/') && !href.startsWith('//');

/**
 * A link that calls the host's `navigate`, so that the loading bar shows the navigation. The browser handles links to other sites, links
 * that open in another tab, and downloads.
 */
export function HostLink({ href, onClick, ...props }: ComponentProps<'a'>) {
  const { navigate, pathname } = useHost();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const isPlainClick = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        const leavesPage = (props.target ?? '_self') !== '_self' || props.download !== undefined;
        if (event.defaultPrevented || !isPlainClick || leavesPage || href === undefined || !isInside(href)) return;
        event.preventDefault();
        const opened = openedOver(href, pathname);
        // What opens over a public page has its own reads, so the server need not render the page again.
        navigate(href, { inPlace: opened !== null, ...(opened === 'person' && { shallow: true }) });
      }}
      {...props}
    />
  );
}

/** A `HostLink` that loads its screen in advance: when the link has been visible for a while, or as soon as the pointer is over it. */
export function PrefetchingLink(props: ComponentProps<'a'>) {
  const prefetching = {
    ref: prefetchOnSight,
    onPointerEnter: ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => preloadScreen(currentTarget.pathname),
  };
  return <HostLink {...(isInside(props.href) && prefetching)} {...props} />;
}
