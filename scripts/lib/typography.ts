import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { localeCodes } from '@oche/i18n/locales';
import type { Locale } from '@oche/i18n/locales';
import { readCatalogue, type Catalogue } from './catalogues.ts';

const narrow = '\u202f';
const noBreak = '\u00a0';
/** A placeholder for the value of an argument. */
const value = '\ufffc';

type Rule = { pattern: RegExp; problem: string };

/** Texts with a guaranteed exact wording. `packages/screens/src/app/catalogue.test.ts` quotes them. */
const guaranteed = new Set(['en shell.notFoundText']);

/** Rules for all languages. The pattern of a rule matches the mistake. */
const allLanguages: Rule[] = [{ pattern: /["']/, problem: 'has a straight quote or apostrophe' }];
const byLanguage: Partial<Record<Locale, Rule[]>> = {
  fr: [
    // A mark inside a URL or a time is followed by another character: "/live?board=1", "https://", "19:30".
    { pattern: new RegExp(`(?<![${narrow}?!;])[?!;](?![\\w/])`, 'u'), problem: 'needs a narrow no-break space (U+202F) before ? ! ;' },
    { pattern: new RegExp(`(?<!${noBreak}):(?![\\w/${value}])`, 'u'), problem: 'needs a no-break space (U+00A0) before :' },
    { pattern: new RegExp(`«(?!${noBreak})|(?<!${noBreak})»`, 'u'), problem: 'needs a no-break space (U+00A0) inside « »' },
    { pattern: new RegExp(`[\\d${value}] (?:%|[kMG]?o|px|€)(?!\\p{L})`, 'u'), problem: 'needs a no-break space before a unit' },
  ],
};

/** Texts that violate the rules of their language for spaces and quotes, as lines of text. */
export function typographyProblems(read: (locale: Locale) => Catalogue = readCatalogue): string[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(read(locale)).flatMap(([id, text]) =>
      [...allLanguages, ...(byLanguage[locale] ?? [])]
        .filter(({ pattern }) => !guaranteed.has(`${locale} ${id}`) && textsOf(parse(text)).some((variant) => pattern.test(variant)))
        .map(({ problem }) => `${locale}.json: "${id}" ${problem}`),
    ),
  );
}

/** Every text that a message can produce: one for each combination of its plurals and selects. */
function textsOf(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>((starts, element) => starts.flatMap((start) => textsOfElement(element).map((end) => start + end)), ['']);
}

function textsOfElement(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return textsOf(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => textsOf(option.value));
  return [value];
}
