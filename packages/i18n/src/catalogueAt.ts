import { createHash } from 'node:crypto';
import de from '../messages/de.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import fr from '../messages/fr.json' with { type: 'json' };
import nl from '../messages/nl.json' with { type: 'json' };
import { isLocale, type Locale } from './locales.ts';

const messages = { en, nl, fr, de };
const catalogues = new Map<Locale, { body: string; hash: string }>();

/** The texts of a language as JSON, and their hash. Only for servers, since this module loads all languages. */
function catalogueOf(locale: Locale): { body: string; hash: string } {
  const cached = catalogues.get(locale);
  if (cached) return cached;
  const body = JSON.stringify(messages[locale]);
  const catalogue = { body, hash: createHash('sha256').update(body).digest('hex').slice(0, 16) };
  catalogues.set(locale, catalogue);
  return catalogue;
}

const path = /^\/_i18n\/([^/]+)\/([^/]+)\/messages\.json$/;

/** The response for the path of a language: all its texts; null for any other path. A path with the hash of the current texts can be cached forever. */
export function catalogueAt(pathname: string): { body: string; headers: Record<string, string> } | null {
  const [, requestedHash, locale] = path.exec(pathname) ?? [];
  if (!isLocale(locale)) return null;
  const { body, hash } = catalogueOf(locale);
  const cacheControl = requestedHash === hash ? 'public, max-age=31536000, immutable' : 'no-cache';
  return { body, headers: { 'content-type': 'application/json', 'cache-control': cacheControl } };
}
