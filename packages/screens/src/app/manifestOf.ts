import type { HostSite } from '../shell/site.ts';

/**
 * What is installed from a page: boards and score keepers install the app as what they use it for. Only the app has such pages; on the site of
 * a competition the same path is a season's.
 */
export const manifestOf = (pathname: string, { kind }: HostSite): string =>
  kind === 'app' && /^\/(?:(?:en|nl|fr|de)\/)?(?:tablet|competition)(?:\/|$)/.test(pathname) ? '/scoring.webmanifest' : '/app.webmanifest';
