import type { PageFacts } from '../scripts/lib/pageFacts.ts';

/** The panel asks for the page of a story file, since only the preview knows pages and texts. */
export const askForPage = 'oche/page/ask';
export const tellPage = 'oche/page/tell';

export type PageQuestion = { folder: string; locale: string };
export type PageAnswer = { folder: string; pages: PageFacts[]; texts: Record<string, string> };

/** `./packages/screens/src/home/home/Home.stories.tsx` → `packages/screens/src/home`. */
export const folderOf = (importPath: string) => importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');
