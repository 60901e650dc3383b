import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const change = (step: 1 | -1) => {
  count += step;
  for (const listener of listeners) listener();
};

/** While `active`, reports an activity that must not be interrupted, such as scoring a game. */
export function useUnderWay(active: boolean): void {
  useEffect(() => {
    if (!active) return;
    change(1);
    return () => change(-1);
  }, [active]);
}

/** Whether an activity that must not be interrupted is in progress. */
export const useIsUnderWay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
