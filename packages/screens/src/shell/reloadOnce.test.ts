import { memoryStorage } from '@oche/api/tokens';
import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

test('a page reloads at most once in ten seconds', () => {
  const storage = memoryStorage();
  const reload = vi.fn();
  reloadOnce(storage, reload, 1_000_000);
  reloadOnce(storage, reload, 1_009_999);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(storage, reload, 1_010_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
