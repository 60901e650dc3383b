import { isLocale, negotiateLocale, type Locale } from '@oche/i18n/locales';
import { localesOf, unprefixedOf, type HostSite } from '@oche/screens/shell/site';

/** The language that whoever asks for `/` of a site is sent to, one that it offers; null: they are where they belong. */
export function firstLanguage(site: HostSite, remembered: string | undefined, accepted: string | null | undefined): Locale | null {
  const offered = localesOf(site);
  const wanted = isLocale(remembered) && offered.includes(remembered) ? remembered : negotiateLocale(accepted ?? '', offered);
  return wanted === undefined || wanted === unprefixedOf(site) ? null : wanted;
}
