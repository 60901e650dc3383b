import type { PageFacts } from '../scripts/lib/pageFacts.ts';

/** Events between the Page panel and the preview. The panel requests the pages of a story file, because only the preview has pages and texts. */
export const pageRequest = 'oche/page/request';
export const pageResponse = 'oche/page/response';

export type PageRequest = { folder: string; locale: string };
export type PageResponse = { folder: string; pages: PageFacts[]; texts: Record<string, string> };

/** The folder of a story file: `./packages/screens/src/home/home/Home.stories.tsx` → `packages/screens/src/home/home`. */
export const folderOf = (importPath: string) => importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');
