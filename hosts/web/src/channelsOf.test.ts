import { expect, test } from 'vitest';
import { endpoints } from '@oche/api/contract/endpoints';
import { pathParams } from '@oche/api/wire';
import { routeNames, routes } from '@oche/routes/table';
import { loadPage } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { isFollowed } from './channelsOf.ts';

/** Lists with a channel; a list of everything else may be as old as a page may be. */
const followedLists = ['getHome', 'listTournaments'];

test('of everything that a public page reads it is known who tells that it changed', async () => {
  const open = await Promise.all(routeNames.filter((name) => routes[name].access === 'none').map(loadPage));
  const read = open.flatMap((page) =>
    Object.values(readsOf(page, {}, new URLSearchParams())).map((each) => ({ page: page.route, reads: each.name })),
  );
  expect(read.length).toBeGreaterThan(20);
  const one = read.filter(({ reads }) => pathParams(endpoints[reads].path).length > 0 || followedLists.includes(reads));
  expect(one.filter(({ reads }) => !isFollowed(reads))).toEqual([]);
});
