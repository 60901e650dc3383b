const searchBots = /googlebot|bingbot|duckduckbot|yandex(bot|images)|applebot|qwantbot|seznambot|petalbot|baiduspider|yahoo! slurp/i;

/** Whether a search engine asks. Failures are answered with a status and one sentence; the error page is for people. */
export const isSearchBot = (userAgent: string | null | undefined): boolean => searchBots.test(userAgent ?? '');

const sayings: Record<number, string> = { 401: 'Log in first', 403: 'Not allowed', 404: 'Page not found' };

/** The HTML that a search engine gets in place of a page that failed. */
export function plainly(status: number): string {
  const saying = sayings[status] ?? 'Service unavailable';
  return `<!doctype html><html lang="en"><head><title>${saying}</title></head><body><h1>${saying}</h1></body></html>`;
}
