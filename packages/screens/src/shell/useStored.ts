import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from './host.tsx';

const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  // `storage` events report changes made in other tabs.
  const stop = new AbortController();
  if (typeof window !== 'undefined') window.addEventListener('storage', listener, { signal: stop.signal });
  return () => {
    stop.abort();
    listeners.delete(listener);
  };
};

/** A text stored on this device, and a function to set it. It is null if nothing is stored, and on servers. */
export function useStored(key: string): [string | null, (value: string | null) => void] {
  const { storage } = useHost();
  const value = useSyncExternalStore(
    subscribe,
    () => storage.get(key),
    () => null,
  );
  const set = useCallback(
    (next: string | null) => {
      if (next === null) storage.remove(key);
      else storage.set(key, next);
      for (const listener of listeners) listener();
    },
    [storage, key],
  );
  return [value, set];
}
