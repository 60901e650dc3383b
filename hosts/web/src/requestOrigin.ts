import { headers } from 'next/headers';
import { originOfSite } from '../config.ts';
import { originOf } from './origin.ts';
import { domainOf } from './site.ts';

/** The origin of the current request. */
export const requestOrigin = async (): Promise<string> => originOf(await headers());

/** The configured origin of the site of the current request. */
export async function siteOrigin(): Promise<string> {
  const head = await headers();
  return originOfSite(domainOf(head.get('host')), originOf(head));
}
