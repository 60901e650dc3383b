import { isLocale, negotiateLocale, type Locale } from '@oche/i18n/locales';
import { href } from '@oche/routes/href';
import { localesOf, matchOn, unprefixedOf, type HostSite } from '@oche/screens/shell/site';

/** The language of a user on a site: the chosen one, otherwise the best one for the browser; undefined if neither is offered. */
const languageOf = (site: HostSite, cookie: string | undefined, acceptLanguage: string | null | undefined): Locale | undefined => {
  const available = localesOf(site);
  return isLocale(cookie) && available.includes(cookie) ? cookie : negotiateLocale(acceptLanguage ?? '', available);
};

/**
 * The language to which `/` of a site redirects a user, from the value of the language cookie and the header `accept-language`. Null if the
 * user stays at `/`, which has the first language of the site.
 */
export function firstLanguage(site: HostSite, cookie: string | undefined, acceptLanguage: string | null | undefined): Locale | null {
  const language = languageOf(site, cookie, acceptLanguage);
  return language === undefined || language === unprefixedOf(site) ? null : language;
}

/**
 * The path and query of a page in the language of the user, if the URL has the language of somebody else: `/` of a site, and the link of a team, which an
 * organiser has created. Null for other pages, and if the page has this language.
 */
export function pathInOwnLanguage(
  site: HostSite,
  { pathname, search, searchParams }: Pick<URL, 'pathname' | 'search' | 'searchParams'>,
  cookie: string | undefined,
  acceptLanguage: string | null | undefined,
): { language: Locale; path: string } | null {
  const first = firstLanguage(site, cookie, acceptLanguage);
  if (pathname === '/') return first && { language: first, path: `/${first}${search}` };
  const language = languageOf(site, cookie, acceptLanguage);
  if (language === undefined || !searchParams.has('team')) return null;
  const route = matchOn(site, pathname);
  if (route?.name !== 'profile' || route.locale === language) return null;
  return { language, path: href('profile', {}, language, Object.fromEntries(searchParams), unprefixedOf(site)) };
}
