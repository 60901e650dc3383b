import type { PageFacts } from '../scripts/lib/pageFacts.ts';

/** Events between the Page panel and the preview. The panel asks for the page of a story file, because only the preview has pages and texts. */
export const pageAsked = 'oche/page/asked';
export const pageAnswered = 'oche/page/answered';

export type PageQuestion = { folder: string; locale: string };
export type PageAnswer = { folder: string; pages: PageFacts[]; texts: Record<string, string> };

/** `./packages/screens/src/home/home/Home.stories.tsx` → `packages/screens/src/home/home`. */
export const folderOf = (importPath: string) => importPath.replace(/^\.\//, '').replace(/\/[^/]*$/, '');
