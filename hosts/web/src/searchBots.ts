const searchBots = /googlebot|bingbot|duckduckbot|yandex(bot|images)|applebot|qwantbot|seznambot|petalbot|baiduspider|yahoo! slurp/i;

/** Whether a search engine asks: what fails, it is told by the status and a sentence. The page that says so is for people. */
export const isSearchBot = (userAgent: string | null | undefined): boolean => searchBots.test(userAgent ?? '');

const sayings: Record<number, string> = { 401: 'Log in first', 403: 'Not allowed', 404: 'Page not found' };

/** What a search engine reads in place of a page that failed: HTML. */
export function plainly(status: number): string {
  const saying = sayings[status] ?? 'Service unavailable';
  return `<!doctype html><html lang="en"><head><title>${saying}</title></head><body><h1>${saying}</h1></body></html>`;
}
