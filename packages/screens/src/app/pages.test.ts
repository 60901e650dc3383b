import { expect, test } from 'vitest';
import { routeNames, routes } from '@oche/routes/table';
import { readsOf } from '../shell/definePage.ts';
import { loadPage } from './pages.ts';

/** A query that records which keys are looked up. */
function recordingSearch(): { search: URLSearchParams; keys: Set<string> } {
  const keys = new Set<string>();
  const search = new URLSearchParams();
  const record = (key: string) => {
    keys.add(key);
    return '';
  };
  Object.assign(search, { get: record, has: (key: string) => record(key) !== '', getAll: (key: string) => [record(key)] });
  return { search, keys };
}

test.each(routeNames.filter((name) => routes[name].access === 'none'))('%s declares the query that it reads', async (name) => {
  const page = await loadPage(name);
  const { search, keys } = recordingSearch();
  readsOf(page, {}, search);
  expect([...keys].filter((key) => !page.query?.includes(key))).toEqual([]);
});
