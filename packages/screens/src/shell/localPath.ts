import type { Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import type { RouteName } from '@oche/routes/table';
import type { NoticeName } from './Notice.tsx';
import { unprefixedOf, type HostSite } from './site.ts';

/** The path in `?next=`; null if it leads to another site. Prevents open redirects, because anybody can write this value. */
export function localPath(next: string | null | undefined): string | null {
  if (!next?.startsWith('/')) return null;
  // Browsers parse `//host`, `/\host` and similar paths as other hosts, so this uses the same parser.
  const url = URL.canParse(next, 'http://here.invalid') ? new URL(next, 'http://here.invalid') : null;
  return url?.origin === 'http://here.invalid' ? url.pathname + url.search + url.hash : null;
}

/**
 * The redirect of a user who may not see a page: to the `?next=` of the URL, otherwise to the home page. Logged-in users may not see
 * the page for a forgotten password. The home page then shows a notice that explains this.
 */
export function redirectTarget(page: RouteName, search: URLSearchParams, locale: Locale, site: HostSite): string {
  const notice: NoticeName | undefined = page === 'resetPassword' && search.has('token') ? 'logged-in' : undefined;
  return localPath(search.get('next')) ?? href('home', {}, locale, { notice }, unprefixedOf(site));
}
