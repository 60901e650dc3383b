import { reloadGuardMs } from '@oche/api/session';
import type { Storage } from '@oche/api/tokens';

const key = 'oche-screen-reloaded-at';

/**
 * Reloads the page if its code could not be loaded, as after an update. It reloads at most once in ten seconds. If the reload does
 * not help, there is another cause.
 */
export function reloadOnce(storage: Storage, reload: () => void, now = Date.now()): void {
  if (now - Number(storage.get(key) ?? 0) < reloadGuardMs) return;
  storage.set(key, String(now));
  reload();
}
