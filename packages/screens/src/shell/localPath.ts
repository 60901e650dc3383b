import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import type { NoticeName } from './Notice.tsx';
import { unprefixedOf, type HostSite } from './site.ts';

/** A path of our own, from a `?next=` that anybody can write; null for everything that leads elsewhere. */
export function localPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  // `//host`, `/\host` and the like are other hosts to a browser, whose own parser therefore decides.
  const url = URL.canParse(next, 'http://here.invalid') ? new URL(next, 'http://here.invalid') : null;
  return url?.origin === 'http://here.invalid' ? url.pathname + url.search + url.hash : null;
}

/**
 * Where somebody is sent whom a page is not for: on to where they wanted to go, else home. Who is logged in and opens the link of a
 * forgotten password is told there why nothing is set: that page is for the logged-out.
 */
export function insteadOf(page: RouteName, search: URLSearchParams, locale: Locale, site: HostSite): string {
  const notice: NoticeName | undefined = page === 'resetPassword' && search.has('token') ? 'logged-in' : undefined;
  return localPath(search.get('next')) ?? href('home', {}, locale, { notice }, unprefixedOf(site));
}
