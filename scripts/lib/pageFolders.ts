import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { routeNames, routes, type RouteName } from '@oche/routes/table';
import { folderOfPage, shownBy } from './pageMap.ts';
import { root } from './project.ts';

/** The properties of a page that the checks need. */
export type PageFolder = {
  route: RouteName;
  folder: string;
  /** the names of its stories */
  stories: Set<string>;
  reads: EndpointName[];
  /** whether it reads or calls an endpoint */
  readsAny: boolean;
  /** whether it only consists of texts, so that it counts as built without an endpoint */
  isStatic: boolean;
  /** whether one of its reads returns a list */
  lists: boolean;
};

type ReadLike = { name: EndpointName };
type PageLike = { reads: (params: unknown, search: URLSearchParams) => Record<string, ReadLike>; isStatic?: true };

/** The existing folders of pages in the route table. Each `page.ts` is imported. */
export async function readPageFolders(): Promise<PageFolder[]> {
  const existing = routeNames.filter((name) => existsSync(join(root, folderOfPage(name), 'page.ts')));
  const pages = await Promise.all(existing.filter((name) => shownBy(name) === name).map(readPageFolder));
  // A second route to a page counts as another page with the same files.
  return existing.flatMap((route) => pages.filter((page) => page.route === shownBy(route)).map((page) => ({ ...page, route })));
}

async function readPageFolder(route: RouteName): Promise<PageFolder> {
  const folder = folderOfPage(route);
  const { page }: { page: PageLike } = await import(join(root, folder, 'page.ts'));
  const stories = globSync(`${folder}/*.stories.tsx`, { cwd: root }).flatMap((path) =>
    [...readFileSync(join(root, path), 'utf8').matchAll(/^export const (\w+)/gm)].map(([, name]) => name ?? ''),
  );
  // Only the names of the endpoints matter here, so the parameters may have any value.
  const anyParams = new Proxy({}, { get: () => 'any' });
  const reads = Object.values(page.reads(anyParams, new URLSearchParams()));
  return {
    route,
    folder,
    stories: new Set(stories),
    reads: reads.map(({ name }) => name),
    readsAny: reads.length > 0 || callsEndpoint(folder),
    isStatic: page.isStatic === true,
    lists: reads.some(({ name }) => isList(endpoints[name].output)),
  };
}

/** Whether the sources of a page use the API. A page without reads may still call endpoints, for example if it has a form. */
function callsEndpoint(folder: string): boolean {
  const sources = globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).filter((path) => !/\.(test|stories)\./.test(path));
  return sources.some((path) => readFileSync(join(root, path), 'utf8').includes("from '@oche/api/"));
}

type SchemaLike = { _zod: { def: { type: string; shape?: Record<string, SchemaLike> } } };

function isList(schema: SchemaLike): boolean {
  const { type, shape } = schema._zod.def;
  return type === 'array' || (type === 'object' && shape?.['items']?._zod.def.type === 'array');
}

/** Whether an endpoint returns one page of a list: `items`, `page`, `perPage`, `total`. */
export function isPageOfList(name: EndpointName): boolean {
  const { type, shape } = (endpoints[name].output as unknown as SchemaLike)._zod.def;
  return type === 'object' && ['items', 'page', 'perPage', 'total'].every((key) => shape !== undefined && key in shape);
}

/** The names of the required stories that a page lacks. */
export function missingStories({ route, stories, readsAny, lists }: PageFolder): string[] {
  const needed = ['Default', 'LongGermanNames'];
  if (readsAny) needed.push('Failed');
  if (lists) needed.push('Empty');
  if (routes[route].path.includes('{')) needed.push('NotFound');
  return needed.filter((name) => !stories.has(name));
}

/** Whether a page counts as built: it reads or calls an endpoint, or is static, and it has the required stories. */
export function isBuilt(page: PageFolder): boolean {
  return (page.readsAny || page.isStatic) && missingStories(page).length === 0;
}

export type Row = { site: string; path: string; access: string; layout: string };
export type SpecifiedRow = Row & { area: string };

/** The list of all pages of the product, `routes.tsv`. Throws if the file is missing. */
export function readSpecifiedRoutes(): SpecifiedRow[] {
  const file = join(root, 'packages/routes/routes.tsv');
  if (!existsSync(file)) throw new Error(`${file} is missing: the route table cannot be compared with the specified pages.`);
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  return lines.map((line) => {
    const [site = '', path = '', access = '', layout = '', area = ''] = line.split('\t');
    return { site, path, access, layout, area };
  });
}

/** The differences between the route table and the specified list. `area` is not compared, because it only names the folder of the code. */
export function routeDifferences(specified: Row[], table: Record<string, Row>): string[] {
  return Object.entries(table).flatMap(([name, row]) => {
    const found = specified.find(({ path, site }) => path === row.path && site === row.site);
    if (!found) return [`${name}: routes.tsv has no page ${row.path} of site "${row.site}"`];
    return (['access', 'layout'] as const).flatMap((key) =>
      found[key] === row[key] ? [] : [`${name}: ${key} is "${row[key]}", specified is "${found[key]}"`],
    );
  });
}
