import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import type { NoticeName } from './Notice.tsx';
import { unprefixedOf, type HostSite } from './site.ts';

/** The path in a `?next=`, which anybody can write; null if it leads to another site. Prevents open redirects. */
export function localPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  // Browsers read `//host`, `/\host` and the like as other hosts, so their own parser decides.
  const url = URL.canParse(next, 'http://here.invalid') ? new URL(next, 'http://here.invalid') : null;
  return url?.origin === 'http://here.invalid' ? url.pathname + url.search + url.hash : null;
}

/**
 * Where to redirect a visitor who may not see a page: to the `?next=` of the address, otherwise to the home page. The page for a
 * forgotten password excludes logged-in visitors; the home page then shows a notice that explains it.
 */
export function redirectTarget(page: RouteName, search: URLSearchParams, locale: Locale, site: HostSite): string {
  const notice: NoticeName | undefined = page === 'resetPassword' && search.has('token') ? 'logged-in' : undefined;
  return localPath(search.get('next')) ?? href('home', {}, locale, { notice }, unprefixedOf(site));
}
