import { memoryStorage } from '@oche/api/tokens';
import { expect, test, vi } from 'vitest';
import { reloadOnce } from './reloadOnce.ts';

test('a page is not loaded again and again', () => {
  const storage = memoryStorage();
  const reload = vi.fn();
  reloadOnce(storage, reload, 1_000_000);
  reloadOnce(storage, reload, 1_009_999);
  expect(reload).toHaveBeenCalledTimes(1);
  reloadOnce(storage, reload, 1_010_000);
  expect(reload).toHaveBeenCalledTimes(2);
});
