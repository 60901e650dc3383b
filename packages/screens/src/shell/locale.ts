import { isLocale, type Locale } from '@oche/i18n/locales';
import { unprefixedOf, type HostSite } from './site.ts';

/** Remembers on the device which language was chosen there; hosts read it to open in that language. */
export const languageCookie = 'i18n_redirected';

/** Language of an address, also of one that is nobody's page. */
export function localeOfPath(pathname: string, site: HostSite): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : unprefixedOf(site);
}
