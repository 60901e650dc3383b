import type { Messages } from '@oche/i18n/createIntl';
import { loadMessages, loadSiteMessages } from '@oche/i18n/loadMessages';
import { locales, type Locale } from '@oche/i18n/locales';
import type { Site } from '@oche/routes/table';

/** Milliseconds after which texts are loaded again, for pages that stay open for days and for texts that did not load. */
export const textLifetimeMs = 24 * 60 * 60 * 1000;

type Load = (locale: Locale) => Promise<Messages>;
type CachedTexts = { texts: Promise<Messages>; until: number };

/**
 * Caches the texts of each language, with the same promise for every caller. If texts do not load, the app shows English for the next 24 hours,
 * because retrying on every render would suspend the app forever. Expired texts stay in use until newer ones have loaded.
 */
export function createTexts(load: Load): (locale: Locale) => Promise<Messages> {
  const cache = new Map<Locale, CachedTexts>();
  return (locale) => {
    const known = cache.get(locale);
    if (known && Date.now() < known.until) return known.texts;
    const until = Date.now() + textLifetimeMs;
    const texts: Promise<Messages> = load(locale).catch((error: unknown) => {
      console.warn(`The texts in ${locales[locale].name} could not be loaded.`, error);
      return known?.texts ?? {};
    });
    cache.set(locale, { texts: known?.texts ?? texts, until });
    // React's `use` reads a promise with these two fields without suspending.
    if (known) void texts.then((value) => cache.set(locale, { texts: Object.assign(texts, { status: 'fulfilled', value }), until }));
    return known?.texts ?? texts;
  };
}

const textsOf = { app: createTexts(loadMessages), competition: createTexts(loadSiteMessages) };

/** The texts of a language on a site, cached. */
export const messagesOf = (locale: Locale, site: Site): Promise<Messages> => textsOf[site](locale);
