import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { routeNames, routes, type Route, type RouteName } from '@oche/routes/table';
import { root } from './project.ts';

/** The folder of all pages. */
const source = 'packages/screens/src';
const mapFile = `${source}/app/pageMap.ts`;

/** The name of a page's component: `Rankings` of the route `rankings`. */
export const componentOf = (name: string): string => name.charAt(0).toUpperCase() + name.slice(1);

/** The route whose page is shown at a route: the route itself, or its canonical route if it is a second route to that page. */
export const shownBy = (name: RouteName): RouteName => ((routes[name] as Route).canonical ?? name) as RouteName;

/** The folder of a page, relative to the root of the checkout: `packages/screens/src/<area>/<name>`. */
export const folderOfPage = (name: RouteName): string => `${source}/${routes[shownBy(name)].area}/${shownBy(name)}`;

/** Problems: routes without their files, and `page.ts` files without a row in the route table. */
export function folderProblems(
  files = globSync(`${source}/**/page.ts`, { cwd: root }),
  has = (file: string) => existsSync(join(root, file)),
): string[] {
  const folders = new Set(routeNames.map(folderOfPage));
  const withoutRow = files
    .filter((file) => !folders.has(dirname(file)))
    .map((file) => `${file}: no row of packages/routes/src/table.ts has this area and name`);
  const missing = routeNames
    .filter((name) => shownBy(name) === name)
    .flatMap((name) => ['page.ts', `${componentOf(name)}.tsx`].map((file) => ({ name, file: `${folderOfPage(name)}/${file}` })))
    .filter(({ file }) => !has(file))
    .map(({ name, file }) => `${name}: ${file} is missing; \`npm run new -- page ${name}\` creates the files of a page`);
  return [...withoutRow.toSorted(), ...missing];
}

function mapText(): string {
  const entries = routeNames.map((name) => {
    const path = folderOfPage(name).slice(source.length + 1);
    const component = componentOf(shownBy(name));
    return `  ${name}: { page: () => import('../${path}/page.ts'), screen: () => import('#screen/${path}/${component}').then((m) => m.${component}) },`;
  });
  return `// Written by \`npm run new -- map\` from the route table. Do not edit it: \`npm run check -- routes\` fails if it differs.
import type { ComponentType } from 'react';
import type { RouteName } from '@oche/routes/table';
import type { AnyPage } from '../shell/definePage.ts';

/**
 * Imports each page (title and reads) and its screen (the component) as separate chunks, so that no page loads the texts of another page.
 * A Next server component must not import a module with hooks, not even by \`import()\`. There, \`#screen/…\` resolves to \`noScreen.ts\`.
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

/** Writes the page map. Returns its path. */
export function writePageMap(): string {
  writeFileSync(join(root, mapFile), mapText());
  return mapFile;
}

const readMap = () => (existsSync(join(root, mapFile)) ? readFileSync(join(root, mapFile), 'utf8') : '');

/** A line of text if the page map does not match the route table. */
export function mapProblems(current = readMap()): string[] {
  return current === mapText() ? [] : [`${mapFile} is stale: run \`npm run new -- map\``];
}
