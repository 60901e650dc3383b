import { matchRoute } from '@oche/routes/match';
import type { RouteName, Site } from '@oche/routes/table';
import { loadScreen, siteOfDocument } from './loadScreen.ts';

const maxConcurrent = 4;
/** Milliseconds to wait after a link appears, because the page's own requests come first. */
const prefetchDelayMs = 1000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Nothing is prefetched on slow connections, or for users who save data. */
const isSlow = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** Prefetches the screens of paths: each once, four at a time. If a screen did not load, the next link to it tries again. */
export function createPrefetch(load: (name: RouteName) => Promise<unknown>, slow: () => boolean): (pathname: string, site: Site) => void {
  const known = new Set<RouteName>();
  const waiting: RouteName[] = [];
  let loading = 0;
  const next = () => {
    const name = loading < maxConcurrent ? waiting.shift() : undefined;
    if (name === undefined) return;
    loading += 1;
    load(name)
      .catch(() => known.delete(name))
      .finally(() => {
        loading -= 1;
        next();
      });
  };
  return (pathname, site) => {
    const name = matchRoute(pathname, site)?.name;
    if (name === undefined || known.has(name) || slow()) return;
    known.add(name);
    waiting.push(name);
    next();
  };
}

const prefetch = createPrefetch(loadScreen, isSlow);
let observer: IntersectionObserver | undefined;

/** The links that were added in the current task. */
let appearing: Set<HTMLAnchorElement> | undefined;

/** Observes a link after the delay, with one timer for all links added together: a page can have a hundred. */
function observeLater(link: HTMLAnchorElement): Set<HTMLAnchorElement> {
  if (!appearing) {
    const batch = (appearing = new Set());
    queueMicrotask(() => (appearing = undefined));
    setTimeout(() => batch.forEach((each) => observer?.observe(each)), prefetchDelayMs);
  }
  return appearing.add(link);
}

/** A `ref` for links: prefetches the screen of the link when it is visible. */
export function prefetchOnSight(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (!link) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetch((target as HTMLAnchorElement).pathname, siteOfDocument());
    }
  });
  const batch = observeLater(link);
  return () => {
    batch.delete(link);
    observer?.unobserve(link);
  };
}
