import type { Locale } from '@oche/i18n/locales';
import { de } from '../../docs/terms/de/words.ts';
import { fr } from '../../docs/terms/fr/words.ts';
import { nl } from '../../docs/terms/nl/words.ts';
import type { Term } from '../../docs/terms/term.ts';
import { literalsOf, readCatalogue, type Catalogue } from './catalogues.ts';

/** The chosen terms in docs/terms, which Storybook shows under Foundations. */
const chosen: Partial<Record<Locale, readonly Term[]>> = { nl, fr, de };

/** The messages in the catalogues that do not use the chosen terms, as lines of text. */
export function termProblems(): string[] {
  return Object.entries(chosen).flatMap(([locale, terms]) =>
    problemsIn(terms, readCatalogue(locale as Locale)).map((problem) => `${locale}.json: ${problem}`),
  );
}

/** Messages that contain a rejected word, and messages that should show a chosen term but do not contain it. */
export function problemsIn(terms: readonly Term[], catalogue: Catalogue): string[] {
  const messages = Object.entries(catalogue).map(([id, message]) => ({ id, text: literalsOf(message) }));
  return terms.flatMap(({ en, word, shown, never = [] }) => {
    const rejected = never.flatMap((other) => {
      const pattern = new RegExp(`(?<!\\p{L})${other.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu');
      return messages
        .filter(({ text }) => pattern.test(text))
        .map(({ id }) => `"${id}" contains "${other}" for "${en}": the term is "${word}"`);
    });
    if (shown === undefined) return rejected;
    const text = literalsOf(catalogue[shown] ?? '').toLowerCase();
    const hasTerm = word.split(/[,;]/).some((form) => text.includes(form.trim().toLowerCase()));
    return hasTerm ? rejected : [...rejected, `"${shown}" does not contain "${word}", the term for "${en}"`];
  });
}
