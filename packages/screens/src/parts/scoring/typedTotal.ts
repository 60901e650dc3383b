/** A store of the total that is typed but not entered yet. */
export type TypedTotal = { get: () => number | null; set: (total: number | null) => void; subscribe: (listener: () => void) => () => void };

/** The store is outside React state, so that a digit renders only the keypad and the visits, not the scoreboard and the bar. */
export function createTypedTotal(): TypedTotal {
  let typed: number | null = null;
  const listeners = new Set<() => void>();
  return {
    get: () => typed,
    set(total) {
      typed = total;
      for (const listener of listeners) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
