import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, localeCodes } from '@oche/i18n/locales';
import type { Locale } from '@oche/i18n/locales';
import { routeNames } from '@oche/routes/table';
import { folderOfPage, shownBy } from './pageMap.ts';
import { root } from './project.ts';

/** By id: texts of one language. */
export type Catalogue = Record<string, string>;

/** Every language except English, in which the code is written. */
export const translations: Locale[] = localeCodes.filter((locale) => locale !== defaultLocale);

/** The texts of the whole product, or only those that sites of competitions show (see siteCatalogue.ts). */
export type Extent = 'all' | 'site';

const fileOf = (locale: Locale, extent: Extent) => join(root, 'packages/i18n/messages', extent === 'site' ? 'site' : '', `${locale}.json`);

/** Reads the file of one language. */
export function readCatalogue(locale: Locale, extent: Extent = 'all'): Catalogue {
  return JSON.parse(readFileSync(fileOf(locale, extent), 'utf8'));
}

/** Writes the file of one language. It is sorted by id, so that the changes of two people rarely conflict. */
export function writeCatalogue(locale: Locale, catalogue: Catalogue, extent: Extent = 'all'): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(locale, extent), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * All texts in code. Imports every module that declares messages. `problems`: ids that are declared twice and texts that do not parse.
 */
export async function extractMessages(): Promise<{ messages: Catalogue; problems: string[] }> {
  const messages: Catalogue = {};
  const problems: string[] = [];
  for (const file of filesWithMessages()) {
    if (file.endsWith('.tsx')) {
      problems.push(`${file}: declares messages next to a component; move them to a messages.ts, which Node can import`);
      continue;
    }
    for (const { id, defaultMessage } of await messagesOfFile(file)) {
      if (id in messages) problems.push(`${file}: "${id}" is declared twice; give one of them another id, or share the declaration`);
      const failure = signatureOf(defaultMessage).error;
      if (failure) problems.push(`${file}: "${id}" is not an ICU message: ${failure}`);
      messages[id] = defaultMessage;
    }
  }
  return { messages, problems };
}

/** Texts with the wrong id. The ids of a page's texts must begin with its route's name. Other ids must not begin with the name of a route. */
export async function idProblems(): Promise<string[]> {
  const routeNameSet = new Set<string>(routeNames);
  const files = filesWithMessages().filter((file) => file.startsWith('packages/screens/'));
  const problems = await Promise.all(
    files.map(async (file) => {
      const page = routeNames.find((name) => file.startsWith(`${folderOfPage(name)}/`));
      return (await messagesOfFile(file))
        .filter(({ id }) => (page ? !id.startsWith(`${shownBy(page)}.`) : routeNameSet.has(id.split('.')[0] ?? '')))
        .map(
          ({ id }) =>
            `${file}: "${id}" ${page ? `should begin with "${shownBy(page)}."` : 'begins with the name of a route, but this is not the folder of a page'}`,
        );
    }),
  );
  return problems.flat();
}

/** The modules that declare messages. */
export function filesWithMessages(): string[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && file !== join('packages/i18n/src/messages.ts'),
  );
  return sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages(')).toSorted();
}

/** The messages that a module declares. */
export async function messagesOfFile(file: string): Promise<ReturnType<typeof messagesIn>> {
  const exported: Record<string, unknown> = await import(join(root, file));
  return Object.values(exported).flatMap(messagesIn);
}

/** The messages in one export of a module; none if it does not come from `defineMessages`. */
export function messagesIn(exported: unknown): { id: string; defaultMessage: string }[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).filter(
    (value): value is { id: string; defaultMessage: string } =>
      typeof value === 'object' && value !== null && typeof value.id === 'string' && typeof value.defaultMessage === 'string',
  );
}

/** Compares the catalogues with `source`, the texts in code. Returns a line for each difference. */
export function compareCatalogues(source: Catalogue, read: (locale: Locale) => Catalogue = (locale) => readCatalogue(locale)): string[] {
  const english = read(defaultLocale);
  const stale = [...new Set([...Object.keys(source), ...Object.keys(english)])].filter((id) => source[id] !== english[id]);
  const problems = stale.map((id) => `${defaultLocale}.json: "${id}" differs from the code; run \`npm run messages -- extract\``);
  for (const locale of translations) {
    const catalogue = read(locale);
    for (const id of Object.keys(source)) if (!(id in catalogue)) problems.push(`${locale}.json: "${id}" is missing`);
    for (const [id, text] of Object.entries(catalogue)) {
      const original = source[id];
      if (original === undefined) problems.push(`${locale}.json: "${id}" is no longer in the code`);
      else problems.push(...structuralDifferences(original, text).map((difference) => `${locale}.json: "${id}" ${difference}`));
    }
  }
  return problems;
}

/** Describes each argument and tag that only the original or only the translation has. */
export function structuralDifferences(original: string, translation: string): string[] {
  const expected = signatureOf(original);
  const actual = signatureOf(translation);
  if (actual.error) return [`is not an ICU message: ${actual.error}`];
  const lacks = [...expected.parts].filter((part) => !actual.parts.has(part)).map((part) => `lacks ${part}`);
  const adds = [...actual.parts].filter((part) => !expected.parts.has(part)).map((part) => `has ${part}, which the original does not have`);
  return [...lacks, ...adds];
}

/** The arguments and tags of a message, without their order and without plural categories, both of which differ between languages. */
function signatureOf(text: string): { parts: Set<string>; error?: string } {
  const parts = new Set<string>();
  try {
    collect(parse(text), parts);
    return { parts };
  } catch (error) {
    return { parts, error: error instanceof Error ? error.message : String(error) };
  }
}

/** The visible words of a message, without the names of its arguments and of the cases of its plurals and selects. */
export function literalsOf(text: string): string {
  const words = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return words(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options).flatMap(({ value }) => words(value));
      return [];
    });
  return words(parse(text)).join('\n');
}

function collect(elements: MessageFormatElement[], parts: Set<string>): void {
  for (const element of elements) {
    switch (element.type) {
      case TYPE.argument:
        parts.add(`{${element.value}}`);
        break;
      case TYPE.number:
      case TYPE.date:
      case TYPE.time:
        parts.add(`{${element.value}, ${TYPE[element.type]}}`);
        break;
      case TYPE.plural:
        parts.add(`{${element.value}, ${element.pluralType === 'ordinal' ? 'selectordinal' : 'plural'}}`);
        for (const option of Object.values(element.options)) collect(option.value, parts);
        break;
      case TYPE.select:
        parts.add(`{${element.value}, select, ${Object.keys(element.options).toSorted().join(' ')}}`);
        for (const option of Object.values(element.options)) collect(option.value, parts);
        break;
      case TYPE.tag:
        parts.add(`<${element.value}>`);
        collect(element.children, parts);
        break;
      default:
      // Texts and the `#` of a plural have no argument.
    }
  }
}
