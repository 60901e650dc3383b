import { headers } from 'next/headers';
import { originOfSite } from '../config.ts';
import { originOf } from './origin.ts';
import { domainOf } from './site.ts';

/** `originOf` the request that is being answered. */
export const requestOrigin = async (): Promise<string> => originOf(await headers());

/** The same of the site, as it is configured. */
export async function siteOrigin(): Promise<string> {
  const head = await headers();
  return originOfSite(domainOf(head.get('host')), originOf(head));
}
