import { defaultLocale, isLocale, negotiateLocale, type Locale } from '@oche/i18n/locales';

/** Remembers the language of a visitor. */
export const languageCookie = 'i18n_redirected';

/** The language that whoever asks for `/` is sent to; null: they are where they belong. */
export function firstLanguage(remembered: string | undefined, accepted: string | null | undefined): Locale | null {
  const wanted = isLocale(remembered) ? remembered : negotiateLocale(accepted ?? '');
  return wanted === undefined || wanted === defaultLocale ? null : wanted;
}
