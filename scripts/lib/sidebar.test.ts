import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { routes } from '@oche/routes/table';
import { expect, it } from 'vitest';
import { searchable } from '../../.storybook/screensIndexer.ts';
import { readRows } from './componentCatalogue.ts';
import { pageFacts } from './pageFacts.ts';
import { root } from './project.ts';
import { screensTitle, sidebar } from './sidebar.ts';

it('has docs pages for areas of the route table, and one page for all other areas', async () => {
  const texts = globSync('docs/areas/*.mdx', { cwd: root }).map((file) => readFileSync(join(root, file), 'utf8'));
  const described = texts.flatMap((text) => {
    const area = text.match(/<AreaPage area="(.*?)"/)?.[1];
    return area === undefined ? [] : [{ title: text.match(/title="(.*?)"/)?.[1], area }];
  });
  const areas: string[] = Object.values(routes).map(({ area }) => area);
  for (const { title, area } of described) {
    expect(areas).toContain(area);
    expect(title).toBe(`${screensTitle(area)}/All states`);
  }
  expect(texts.filter((text) => text.includes('<OtherAreas />'))).toHaveLength(1);
  const pages = await pageFacts();
  expect(pages.filter(({ isDescribed, area }) => isDescribed !== described.some((page) => page.area === area))).toEqual([]);
});

it('puts components under their section and screens under their area', async () => {
  const entries = await sidebar();
  const titleOf = (folder: string) => entries.find(({ directory }) => directory.endsWith(folder))?.titlePrefix;
  expect(titleOf('packages/ui/src/Button')).toBe('Components/2 Actions and form controls');
  expect(titleOf('manage/tournaments/playList')).toBe('Screens/Manage tournaments area');
});

it('reads purpose, states, foundation and keyboard of a component', () => {
  const row = '## 2. Actions\n\n| `Button` | press it | busy, off | native | Enter |\n';
  expect(readRows(row)).toEqual([
    { component: 'Button', section: '2 Actions', purpose: 'press it', states: 'busy, off', builtOn: 'native', keyboard: 'Enter' },
  ]);
});

it('repeats the last part of a long path, so that a search finds it', () => {
  expect(searchable('/live/{id}')).toBe('/live/{id}');
  expect(searchable('/manage/tournaments/{id}/play/list')).toBe('/manage/tournaments/{id}/play/list /{id}/play/list');
});

it('lists the endpoints and the texts of a page', async () => {
  const pages = await pageFacts();
  const list = pages.find(({ route }) => route === 'playList');
  expect(list?.reads.map(({ name }) => name)).toContain('getPlayList');
  expect(list?.calls.map(({ name }) => name)).toContain('callGame');
  expect(list?.paths.de).toBe('/de/manage/tournaments/{id}/play/list');
  expect(list?.messages.length).toBeGreaterThan(0);
});
