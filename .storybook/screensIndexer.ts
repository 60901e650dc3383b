import type { Indexer } from 'storybook/internal/types';
import { dirname, relative } from 'node:path';
import type { PageFacts } from '../scripts/lib/pageFacts.ts';
import { root } from '../scripts/lib/project.ts';

/** How far into a word Storybook's search still finds what is typed; it compares word by word. */
const reach = 16;

/** A path as words that search finds in any part: `/manage/tournaments/{id}/play/list /play/list`. */
export const searchable = (path: string): string => {
  const cuts = [...path.matchAll(/\//g)].map(({ index }) => index);
  const words = [path];
  for (let from = 0; path.length - from > reach;) {
    const next = cuts.find((cut) => cut - from > reach) ?? cuts.findLast((cut) => cut > from);
    if (next === undefined) break;
    words.push(path.slice(next));
    from = next;
  }
  return words.join(' ');
};

/** What separates a story's name from the path behind it. The sidebar shows what stands before it. */
export const pathMark = '  ';

/**
 * Indexes the stories of pages as Storybook's own indexer does, and writes the page's path behind the name of the first:
 * the sidebar's search looks at names, so that it finds a screen by its path.
 */
export const screensIndexer = (pages: readonly PageFacts[], { createIndex }: Indexer): Indexer => ({
  test: /[\\/]packages[\\/]screens[\\/].*\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const entries = await createIndex(fileName, options);
    const folder = relative(root, dirname(fileName)).replaceAll('\\', '/');
    const paths = pages.filter((page) => page.folder === folder).map(({ path }) => searchable(path));
    return entries.map((entry, i) =>
      i === 0 && paths.length > 0 ? { ...entry, name: `${entry.name ?? entry.exportName}${pathMark}${paths.join(' ')}` } : entry,
    );
  },
});
