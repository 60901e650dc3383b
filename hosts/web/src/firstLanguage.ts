import { isLocale, negotiateLocale, type Locale } from '@oche/i18n/locales';
import { localesOf, unprefixedOf, type HostSite } from '@oche/screens/shell/site';

/**
 * The language to which `/` of a site redirects a user, from the value of the language cookie and the header `accept-language`. Null if the
 * user stays at `/`, which has the first language of the site.
 */
export function firstLanguage(site: HostSite, cookie: string | undefined, acceptLanguage: string | null | undefined): Locale | null {
  const available = localesOf(site);
  const language = isLocale(cookie) && available.includes(cookie) ? cookie : negotiateLocale(acceptLanguage ?? '', available);
  return language === undefined || language === unprefixedOf(site) ? null : language;
}
