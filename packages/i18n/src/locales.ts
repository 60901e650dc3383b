/**
 * The four languages. `tag` is the tag that settings and the `langcode` of a user are written with; `intl` is what
 * `Intl` and the `lang` attribute get: Dutch is tagged `be-NL`, which a browser would read as Belarusian.
 */
export const locales = {
  en: { tag: 'en-GB', intl: 'en-GB', name: 'English' },
  nl: { tag: 'be-NL', intl: 'nl-BE', name: 'Nederlands' },
  fr: { tag: 'fr-FR', intl: 'fr-FR', name: 'Français' },
  de: { tag: 'de-DE', intl: 'de-DE', name: 'Deutsch' },
} as const;

export type Locale = keyof typeof locales;

/** In the order in which a language menu lists them. */
export const localeCodes = ['en', 'nl', 'fr', 'de'] as const satisfies readonly Locale[];

/** Written without a prefix on the app site; the texts in code are in it. */
export const defaultLocale: Locale = 'en';

export function isLocale(value: unknown): value is Locale {
  return typeof value === 'string' && Object.hasOwn(locales, value);
}

/** A locale from a user's `langcode`, which is either a code (`nl`) or a tag (`be-NL`); undefined where it is neither. */
export function localeOf(langcode: string): Locale | undefined {
  const wanted = langcode.toLowerCase();
  return localeCodes.find((code) => [code, locales[code].tag, locales[code].intl].some((name) => name.toLowerCase() === wanted));
}

/** The best of the offered languages for an `Accept-Language` header or `navigator.languages.join()`; undefined where none of them is asked for. */
export function negotiateLocale(acceptLanguage: string, offered: readonly Locale[] = localeCodes): Locale | undefined {
  return acceptLanguage
    .split(',')
    .map((part) => {
      const [range = '', ...parameters] = part.trim().toLowerCase().split(';');
      const q = parameters.map((parameter) => parameter.trim()).find((parameter) => parameter.startsWith('q='));
      return { code: range.trim().split('-')[0], quality: q === undefined ? 1 : Number(q.slice(2)) };
    })
    .filter((wish): wish is { code: Locale; quality: number } => isLocale(wish.code) && offered.includes(wish.code) && wish.quality > 0)
    .toSorted((a, b) => b.quality - a.quality)[0]?.code;
}
