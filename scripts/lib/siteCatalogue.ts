import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import ts from 'typescript';
import type { Locale } from '@oche/i18n/locales';
import { routeNames, routes } from '@oche/routes/table';
import { filesWithMessages, messagesOfFile, readCatalogue, translations, writeCatalogue, type Catalogue } from './catalogues.ts';
import { folderOfPage } from './pageMap.ts';
import { root } from './project.ts';

/** Imports every page of the product, each when it is opened. */
const pageMap = 'packages/screens/src/app/pageMap.ts';

const fileOfPackage = /^@oche\/(i18n|screens)\/(.+)$/;

/** The path of an imported module in the repository; null for modules without texts, of other packages. */
function resolve(specifier: string, importer: string): string | null {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier);
  const [, name, path] = fileOfPackage.exec(specifier) ?? [];
  return name === undefined ? null : (globSync(`packages/${name}/src/${path}.{ts,tsx}`, { cwd: root })[0] ?? null);
}

/** The modules that the pages of competitions' sites import, directly or indirectly. */
function modulesOfSites(): string[] {
  // Some pages of the app are also on sites, such as the log-in.
  const folders = routeNames.filter((name) => routes[name].site !== 'app').map((name) => `${folderOfPage(name)}/**/*.{ts,tsx}`);
  const pages = globSync(folders, { cwd: root, exclude: ['**/*.test.ts', '**/*.stories.tsx'] });
  const modules = new Set(['hosts/web/client.tsx', ...pages]);
  // A set also iterates over the elements that are added meanwhile.
  for (const module of modules) {
    if (!/\.tsx?$/.test(module)) continue;
    for (const { fileName } of ts.preProcessFile(readFileSync(join(root, module), 'utf8')).importedFiles) {
      const imported = resolve(fileName, module);
      if (imported !== null && imported !== pageMap) modules.add(imported);
    }
  }
  return [...modules];
}

/** By language: the texts that pages of competitions' sites show. */
async function siteCatalogues(): Promise<[Locale, Catalogue][]> {
  const modules = new Set(modulesOfSites());
  const messages = await Promise.all(filesWithMessages().map((file) => (modules.has(file) ? messagesOfFile(file) : [])));
  const ids = new Set(messages.flat().map(({ id }) => id));
  const ofSites = (catalogue: Catalogue) => Object.fromEntries(Object.entries(catalogue).filter(([id]) => ids.has(id)));
  return translations.map((locale) => [locale, ofSites(readCatalogue(locale))]);
}

/** Writes the files that browsers load on a competition's site, from the files of all texts. */
export async function writeSiteCatalogues(): Promise<void> {
  for (const [locale, catalogue] of await siteCatalogues()) writeCatalogue(locale, catalogue, 'site');
}

/** The files of sites that differ from the files of all texts. */
export async function siteProblems(): Promise<string[]> {
  return (await siteCatalogues()).flatMap(([locale, catalogue]) =>
    JSON.stringify(readCatalogue(locale, 'site')) === JSON.stringify(catalogue)
      ? []
      : [`site/${locale}.json differs from ${locale}.json; run \`npm run messages -- extract\``],
  );
}
