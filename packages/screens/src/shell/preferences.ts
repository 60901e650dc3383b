import { useCallback, useSyncExternalStore } from 'react';
import { useHost } from './host.tsx';

/** Preferences stored on this device. */
const preferences = {
  /** the device belongs to a board and shows nothing else */
  tabletMode: { key: 'tabletMode', values: ['false', 'true'] },
  /** super admins see edit links on public pages */
  showManage: { key: 'showManage', values: ['false', 'true'] },
  /** `themeScript` reads the same key */
  colorMode: { key: 'nuxt-color-mode', values: ['system', 'light', 'dark'] },
} as const;

type Preferences = typeof preferences;
export type PreferenceName = keyof Preferences;
export type PreferenceValue<N extends PreferenceName> = Preferences[N]['values'][number];
export type ColorMode = PreferenceValue<'colorMode'>;

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

/** A stored preference and a function to set it. The first value is the default, and the one that servers render. */
export function usePreference<N extends PreferenceName>(name: N): [PreferenceValue<N>, (value: PreferenceValue<N>) => void] {
  const { storage } = useHost();
  const { key, values } = preferences[name];
  const first: PreferenceValue<N> = values[0];
  const read = () => (values as readonly PreferenceValue<N>[]).find((value) => value === storage.get(key)) ?? first;
  const value = useSyncExternalStore(subscribe, read, () => first);
  const set = useCallback(
    (next: PreferenceValue<N>) => {
      storage.set(key, next);
      for (const listener of listeners) listener();
    },
    [storage, key],
  );
  return [value, set];
}
