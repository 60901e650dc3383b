import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import { defaultLocale, localeCodes } from '@oche/i18n/locales';
import type { Locale } from '@oche/i18n/locales';
import { routeNames } from '@oche/routes/table';
import { folderOfPage, shownBy } from './pageMap.ts';
import { root } from './project.ts';

/** Texts of one language by id. */
export type Catalogue = Record<string, string>;

/** The languages that are translated into. */
export const translations: Locale[] = localeCodes.filter((locale) => locale !== defaultLocale);

const fileOf = (locale: Locale) => join(root, 'packages/i18n/messages', `${locale}.json`);

/** One language as it stands in its file. */
export function readCatalogue(locale: Locale): Catalogue {
  return JSON.parse(readFileSync(fileOf(locale), 'utf8'));
}

/** Writes one language, sorted by id so that two people who add texts rarely touch the same line. */
export function writeCatalogue(locale: Locale, catalogue: Catalogue): void {
  const sorted = Object.fromEntries(Object.entries(catalogue).toSorted(([a], [b]) => (a < b ? -1 : 1)));
  writeFileSync(fileOf(locale), `${JSON.stringify(sorted, null, 2)}\n`);
}

/**
 * All texts in code, by importing every module that declares some; `problems` names ids that stand twice and texts that do
 * not parse.
 */
export async function extractMessages(): Promise<{ messages: Catalogue; problems: string[] }> {
  const messages: Catalogue = {};
  const problems: string[] = [];
  for (const file of filesWithMessages()) {
    if (file.endsWith('.tsx')) {
      problems.push(`${file}: declares messages beside a component; move them to a messages.ts, which Node can import`);
      continue;
    }
    const exported: Record<string, unknown> = await import(join(root, file));
    for (const { id, defaultMessage } of Object.values(exported).flatMap(messagesIn)) {
      if (id in messages) problems.push(`${file}: "${id}" is declared twice; give one of them an id of its own, or share the declaration`);
      const failure = signatureOf(defaultMessage).error;
      if (failure) problems.push(`${file}: "${id}" is no ICU message: ${failure}`);
      messages[id] = defaultMessage;
    }
  }
  return { messages, problems };
}

/** Texts whose ids do not say whose they are: those of a page begin with its route's name, those that pages share with no route's. */
export async function idProblems(): Promise<string[]> {
  const named = new Set<string>(routeNames);
  const files = filesWithMessages().filter((file) => file.startsWith('packages/screens/'));
  const found = await Promise.all(
    files.map(async (file) => {
      const exported: Record<string, unknown> = await import(join(root, file));
      const page = routeNames.find((name) => file.startsWith(`${folderOfPage(name)}/`));
      return Object.values(exported)
        .flatMap(messagesIn)
        .filter(({ id }) => (page ? !id.startsWith(`${shownBy(page)}.`) : named.has(id.split('.')[0] ?? '')))
        .map(
          ({ id }) =>
            `${file}: "${id}" ${page ? `should begin with "${shownBy(page)}."` : 'begins like the texts of a page, and no page is here'}`,
        );
    }),
  );
  return found.flat();
}

function filesWithMessages(): string[] {
  const sources = globSync('packages/*/src/**/*.{ts,tsx}', { cwd: root }).filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file) && !file.startsWith(join('packages/i18n/')),
  );
  return sources.filter((file) => readFileSync(join(root, file), 'utf8').includes('defineMessages(')).toSorted();
}

/** The texts among what a module exports. */
export function messagesIn(exported: unknown): { id: string; defaultMessage: string }[] {
  if (typeof exported !== 'object' || exported === null) return [];
  return Object.values(exported).filter(
    (value): value is { id: string; defaultMessage: string } =>
      typeof value === 'object' && value !== null && typeof value.id === 'string' && typeof value.defaultMessage === 'string',
  );
}

/** Compares the catalogues with the texts in code: `source` is what the code says. */
export function compareCatalogues(source: Catalogue, read: (locale: Locale) => Catalogue = readCatalogue): string[] {
  const english = read(defaultLocale);
  const stale = [...new Set([...Object.keys(source), ...Object.keys(english)])].filter((id) => source[id] !== english[id]);
  const problems = stale.map((id) => `${defaultLocale}.json: "${id}" is not what the code says; run \`npm run messages -- extract\``);
  for (const locale of translations) {
    const catalogue = read(locale);
    for (const id of Object.keys(source)) if (!(id in catalogue)) problems.push(`${locale}.json: "${id}" is missing`);
    for (const [id, text] of Object.entries(catalogue)) {
      const original = source[id];
      if (original === undefined) problems.push(`${locale}.json: "${id}" is in no code any more`);
      else problems.push(...structuralDifferences(original, text).map((difference) => `${locale}.json: "${id}" ${difference}`));
    }
  }
  return problems;
}

/** What a translation does with its values that the original does not, or the other way round. */
export function structuralDifferences(original: string, translation: string): string[] {
  const expected = signatureOf(original);
  const actual = signatureOf(translation);
  if (actual.error) return [`is no ICU message: ${actual.error}`];
  const lacks = [...expected.parts].filter((part) => !actual.parts.has(part)).map((part) => `lacks ${part}`);
  const adds = [...actual.parts].filter((part) => !expected.parts.has(part)).map((part) => `has ${part}, which the original has not`);
  return [...lacks, ...adds];
}

/** The arguments and tags of a message, whatever their order; plural categories are each language's own affair. */
function signatureOf(text: string): { parts: Set<string>; error?: string } {
  const parts = new Set<string>();
  try {
    collect(parse(text), parts);
    return { parts };
  } catch (error) {
    return { parts, error: error instanceof Error ? error.message : String(error) };
  }
}

/** What a message says, whatever its values: without their names, and without the cases of its plurals and selects. */
export function literalsOf(text: string): string {
  const said = (elements: MessageFormatElement[]): string[] =>
    elements.flatMap((element) => {
      if (element.type === TYPE.literal) return [element.value];
      if (element.type === TYPE.tag) return said(element.children);
      if (element.type === TYPE.plural || element.type === TYPE.select)
        return Object.values(element.options).flatMap(({ value }) => said(value));
      return [];
    });
  return said(parse(text)).join('\n');
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
      // A text, and the number of a plural, take nothing.
    }
  }
}
