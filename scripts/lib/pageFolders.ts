import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { routeNames, routes, type RouteName } from '@oche/routes/table';
import { folderOfPage, shownBy } from './pageMap.ts';
import { root } from './project.ts';

/** What the checks know of a page: its row, its folder, the names of its stories, what it reads. */
export type PageFolder = {
  route: RouteName;
  folder: string;
  stories: Set<string>;
  reads: EndpointName[];
  readsAny: boolean;
  lists: boolean;
};

type ReadLike = { name: EndpointName };
type PageLike = { reads: (params: unknown, search: URLSearchParams) => Record<string, ReadLike> };

/** Pages whose whole content is in their texts: they need no endpoint to be built. */
const staticPages = new Set(['/privacy-policy', '/terms-of-service', '/{season?}/help', '/play/offline']);

/** The folders of all pages of the route table that there are, by importing each `page.ts`. */
export async function readPageFolders(): Promise<PageFolder[]> {
  const there = routeNames.filter((name) => existsSync(join(root, folderOfPage(name), 'page.ts')));
  const pages = await Promise.all(there.filter((name) => shownBy(name) === name).map(readPageFolder));
  // A second address of a page is a page of its own here, with the same files.
  return there.flatMap((route) => pages.filter((page) => page.route === shownBy(route)).map((page) => ({ ...page, route })));
}

async function readPageFolder(route: RouteName): Promise<PageFolder> {
  const folder = folderOfPage(route);
  const { page }: { page: PageLike } = await import(join(root, folder, 'page.ts'));
  const stories = globSync(`${folder}/*.stories.tsx`, { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''),
  );
  // A read is data: the values of its parameters do not matter here.
  const anyParams = new Proxy({}, { get: () => 'any' });
  const reads = Object.values(page.reads(anyParams, new URLSearchParams()));
  return {
    route,
    folder,
    stories: new Set(stories),
    reads: reads.map(({ name }) => name),
    readsAny: reads.length > 0 || callsEndpoint(folder),
    lists: reads.some(({ name }) => isList(endpoints[name].output)),
  };
}

/** A page without reads may call, as a form does. */
function callsEndpoint(folder: string): boolean {
  const sources = globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).filter((path) => !/\.(test|stories)\./.test(path));
  return sources.some((path) => readFileSync(join(root, path), 'utf8').includes("from '@oche/api/"));
}

type SchemaLike = { _zod: { def: { type: string; shape?: Record<string, SchemaLike> } } };

function isList(schema: SchemaLike): boolean {
  const { type, shape } = schema._zod.def;
  return type === 'array' || (type === 'object' && shape?.['items']?._zod.def.type === 'array');
}

/** Whether an endpoint answers a page of a list: items, page, items per page, total. */
export function isPageOfList(name: EndpointName): boolean {
  const { type, shape } = (endpoints[name].output as unknown as SchemaLike)._zod.def;
  return type === 'object' && ['items', 'page', 'perPage', 'total'].every((key) => shape !== undefined && key in shape);
}

/** The named stories that a page lacks. */
export function missingStories({ route, stories, lists }: PageFolder): string[] {
  const needed = ['Default', 'Failed', 'LongGermanNames'];
  if (lists) needed.push('Empty');
  if (routes[route].path.includes('{')) needed.push('NotFound');
  return needed.filter((name) => !stories.has(name));
}

/** Whether a row counts as built: its page reads or calls an endpoint, or is static, and has its named stories. */
export function isBuilt(page: PageFolder): boolean {
  return (page.readsAny || staticPages.has(routes[page.route].path)) && missingStories(page).length === 0;
}

export type Row = { site: string; path: string; access: string; layout: string };
export type SpecifiedRow = Row & { area: string };

/** The copy of the list of all pages of the product. */
export function readSpecifiedRoutes(): SpecifiedRow[] {
  const file = join(root, 'packages/routes/routes.tsv');
  if (!existsSync(file)) throw new Error(`${file} is missing: the table of routes cannot be compared with what was specified.`);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [site = '', path = '', access = '', layout = '', area = ''] = line.split('\t');
    return { site, path, access, layout, area };
  });
}

/** Where the table says something else than the specified list. Where the code of a page is, is ours to choose: `area` is not compared. */
export function routeDifferences(specified: Row[], table: Record<string, Row>): string[] {
  return Object.entries(table).flatMap(([name, row]) => {
    const found = specified.find(({ path, site }) => path === row.path && site === row.site);
    if (!found) return [`${name}: no page ${row.path} of site "${row.site}" is specified in routes.tsv`];
    return (['access', 'layout'] as const).flatMap((key) =>
      found[key] === row[key] ? [] : [`${name}: ${key} is "${row[key]}", specified is "${found[key]}"`],
    );
  });
}
