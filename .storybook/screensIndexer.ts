import type { Indexer } from 'storybook/internal/types';
import { dirname, relative } from 'node:path';
import type { PageFacts } from '../scripts/lib/pageFacts.ts';
import { root } from '../scripts/lib/project.ts';

/** Storybook's search compares word by word, and finds a match only if it begins within this many characters of a word. */
const searchedCharacters = 16;

/** A path followed by suffixes of it, so that search finds every part: `/manage/tournaments/{id}/play/list /{id}/play/list`. */
export const searchable = (path: string): string => {
  const slashes = [...path.matchAll(/\//g)].map(({ index }) => index);
  const words = [path];
  for (let start = 0; path.length - start > searchedCharacters;) {
    const next = slashes.find((slash) => slash - start > searchedCharacters) ?? slashes.findLast((slash) => slash > start);
    if (next === undefined) break;
    words.push(path.slice(next));
    start = next;
  }
  return words.join(' ');
};

/** Separates a story's name from the path after it. The sidebar shows only the name. */
export const pathSeparator = '  ';

/**
 * Indexes the stories of pages with Storybook's own indexer. Appends the page's path to the name of the first story, because the sidebar only
 * searches names.
 */
export const screensIndexer = (pages: readonly PageFacts[], { createIndex }: Indexer): Indexer => ({
  test: /[\\/]packages[\\/]screens[\\/].*\.stories\.tsx$/,
  createIndex: async (fileName, options) => {
    const entries = await createIndex(fileName, options);
    const folder = relative(root, dirname(fileName)).replaceAll('\\', '/');
    const paths = pages.filter((page) => page.folder === folder).map(({ path }) => searchable(path));
    return entries.map((entry, i) =>
      i === 0 && paths.length > 0 ? { ...entry, name: `${entry.name ?? entry.exportName}${pathSeparator}${paths.join(' ')}` } : entry,
    );
  },
});
