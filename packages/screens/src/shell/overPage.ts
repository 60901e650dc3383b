/** The URL of a page with a game opened over it. */
export const overPage = (pathname: string, query: Record<'game', string>): string => `${pathname}?${new URLSearchParams(query)}`;

/** Whether a URL opens a game over the page of this path, which then keeps its scroll position. */
export const isOverPage = (href: string, pathname: string): boolean => href.startsWith(`${pathname}?game=`);
