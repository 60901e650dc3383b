import { domainName, encodeDomain } from '@oche/api/domain';
import { ApiError } from '@oche/api/errors';
import { appSite, type HostSite } from '@oche/screens/shell/site';
import { competitionDomains } from '../config.ts';
import { apiWithTimeout } from './apiWithTimeout.ts';

/** The competition domain in the header `Host`. Null for the app: every host that is not configured as the site of a competition. */
export function domainOf(host: string | null | undefined, configured: ReadonlySet<string> = competitionDomains): string | null {
  const name = domainName(host ?? '');
  return name !== null && configured.has(name) ? name : null;
}

/** The time for which a site is cached, in milliseconds. Pages rendered from it are cached for up to a minute more. */
const lifetime = 10_000;
/** The time that a page waits for its site, in milliseconds. */
const timeout = 4_000;
/** The cached sites by configured domain. */
const cachedSites = new Map<string, { site: Promise<HostSite>; until: number }>();

async function fetchSite(domain: string): Promise<HostSite> {
  const client = apiWithTimeout(timeout);
  try {
    return { kind: 'competition', context: await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'competition', context: null };
    throw error;
  }
}

/**
 * The site of a domain (a result of `domainOf`), with its competition. It is refetched from the API after ten seconds. If the API does not
 * respond, the last known site is returned. Rejects if there is none.
 */
export function siteOf(domain: string | null): Promise<HostSite> {
  if (domain === null) return Promise.resolve(appSite);
  const cached = cachedSites.get(domain);
  if (cached && cached.until > Date.now()) return cached.site;
  const site = fetchSite(domain).catch((error: unknown) => {
    if (cached) return cached.site;
    cachedSites.delete(domain);
    throw error;
  });
  cachedSites.set(domain, { site, until: Date.now() + lifetime });
  return site;
}
