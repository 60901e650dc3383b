import { expect, test } from 'vitest';
import { routeNames, routes } from '@oche/routes/table';
import { readsOf } from '../shell/definePage.ts';
import { loadPage } from './pages.ts';

/** The keys of the query that somebody looks up. */
function watch(): { search: URLSearchParams; keys: Set<string> } {
  const keys = new Set<string>();
  const search = new URLSearchParams();
  const note = (key: string) => {
    keys.add(key);
    return '';
  };
  Object.assign(search, { get: note, has: (key: string) => note(key) !== '', getAll: (key: string) => [note(key)] });
  return { search, keys };
}

test.each(routeNames.filter((name) => routes[name].access === 'none'))('%s declares the query that it reads', async (name) => {
  const page = await loadPage(name);
  const { search, keys } = watch();
  readsOf(page, {}, search);
  expect([...keys].filter((key) => !page.query?.includes(key))).toEqual([]);
});
