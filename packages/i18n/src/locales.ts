/**
 * The four languages. Settings and the `langcode` of a user use `tag`; `Intl` and the `lang` attribute use `intl`. The two differ for Dutch,
 * whose tag `be-NL` means Belarusian to a browser.
 */
export const locales = {
  en: { tag: 'en-GB', intl: 'en-GB', name: 'English' },
  nl: { tag: 'be-NL', intl: 'nl-BE', name: 'Nederlands' },
  fr: { tag: 'fr-FR', intl: 'fr-FR', name: 'Français' },
  de: { tag: 'de-DE', intl: 'de-DE', name: 'Deutsch' },
} as const;

export type Locale = keyof typeof locales;

/** All locales in the order of a language menu. */
export const localeCodes = ['en', 'nl', 'fr', 'de'] as const satisfies readonly Locale[];

/** The language of the texts in the code. Its URLs have no prefix on the app site. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** The locale of a user's `langcode`, a code (`nl`) or a tag (`be-NL`); undefined if it is neither. */
export function localeOf(langcode: string): Locale | undefined {
  const lowerCase = langcode.toLowerCase();
  return localeCodes.find((code) => [code, locales[code].tag, locales[code].intl].some((name) => name.toLowerCase() === lowerCase));
}

/** The best of the offered languages for an `Accept-Language` header or `navigator.languages.join()`; undefined if it lists none of them. */
export function negotiateLocale(acceptLanguage: string, offered: readonly Locale[] = localeCodes): Locale | undefined {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { code: range.trim().split('-')[0], quality: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter(
      (range): range is { code: Locale; quality: number } => isLocale(range.code) && offered.includes(range.code) && range.quality > 0,
    )
    .toSorted((a, b) => b.quality - a.quality)[0]?.code;
}
