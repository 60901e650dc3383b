/** What is typed and not entered yet. */
export type TypedTotal = { get: () => number | null; set: (total: number | null) => void; subscribe: (listener: () => void) => () => void };

/** Kept beside the components: a digit then draws the keypad and the chalk anew, not the beds and the bar. */
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
