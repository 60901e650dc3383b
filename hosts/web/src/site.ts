import { domainName, encodeDomain } from '@oche/api/domain';
import { ApiError } from '@oche/api/errors';
import { appSite, type HostSite } from '@oche/screens/shell/site';
import { competitionDomains } from '../config.ts';
import { apiWithin } from './apiWithin.ts';

/** The competition domain that a visitor's `Host` names; null for the app, which is every host that is not configured as another site. */
export function domainOf(host: string | null | undefined, configured: ReadonlySet<string> = competitionDomains): string | null {
  const name = domainName(host ?? '');
  return name !== null && configured.has(name) ? name : null;
}

/** ms for which an answer is believed: pages that are made of it are kept for a minute more. There is one for each configured domain. */
const lifetime = 10_000;
/** ms that a page waits for whose it is. */
const patience = 4_000;
const kept = new Map<string, { site: Promise<HostSite>; until: number }>();

async function ask(domain: string): Promise<HostSite> {
  const client = apiWithin(patience);
  try {
    return { kind: 'competition', context: await client.call('getCompetitionContext', { domainBase64: encodeDomain(domain) }) };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) return { kind: 'competition', context: null };
    throw error;
  }
}

/**
 * The site of a domain (of `domainOf`), with whose it is. Asked of the API every ten seconds; what was known is shown on where it does not
 * answer. Rejects where it never has.
 */
export function siteOf(domain: string | null): Promise<HostSite> {
  if (domain === null) return Promise.resolve(appSite);
  const before = kept.get(domain);
  if (before && before.until > Date.now()) return before.site;
  const asked = ask(domain).catch((error: unknown) => {
    if (before) return before.site;
    kept.delete(domain);
    throw error;
  });
  kept.set(domain, { site: asked, until: Date.now() + lifetime });
  return asked;
}
