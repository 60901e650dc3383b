import { expect, it } from 'vitest';
import { isBuilt, missingStories, readSpecifiedRoutes, routeDifferences } from './pageFolders.ts';
import type { PageFolder } from './pageFolders.ts';

const page = (values: Partial<PageFolder>): PageFolder => ({
  route: 'home',
  folder: 'home',
  stories: new Set(),
  reads: [],
  readsAny: true,
  isStatic: false,
  lists: false,
  ...values,
});

it('lists the stories that a page lacks', () => {
  expect(missingStories(page({}))).toEqual(['Default', 'LongGermanNames', 'Failed']);
  expect(missingStories(page({ readsAny: false }))).toEqual(['Default', 'LongGermanNames']);
  const stories = new Set(['Default', 'Failed', 'LongGermanNames']);
  expect(missingStories(page({ stories }))).toEqual([]);
  expect(missingStories(page({ stories, lists: true }))).toEqual(['Empty']);
  expect(missingStories(page({ stories, route: 'tournamentGames', lists: true }))).toEqual(['Empty', 'NotFound']);
});

it('counts a page without an endpoint as built only if it is static', () => {
  const stories = new Set(['Default', 'LongGermanNames']);
  expect(isBuilt(page({ stories, readsAny: false }))).toBe(false);
  expect(isBuilt(page({ stories, readsAny: false, isStatic: true }))).toBe(true);
});

it('reads the specified pages', () => {
  const specified = readSpecifiedRoutes();
  expect(specified).toHaveLength(127);
  expect(specified[0]).toEqual({ site: 'app', path: '/', access: 'none', layout: 'default', area: 'home' });
});

it('reports differences between the route table and the specified pages', () => {
  const [home = page({}) as never] = readSpecifiedRoutes();
  expect(routeDifferences([home], { home })).toEqual([]);
  expect(routeDifferences([home], { home: { ...home, access: 'auth' } })).toEqual(['home: access is "auth", specified is "none"']);
  expect(routeDifferences([home], { news: { ...home, path: '/news' } })).toEqual(['news: routes.tsv has no page /news of site "app"']);
});
