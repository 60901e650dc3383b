/** The address of a page with a game opened over it. */
export const overPage = (pathname: string, opened: Record<'game', string>): string => `${pathname}?${new URLSearchParams(opened)}`;

/** Whether an address opens something over the page of this path, which then keeps its scroll position. */
export const isOverPage = (href: string, pathname: string): boolean => href.startsWith(`${pathname}?game=`);
