import { matchRoute } from '@oche/routes/match';
import type { RouteName, Site } from '@oche/routes/table';
import { loadScreen, siteOfDocument } from './loadScreen.ts';

const atOnce = 4;
/** ms from a link's appearance: what the page itself needs comes first. */
const patience = 1000;

type Connection = { saveData?: boolean; effectiveType?: string };

/** Whoever pays by the byte, or waits for each, gets what was asked for and nothing else. */
const isSlow = (): boolean => {
  const { saveData = false, effectiveType = '' } = (navigator as { connection?: Connection }).connection ?? {};
  return saveData || effectiveType.endsWith('2g');
};

/** Loads the screens of addresses ahead: each once, four at a time. One that did not come is asked for again by the next link to it. */
export function createPrefetch(load: (name: RouteName) => Promise<unknown>, slow: () => boolean): (pathname: string, site: Site) => void {
  const known = new Set<RouteName>();
  const waiting: RouteName[] = [];
  let loading = 0;
  const next = () => {
    const name = loading < atOnce ? waiting.shift() : undefined;
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

/** The links that are appearing at this moment. */
let appearing: Set<HTMLAnchorElement> | undefined;

/** With one timer for all that appear together: a page has a hundred. */
function lookLater(link: HTMLAnchorElement): Set<HTMLAnchorElement> {
  if (!appearing) {
    const together = (appearing = new Set());
    queueMicrotask(() => (appearing = undefined));
    setTimeout(() => together.forEach((each) => observer?.observe(each)), patience);
  }
  return appearing.add(link);
}

/** The `ref` of a host's link: once it is seen, the screen that it leads to is loaded. */
export function prefetchOnSight(link: HTMLAnchorElement | null): (() => void) | undefined {
  if (!link) return undefined;
  observer ??= new IntersectionObserver((entries) => {
    for (const { isIntersecting, target } of entries) {
      if (!isIntersecting) continue;
      observer?.unobserve(target);
      prefetch((target as HTMLAnchorElement).pathname, siteOfDocument());
    }
  });
  const together = lookLater(link);
  return () => {
    together.delete(link);
    observer?.unobserve(link);
  };
}
