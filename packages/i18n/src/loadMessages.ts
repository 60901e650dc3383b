import type { Messages } from './createIntl.ts';
import type { Locale } from './locales.ts';

/** Loads the catalogue of a language. Each catalogue is a separate chunk. English needs none, since its texts are in the code. */
export async function loadMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return {};
    case 'nl':
      return (await import('../messages/nl.json', { with: { type: 'json' } })).default;
    case 'fr':
      return (await import('../messages/fr.json', { with: { type: 'json' } })).default;
    case 'de':
      return (await import('../messages/de.json', { with: { type: 'json' } })).default;
  }
}

/** Loads the texts that sites of competitions show, a fifth of the catalogue. `npm run messages` writes these files. */
export async function loadSiteMessages(locale: Locale): Promise<Messages> {
  switch (locale) {
    case 'en':
      return {};
    case 'nl':
      return (await import('../messages/site/nl.json', { with: { type: 'json' } })).default;
    case 'fr':
      return (await import('../messages/site/fr.json', { with: { type: 'json' } })).default;
    case 'de':
      return (await import('../messages/site/de.json', { with: { type: 'json' } })).default;
  }
}
