import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export type Language = 'en' | 'nl' | 'fr' | 'de';

const catalogue = (language: Language): Record<string, string> =>
  JSON.parse(readFileSync(join(import.meta.dirname, `../packages/i18n/messages/${language}.json`), 'utf8'));
const catalogues = { en: catalogue('en'), nl: catalogue('nl'), fr: catalogue('fr'), de: catalogue('de') };

/** A message without plurals from a language's catalogue, with its values inserted. Throws if the id is unknown. */
export function text(language: Language, id: string, values: Record<string, string | number> = {}): string {
  const pattern = catalogues[language][id];
  if (pattern === undefined) throw new Error(`No text "${id}" in the ${language} catalogue.`);
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => String(values[name]));
}
