import { reloadGuardMs } from '@oche/api/session';
import type { Storage } from '@oche/api/tokens';

const key = 'oche-screen-reloaded-at';

/** Loads the page anew after its code was gone, as after an update; at most once in ten seconds, for then it is not that. */
export function reloadOnce(storage: Storage, reload: () => void, now = Date.now()): void {
  if (now - Number(storage.get(key) ?? 0) < reloadGuardMs) return;
  storage.set(key, String(now));
  reload();
}
