import type { HostSite } from '../shell/site.ts';

/**
 * The web app manifest of a page. Boards and score keepers install the scoring manifest. Only the app has such pages; on the site of a
 * competition the same path is that of a season.
 */
export const manifestOf = (pathname: string, { kind }: HostSite): string =>
  kind === 'app' && /^\/(?:(?:en|nl|fr|de)\/)?(?:tablet|competition)(?:\/|$)/.test(pathname) ? '/scoring.webmanifest' : '/app.webmanifest';
