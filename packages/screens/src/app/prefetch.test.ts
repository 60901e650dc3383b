import { expect, test, vi } from 'vitest';
import { createPrefetch } from './prefetch.ts';

const paths = ['/', '/tournaments', '/auth/login', '/manage', '/profile', '/tablet'];
/** A loader whose promises the test settles through `open`. */
const manualLoader = () => {
  const open: { resolve: () => void; reject: (error: Error) => void }[] = [];
  const load = vi.fn(() => new Promise<void>((resolve, reject) => open.push({ resolve, reject })));
  return { open, load };
};
const settled = () => new Promise((resolve) => setTimeout(resolve));

test('screens are prefetched four at a time', async () => {
  const { open, load } = manualLoader();
  const prefetch = createPrefetch(load, () => false);
  for (const path of paths) prefetch(path, 'app');
  expect(load).toHaveBeenCalledTimes(4);
  open[0]?.resolve();
  await settled();
  expect(load).toHaveBeenCalledTimes(5);
  for (const { resolve } of open) resolve();
  await settled();
  expect(load).toHaveBeenCalledTimes(6);
});

test('each screen is prefetched once for all languages, and again if it did not load', async () => {
  const { open, load } = manualLoader();
  const prefetch = createPrefetch(load, () => false);
  prefetch('/tournaments', 'app');
  prefetch('/de/tournaments', 'app');
  expect(load.mock.calls).toEqual([['tournaments']]);
  open[0]?.reject(new Error('offline'));
  await settled();
  prefetch('/nl/tournaments', 'app');
  expect(load).toHaveBeenCalledTimes(2);
});

test('nothing is prefetched on a slow connection, or for a path without a page', () => {
  const { load } = manualLoader();
  createPrefetch(load, () => true)('/tournaments', 'app');
  createPrefetch(load, () => false)('/no/such/page', 'app');
  expect(load).not.toHaveBeenCalled();
});
