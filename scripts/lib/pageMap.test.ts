import { expect, test } from 'vitest';
import { folderOfPage, folderProblems, mapProblems } from './pageMap.ts';

test('a page is in the folder of its area and its name, a second address in that of the first', () => {
  expect(folderOfPage('playList')).toBe('packages/screens/src/manage/tournaments/playList');
  expect(folderOfPage('tournamentOverview')).toBe(folderOfPage('tournament'));
});

test('names pages without a row, and rows without a page or a screen', () => {
  expect(folderProblems()).toEqual([]);
  expect(folderProblems(['packages/screens/src/news/list/page.ts'])).toEqual([
    'packages/screens/src/news/list/page.ts: no row of packages/routes/src/table.ts has this folder, which is its area and its name',
  ]);
  const missing = 'packages/screens/src/home/home/Home.tsx';
  expect(folderProblems(undefined, (file) => file !== missing)).toEqual([
    `home: ${missing} is missing; \`npm run new -- page home\` writes the files of a page`,
  ]);
});

test('says that a map is stale', () => {
  expect(mapProblems()).toEqual([]);
  expect(mapProblems('')).toEqual(['packages/screens/src/app/pageMap.ts is stale: run `npm run new -- map`']);
});
