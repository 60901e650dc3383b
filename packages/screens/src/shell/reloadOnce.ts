import { reloadGuardMs } from '@oche/api/session';
import type { Storage } from '@oche/api/tokens';

const key = 'oche-chunk-reloaded-at';

/** Loads a page anew after a chunk of it was gone, as after an update; at most once in ten seconds, for then it is not that. */
export function reloadOnce(storage: Storage, path: string): void {
  if (Date.now() - Number(storage.get(key) ?? 0) < reloadGuardMs) return;
  storage.set(key, String(Date.now()));
  window.location.assign(path);
}
