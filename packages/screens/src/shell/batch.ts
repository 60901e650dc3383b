/**
 * Collects items and passes them to `onBatch` together, `delayMs` after the first item of a batch. If several items have the same key,
 * the last one is kept. `stop` drops the items that are waiting.
 */
export function createBatcher<T>({
  keyOf,
  delayMs,
  onBatch,
}: {
  keyOf: (item: T) => string;
  delayMs: () => number;
  onBatch: (items: T[]) => void;
}): { add: (items: readonly T[]) => void; stop: () => void } {
  const waiting = new Map<string, T>();
  let timer: ReturnType<typeof setTimeout> | null = null;
  return {
    add: (items) => {
      for (const item of items) waiting.set(keyOf(item), item);
      if (waiting.size === 0) return;
      timer ??= setTimeout(() => {
        const batch = [...waiting.values()];
        waiting.clear();
        timer = null;
        onBatch(batch);
      }, delayMs());
    },
    stop: () => {
      if (timer) clearTimeout(timer);
      timer = null;
      waiting.clear();
    },
  };
}

/** Milliseconds in which the events of several boards cause one refetch. */
export const batchMs = 250;

/** Milliseconds to wait before a refetch: the batch, and a random share of `spreadMs`. */
export const readDelayMs = (spreadMs: number, random: () => number): number => batchMs + random() * spreadMs;
