import { isLocale, type Locale } from '@oche/i18n/locales';
import { unprefixedOf, type HostSite } from './site.ts';

/** Language of an address, also of one that is nobody's page. */
export function localeOfPath(pathname: string, site: HostSite): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : unprefixedOf(site);
}
