import { domainNames } from '@oche/api/domain';
import { ownRedirects, parseRedirects, type Redirects } from '@oche/routes/redirects';
import { originOn } from '@oche/api/domain';
import type { HostSite } from '@oche/screens/shell/site';

/** The configuration of a page. It comes from the environment of the server with each page and is not part of the build. */
export type PublicConfig = {
  /** the origin of the site for search engines, such as `https://oche.example` */
  origin: string;
  /** the site of the page: the app or a competition */
  site: HostSite;
  /** the origin of the app, on the site of a competition */
  appOrigin?: string;
  redirects: Redirects;
  /** the id of the build of the page's scripts */
  build: string;
  /** The default of `host` and `port` is the host and port of the page. */
  realtime: { key: string; cluster: string; host?: string; port?: number };
};

/** The id of this server's build. The build replaces the variable by its value. */
export const build = process.env['BUILD_ID'] ?? '';

/** The origin of the API for this server. */
export const apiOrigin = process.env['API_ORIGIN'] ?? 'http://localhost:4000';

/** The host names of the sites of competitions. */
export const competitionDomains = domainNames(process.env['COMPETITION_DOMAINS'] ?? '');

const configuredRedirects = parseRedirects(process.env['REDIRECTS'] ?? '');
const redirectsOfApp: Redirects = { ...ownRedirects, ...configuredRedirects };

/** The redirects from one path to another on a site (`null`: the app). Those of the operator win, and are on every site. */
export const redirectsOn = (domain: string | null): Redirects => (domain === null ? redirectsOfApp : configuredRedirects);

/**
 * The configured origin of a site (`null`: the app). All sites have the protocol and port of `WEB_ORIGIN`, or of the requested origin if
 * `WEB_ORIGIN` is not set. A competition always has its own host name.
 */
export function originOfSite(domain: string | null, requestedOrigin: string): string {
  const { origin } = new URL(process.env['WEB_ORIGIN'] || requestedOrigin);
  return domain === null ? origin : originOn(origin, domain);
}

/** The realtime endpoint as a source of a content security policy. Apart from it, a page may only connect to its own server. */
export function realtimeSource(origin: string): string {
  const page = new URL(origin);
  const { host = page.hostname, port = page.port } = realtimeConfig();
  return `${page.protocol === 'https:' ? 'wss' : 'ws'}://${host}${port === '' ? '' : `:${port}`}`;
}

/** The configuration of a page of a site. */
export const publicConfig = (requestedOrigin: string, domain: string | null, site: HostSite): PublicConfig => ({
  origin: originOfSite(domain, requestedOrigin),
  site,
  redirects: redirectsOn(domain),
  ...(domain !== null && process.env['WEB_ORIGIN'] && { appOrigin: originOfSite(null, requestedOrigin) }),
  build,
  realtime: realtimeConfig(),
});

function realtimeConfig(): PublicConfig['realtime'] {
  const { REALTIME_KEY, REALTIME_CLUSTER, REALTIME_HOST, REALTIME_PORT } = process.env;
  return {
    key: REALTIME_KEY ?? 'oche',
    cluster: REALTIME_CLUSTER ?? '',
    ...(REALTIME_HOST && { host: REALTIME_HOST }),
    ...(REALTIME_PORT && { port: Number(REALTIME_PORT) }),
  };
}
