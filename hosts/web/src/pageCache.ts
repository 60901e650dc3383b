/** A page that was made, and the channels that say when it is not true any more; null: it is not to be kept. */
export type Made = { body: Buffer; channels: readonly string[] | null };

export type PageCacheOptions<Page extends Made> = {
  make: (address: string) => Promise<Page>;
  /** Calls whenever a channel said something, or may have said something that was missed. Returns how to stop. */
  follow: (channel: string, onNews: () => void) => () => void;
  /** of all bodies together */
  mostBytes: number;
  now?: () => number;
};

/** ms that a page is kept where no channel says anything. */
export const lifetime = 60_000;

type Kept<Page> = { page: Page; until: number };
/** `news`: which of all news was its last one. */
type Followed = { stop: () => void; addresses: Set<string>; news: number };

/**
 * Pages that are the same for everybody, by their address. Made once for all who ask at the same time, kept until a channel speaks, a
 * minute at most; where there are too many, those that nobody has asked for longest go.
 */
export function createPageCache<Page extends Made>({ make, follow, mostBytes, now = Date.now }: PageCacheOptions<Page>) {
  /** the longest unasked first */
  const kept = new Map<string, Kept<Page>>();
  const making = new Map<string, Promise<Page>>();
  const followed = new Map<string, Followed>();
  let bytes = 0;
  let news = 0;
  let tidyAt = 0;

  function drop(address: string): void {
    const page = kept.get(address)?.page;
    if (!page) return;
    kept.delete(address);
    bytes -= page.body.length;
    for (const channel of page.channels ?? []) followed.get(channel)?.addresses.delete(address);
  }

  function onNews(channel: Followed): void {
    channel.news = news += 1;
    for (const address of [...channel.addresses]) drop(address);
    // What is being made may have been read before: it is not for those who ask from now on.
    making.clear();
  }

  function followedBy(name: string): Followed {
    const known = followed.get(name);
    if (known) return known;
    const channel: Followed = { stop: () => undefined, addresses: new Set(), news: 0 };
    followed.set(name, channel);
    channel.stop = follow(name, () => onNews(channel));
    return channel;
  }

  function keep(address: string, page: Page, { newsBefore, until }: { newsBefore: number; until: number }): void {
    const channels = page.channels?.map(followedBy) ?? null;
    // News came while it was made; perhaps it has them, perhaps not.
    if (!channels || page.body.length > mostBytes || channels.some((channel) => channel.news > newsBefore)) return;
    drop(address);
    kept.set(address, { page, until });
    bytes += page.body.length;
    for (const channel of channels) channel.addresses.add(address);
    for (const oldest of kept.keys()) {
      if (bytes <= mostBytes) break;
      drop(oldest);
    }
  }

  /** Once a minute: pages that are over go, and channels that no page follows are left. */
  function tidy(): void {
    if (now() < tidyAt) return;
    tidyAt = now() + lifetime;
    for (const [address, { until }] of kept) if (until <= now()) drop(address);
    for (const [name, { addresses, stop }] of followed) {
      if (addresses.size > 0) continue;
      followed.delete(name);
      stop();
    }
  }

  async function makeAndKeep(address: string): Promise<Page> {
    const before = { newsBefore: news, until: now() + lifetime };
    const made = make(address);
    making.set(address, made);
    try {
      const page = await made;
      keep(address, page, before);
      return page;
    } finally {
      if (making.get(address) === made) making.delete(address);
    }
  }

  return function pageOf(address: string): Promise<Page> {
    tidy();
    const found = kept.get(address);
    if (found && found.until > now()) {
      kept.delete(address);
      kept.set(address, found);
      return Promise.resolve(found.page);
    }
    return making.get(address) ?? makeAndKeep(address);
  };
}
