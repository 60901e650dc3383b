import type { Messages } from '@oche/i18n/createIntl';
import { loadMessages } from '@oche/i18n/loadMessages';
import { locales, type Locale } from '@oche/i18n/locales';

/** ms: a page that stays open for days asks again, also for texts that did not arrive. */
export const textsKept = 24 * 60 * 60 * 1000;

type Load = (locale: Locale) => Promise<Messages>;
type Kept = { texts: Promise<Messages>; until: number };

/**
 * Keeps the texts of a language: the same promise for every caller, also where they do not arrive. Then the app speaks English until they are
 * asked for again, since asking anew at each picture would never show one. What is shown stays until newer texts are there.
 */
export function createTexts(load: Load): (locale: Locale) => Promise<Messages> {
  const kept = new Map<Locale, Kept>();
  return (locale) => {
    const known = kept.get(locale);
    if (known && Date.now() < known.until) return known.texts;
    const until = Date.now() + textsKept;
    const texts: Promise<Messages> = load(locale).catch((error: unknown) => {
      console.warn(`The texts in ${locales[locale].name} could not be loaded.`, error);
      return known?.texts ?? {};
    });
    kept.set(locale, { texts: known?.texts ?? texts, until });
    // React takes a promise for settled by these, and waits for no other one.
    if (known) void texts.then((value) => kept.set(locale, { texts: Object.assign(texts, { status: 'fulfilled', value }), until }));
    return known?.texts ?? texts;
  };
}

/** The texts of a language. */
export const messagesOf = createTexts(loadMessages);
