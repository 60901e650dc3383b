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

/** Texts whose exact wording is guaranteed; `packages/screens/src/app/catalogue.test.ts` quotes them. */
const promised = new Set(['en shell.notFoundText']);

/** Rules for all languages. A rule's pattern matches what is wrong. */
const everywhere: Rule[] = [{ pattern: /["']/, problem: 'has a straight quote or apostrophe' }];
const own: Partial<Record<Locale, Rule[]>> = {
  fr: [
    // A mark inside an address or a time is followed by another character: "/live?board=1", "https://", "19:30".
    { pattern: new RegExp(`(?<![${narrow}?!;])[?!;](?![\\w/])`, 'u'), problem: 'needs a narrow no-break space (U+202F) before ? ! ;' },
    { pattern: new RegExp(`(?<!${noBreak}):(?![\\w/${value}])`, 'u'), problem: 'needs a no-break space (U+00A0) before :' },
    { pattern: new RegExp(`«(?!${noBreak})|(?<!${noBreak})»`, 'u'), problem: 'needs a no-break space (U+00A0) inside « »' },
    { pattern: new RegExp(`[\\d${value}] (?:%|[kMG]?o|px|€)(?!\\p{L})`, 'u'), problem: 'needs a no-break space before a unit' },
  ],
};

/** Texts that violate their language's rules for spaces and quotes, a line each. */
export function typographyProblems(read: (locale: Locale) => Catalogue = readCatalogue): string[] {
  return localeCodes.flatMap((locale) =>
    Object.entries(read(locale)).flatMap(([id, text]) =>
      [...everywhere, ...(own[locale] ?? [])]
        .filter(({ pattern }) => !promised.has(`${locale} ${id}`) && readings(parse(text)).some((reading) => pattern.test(reading)))
        .map(({ problem }) => `${locale}.json: "${id}" ${problem}`),
    ),
  );
}

/** Every text that a message can produce: one for each combination of its plurals and selects. */
function readings(elements: MessageFormatElement[]): string[] {
  return elements.reduce<string[]>((before, element) => before.flatMap((start) => readingsOf(element).map((end) => start + end)), ['']);
}

function readingsOf(element: MessageFormatElement): string[] {
  if (element.type === TYPE.literal) return [element.value];
  if (element.type === TYPE.tag) return readings(element.children);
  if (element.type === TYPE.plural || element.type === TYPE.select)
    return Object.values(element.options).flatMap((option) => readings(option.value));
  return [value];
}
