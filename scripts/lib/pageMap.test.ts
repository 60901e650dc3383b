import { expect, test } from 'vitest';
import { folderOfPage, folderProblems, mapProblems } from './pageMap.ts';

test('the folder of a page has its area and name; a second route to the page has the same folder', () => {
  expect(folderOfPage('playList')).toBe('packages/screens/src/manage/tournaments/playList');
  expect(folderOfPage('tournamentOverview')).toBe(folderOfPage('tournament'));
});

test('reports pages without a row, and rows without a page or a screen', () => {
  expect(folderProblems()).toEqual([]);
  expect(folderProblems(['packages/screens/src/news/list/page.ts'])).toEqual([
    'packages/screens/src/news/list/page.ts: no row of packages/routes/src/table.ts has this area and name',
  ]);
  const missing = 'packages/screens/src/home/home/Home.tsx';
  expect(folderProblems(undefined, (file) => file !== missing)).toEqual([
    `home: ${missing} is missing; \`npm run new -- page home\` creates the files of a page`,
  ]);
});

test('reports a stale map', () => {
  expect(mapProblems()).toEqual([]);
  expect(mapProblems('')).toEqual(['packages/screens/src/app/pageMap.ts is stale: run `npm run new -- map`']);
});
