/** A rendered page, and the channels that announce changes of its data. If `channels` is null, the page must not be cached. */
export type RenderedPage = { body: Buffer; channels: readonly string[] | null };

export type PageCacheOptions<Page extends RenderedPage> = {
  render: (url: string) => Promise<Page>;
  /** Calls `onEvent` after each event on a channel, and after each time when events may have been missed. Returns a function to unsubscribe. */
  follow: (channel: string, onEvent: () => void) => () => void;
  /** the maximum size of all bodies together */
  maxBytes: number;
  now?: () => number;
};

/** The time for which a page is cached if no channel announces a change, in milliseconds. */
export const lifetime = 60_000;

type Entry<Page> = { page: Page; until: number };
/** A followed channel. `urls`: the cached pages that follow it. `lastEvent`: the number of its last event, counted over all channels. */
type Followed = { unfollow: () => void; urls: Set<string>; lastEvent: number };

/**
 * A cache of pages that are the same for everybody, by URL. Concurrent requests for a page share one rendering. A page is removed after an
 * event on one of its channels, but at the latest after a minute. If there is not enough space, the least recently requested pages are
 * removed.
 */
export function createPageCache<Page extends RenderedPage>({ render, follow, maxBytes, now = Date.now }: PageCacheOptions<Page>) {
  /** ordered by the last request, oldest first */
  const entries = new Map<string, Entry<Page>>();
  const renderings = new Map<string, Promise<Page>>();
  const followed = new Map<string, Followed>();
  let bytes = 0;
  let eventCount = 0;
  let nextCleanUp = 0;

  function remove(url: string): void {
    const page = entries.get(url)?.page;
    if (!page) return;
    entries.delete(url);
    bytes -= page.body.length;
    for (const channel of page.channels ?? []) followed.get(channel)?.urls.delete(url);
  }

  function onEvent(channel: Followed): void {
    channel.lastEvent = eventCount += 1;
    for (const url of [...channel.urls]) remove(url);
    // Running renderings may have fetched their data before the event, so later requests must not share them.
    renderings.clear();
  }

  function followChannel(name: string): Followed {
    const existing = followed.get(name);
    if (existing) return existing;
    const channel: Followed = { unfollow: () => undefined, urls: new Set(), lastEvent: 0 };
    followed.set(name, channel);
    channel.unfollow = follow(name, () => onEvent(channel));
    return channel;
  }

  function store(url: string, page: Page, { eventsBefore, until }: { eventsBefore: number; until: number }): void {
    const channels = page.channels?.map(followChannel) ?? null;
    // An event during the rendering may or may not be included in the page, so the page is not stored.
    if (!channels || page.body.length > maxBytes || channels.some((channel) => channel.lastEvent > eventsBefore)) return;
    remove(url);
    entries.set(url, { page, until });
    bytes += page.body.length;
    for (const channel of channels) channel.urls.add(url);
    for (const oldest of entries.keys()) {
      if (bytes <= maxBytes) break;
      remove(oldest);
    }
  }

  /** Removes expired pages, and unsubscribes from channels without cached pages. Does this once a minute. */
  function cleanUp(): void {
    if (now() < nextCleanUp) return;
    nextCleanUp = now() + lifetime;
    for (const [url, { until }] of entries) if (until <= now()) remove(url);
    for (const [name, { urls, unfollow }] of followed) {
      if (urls.size > 0) continue;
      followed.delete(name);
      unfollow();
    }
  }

  async function renderAndStore(url: string): Promise<Page> {
    const start = { eventsBefore: eventCount, until: now() + lifetime };
    const rendering = render(url);
    renderings.set(url, rendering);
    try {
      const page = await rendering;
      store(url, page, start);
      return page;
    } finally {
      if (renderings.get(url) === rendering) renderings.delete(url);
    }
  }

  return function pageOf(url: string): Promise<Page> {
    cleanUp();
    const cached = entries.get(url);
    if (cached && cached.until > now()) {
      entries.delete(url);
      entries.set(url, cached);
      return Promise.resolve(cached.page);
    }
    return renderings.get(url) ?? renderAndStore(url);
  };
}
