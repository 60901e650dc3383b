import { expect, test } from 'vitest';
import { pageFiles, rowFor, withRow } from './newPage.ts';
import type { SpecifiedRow } from './pageFolders.ts';

const specified: SpecifiedRow[] = [
  { site: 'app', path: '/news', access: 'none', layout: 'default', area: 'news' },
  { site: 'app', path: '/manage/news/{id}', access: 'auth', layout: 'default', area: 'manage/news' },
];
const table = `export const routes = {
  home: { path: '/', site: 'app', access: 'none', layout: 'default', area: 'home' },
  newsItem: {
    path: '/news/{slug}',
    site: 'app',
    access: 'none',
    layout: 'default',
    area: 'news',
  },
  live: { path: '/live/{id}', site: 'both', access: 'none', layout: 'default', area: 'live' },
} as const satisfies Record<string, Route>;
`;

test('uses the specified row of a path, unless an option overrides it', () => {
  expect(rowFor({ name: 'news', path: '/news' }, specified)).toEqual({ name: 'news', ...specified[0] });
  expect(rowFor({ name: 'news', path: '/news', access: 'auth' }, specified)).toMatchObject({ access: 'auth', area: 'news' });
});

test('rejects a path without a specified row, an invalid name and an endpoint without a list', () => {
  expect(() => rowFor({ name: 'faq', path: '/faq' }, specified)).toThrow('routes.tsv has no page /faq');
  expect(() => rowFor({ name: 'News page', path: '/news' }, specified)).toThrow('not a valid route name');
  expect(() => rowFor({ name: 'news', path: '/news', lists: 'getHome' }, specified)).toThrow('no endpoint "getHome" that returns pages');
});

test('inserts the row after the other rows of its area, or at the end if the area is new', () => {
  const news = withRow(table, rowFor({ name: 'news', path: '/news' }, specified));
  expect(news).toContain(
    `    area: 'news',\n  },\n  news: { path: '/news', site: 'app', access: 'none', layout: 'default', area: 'news' },\n  live:`,
  );
  const managed = withRow(table, rowFor({ name: 'newsManage', path: '/manage/news/{id}' }, specified));
  expect(managed).toMatch(/area: 'live' \},\n\n {2}newsManage: \{[^\n]+\},\n\} as const/);
});

test('creates page, texts, screen and stories in the folder of the page', () => {
  const files = pageFiles(rowFor({ name: 'newsManage', path: '/manage/news/{id}', lists: 'listTournaments' }, specified));
  const folder = 'packages/screens/src/manage/news/newsManage';
  const names = ['page.ts', 'messages.ts', 'NewsManage.tsx', 'NewsManage.stories.tsx'];
  expect(files.map(({ path }) => path)).toEqual(names.map((name) => `${folder}/${name}`));
  const stories = files.at(-1)?.text;
  for (const story of ['Default', 'Empty', 'Loading', 'Failed', 'LongGermanNames', 'NotFound'])
    expect(stories).toContain(`export const ${story}: Story`);
  expect(files[0]?.text).toContain("from '../../../shell/definePage.ts'");
});
