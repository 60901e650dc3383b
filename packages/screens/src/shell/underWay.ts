import { useEffect, useSyncExternalStore } from 'react';

let count = 0;
const listeners = new Set<() => void>();
const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};
const change = (by: 1 | -1) => {
  count += by;
  for (const listener of listeners) listener();
};

/** Says while `on` that something is done here that nobody may be interrupted in: a game that is being scored. */
export function useUnderWay(on: boolean): void {
  useEffect(() => {
    if (!on) return;
    change(1);
    return () => change(-1);
  }, [on]);
}

/** Whether something is done that may not be interrupted. */
export const useIsUnderWay = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => count > 0,
    () => false,
  );
