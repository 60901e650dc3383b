import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { routes } from '@oche/routes/table';
import { readRows } from './componentCatalogue.ts';
import { readPageFolders } from './pageFolders.ts';
import { root } from './project.ts';

/** Which files stand under which title of Storybook's sidebar, as `stories` of its configuration takes it. */
export type Shelf = { directory: string; files: string; titlePrefix: string };

/**
 * Where the docs page and the screens of an area stand: `Screens/Manage tournaments area`. Never the name of a screen alone, which
 * Storybook would take for the same thing.
 */
export const screensTitle = (area: string) => `Screens/${area.charAt(0).toUpperCase()}${area.slice(1).replaceAll('/', ' ')} area`;

/**
 * The sidebar: components under the section of the catalogue that lists them, screens under their area of the route table.
 * A story file says no title itself.
 */
export async function sidebar(): Promise<Shelf[]> {
  const rows = readRows(readFileSync(join(root, 'packages/ui/components.md'), 'utf8'));
  const pages = await readPageFolders();
  const files = globSync('packages/*/src/**/*.stories.tsx', { cwd: root }).toSorted();
  const titleOf = (folder: string): string => {
    const page = pages.find((candidate) => candidate.folder === folder);
    if (page) return screensTitle(routes[page.route].area);
    if (!folder.startsWith('packages/ui/')) return 'Behind the screens';
    return `Components/${rows.find(({ component }) => component === basename(folder))?.section ?? 'Not yet listed'}`;
  };
  const folders = [...new Set(files.map((file) => dirname(file)))];
  return folders.map((folder) => ({ directory: `../${folder}`, files: '*.stories.tsx', titlePrefix: titleOf(folder) }));
}
