/** What opens over a page: a game for its organiser, or the figures of a player. It is in the URL, so that the browser's back button closes it. */
export type OverPage = 'game' | 'person';

/** The URL of a page with something opened over it. `search`: the query of the page, which it keeps. */
export const overPage = (pathname: string, kind: OverPage, id: string, search = new URLSearchParams()): string =>
  `${pathname}?${new URLSearchParams([[kind, id], ...[...search].filter(([key]) => key !== kind)])}`;

/** What a URL opens over the page of this path, which then keeps its scroll position; null for another page. */
export const openedOver = (href: string, pathname: string): OverPage | null => {
  if (href.startsWith(overPage(pathname, 'game', ''))) return 'game';
  return href.startsWith(overPage(pathname, 'person', '')) ? 'person' : null;
};
