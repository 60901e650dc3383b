import { expect, test } from 'vitest';
import { routeNames, routes } from '@oche/routes/table';
import { pages } from '@oche/screens/pages';
import { readsOf } from '@oche/screens/shell/definePage';
import { isFollowed } from './channelsOf.ts';

test('of everything that a public page reads it is known who tells that it changed', () => {
  const read = routeNames
    .filter((name) => routes[name].access === 'none')
    .flatMap((name) => Object.values(readsOf(pages[name], {}, new URLSearchParams())).map((each) => ({ page: name, reads: each.name })));
  expect(read.length).toBeGreaterThan(20);
  expect(read.filter(({ reads }) => !isFollowed(reads))).toEqual([]);
});
