import type { ComponentProps } from 'react';
import { useHost } from '../shell/host.tsx';
import { preloadScreen } from './loadScreen.ts';
import { isOverPage } from '../shell/overPage.ts';
import { prefetchOnSight } from './prefetch.ts';

const isInside = (href?: string) => href !== undefined && href.startsWith('/') && !href.startsWith('//');

/**
 * A link that goes through the host's `navigate`, so that the loading bar knows of it. Those to other sites, and what is asked for in another
 * tab or as a file, are left to the browser.
 */
export function HostLink({ href, onClick, ...props }: ComponentProps<'a'>) {
  const { navigate, pathname } = useHost();
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        const plain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey;
        const elsewhere = (props.target ?? '_self') !== '_self' || props.download !== undefined;
        if (event.defaultPrevented || !plain || elsewhere || href === undefined || !isInside(href)) return;
        event.preventDefault();
        navigate(href, { inPlace: isOverPage(href, pathname) });
      }}
      {...props}
    />
  );
}

/** The same; the screen that it leads to is loaded once it is seen, at once where somebody is about to follow it. */
export function PrefetchingLink(props: ComponentProps<'a'>) {
  const ahead = {
    ref: prefetchOnSight,
    onPointerEnter: ({ currentTarget }: { currentTarget: HTMLAnchorElement }) => preloadScreen(currentTarget.pathname),
  };
  return <HostLink {...(isInside(props.href) && ahead)} {...props} />;
}
