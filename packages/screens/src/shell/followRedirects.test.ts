import { parseRedirects } from '@oche/routes/redirects';
import { expect, test, vi } from 'vitest';
import { followRedirects } from './followRedirects.ts';

test('a redirect to a path navigates, a redirect to another site leaves the app, and other URLs are unchanged', () => {
  const [navigate, leave] = [vi.fn(), vi.fn()];
  const go = followRedirects(parseRedirects('/open /tournaments/open-12, /shop https://shop.example/'), navigate, leave);
  go('/open?ref=qr', { replace: true });
  go('/nl/tournaments?page=2');
  go('/shop#top');
  go('https://oche.example/manage');
  expect(navigate.mock.calls).toEqual([
    ['/tournaments/open-12', { replace: true }],
    ['/nl/tournaments?page=2', undefined],
  ]);
  expect(leave.mock.calls).toEqual([['https://shop.example/'], ['https://oche.example/manage']]);
});
