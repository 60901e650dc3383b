/** The address of a page with something opened over it: its path, and what is opened. */
export const overPage = (pathname: string, opened: Record<'game', string>): string => `${pathname}?${new URLSearchParams(opened)}`;

/** Whether an address opens something over the page of this path, which then stays where it is read. */
export const isOverPage = (href: string, pathname: string): boolean => href.startsWith(`${pathname}?game=`);
