import { createHash } from 'node:crypto';
import de from '@oche/i18n/messages/de.json' with { type: 'json' };
import en from '@oche/i18n/messages/en.json' with { type: 'json' };
import fr from '@oche/i18n/messages/fr.json' with { type: 'json' };
import nl from '@oche/i18n/messages/nl.json' with { type: 'json' };
import type { Locale } from '@oche/i18n/locales';

const messages = { en, nl, fr, de };
const known = new Map<Locale, { body: string; hash: string }>();

/** The texts of a language as they are sent, and their hash. */
export function catalogueOf(locale: Locale): { body: string; hash: string } {
  const before = known.get(locale);
  if (before) return before;
  const body = JSON.stringify(messages[locale]);
  const catalogue = { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 16) };
  known.set(locale, catalogue);
  return catalogue;
}
