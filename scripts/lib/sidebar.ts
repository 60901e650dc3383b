import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { routes } from '@oche/routes/table';
import { readRows } from './componentCatalogue.ts';
import { readPageFolders } from './pageFolders.ts';
import { root } from './project.ts';

/** Story files and their title in Storybook's sidebar, in the form of Storybook's option `stories`. */
export type SidebarEntry = { directory: string; files: string; titlePrefix: string };

/**
 * The title above the docs page and the screens of an area, such as `Screens/Manage tournaments area`. It ends with "area", because Storybook
 * would merge an area and a screen of the same name.
 */
export const screensTitle = (area: string) => `Screens/${area.charAt(0).toUpperCase()}${area.slice(1).replaceAll('/', ' ')} area`;

/**
 * The sidebar, with components under their section of components.md and screens under their area of the route table. Story files therefore
 * declare no title.
 */
export async function sidebar(): Promise<SidebarEntry[]> {
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
