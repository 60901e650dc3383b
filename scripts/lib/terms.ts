import type { Locale } from '@oche/i18n/locales';
import { de } from '../../docs/terms/de/words.ts';
import { fr } from '../../docs/terms/fr/words.ts';
import { nl } from '../../docs/terms/nl/words.ts';
import type { Term } from '../../docs/terms/term.ts';
import { literalsOf, readCatalogue, type Catalogue } from './catalogues.ts';

/** The chosen terms in docs/terms, which Storybook shows under Foundations. */
const decided: Partial<Record<Locale, readonly Term[]>> = { nl, fr, de };

/** Where the catalogues do not use the chosen terms, a line each. */
export function termProblems(): string[] {
  return Object.entries(decided).flatMap(([locale, terms]) =>
    problemsIn(terms, readCatalogue(locale as Locale)).map((problem) => `${locale}.json: ${problem}`),
  );
}

/** Messages that contain a rejected word, and messages that should show a chosen term but do not contain it. */
export function problemsIn(terms: readonly Term[], catalogue: Catalogue): string[] {
  const texts = Object.entries(catalogue).map(([id, text]) => ({ id, said: literalsOf(text) }));
  return terms.flatMap(({ en, word, shown, never = [] }) => {
    const rejected = never.flatMap((other) => {
      const pattern = new RegExp(`(?<!\\p{L})${other.replaceAll('.', '\\.')}(?!\\p{L})`, 'iu');
      return texts.filter(({ said }) => pattern.test(said)).map(({ id }) => `"${id}" says "${other}" for "${en}": it is "${word}"`);
    });
    if (shown === undefined) return rejected;
    const said = literalsOf(catalogue[shown] ?? '').toLowerCase();
    const says = word.split(/[,;]/).some((form) => said.includes(form.trim().toLowerCase()));
    return says ? rejected : [...rejected, `"${shown}" does not say "${word}" for "${en}"`];
  });
}
