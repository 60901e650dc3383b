import { useEffect, useSyncExternalStore } from 'react';

/** How the page on screen is loading, as its boundary sees it: waiting for its reads, failed, or neither. */
type PageLoad = 'idle' | 'loading' | 'error';

const shown = { loading: 0, error: 0 };
const listeners = new Set<() => void>();

const change = (what: keyof typeof shown, by: 1 | -1) => {
  shown[what] += by;
  for (const listener of listeners) listener();
};
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const current = (): PageLoad => (shown.loading > 0 ? 'loading' : shown.error > 0 ? 'error' : 'idle');

/** While its caller is on screen, the loading bar shows that the page is loading, or that it failed. */
export function useReportPageLoad(what: 'loading' | 'error'): void {
  useEffect(() => {
    change(what, 1);
    return () => change(what, -1);
  }, [what]);
}

/** What the loading bar shows, beside a navigation that the host has under way. */
export const usePageLoad = (): PageLoad => useSyncExternalStore(subscribe, current, () => 'idle');
