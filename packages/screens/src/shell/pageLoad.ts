import { useEffect, useSyncExternalStore } from 'react';

/** The state of the current page: its boundary waits for reads, shows an error, or neither. */
type PageLoad = 'idle' | 'loading' | 'error';

const counts = { loading: 0, error: 0 };
const listeners = new Set<() => void>();

const change = (state: keyof typeof counts, step: 1 | -1) => {
  counts[state] += step;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = (): PageLoad => (counts.loading > 0 ? 'loading' : counts.error > 0 ? 'error' : 'idle');

/** Sets the loading bar to this state while the calling component is mounted. */
export function useReportPageLoad(state: 'loading' | 'error'): void {
  useEffect(() => {
    change(state, 1);
    return () => change(state, -1);
  }, [state]);
}

/** The state of the current page for the loading bar, which also shows the host's pending navigations. */
export const usePageLoad = (): PageLoad => useSyncExternalStore(subscribe, current, () => 'idle');
