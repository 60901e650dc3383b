import { defaultLocale, isLocale, type Locale } from '@oche/i18n/locales';

/** Language of an address, also of one that is nobody's page. */
export function localeOfPath(pathname: string): Locale {
  const first = pathname.split('/')[1];
  return isLocale(first) ? first : defaultLocale;
}
