import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { endpoints, type EndpointName } from '@oche/api/contract/endpoints';
import { localeCodes, type Locale } from '@oche/i18n/locales';
import { routes, type RouteName } from '@oche/routes/table';
import { messagesIn } from './catalogues.ts';
import { readPageFolders } from './pageFolders.ts';
import { root } from './project.ts';

export type EndpointFact = { name: string; method: string; path: string; access: string; summary: string };

/** The facts about a page that Storybook shows next to its stories. All of them are derived from code. */
export type PageFacts = {
  route: RouteName;
  /** relative to the root of the checkout */
  folder: string;
  /** the English path, with parameters in braces */
  path: string;
  /** the path in each language */
  paths: Record<Locale, string>;
  site: string;
  access: string;
  layout: string;
  area: string;
  /** whether docs/areas has a page for the area */
  isDescribed: boolean;
  /** endpoints fetched before the page is shown */
  reads: EndpointFact[];
  /** endpoints that the page or a module that it imports calls later */
  calls: EndpointFact[];
  /** ids of the texts that the page may show */
  messages: string[];
};

const isProductCode = (path: string) => !/\.(test|stories)\.tsx?$/.test(path);

/** The sources of a page: those in its folder, and all modules that they import by relative paths. */
export function sourcesOf(folder: string): string[] {
  const found = new Set(globSync(`${folder}/*.{ts,tsx}`, { cwd: root }).filter(isProductCode));
  // Files added to the set during the loop are visited too.
  for (const path of found) {
    const text = readFileSync(join(root, path), 'utf8');
    for (const [, target = ''] of text.matchAll(/from '(\.[^']+)'/g)) {
      const file = join(path, '..', target);
      if (existsSync(join(root, file)) && isProductCode(file)) found.add(file);
    }
  }
  return [...found].toSorted();
}

const factOf = (name: EndpointName): EndpointFact => {
  const { method, path, access, summary } = endpoints[name];
  return { name, method, path, access, summary };
};

/** The endpoints that a source reads or calls by name. */
const calledIn = (text: string): EndpointName[] =>
  [...text.matchAll(/\b(?:read|useRead|useWrite|call)\(\s*'(\w+)'/g)].flatMap(([, name = '']) =>
    name in endpoints ? [name as EndpointName] : [],
  );

async function messagesOf(sources: string[]): Promise<string[]> {
  const declaring = sources.filter((path) => path.endsWith('.ts') && readFileSync(join(root, path), 'utf8').includes('defineMessages('));
  const modules: Record<string, unknown>[] = await Promise.all(declaring.map((path) => import(join(root, path))));
  return modules.flatMap((exported) => Object.values(exported).flatMap(messagesIn)).map(({ id }) => id);
}

/** Areas with their own docs page in Storybook. */
export const describedAreas = (): Set<string> =>
  new Set(
    globSync('docs/areas/*.mdx', { cwd: root }).flatMap((file) =>
      [...readFileSync(join(root, file), 'utf8').matchAll(/<AreaPage area="(.*?)"/g)].map(([, area = '']) => area),
    ),
  );

/** The facts of every page in the route table. */
export async function pageFacts(): Promise<PageFacts[]> {
  const folders = await readPageFolders();
  const described = describedAreas();
  return Promise.all(
    folders.map(async ({ route, folder, reads }) => {
      const { path, site, access, layout, area } = routes[route];
      const sources = sourcesOf(folder);
      const called = new Set(sources.flatMap((source) => calledIn(readFileSync(join(root, source), 'utf8'))));
      return {
        ...{ route, folder, path, site, access, layout, area, isDescribed: described.has(area) },
        paths: Object.fromEntries(
          localeCodes.map((locale, i) => [locale, i === 0 ? path : `/${locale}${path === '/' ? '' : path}`]),
        ) as Record<Locale, string>,
        reads: [...new Set(reads)].map(factOf),
        calls: [...called].filter((name) => !reads.includes(name)).map(factOf),
        messages: (await messagesOf(sources)).toSorted(),
      };
    }),
  );
}
