import { domainNames } from '@oche/api/domain';
import { parseRedirects, type Redirects } from '@oche/routes/redirects';
import { originOn } from '@oche/api/domain';
import type { HostSite } from '@oche/screens/shell/site';

/** What a browser must know before it can ask: passed from the server's environment with the page, never built in. */
export type PublicConfig = {
  /** `https://oche.example`, by which search engines are to know the site */
  origin: string;
  /** whose pages these are */
  site: HostSite;
  /** where the app is, for the site of a competition */
  appOrigin?: string;
  redirects: Redirects;
  /** of the scripts that come with the page */
  build: string;
  /** Without a host it is the page's own; without a port that of the page. */
  realtime: { key: string; cluster: string; host?: string; port?: number };
};

/** The build that this server is of; written into it where it is built. */
export const build = process.env['BUILD_ID'] ?? '';

/** Where this server finds the API. */
export const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

/** Host names that show the site of a competition. */
export const competitionDomains = domainNames(process.env['COMPETITION_DOMAINS'] ?? '');

/** Paths that lead somewhere else. */
export const redirects = parseRedirects(process.env['REDIRECTS'] ?? '');

/**
 * The origin of a site (`null`: the app) as it is configured: all sites share the protocol and port of `WEB_ORIGIN`. Without that it is the
 * one that the visitor wrote, and a competition's under its own name all the same.
 */
export function originOfSite(domain: string | null, visited: string): string {
  const { origin } = new URL(process.env['WEB_ORIGIN'] || visited);
  return domain === null ? origin : originOn(origin, domain);
}

/** Where realtime is spoken, as a source of a content security policy: a page may connect to nothing else but its own server. */
export function realtimeSource(origin: string): string {
  const page = new URL(origin);
  const { host = page.hostname, port = page.port } = realtimeOf();
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${host}${port === '' ? '' : `:${port}`}`;
}

/** Public configuration for a page of a site that was asked for under an origin. */
export const publicConfig = (visited: string, domain: string | null, site: HostSite): PublicConfig => ({
  origin: originOfSite(domain, visited),
  site,
  redirects,
  ...(domain !== null && process.env['WEB_ORIGIN'] && { appOrigin: originOfSite(null, visited) }),
  build,
  realtime: realtimeOf(),
});

function realtimeOf(): PublicConfig['realtime'] {
  const { REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT } = process.env;
  return {
    key: REALTIME_KEY ?? 'oche',
    cluster: REALTIME_CLUSTER ?? '',
    ...(REALTIME_HOST && { host: REALTIME_HOST }),
    ...(REALTIME_PORT && { port: Number(REALTIME_PORT) }),
  };
}
