import type { HostSite } from '../shell/site.ts';

/**
 * The web app manifest of a page. Boards and score keepers install the scoring manifest. Only the app has such pages. On the site of a
 * competition, the same path belongs to a season.
 */
export const manifestOf = (pathname: string, { kind }: HostSite): string =>
  kind === 'app' && /^\/(?:(?:en|nl|fr|de)\/)?(?:tablet|competition)(?:\/|$)/.test(pathname) ? '/scoring.webmanifest' : '/app.webmanifest';
