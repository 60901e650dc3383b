const searchBots = /googlebot|bingbot|duckduckbot|yandex(bot|images)|applebot|qwantbot|seznambot|petalbot|baiduspider|yahoo! slurp/i;

/** Whether a search engine asks: what fails, it is told by the status and a line of text. The page that says so is for people. */
export const isSearchBot = (userAgent: string | null | undefined): boolean => searchBots.test(userAgent ?? '');

/** What a search engine reads in place of a page that failed. */
export const plainly = (status: number): string => (status === 404 ? 'Page not found' : 'Service unavailable');
