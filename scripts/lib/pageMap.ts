import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routeNames, routes, type Route, type RouteName } from '@oche/routes/table';
import { root } from './project.ts';

/** Where the pages of `screens` are. */
const source = 'packages/screens/src';
const mapFile = `${source}/app/pageMap.ts`;

/** The name of a page's component: `Rankings` of the route `rankings`. */
export const componentOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The route whose page a route shows: itself, or the one of which it is a second address. */
export const shownBy = (name: RouteName): RouteName => ((routes[name] as Route).canonical ?? name) as RouteName;

/** The folder of a page from the root of the checkout: `packages/screens/src/<area>/<name>`. */
export const folderOfPage = (name: RouteName): string => `${source}/${routes[shownBy(name)].area}/${shownBy(name)}`;

/** Rows without their files, and pages without a row. */
export function folderProblems(
  files = globSync(`${source}/**/page.ts`, { cwd: root }),
  has = (file: string) => existsSync(join(root, file)),
): string[] {
  const folders = new Set(routeNames.map(folderOfPage));
  const rowless = files
    .filter((file) => !folders.has(dirname(file)))
    .map((file) => `${file}: no row of packages/routes/src/table.ts has this folder, which is its area and its name`);
  const missing = routeNames
    .filter((name) => shownBy(name) === name)
    .flatMap((name) => ['page.ts', `${componentOf(name)}.tsx`].map((file) => ({ name, file: `${folderOfPage(name)}/${file}` })))
    .filter(({ file }) => !has(file))
    .map(({ name, file }) => `${name}: ${file} is missing; \`npm run new -- page ${name}\` writes the files of a page`);
  return [...rowless.toSorted(), ...missing];
}

function mapText(): string {
  const entries = routeNames.map((name) => {
    const path = folderOfPage(name).slice(source.length + 1);
    const component = componentOf(shownBy(name));
    return `  ${name}: { page: () => import('../${path}/page.ts'), screen: () => import('#screen/${path}/${component}').then((m) => m.${component}) },`;
  });
  return `// Written by \`npm run new -- map\` from the route table and the folders of the pages. Do not edit it: \`npm run check -- routes\` compares.
import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from '../shell/definePage.ts';

/**
 * Where every page is: its title and reads, and what it looks like. Each is a chunk of its own, so that no page loads the texts of another.
 * A Next server component may not reach a module with hooks, not even by \`import()\`: for it \`#screen/\` is \`noScreen.ts\` (package.json).
 */
type PageMap = {
  readonly [K in RouteName]: { page: () => Promise<{ page: AnyPage }>; screen: () => Promise<ComponentType> };
};

// prettier-ignore
export const pageMap: PageMap = {
${entries.join('\n')}
};
`;
}

/** Writes the map of pages. Returns its path. */
export function writePageMap(): string {
  writeFileSync(join(root, mapFile), mapText());
  return mapFile;
}

const readMap = () => (existsSync(join(root, mapFile)) ? readFileSync(join(root, mapFile), 'utf8') : '');

/** Says whether the map is not the one that the table and the folders give. */
export function mapProblems(written = readMap()): string[] {
  return written === mapText() ? [] : [`${mapFile} is stale: run \`npm run new -- map\``];
}
