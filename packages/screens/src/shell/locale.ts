import { isLocale, type Locale } from '@oche/i18n/locales';
import { unprefixedOf, type HostSite } from './site.ts';

/** The cookie with the language chosen on this device; hosts open in that language. */
export const languageCookie = 'i18n_redirected';

/** The language of a path, even if no page has this path. */
export function localeOfPath(pathname: string, site: HostSite): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : unprefixedOf(site);
}
