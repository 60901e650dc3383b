const searchBots = /googlebot|bingbot|duckduckbot|yandex(bot|images)|applebot|qwantbot|seznambot|petalbot|baiduspider|yahoo! slurp/i;

/** Whether a search engine sent the request. It gets a short page with a status instead of the error page for people. */
export const isSearchBot = (userAgent: string | null | undefined): boolean => searchBots.test(userAgent ?? '');

const titles: Record<number, string> = { 401: 'Log in first', 403: 'Not allowed', 404: 'Page not found' };

/** The HTML for search engines instead of a page that failed. */
export function plainPage(status: number): string {
  const title = titles[status] ?? 'Service unavailable';
  return `<!doctype html><html lang="en"><head><title>${title}</title></head><body><h1>${title}</h1></body></html>`;
}
